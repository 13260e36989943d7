// Money that grows after the contract is signed takes two people: the manager proposes, the approver confirms the same.
import type { Role } from './role.ts';

export type ProposalKind = 'increase' | 'change';

/** Sum in cents, rate in basis points; an increase has a sum only. */
export interface ProposedTerms {
  sumCents: number;
  rate: number | null;
  paymentTerm: string | null;
}

export interface Proposal extends ProposedTerms {
  kind: ProposalKind;
  reason: string;
  proposedBy: string;
  proposedAt: string;
  confirmedBy: string | null;
}

/** What the call is: `propose`, `confirm`, `repeat` (one's own proposal) or `unmatched` (nothing there that it could confirm). */
export type ProposalStep = 'propose' | 'confirm' | 'repeat' | 'unmatched';

export interface ProposalCall {
  actorId: string | null;
  roles: readonly Role[];
  /** Null: the person has not said yet, so whatever is proposed is meant. */
  asked: ProposedTerms | null;
}

export const sameTerms = (one: ProposedTerms, other: ProposedTerms): boolean =>
  one.sumCents === other.sumCents && one.rate === other.rate && one.paymentTerm === other.paymentTerm;

/** Which of the two steps a call is, by who makes it and what is open. */
export function proposalStep(open: Proposal | null, { actorId, roles, asked }: ProposalCall): ProposalStep {
  const waits = open !== null && open.confirmedBy === null;
  const isMeant = waits && (asked === null || sameTerms(open, asked));
  const isOwn = open?.proposedBy === actorId;
  if (isMeant && !isOwn && roles.includes('approver')) return 'confirm';
  if (isMeant && isOwn && asked !== null) return 'repeat';
  return roles.includes('manager') ? 'propose' : 'unmatched';
}
