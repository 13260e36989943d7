import { z } from 'zod';
import { TERM_NAMES } from '../../domain/application/approved-terms.ts';
import { date, dateTime, money, ownCallTerm } from './shared.ts';

/** What the approver binds the contract to. */
export const approvedTerms = z
  .object({
    InvegaLoanSum: money,
    /** Fixed rate; null: by the formula. */
    InvegaLoanInterestRate: money.nullable(),
    /** 0.3 × (Reference + Margin), by the reference rate in force; null: the rate is fixed. */
    Formula: z.object({ Reference: money, Margin: money }).nullable(),
    /** Lowest rate the contract may have. */
    LowestRate: money,
    /** Months from the day of the contract. */
    InvegaLoanTerm: z.int(),
    InvegaLoanDelayTerm: z.int(),
    /** SHA-256 of the canonical terms, as on the decision. */
    Hash: z.string(),
  })
  .meta({ id: 'ApprovedTerms' });

/** A term as it was approved beside the one that is being signed. */
export const comparedTerm = z
  .object({
    term: z.enum(TERM_NAMES),
    /** Sum, rate and day as on the wire, months as digits. */
    approved: z.string(),
    contract: z.string(),
    differs: z.boolean(),
    beyond: z.boolean(),
  })
  .meta({ id: 'ComparedTerm' });

export const termsProposal = z
  .object({
    kind: z.enum(['increase', 'change']),
    InvegaLoanSum: money,
    InvegaLoanInterestRate: money.nullable(),
    InvegaLoanPaymentTerm: date.nullable(),
    Reason: z.string(),
    ProposedBy: z.string(),
    ProposedAt: dateTime,
    /** Null: it waits for the approver. */
    ConfirmedBy: z.string().nullable(),
  })
  .meta({ id: 'TermsProposal' });

export const approvalParts = {
  comparedTerms: z.array(comparedTerm),
  termsProposals: z.array(termsProposal),
  /** What is still to be met since the call has closed. */
  callTerm: ownCallTerm.nullable(),
};
