import { sql } from 'kysely';
import type { Difference, HeldStep, Measure } from '../../domain/application/reconciling.ts';
import type { Database } from '../connect.ts';
import type { Tx } from './command-input.ts';
import { flagPayment } from './payment/stuck.ts';
import { ACTIONS_LOST, flagStuck } from './stuck.ts';

/** Reports that found nothing are kept so long. */
const KEPT_DAYS = 30;

/** Begins a report, once per run of the workflow; null for one that an operator's command makes. */
export async function openReport(db: Tx, run: { workflowId: string; runId: string } | null): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into reconcile_report (workflow_id, workflow_run_id)
    values (${run?.workflowId ?? null}, ${run?.runId ?? null})
    on conflict (workflow_run_id) do update set workflow_id = excluded.workflow_id returning id`.execute(db);
  return rows[0]!.id;
}

/** Numbers of loan requests and of payment requests are drawn apart. */
export interface FindingNumber {
  of: 'loanRequest' | 'paymentRequest';
  id: number;
}

export interface NewFinding {
  reportId: number;
  kind: Difference;
  measure: Measure;
  /** Null where the workflow is of no case. */
  number: FindingNumber | null;
  workflowId: string;
  runId: string | null;
  rowStatus: string | null;
  rowVersion: number | null;
  heldStatus: string | null;
  heldVersion: number | null;
  lost: readonly HeldStep[];
  needsPerson: boolean;
}

/** Notes a difference and what is done about it; the same again in one report changes nothing. */
export async function addFinding(db: Tx, found: NewFinding): Promise<void> {
  const numberOf = (of: FindingNumber['of']) => (found.number?.of === of ? found.number.id : null);
  await sql`insert into reconcile_finding (report_id, kind, measure, request_number, payment_request_number, workflow_id,
      workflow_run_id, row_status, row_version, held_status, held_version, lost, needs_person)
    values (${found.reportId}, ${found.kind}, ${found.measure}, ${numberOf('loanRequest')},
      ${numberOf('paymentRequest')}, ${found.workflowId}, ${found.runId},
      ${found.rowStatus}, ${found.rowVersion}, ${found.heldStatus}, ${found.heldVersion},
      ${JSON.stringify(found.lost)}::jsonb, ${found.needsPerson})
    on conflict (report_id, workflow_id, kind) do nothing`.execute(db);
}

/** Whether an earlier report asked this very run to end already. */
export async function wasAskedToEnd(
  db: Tx,
  run: { reportId: number; workflowId: string; runId: string },
): Promise<boolean> {
  const { rows } = await sql`select 1 from reconcile_finding where workflow_id = ${run.workflowId}
    and workflow_run_id = ${run.runId} and kind = 'notEnded' and report_id < ${run.reportId} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Whether a run without a row was reported before. */
