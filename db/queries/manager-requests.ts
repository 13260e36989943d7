import { sql, type RawBuilder } from 'kysely';
import type { StatusId } from '../../domain/application/status.ts';
import type { SchemeCode } from '../../domain/schemes/index.ts';
import { COUNTED_MOST } from '../../domain/tasks/queues.ts';
import type { TaskKind } from '../../domain/tasks/kind.ts';
import type { ArrearKind } from '../../domain/loan/arrears.ts';
import { LOAN_PROBLEM } from './loan-account/problem.ts';
import { ONCE } from '../named-statements.ts';
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
  statusChangedAt: Date;
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
  problem: ArrearKind | null;
  version: number;
  tasks: TaskKind[];
}

export type SortBy = 'deadline' | 'id' | 'submitted' | 'sum' | 'name' | 'status';

/** Which requests, and for whom. */
export interface Found {
  filter: RequestFilter;
  viewer: Viewer;
}

export interface ManagerQuery extends Found {
  page: number;
  perPage: number;
  sortBy: SortBy;
  descending: boolean;
}

const ORDER = {
  deadline: { by: sql`r.deadline_at`, mayBeNull: true },
  id: { by: sql`r.id`, mayBeNull: false },
  submitted: { by: sql`r.submitted_at`, mayBeNull: true },
  sum: { by: sql`coalesce(r.invega_loan_sum_cents, r.loan_sum_cents)`, mayBeNull: true },
  name: { by: sql`r.applicant_name collate "lt-x-icu"`, mayBeNull: false },
  status: { by: sql`r.status`, mayBeNull: false },
} as const;

/** As an index has it, so that a page is read from where it begins. */
function orderOf(
  { sortBy, descending }: Pick<ManagerQuery, 'sortBy' | 'descending'>,
  by: RawBuilder<unknown>,
) {
  const direction = descending ? sql`desc` : sql`asc`;
  if (sortBy === 'id') return sql`r.id ${direction}`;
  return sql`${by} ${direction} ${ORDER[sortBy].mayBeNull ? sql`nulls last` : sql``}, r.id ${direction}`;
}

/**
 * One page of the staff's list. What is shown is looked up for its rows alone, not for those the page begins after. A few
 * are found first and then put in order; of many the order is walked until the page is full.
 */
export function pageQuery(query: ManagerQuery, isFew: boolean): RawBuilder<ManagerRow> {
  const where = sql.join(conditionsOf(query.filter, query.viewer), sql` and `);
  const { by } = ORDER[query.sortBy];
  const part = sql`limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`;
  const chosen = isFew
    ? sql`(with found as materialized (select r.id, ${by} as place from loan_request r where ${where})
        select r.id from found r order by ${orderOf(query, sql`r.place`)} ${part})`
    : sql`(select r.id from loan_request r where ${where} order by ${orderOf(query, by)} ${part})`;
  return sql<ManagerRow>`${ONCE}with page as materialized (select r.id, row_number() over () as place from ${chosen} r)
    select ${MANAGER_COLUMNS} from page join loan_request r on r.id = page.id left join app_user a on a.id = r.assessor_id
    order by page.place`;
}

export const MANAGER_COLUMNS = sql`r.id, r.scheme_code as "schemeCode", r.applicant_name as name, r.applicant_code as code,
      r.created_at as "createdAt", r.submitted_at as "submittedAt", r.first_submitted_at as "firstSubmittedAt",
      r.approved_at as "approvedAt", r.returned_at as "returnedAt",
      r.status_changed_at as "statusChangedAt", r.contract_signing_time as "contractSigningTime",
      r.status, r.approvers_comment is not null as "hasApproversComment",
      r.signatorys_comment is not null as "hasSignatorysComment", r.aml_check_result_id as "amlCheckResultId",
      r.pep_exists as "pepExists", r.invega_loan_sum_cents as "invegaLoanSumCents", r.loan_sum_cents as "loanSumCents",
      r.assessor_id as "assessorId", a.first_name || ' ' || a.last_name as assessor,
      r.conditions_changed as "conditionsChanged", r.stuck_code as "stuckCode", r.version, ${LOAN_PROBLEM} as problem,
      array(select t.kind from staff_task t where t.request_id = r.id and t.closed_at is null order by t.opened_at) as tasks`;

/** How many requests a filter finds, counted no further than `most` and one more. */
export function countQuery({ filter, viewer }: Found, most: number): RawBuilder<{ total: number }> {
  const where = sql.join(conditionsOf(filter, viewer), sql` and `);
  return sql<{ total: number }>`${ONCE}select count(*)::int as total
    from (select from loan_request r where ${where} limit ${most + 1}) x`;
}

/** One page of the staff's list and how many requests there are on all pages, up to COUNTED_MOST. */
export async function listManagerRequests(
  db: Tx,
  query: ManagerQuery,
): Promise<{ rows: ManagerRow[]; total: number; hasMore: boolean }> {
  const found = await countManagerRequests(db, query, COUNTED_MOST);
  const { rows } = await pageQuery(query, found <= COUNTED_MOST).execute(db);
  return { rows, total: Math.min(found, COUNTED_MOST), hasMore: found > COUNTED_MOST };
}

/** How many requests a filter finds. Counts no further than `most` and one more. */
export async function countManagerRequests(db: Tx, found: Found, most = 100_000_000): Promise<number> {
  const { rows } = await countQuery(found, most).execute(db);
  return rows[0]!.total;
}
