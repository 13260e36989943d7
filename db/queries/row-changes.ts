import type { Updateable } from 'kysely';
import type { ActionInput } from '../../domain/application/inputs.ts';
import { Status, type StatusId } from '../../domain/application/status.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import { vilniusDate } from '../../domain/values/working-days.ts';
import type { LoanRequest } from '../schema.gen.ts';

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
}

const textOrNull = (text: string | undefined): string | null => (text ? text : null);

const assessedByActor = ({ actorId, assessedBy }: ChangeFacts): RowChanges =>
  actorId === null || assessedBy.includes(actorId) ? {} : { assessed_by: [...assessedBy, actorId] };

const amlDecision = (
  facts: ChangeFacts<'reviewAml' | 'saveAmlCheck'>,
  kind: 'review' | 'additionalCheck',
  decidedOn: string,
): RowChanges => ({
  aml_check_result_id: facts.input.result,
  aml_decision: kind,
  aml_decision_result: facts.input.result,
  aml_decision_on: decidedOn,
  aml_decision_note: textOrNull(facts.input.note),
  aml_decided_by: facts.actorId,
  aml_decided_at: facts.now,
  ...assessedByActor(facts),
});

const contractTerms = (input: ActionInput<'uploadContract' | 'changeContractFile'>): RowChanges => ({
  contract_number: input.contractNumber,
  invega_loan_sum_cents: input.sumCents,
  interest_rate_bp: input.rate,
  payment_term: input.paymentTerm,
  delay_months: input.delayMonths,
});

const approval = ({ actorId, now, input }: ChangeFacts<'approve' | 'approveWithDocs'>): RowChanges => ({
  approved_at: now,
  approved_by: actorId,
  decided_at: now,
  approvers_comment: textOrNull(input.comment),
});

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
    ...(facts.from === Status.submitted || facts.from === Status.documentsSubmitted
      ? assessedByActor(facts)
      : {}),
  }),
  reviewAml: (facts) => amlDecision(facts, 'review', vilniusDate(facts.now)),
  saveAmlCheck: (facts) => amlDecision(facts, 'additionalCheck', facts.input.date),
  assessRisk: (facts) => ({
    risk_assessment_result_id: facts.input.result,
    risk_assessment_note: textOrNull(facts.input.note),
    risk_assessment_date: facts.input.date,
    risk_assessed_by: facts.actorId,
    risk_assessed_at: facts.now,
    ...assessedByActor(facts),
  }),
  handOver: (facts) => ({ handed_over_at: facts.now, ...assessedByActor(facts) }),
  approve: approval,
  approveWithDocs: (facts) => ({
    ...approval(facts),
    refusal_of_funding: facts.input.refusalOfFunding,
    ...(facts.input.contractNumber ? { contract_number: facts.input.contractNumber } : {}),
    ...(facts.input.sumCents ? { invega_loan_sum_cents: facts.input.sumCents } : {}),
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
    decided_at: null,
    approvers_comment: null,
    handed_over_at: null,
  }),
  uploadContract: ({ input }) => contractTerms(input),
  changeContractFile: ({ input }) => contractTerms(input),
  providerSign: ({ now }) => ({ contract_signing_time: now }),
  requestConditionsChange: ({ from }) => ({ came_from: from }),
  rejectConditionsChange: () => ({ came_from: null }),
  providerSignChange: ({ changeTerms }) => ({
    came_from: null,
    conditions_changed: true,
    ...(changeTerms?.sumCents ? { invega_loan_sum_cents: changeTerms.sumCents } : {}),
    ...(changeTerms?.rate ? { interest_rate_bp: changeTerms.rate } : {}),
    ...(changeTerms?.paymentTerm ? { payment_term: changeTerms.paymentTerm } : {}),
  }),
  increaseLoanSum: ({ input }) => ({ invega_loan_sum_cents: input.sumCents }),
};

/** The changes of one action; the caller's input has been parsed by that action's schema. */
export function rowChanges(action: ActionName, facts: ChangeFacts): RowChanges {
  const table: Partial<Record<ActionName, (facts: never) => RowChanges>> = CHANGES;
  return table[action]?.(facts as never) ?? {};
}
