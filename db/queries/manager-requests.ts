import { sql } from 'kysely';
import type { StatusId } from '../../domain/application/status.ts';
import type { SchemeCode } from '../../domain/schemes/index.ts';
import type { TaskKind } from '../../domain/tasks/kind.ts';
import type { Tx } from './command-input.ts';
import { conditionsOf, type RequestFilter, type Viewer } from './manager-filter.ts';

export interface ManagerRow {
  id: number;
  schemeCode: SchemeCode;
  name: string;
  code: string;
  createdAt: Date;
  submittedAt: Date | null;
  firstSubmittedAt: Date | null;
  approvedAt: Date | null;
  returnedAt: Date | null;
  contractSigningTime: Date | null;
  status: StatusId;
  hasApproversComment: boolean;
  hasSignatorysComment: boolean;
  amlCheckResultId: number | null;
  pepExists: boolean;
  invegaLoanSumCents: number | null;
  loanSumCents: number | null;
  assessorId: string | null;
  assessor: string | null;
  conditionsChanged: boolean;
  stuckCode: string | null;
  version: number;
  tasks: TaskKind[];
}

export type SortBy = 'deadline' | 'id' | 'submitted' | 'sum' | 'name' | 'status';

export interface ManagerQuery {
  filter: RequestFilter;
  viewer: Viewer;
  page: number;
  perPage: number;
  sortBy: SortBy;
  descending: boolean;
}

const ORDER = {
  deadline: sql`r.deadline_at`,
  id: sql`r.id`,
  submitted: sql`r.submitted_at`,
  sum: sql`coalesce(r.invega_loan_sum_cents, r.loan_sum_cents)`,
  name: sql`r.applicant_name collate "lt-x-icu"`,
  status: sql`r.status`,
} as const;

/** One page of the staff's list and how many requests there are on all pages. */
export async function listManagerRequests(
  db: Tx,
  query: ManagerQuery,
): Promise<{ rows: ManagerRow[]; total: number }> {
  const where = sql.join(conditionsOf(query.filter, query.viewer), sql` and `);
  const direction = query.descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<ManagerRow>`
    select r.id, r.scheme_code as "schemeCode", r.applicant_name as name, r.applicant_code as code,
      r.created_at as "createdAt", r.submitted_at as "submittedAt", r.first_submitted_at as "firstSubmittedAt",
      r.approved_at as "approvedAt", r.returned_at as "returnedAt", r.contract_signing_time as "contractSigningTime",
      r.status, r.approvers_comment is not null as "hasApproversComment",
      r.signatorys_comment is not null as "hasSignatorysComment", r.aml_check_result_id as "amlCheckResultId",
      r.pep_exists as "pepExists", r.invega_loan_sum_cents as "invegaLoanSumCents", r.loan_sum_cents as "loanSumCents",
      r.assessor_id as "assessorId", a.first_name || ' ' || a.last_name as assessor,
      r.conditions_changed as "conditionsChanged", r.stuck_code as "stuckCode", r.version,
      array(select t.kind from staff_task t where t.request_id = r.id and t.closed_at is null order by t.opened_at) as tasks
    from loan_request r left join loan_request_form f on f.request_id = r.id left join app_user a on a.id = r.assessor_id
    where ${where} order by ${ORDER[query.sortBy]} ${direction} nulls last, r.id ${direction}
    limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total
    from loan_request r left join loan_request_form f on f.request_id = r.id where ${where}`.execute(db);
  return { rows, total: counted[0]!.total };
}
