import { sql, type RawBuilder } from 'kysely';
import { CLOCKS, CLOCK_KINDS } from '../../domain/application/clocks.ts';
import { Status } from '../../domain/application/status.ts';
import { PAYMENT_CLOCK_KINDS } from '../../domain/payment/clocks.ts';
import { taskKindsOf } from '../../domain/tasks/kind.ts';
import type { QueueFilter } from '../../domain/tasks/queues.ts';
import { addDays, vilniusInstant } from '../../domain/values/days.ts';
import { worksFor } from './administration/absences.ts';
import { IS_NEW } from './bills/rows.ts';
import type { StatisticsDay } from '../../domain/statistics/days.ts';
import type { Figure } from '../../domain/statistics/figures.ts';
import { searchText } from './new-request.ts';
import { searched } from './search-words.ts';
import { figureCondition } from './statistics/figure-conditions.ts';

export interface DateRange {
  /** Days in Vilnius, 'yyyy-MM-dd'. */
  from?: string | null;
  to?: string | null;
  /** The last day is not counted: the list's client moves it one day on before sending (specification 2, section 5). */
  toExcluded?: boolean;
}

/** What narrows the list of requests; every key that is set does. */
export interface RequestFilter {
  requestId?: number;
  requestIds?: readonly number[];
  statuses?: readonly number[];
  schemeCode?: string;
  hasParentCompany?: boolean;
  companyCode?: string;
  companyName?: string;
  search?: string;
  onlyWithNewBills?: boolean;
  allEvaluationCompleted?: boolean;
  sumIncreased?: boolean;
  submitted?: DateRange;
  firstSubmitted?: DateRange;
  approved?: DateRange;
  signed?: DateRange;
  conditionsChange?: DateRange;
  /** The applicant's e-mail, of contact or contract; together with `doneAction` also that of who did it. */
  email?: string;
  /** Something was done with this code of the action log. */
  doneAction?: number;
  /** Day on which the applicant's time to sign ends. */
  signatureDueOn?: string;
  returnedOn?: string;
  assessorId?: string;
  isReserved?: boolean;
  conditionsChanged?: boolean;
  queue?: QueueFilter;
  /** When the decision in force was taken. */
  decided?: DateRange;
  /** What a figure of the statistics counts. */
  figure?: { figure: Figure; day: StatisticsDay };
}

export interface Viewer {
  userId: string;
  roles: readonly string[];
}

type Part = RawBuilder<unknown>;

export const PROVIDER_CLOCKS = CLOCK_KINDS.filter((kind) => CLOCKS[kind].waitsFor === 'provider');

/** A term of ours is over and still runs: one of the request, or of a payment request of it. */
export const OVERDUE = sql`exists (select 1 from running_term t where t.request_id = r.id and t.due_at < now()
  and t.kind = any(${[...PROVIDER_CLOCKS, ...PAYMENT_CLOCK_KINDS]}::text[]))`;

/** Handed over by its assessor, and not decided yet: the approver's own task is open. */
const WITH_APPROVER = sql`exists (select 1 from staff_task t where t.request_id = r.id and t.kind = 'decide'
  and t.closed_at is null)`;

/** An open task reaches the person: by name, her own or that of whom she stands in for, or by role while nobody has it. */
export function taskReaches({ userId, roles }: Viewer): Part {
  const kinds = taskKindsOf(roles);
  return sql`(t.assignee_id = ${userId}::uuid or (t.not_for is distinct from ${userId}::uuid
    and t.kind = any(${kinds}::text[]) and (t.assignee_id is null or t.assignee_id in ${worksFor(userId)})))`;
}

/** An open task of the request reaches the person. */
export function reaches(viewer: Viewer): Part {
  return sql`exists (select 1 from staff_task t where t.request_id = r.id and t.closed_at is null
    and ${taskReaches(viewer)})`;
}

function within(column: Part, range: DateRange): Part[] {
  const parts: Part[] = [];
  if (range.from) parts.push(sql`${column} >= ${vilniusInstant(range.from)}::timestamptz`);
  if (range.to)
    parts.push(
      sql`${column} < ${vilniusInstant(range.toExcluded ? range.to : addDays(range.to, 1))}::timestamptz`,
    );
  return parts;
}