export async function isReported(db: Tx, runId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from reconcile_finding
    where workflow_run_id = ${runId} and kind = 'orphan' limit 1`.execute(db);
  return rows.length > 0;
}

export interface Totals {
  /** Rows compared with their workflow. */
  checked: number;
  /** Running workflows compared with their row. */
  listed: number;
}

export type DifferenceCounts = Partial<Record<Difference, number>>;

/** Told when a report is closed: a line in the log and figures, numbers and codes only. */
export type TellReconciled = (report: Totals & { reportId: number; differences: DifferenceCounts }) => void;

/** Ends a report, forgets old ones that found nothing, and answers how many differences of each kind it holds. */
export async function closeReport(db: Tx, reportId: number, totals: Totals): Promise<DifferenceCounts> {
  await sql`update reconcile_report set finished_at = coalesce(finished_at, clock_timestamp()),
    checked = ${totals.checked}, listed = ${totals.listed} where id = ${reportId}`.execute(db);
  await sql`delete from reconcile_report r where r.started_at < now() - make_interval(days => ${KEPT_DAYS})
    and not exists (select 1 from reconcile_finding f where f.report_id = r.id)`.execute(db);
  const { rows } = await sql<{ kind: Difference; count: number }>`select kind, count(*)::int as count
    from reconcile_finding where report_id = ${reportId} group by kind`.execute(db);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

export interface Report extends Totals {
  id: number;
  startedAt: Date;
  finishedAt: Date | null;
  differences: DifferenceCounts;
  /** The command of an operator made it, not the schedule. */
  byOperator: boolean;
}

/** The newest reports first; `onlyFindings` leaves out those that found nothing. */
export async function listReports(
  db: Tx,
  { limit, onlyFindings = false }: { limit: number; onlyFindings?: boolean },
): Promise<Report[]> {
  const { rows } = await sql<Report>`
    select r.id, r.started_at as "startedAt", r.finished_at as "finishedAt", r.checked, r.listed,
      r.workflow_run_id is null as "byOperator", coalesce(d.differences, '{}') as differences
    from reconcile_report r left join lateral (
      select jsonb_object_agg(kind, count) as differences
      from (select kind, count(*) from reconcile_finding f where f.report_id = r.id group by kind) k) d on true
    where not ${onlyFindings} or d.differences is not null
    order by r.started_at desc limit ${limit}`.execute(db);
  return rows;
}

export interface Finding extends Omit<NewFinding, 'number' | 'runId'> {
  id: number;
  /** The loan request, of a payment request that has a row too. */
  requestNumber: number | null;
  paymentRequestNumber: number | null;
  /** Whether the number has a row, so that the case can be opened. */
  hasRequest: boolean;
  foundAt: Date;
  acknowledgedAt: Date | null;
}

/** What a person must still look at first, then the newest. */
export async function listFindings(db: Tx, limit: number): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select f.id, f.report_id as "reportId", f.kind, f.measure, coalesce(f.request_number, p.request_id) as "requestNumber",
      f.payment_request_number as "paymentRequestNumber",
      f.workflow_id as "workflowId", f.row_status as "rowStatus", f.row_version as "rowVersion",
      f.held_status as "heldStatus", f.held_version as "heldVersion", f.lost, f.needs_person as "needsPerson",
      f.found_at as "foundAt", f.acknowledged_at as "acknowledgedAt",
      exists (select 1 from loan_request r where r.id = coalesce(f.request_number, p.request_id)) as "hasRequest"
    from reconcile_finding f left join payment_request p on p.id = f.payment_request_number
    order by f.needs_person and f.acknowledged_at is null desc, f.id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many findings wait for a person. */
export async function countOpenFindings(db: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from reconcile_finding
    where needs_person and acknowledged_at is null`.execute(db);
  return rows[0]!.count;
}

export interface Acknowledged {
  requestNumber: number | null;
  paymentRequestNumber: number | null;
  /** The case was flagged for it and no longer is. */
  isFreed: boolean;
}

/**
 * Notes who has looked at a finding; the flag of its case goes with the last one. Null: there is no such finding. Twice
 * is the same as once.
 */
export async function acknowledgeFinding(
  db: Database,
  id: number,
  userId: string,
): Promise<Acknowledged | null> {
  const { rows } = await sql<Omit<Acknowledged, 'isFreed'> & { stuckCode: string | null }>`
    with done as (update reconcile_finding set acknowledged_at = coalesce(acknowledged_at, clock_timestamp()),
        acknowledged_by = coalesce(acknowledged_by, ${userId}::uuid)
      where id = ${id} and needs_person returning request_number, payment_request_number)
    select d.request_number as "requestNumber", d.payment_request_number as "paymentRequestNumber",
      coalesce(r.stuck_code, p.stuck_code) as "stuckCode"
    from done d left join loan_request r on r.id = d.request_number
      left join payment_request p on p.id = d.payment_request_number`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { requestNumber, paymentRequestNumber } = found;
  const isFreed = found.stuckCode === ACTIONS_LOST;
  if (isFreed && requestNumber !== null) await flagStuck(db, requestNumber, null);
  if (isFreed && paymentRequestNumber !== null) await flagPayment(db, paymentRequestNumber, null);
  return { requestNumber, paymentRequestNumber, isFreed };
}
