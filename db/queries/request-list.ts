import { sql } from 'kysely';
import type { StatusId } from '../../domain/application/status.ts';
import type { RuleResult } from '../../domain/eligibility/rule.ts';
import type { FormProgress } from '../../domain/forms/progress.ts';
import type { LoginType, SchemeCode, SizeType } from '../../domain/schemes/index.ts';
import type { Tx } from './command-input.ts';

export interface PartyRequest {
  id: number;
  schemeCode: SchemeCode;
  name: string;
  code: string;
  createdAt: Date;
  submittedAt: Date | null;
  loanSumCents: number | null;
  status: StatusId;
  invegaLoanSumCents: number | null;
  assessorEmail: string | null;
  version: number;
  loginType: LoginType;
  purposeId: number | null;
  loanTerm: number | null;
  sizeType: SizeType | null;
  statusAt: Date;
  copiedFrom: number | null;
  copiedFromStatus: StatusId | null;
  savedAt: Date | null;
  /** As the last save left it: done, total, sections with their titles. */
  progress: Partial<FormProgress> | null;
  /** Attachments of a draft, by type. */
  fileTypes: number[];
  /** What the newest return asks to mend, in 5. */
  returned: { sections?: unknown[]; documents?: unknown[] } | null;
  /** The evaluation a request in 6 failed. */
  rules: RuleResult[] | null;
  ruleSetVersion: string | null;
}

/** All requests of a party that are not deleted, the newest first. */
export async function listPartyRequests(db: Tx, partyId: number): Promise<PartyRequest[]> {
  const { rows } = await sql<PartyRequest>`
    select r.id, r.scheme_code as "schemeCode", r.applicant_name as name, r.applicant_code as code,
      r.created_at as "createdAt", r.submitted_at as "submittedAt", r.loan_sum_cents as "loanSumCents", r.status,
      r.invega_loan_sum_cents as "invegaLoanSumCents", a.email as "assessorEmail", r.version,
      r.login_type as "loginType", r.loan_purpose_id as "purposeId", r.loan_term as "loanTerm",
      r.company_size_type_id as "sizeType", r.status_changed_at as "statusAt", r.copied_from as "copiedFrom",
      source.status as "copiedFromStatus", f.saved_at as "savedAt", f.progress, back.details as returned,
      failed.rules, failed.rule_set_version as "ruleSetVersion",
      array(select distinct t.file_type from attachment t where r.status in (1, 5) and t.request_id = r.id
        and t.deleted_at is null and not t.additional) as "fileTypes"
    from loan_request r left join app_user a on a.id = r.assessor_id
      left join loan_request_form f on f.request_id = r.id
      left join loan_request source on source.id = r.copied_from
      left join lateral (select e.details from request_event e where r.status = 5 and e.request_id = r.id
        and e.action = 'return' order by e.id desc limit 1) back on true
      left join lateral (select v.rules, v.rule_set_version from evaluation v where r.status = 6
        and v.request_id = r.id and v.kind = 'applicant' and v.state = 'finished'
        order by v.started_at desc limit 1) failed on true
    where r.party_id = ${partyId} and r.deleted_at is null order by r.id desc`.execute(db);
  return rows;
}

/** Other requests of the party that are not deleted: status and sector, for the one-per-sector note. */
export async function listOtherRequests(db: Tx, partyId: number, requestId: number) {
  return db
    .selectFrom('loan_request')
    .select(['id', 'status', 'sector_type'])
    .where('party_id', '=', partyId)
    .where('id', '<>', requestId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

export interface RelatedRequest {
  id: number;
  loanSumCents: number | null;
  status: StatusId;
  schemeCode: SchemeCode;
  name: string;
  relation: 'same' | 'group';
}

/** Other requests of the same party, and of companies that hold money in the same group. */
export async function listRelatedRequests(db: Tx, requestId: number): Promise<RelatedRequest[]> {
  const { rows } = await sql<RelatedRequest>`
    with own as (
      select r.party_id, r.applicant_code, coalesce(v.group_codes, '{}') as codes
      from loan_request r left join reservation v on v.request_id = r.id where r.id = ${requestId}
    )
    select r.id, coalesce(r.invega_loan_sum_cents, r.loan_sum_cents) as "loanSumCents", r.status,
      r.scheme_code as "schemeCode", r.applicant_name as name,
      case when r.party_id = own.party_id then 'same' else 'group' end as relation
    from own join loan_request r on r.id <> ${requestId} and r.deleted_at is null
      left join reservation v on v.request_id = r.id
    where r.party_id = own.party_id or r.applicant_code = any(own.codes)
      or own.applicant_code = any(coalesce(v.group_codes, '{}')) or own.codes && coalesce(v.group_codes, '{}')
    order by r.id desc limit 50`.execute(db);
  return rows;
}
