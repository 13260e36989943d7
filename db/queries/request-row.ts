import { sql } from 'kysely';
import type { StatusId } from '../../domain/application/status.ts';
import type { LoginType, SchemeCode } from '../../domain/schemes/index.ts';
import type { Tx } from './command-input.ts';

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
  ruleSetVersion: string | null;
  stuckCode: string | null;
  stuckSince: Date | null;
  creator: { firstName: string; lastName: string };
  form: Record<string, unknown>;
  formVersion: number;
  savedAt: Date | null;
  progress: Record<string, unknown>;
}

/** A request that is not deleted; null when there is none. */
export async function findRequest(db: Tx, requestId: number): Promise<RequestRow | null> {
  const { rows } = await sql<RequestRow>`
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
      r.rule_set_version as "ruleSetVersion", r.stuck_code as "stuckCode", r.stuck_since as "stuckSince",
      jsonb_build_object('firstName', c.first_name, 'lastName', c.last_name) as creator,
      coalesce(f.form, '{}') as form, coalesce(f.form_version, 0) as "formVersion", f.saved_at as "savedAt",
      coalesce(f.progress, '{}') as progress
    from loan_request r join party p on p.id = r.party_id join app_user c on c.id = r.created_by
      left join app_user a on a.id = r.assessor_id left join loan_request_form f on f.request_id = r.id
    where r.id = ${requestId} and r.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}