/** Pattern of a `like` in which the person's own wildcards are letters. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Conditions of the list over `loan_request r`; all of them hold for a row that is shown. */
export function conditionsOf(filter: RequestFilter, viewer: Viewer): Part[] {
  const parts: Part[] = [sql`r.deleted_at is null`];
  const add = (part: Part | null): void => {
    if (part) parts.push(part);
  };
  const yes = (value: boolean | undefined, part: Part): void =>
    add(value === undefined ? null : value ? part : sql`not (${part})`);
  if (filter.requestId !== undefined) add(sql`r.id = ${filter.requestId}`);
  if (filter.requestIds) add(sql`r.id = any(${[...filter.requestIds]}::bigint[])`);
  if (filter.statuses) add(sql`r.status = any(${[...filter.statuses]}::smallint[])`);
  if (filter.schemeCode) add(sql`r.scheme_code = ${filter.schemeCode}`);
  yes(
    filter.hasParentCompany,
    sql`exists (select 1 from request_search s where s.request_id = r.id and s.has_parent)`,
  );
  if (filter.companyCode) add(sql`r.applicant_code like ${containing(filter.companyCode).slice(1)}`);
  if (filter.companyName) add(sql`r.applicant_search like ${containing(searchText(filter.companyName))}`);
  if (filter.search) add(searched(filter.search));
  yes(filter.onlyWithNewBills, WITH_NEW_BILLS);
  yes(filter.allEvaluationCompleted, sql`r.all_evaluation_completed`);
  yes(
    filter.sumIncreased,
    sql`exists (select 1 from request_event e where e.request_id = r.id and e.action = 'increaseLoanSum')`,
  );
  parts.push(
    ...within(sql`r.submitted_at`, filter.submitted ?? {}),
    ...within(sql`r.first_submitted_at`, filter.firstSubmitted ?? {}),
    ...within(sql`r.approved_at`, filter.approved ?? {}),
    ...within(sql`r.contract_signing_time`, filter.signed ?? {}),
    ...within(sql`r.decided_at`, filter.decided ?? {}),
  );
  if (filter.conditionsChange?.from || filter.conditionsChange?.to) {
    const when = sql.join(within(sql`e.at`, filter.conditionsChange), sql` and `);
    add(
      sql`exists (select 1 from request_event e where e.request_id = r.id and e.action = 'requestConditionsChange' and ${when})`,
    );
  }
  if (filter.email) add(withEmail(filter.email, filter.doneAction));
  if (filter.doneAction !== undefined) add(done(filter.doneAction));
  if (filter.signatureDueOn) {
    const day = { from: filter.signatureDueOn, to: filter.signatureDueOn };
    parts.push(sql`r.status = ${Status.contractGenerated}`, ...within(sql`r.deadline_at`, day));
  }
  if (filter.returnedOn)
    parts.push(
      sql`r.status = ${Status.returned}`,
      ...within(sql`r.returned_at`, { from: filter.returnedOn, to: filter.returnedOn }),
    );
  if (filter.assessorId) add(sql`r.assessor_id = ${filter.assessorId}::uuid`);
  yes(
    filter.isReserved,
    sql`exists (select 1 from reservation v where v.request_id = r.id and v.hold = 'reserved')`,
  );
  yes(filter.conditionsChanged, sql`r.conditions_changed`);
  if (filter.queue) parts.push(...queueConditions(filter.queue, viewer));
  if (filter.figure) add(figureCondition(filter.figure.figure, filter.figure.day));
  return parts;
}

const WITH_NEW_BILLS = sql`exists (select 1 from bill b where b.request_id = r.id and ${IS_NEW})`;

/** Conditions of a queue of the inbox (domain/tasks/queues.ts). */
export function queueConditions(queue: QueueFilter, viewer: Viewer): Part[] {
  const parts: Part[] = [];
  if (queue.mine) parts.push(reaches(viewer));
  if (queue.unassigned) parts.push(sql`r.assessor_id is null`);
  if (queue.overdue) parts.push(OVERDUE);
  if (queue.withApprover) parts.push(WITH_APPROVER);
  if (queue.statuses) parts.push(sql`r.status = any(${[...queue.statuses]}::smallint[])`);
  if (queue.paymentStatuses)
    parts.push(sql`r.id in (select p.request_id from payment_request p
      where p.status = any(${[...queue.paymentStatuses]}::smallint[]))`);
  if (queue.newBills) parts.push(WITH_NEW_BILLS);
  return parts;
}

function done(code: number): Part {
  return sql`exists (select 1 from request_event e where e.request_id = r.id
    and e.log_codes @> array[${code}]::smallint[])`;
}

function withEmail(email: string, code: number | undefined): Part {
  const own = sql`exists (select 1 from request_search s where s.request_id = r.id
    and s.emails @> array[lower(${email})])`;
  if (code === undefined) return own;
  return sql`(${own} or exists (select 1 from request_event e join app_user u on u.id = e.actor_id
    where e.request_id = r.id and e.log_codes @> array[${code}]::smallint[] and lower(u.email) = lower(${email})))`;
}
