import { sql } from 'kysely';
import {
  proposalStep,
  type Proposal,
  type ProposalKind,
  type ProposalStep,
  type ProposedTerms,
} from '../../domain/application/proposal.ts';
import type { Role } from '../../domain/application/role.ts';
import { Status, type StatusId } from '../../domain/application/status.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import type { Tx } from './command-input.ts';
import type { RequestView } from './request-view.ts';
import { closeTask, openTask } from './tasks.ts';

const PROPOSAL_OF: Partial<Record<ActionName, ProposalKind>> = {
  increaseLoanSum: 'increase',
  confirmConditions: 'change',
};

export function openProposal(view: RequestView, kind: ProposalKind): Proposal | null {
  return view.proposals.find((proposal) => proposal.kind === kind) ?? null;
}

export interface ProposalQuestion {
  action: ActionName;
  actorId: string | null;
  roles: readonly Role[];
  /** Undefined: the person has not said yet. */
  input?: Record<string, unknown>;
}

/** Which of the two steps a call of `increaseLoanSum` or `confirmConditions` is; null for every other action. */
export function stepOf(view: RequestView, { action, input, ...who }: ProposalQuestion): ProposalStep | null {
  const kind = PROPOSAL_OF[action];
  if (!kind) return null;
  return proposalStep(openProposal(view, kind), { ...who, asked: input ? askedTerms(input) : null });
}

/** Terms of a change or an increase as they were given: sum in cents, rate in basis points. */
export function askedTerms(input: Record<string, unknown>): ProposedTerms {
  const { sumCents, rate, paymentTerm } = input;
  return {
    sumCents: Number(sumCents),
    rate: typeof rate === 'number' ? rate : null,
    paymentTerm: typeof paymentTerm === 'string' ? paymentTerm : null,
  };
}

/** Where a proposal may wait: an increase while the contract is in force, a change until both have signed it. */
const STANDS: Record<ProposalKind, readonly StatusId[]> = {
  increase: [Status.signed, Status.changeSigned],
  change: [Status.conditionsChange, Status.changeGenerated, Status.changeSignedByApplicant],
};

export interface ProposalMove extends ProposalQuestion {
  view: RequestView;
  to: StatusId | null;
  commandId: string;
  input: Record<string, unknown>;
}

/** Keeps, confirms or closes proposals as a transition asks, with the approver's task. */
export async function moveProposals(db: Tx, move: ProposalMove): Promise<void> {
  const { view, to, commandId } = move;
  for (const { kind } of view.proposals)
    if (to === null || !STANDS[kind].includes(to)) await closeProposal(db, view.id, kind);
  const kind = PROPOSAL_OF[move.action];
  const step = stepOf(view, move);
  if (!kind || !step) return;
  if (step === 'propose') {
    await closeProposal(db, view.id, kind);
    await insertProposal(db, kind, move);
    await openTask(db, 'confirmTerms', { requestId: view.id, assessorId: null, clocks: [] });
    return;
  }
  await sql`update terms_proposal set confirmed_by = ${move.actorId}::uuid, confirmed_at = clock_timestamp(),
      closed_at = case when kind = 'increase' then clock_timestamp() end
    where request_id = ${view.id} and kind = ${kind} and closed_at is null`.execute(db);
  await closeTask(db, view.id, 'confirmTerms', commandId);
}

async function insertProposal(db: Tx, kind: ProposalKind, { view, actorId, input }: ProposalMove) {
  const { sumCents, rate, paymentTerm } = askedTerms(input);
  await db
    .insertInto('terms_proposal')
    .values({
      request_id: view.id,
      kind,
      sum_cents: sumCents,
      rate_bp: rate,
      payment_term: paymentTerm,
      reason: typeof input.reason === 'string' ? input.reason : '',
      proposed_by: actorId!,
    })
    .execute();
}

async function closeProposal(db: Tx, requestId: number, kind: ProposalKind): Promise<void> {
  await sql`update terms_proposal set closed_at = clock_timestamp()
    where request_id = ${requestId} and kind = ${kind} and closed_at is null`.execute(db);
}
