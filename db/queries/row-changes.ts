import type { Updateable } from 'kysely';
import type { ActionInput } from '../../domain/application/inputs.ts';
import { PENDING_STATUSES, type StatusId } from '../../domain/application/status.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import type { ApprovedTerms } from '../../domain/application/approved-terms.ts';
import { sameTerms, type Proposal, type ProposalStep } from '../../domain/application/proposal.ts';
import type { LoanRequest } from '../schema.gen.ts';
import { approvedColumns } from './approved-columns.ts';

export type RowChanges = Updateable<LoanRequest>;

export interface ChangeFacts<A extends ActionName = ActionName> {
  input: ActionInput<A>;
  actorId: string | null;
  from: StatusId;
  /** ISO instant of the transition. */
  now: string;
  /** Everybody who has assessed the request so far. */
  assessedBy: readonly string[];
  /** Terms of the condition change that is being signed; null when there is none. */
  changeTerms: Partial<ActionInput<'uploadConditionsChange'>> | null;
  /** What the approver approves with the action; null when it approves nothing. */
  terms: ApprovedTerms | null;
  /** Everybody who has approved anything of it so far. */
  approvers: readonly string[];
  proposalStep: ProposalStep | null;
  /** The change of conditions that was confirmed; null when none was. */
  confirmedChange: Proposal | null;
}

const textOrNull = (text: string | undefined): string | null => (text ? text : null);

const assessedByActor = ({ actorId, assessedBy }: ChangeFacts): RowChanges =>
  actorId === null || assessedBy.includes(actorId) ? {} : { assessed_by: [...assessedBy, actorId] };

const contractTerms = (input: ActionInput<'uploadContract' | 'changeContractFile'>): RowChanges => ({
  contract_number: input.contractNumber,
  invega_loan_sum_cents: input.sumCents,
  interest_rate_bp: input.rate,
  payment_term: input.paymentTerm,
  delay_months: input.delayMonths,
});

const approvedByActor = ({ actorId, approvers }: ChangeFacts): RowChanges =>
  actorId === null || approvers.includes(actorId) ? {} : { approvers: [...approvers, actorId] };

/** The sum to work with is the one that was approved. */
const boundTerms = (facts: ChangeFacts): RowChanges => ({
  ...approvedColumns(facts.terms),
  invega_loan_sum_cents: facts.terms!.sumCents,
  approved_by: facts.actorId,
  ...approvedByActor(facts),
});

const approval = (facts: ChangeFacts<'approve' | 'approveWithDocs'>): RowChanges => ({
  ...boundTerms(facts),
  approved_at: facts.now,
  decided_at: facts.now,
});

/** A change that the approver confirmed binds from now on, as it stands in the document. */
function changedTerms({ changeTerms, confirmedChange }: ChangeFacts): RowChanges {
  const { sumCents, rate, paymentTerm } = changeTerms ?? {};
  if (!confirmedChange || !sumCents || !rate || !paymentTerm) return {};
  if (!sameTerms(confirmedChange, { sumCents, rate, paymentTerm })) return {};
  return { approved_sum_cents: sumCents, approved_rate_bp: rate, approved_margin_bp: null };
}

/** What an action changes in the row of the request besides status and version. Actions not named change nothing there. */
const CHANGES: { [A in ActionName]?: (facts: ChangeFacts<A>) => RowChanges } = {
  delete: ({ now }) => ({ deleted_at: now }),
  setAssessor: ({ input }) => ({ assessor_id: input.userId }),
  setCompanySize: (facts) => ({
    company_size_type_id_invega: facts.input.companySizeTypeId,
    ...assessedByActor(facts),
  }),
  setLoanSum: (facts) => ({
    invega_loan_sum_cents: facts.input.sumCents,
    ...(PENDING_STATUSES.includes(facts.from) ? assessedByActor(facts) : {}),
  }),
  // What follows from the findings is worked out where they are stored (screening/move.ts).
  reviewAml: assessedByActor,
  saveAmlCheck: assessedByActor,
  assessRisk: (facts) => ({
    risk_assessment_result_id: facts.input.result,
    risk_assessment_note: textOrNull(facts.input.note),
    risk_assessment_date: facts.input.date,
    risk_assessed_by: facts.actorId,
    risk_assessed_at: facts.now,
    ...assessedByActor(facts),
  }),
  handOver: (facts) => ({ handed_over_at: facts.now, ...assessedByActor(facts) }),
  sendBack: () => ({ handed_over_at: null }),
  // What is written for colleagues becomes the approver's note; nothing written leaves the note as it is.
  approve: (facts) => ({
    ...approval(facts),
    ...(facts.input.comment ? { approvers_comment: facts.input.comment } : {}),
  }),
  approveWithDocs: (facts) => ({
    ...approval(facts),
    refusal_of_funding: facts.input.refusalOfFunding,
    ...(facts.input.contractNumber ? { contract_number: facts.input.contractNumber } : {}),
    ...(facts.input.rate ? { interest_rate_bp: facts.input.rate } : {}),
    ...(facts.input.delayMonths ? { delay_months: facts.input.delayMonths } : {}),
  }),
  submitAdditionalDocs: () => ({ handed_over_at: null }),
  return: (facts) => ({ returned_at: facts.now, handed_over_at: null, ...assessedByActor(facts) }),
  reject: ({ now }) => ({ decided_at: now }),
  docsExpired: ({ now }) => ({ decided_at: now }),
  changeToSubmitted: () => ({
    approved_at: null,
    approved_by: null,
    approvers: [],
    ...approvedColumns(null),
    decided_at: null,
    handed_over_at: null,
  }),
  uploadContract: ({ input }) => contractTerms(input),
  changeContractFile: ({ input }) => contractTerms(input),
  changeTerms: boundTerms,
  confirmConditions: (facts) => (facts.proposalStep === 'confirm' ? approvedByActor(facts) : {}),
  providerSign: ({ now }) => ({ contract_signing_time: now }),
  requestConditionsChange: ({ from }) => ({ came_from: from }),
  rejectConditionsChange: () => ({ came_from: null }),
  providerSignChange: (facts) => ({
    came_from: null,
    conditions_changed: true,
    ...changedTerms(facts),
    ...(facts.changeTerms?.sumCents ? { invega_loan_sum_cents: facts.changeTerms.sumCents } : {}),
    ...(facts.changeTerms?.rate ? { interest_rate_bp: facts.changeTerms.rate } : {}),
    ...(facts.changeTerms?.paymentTerm ? { payment_term: facts.changeTerms.paymentTerm } : {}),
  }),
  extendDelay: (facts) => ({
    delay_months: facts.input.delayMonths,
    delay_extended_at: facts.now,
    ...approvedByActor(facts),
  }),
  saveLoanSums: ({ input }) => ({
    guarantees_loan_sum_cents: input.guaranteesCents,
    covid_loan_sum_cents: input.covidCents,
  }),
  increaseLoanSum: (facts) =>
    facts.proposalStep === 'confirm'
      ? {
          invega_loan_sum_cents: facts.input.sumCents,
          approved_sum_cents: facts.input.sumCents,
          ...approvedByActor(facts),
        }
      : {},
};

/** The changes of one action; the caller's input has been parsed by that action's schema. */
export function rowChanges(action: ActionName, facts: ChangeFacts): RowChanges {
  const table: Partial<Record<ActionName, (facts: never) => RowChanges>> = CHANGES;
  return table[action]?.(facts as never) ?? {};
}
