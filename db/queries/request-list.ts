import { sql } from 'kysely';
import { DRAFTED_STATUSES, Status, type StatusId } from '../../domain/application/status.ts';
import type { RuleResult } from '../../domain/eligibility/rule.ts';
import type { FormProgress } from '../../domain/forms/progress.ts';
import type { LoginType, SchemeCode, SizeType } from '../../domain/schemes/index.ts';
import type { Tx } from './command-input.ts';
import { groupMembers } from './group-members.ts';

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
  judgedOn: string | null;
}

/** In 5 the columns are those of the last submission; which attachments are missing depends on the draft. */
const DRAFT_SIZE = sql`f.form #> array[case r.login_type when 'Company' then 'CompanyData' else 'ApplicantData' end,
  'CompanySizeType']`;

/** All requests of a party that are not deleted, the newest first. */
export async function listPartyRequests(db: Tx, partyId: number): Promise<PartyRequest[]> {
  const { rows } = await sql<PartyRequest>`
    select r.id, r.scheme_code as "schemeCode", r.applicant_name as name, r.applicant_code as code,
      r.created_at as "createdAt", r.submitted_at as "submittedAt", r.loan_sum_cents as "loanSumCents", r.status,
      r.invega_loan_sum_cents as "invegaLoanSumCents", a.email as "assessorEmail", r.version,
      r.login_type as "loginType", r.loan_purpose_id as "purposeId", r.loan_term as "loanTerm",
      case when r.status <> ${Status.returned} then r.company_size_type_id
        when jsonb_typeof(${DRAFT_SIZE}) = 'number' then (${DRAFT_SIZE})::int end as "sizeType",
      r.status_changed_at as "statusAt", r.copied_from as "copiedFrom",
      source.status as "copiedFromStatus", f.saved_at as "savedAt", f.progress, back.details as returned,
      failed.rules, failed.rule_set_version as "ruleSetVersion", failed.judged_on as "judgedOn",
      array(select distinct t.file_type from attachment t where r.status = any(${[...DRAFTED_STATUSES]}::smallint[]) and t.request_id = r.id
        and t.deleted_at is null and not t.additional) as "fileTypes"
    from loan_request r left join app_user a on a.id = r.assessor_id
      left join loan_request_form f on f.request_id = r.id
      left join loan_request source on source.id = r.copied_from
      left join lateral (select e.details from request_event e where r.status = ${Status.returned} and e.request_id = r.id
        and e.action = 'return' order by e.id desc limit 1) back on true
      left join lateral (select v.rules, v.rule_set_version, v.snapshot ->> 'askedOn' as judged_on
        from evaluation v where r.status = ${Status.criteriaNotMet} and v.request_id = r.id and v.kind = 'applicant' and v.state = 'finished'
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

/** Other requests of the same party, and of the companies of its group, as far as open requests and the register link them. */
export async function listRelatedRequests(db: Tx, requestId: number): Promise<RelatedRequest[]> {
  const own = await db
    .selectFrom('loan_request as r')
    .leftJoin('reservation as v', 'v.request_id', 'r.id')
    .select(['r.party_id', 'r.applicant_code', 'v.group_codes'])
    .where('r.id', '=', requestId)
    .executeTakeFirst();
  if (!own) return [];
  const members = groupMembers([own.applicant_code, ...(own.group_codes ?? [])], requestId);
  const { rows } = await sql<RelatedRequest>`
    with recursive ${members}
    select r.id, coalesce(r.invega_loan_sum_cents, r.loan_sum_cents) as "loanSumCents", r.status,
      r.scheme_code as "schemeCode", r.applicant_name as name,
      case when r.party_id = ${own.party_id} then 'same' else 'group' end as relation
    from loan_request r
    where r.id <> ${requestId} and r.deleted_at is null
      and (r.party_id = ${own.party_id} or r.applicant_code = any(array(select code from member)))
    order by r.id desc limit 50`.execute(db);
  return rows;
}
