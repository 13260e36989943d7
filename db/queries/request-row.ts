import { sql } from 'kysely';
import type { ApprovedTerms } from '../../domain/application/approved-terms.ts';
import { Status, type StatusId } from '../../domain/application/status.ts';
import { typedAnswers } from '../../domain/forms/typed-answers.ts';
import type { PersonName } from '../../domain/forms/read-only-values.ts';
import type { LoginType, SchemeCode } from '../../domain/schemes/index.ts';
import type { Tx } from './command-input.ts';
import { OWNER } from './parties.ts';

/** One request as screens need it: its row, its party, its assessor and its answers. */
export interface RequestRow {
  id: number;
  status: StatusId;
  version: number;
  schemeCode: SchemeCode;
  partyId: number;
  partyCode: string;
  partyName: string;
  loginType: LoginType;
  sectorType: number | null;
  copiedFrom: number | null;
  /** Of the request it was copied from. */
  copiedFromStatus: StatusId | null;
  createdAt: Date;
  submittedAt: Date | null;
  firstSubmittedAt: Date | null;
  approvedAt: Date | null;
  returnedAt: Date | null;
  handedOverAt: Date | null;
  contractSigningTime: Date | null;
  submissionCount: number;
  loanSumCents: number | null;
  invegaLoanSumCents: number | null;
  companySizeTypeId: number | null;
  companySizeTypeIdInvega: number | null;
  assessor: { id: string; firstName: string; lastName: string; email: string | null } | null;
  amlCheckResultId: number | null;
  pepExists: boolean;
  vmiChecked: boolean;
  allEvaluationCompleted: boolean;
  conditionsChanged: boolean;
  refusalOfFunding: boolean;
  approversComment: string | null;
  signatorysComment: string | null;
  contractNumber: string | null;
  interestRateBp: number | null;
  paymentTerm: string | null;
  delayMonths: number | null;
  guaranteesLoanSumCents: number | null;
  covidLoanSumCents: number | null;
  /** Answers to the survey by their wire names; null while there are none. */
  ratings: Record<string, number> | null;
  /** What the approver bound the contract to; null before. */
  approved: ApprovedTerms | null;
  ruleSetVersion: string | null;
  stuckCode: string | null;
  stuckSince: Date | null;
  /** The sole trader whose request it is, by their own login; null for a company. */
  owner: PersonName | null;
  /** Who saved the answers last, else who began: a representative perhaps. */
  contact: PersonName;
  /** The answers that count: those last submitted, before the first submission those being filled in. */
  form: Record<string, unknown>;
  formVersion: number;
  savedAt: Date | null;
  /** In 5, the answers being edited beside those that count. */
  draft: { form: Record<string, unknown>; formVersion: number; savedAt: Date | null } | null;
}

type StoredRow = RequestRow & {
  draftForm: Record<string, unknown> | null;
  draftVersion: number;
  draftSavedAt: Date | null;
};

/** A request that is not deleted; null when there is none. */
export async function findRequest(db: Tx, requestId: number): Promise<RequestRow | null> {
  const { rows } = await sql<StoredRow>`
    select r.id, r.status, r.version, r.scheme_code as "schemeCode", r.party_id as "partyId", p.code as "partyCode",
      r.applicant_name as "partyName", r.login_type as "loginType", r.sector_type as "sectorType",
      r.copied_from as "copiedFrom", (select s.status from loan_request s where s.id = r.copied_from)
        as "copiedFromStatus", r.created_at as "createdAt", r.submitted_at as "submittedAt",
      r.first_submitted_at as "firstSubmittedAt", r.approved_at as "approvedAt", r.returned_at as "returnedAt",
      r.handed_over_at as "handedOverAt", r.contract_signing_time as "contractSigningTime",
      r.submission_count as "submissionCount", r.loan_sum_cents as "loanSumCents",
      r.invega_loan_sum_cents as "invegaLoanSumCents", r.company_size_type_id as "companySizeTypeId",
      r.company_size_type_id_invega as "companySizeTypeIdInvega",
      case when a.id is not null then jsonb_build_object('id', a.id, 'firstName', a.first_name, 'lastName', a.last_name,
        'email', a.email) end as assessor,
      r.aml_check_result_id as "amlCheckResultId", r.pep_exists as "pepExists", r.vmi_checked as "vmiChecked",
      r.all_evaluation_completed as "allEvaluationCompleted", r.conditions_changed as "conditionsChanged",
      r.refusal_of_funding as "refusalOfFunding", r.approvers_comment as "approversComment",
      r.signatorys_comment as "signatorysComment", r.contract_number as "contractNumber",
      r.interest_rate_bp as "interestRateBp", r.payment_term as "paymentTerm", r.delay_months as "delayMonths",
      r.guarantees_loan_sum_cents as "guaranteesLoanSumCents", r.covid_loan_sum_cents as "covidLoanSumCents",
      (select jsonb_build_object('starterRatingId', v.starter_rating_id, 'invegaCommunicationRatingId',
        v.invega_communication_rating_id, 'invegaFinancialRatingId', v.invega_financial_rating_id)
        from survey v where v.request_id = r.id) as ratings,
      case when r.approved_sum_cents is not null and r.approved_term_months is not null then jsonb_build_object(
        'sumCents', r.approved_sum_cents, 'rateBp', r.approved_rate_bp, 'marginBp', r.approved_margin_bp,
        'termMonths', r.approved_term_months, 'delayMonths', coalesce(r.approved_delay_months, 0)) end as approved,
      r.rule_set_version as "ruleSetVersion", r.stuck_code as "stuckCode", r.stuck_since as "stuckSince",
      ${OWNER} as owner, jsonb_build_object('firstName', c.first_name, 'lastName', c.last_name) as contact,
      coalesce(sent.form, f.form, '{}') as form, coalesce(sent.form_version, f.form_version, 0) as "formVersion",
      coalesce(sent.submitted_at, f.saved_at) as "savedAt",
      case when r.status = ${Status.returned} then f.form end as "draftForm", f.form_version as "draftVersion",
      f.saved_at as "draftSavedAt"
    from loan_request r join party p on p.id = r.party_id left join app_user a on a.id = r.assessor_id
      left join loan_request_form f on f.request_id = r.id
      join app_user c on c.id = coalesce(f.saved_by, r.created_by)
      left join submission sent on sent.request_id = r.id and sent.no = r.submission_count
    where r.id = ${requestId} and r.deleted_at is null`.execute(db);
  if (!rows[0]) return null;
  const { draftForm, draftVersion, draftSavedAt, ...row } = rows[0];
  const draft = draftForm && { form: draftForm, formVersion: draftVersion, savedAt: draftSavedAt };
  return { ...row, draft };
}

/** The same request as its applicant edits it: answers, and what follows from them, are those of the draft. */
export function asEdited(row: RequestRow): RequestRow {
  if (!row.draft) return row;
  const typed = typedAnswers(row.draft.form, row.loginType);
  return {
    ...row,
    ...row.draft,
    loanSumCents: typed.loanSumCents,
    companySizeTypeId: typed.size,
    sectorType: typed.sectorType ?? row.sectorType,
  };
}
