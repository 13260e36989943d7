// What the workflow of a run does to its rows. Only policy_* tables are written.
import { sql } from 'kysely';
import type { JudgedBefore, RuleFlip, WhatIfDecision } from '../../../domain/eligibility/what-if.ts';
import type { Decision } from '../../../domain/eligibility/rule.ts';
import type { Database } from '../../connect.ts';
import type { Tx } from '../command-input.ts';
import { findRun, type PolicyRun, type PolicyRunState } from './runs.ts';

export interface RunProgress {
  /** The last request that is done; null when the run is over. */
  after: number | null;
  done: number;
  total: number;
}

/**
 * The newest finished evaluation of each request of the scheme: of those in the period, not younger than the run, with its
 * snapshot. Deleted requests are left out.
 */
const evaluatedRequests = (run: Pick<PolicyRun, 'scheme' | 'periodFrom' | 'periodTo' | 'startedAt'>) =>
  sql`from loan_request q cross join lateral (
      select e.id, e.decision, e.rules, e.snapshot, e.rule_set_version from evaluation e
      where e.request_id = q.id and e.state = 'finished' and e.snapshot is not null and e.decision is not null
        and e.finished_at <= ${run.startedAt}
        and (${run.periodFrom}::date is null or (e.finished_at at time zone 'Europe/Vilnius')::date >= ${run.periodFrom}::date)
        and (${run.periodTo}::date is null or (e.finished_at at time zone 'Europe/Vilnius')::date <= ${run.periodTo}::date)
      order by e.started_at desc, e.id desc limit 1) e
    where q.scheme_code = ${run.scheme} and q.deleted_at is null`;

/** Counts what is to be judged and opens the run; opened before, it answers how far it is. */
export async function openRun(db: Tx, id: string): Promise<RunProgress | null> {
  const run = await findRun(db, id);
  if (!run) return null;
  if (run.state === 'waiting') {
    await sql`update policy_run set state = 'running', total = (select count(*)::int ${evaluatedRequests(run)})
      where id = ${id}::uuid and state = 'waiting'`.execute(db);
  }
  return progressOf(db, id);
}

async function progressOf(db: Tx, id: string): Promise<RunProgress> {
  const { rows } = await sql<RunProgress>`select done, coalesce(total, 0) as total,
      case when state = 'running' then cursor_request_id end as after
    from policy_run where id = ${id}::uuid`.execute(db);
  return rows[0] ?? { after: null, done: 0, total: 0 };
}

export interface EvaluatedRequest extends JudgedBefore {
  requestId: number;
  evaluationId: string;
  askedCents: number | null;
  grantedCents: number | null;
}

/** The next requests of a run in the order of their numbers. */
export async function loadEvaluated(
  db: Tx,
  run: PolicyRun,
  { after, limit }: { after: number; limit: number },
): Promise<EvaluatedRequest[]> {
  const { rows } = await sql<EvaluatedRequest>`select q.id as "requestId", e.id as "evaluationId", e.decision,
      e.rules, e.snapshot, e.rule_set_version as "ruleSetVersion",
      q.loan_sum_cents as "askedCents", q.invega_loan_sum_cents as "grantedCents"
    ${evaluatedRequests(run)} and q.id > ${after} order by q.id limit ${limit}`.execute(db);
  return rows;
}

export interface JudgedRequest {
  requestId: number;
  evaluationId: string;
  oldDecision: Decision;
  newDecision: WhatIfDecision;
  byDraft: boolean;
  flips: readonly RuleFlip[];
  askedCents: number | null;
  grantedCents: number | null;
}

export interface Chunk {
  runId: string;
  after: number;
  judged: readonly JudgedRequest[];
}

/**
 * Stores the changed outcomes of a chunk, its sums and the new place, all or nothing. A chunk that was stored before, or whose
 * run is over, changes nothing.
 */
export async function storeChunk(db: Database, { runId, after, judged }: Chunk): Promise<RunProgress> {
  await db.transaction().execute(async (tx) => {
    const last = judged.at(-1)?.requestId ?? after;
    const moved = await sql`update policy_run set cursor_request_id = ${last}, done = done + ${judged.length}
      where id = ${runId}::uuid and state = 'running' and cursor_request_id = ${after}`.execute(tx);
    if (moved.numAffectedRows !== 1n || judged.length === 0) return;
    const rows = JSON.stringify(
      judged.map(({ flips, ...one }) => ({
        ...one,
        flips: one.oldDecision === one.newDecision ? null : flips,
      })),
    );
    await sql`with judged as (
        select * from jsonb_to_recordset(${rows}::jsonb) as j("requestId" bigint, "evaluationId" uuid, "oldDecision" text,
          "newDecision" text, "byDraft" boolean, flips jsonb, "askedCents" bigint, "grantedCents" bigint)),
      outcomes as (
        insert into policy_outcome (run_id, request_id, evaluation_id, old_decision, new_decision, by_draft, flips,
          asked_cents, granted_cents)
        select ${runId}::uuid, "requestId", "evaluationId", "oldDecision", "newDecision", "byDraft", flips, "askedCents",
          "grantedCents"
        from judged where "oldDecision" <> "newDecision" on conflict (run_id, request_id) do nothing)
      insert into policy_run_total as t (run_id, old_decision, new_decision, requests, not_by_draft, asked_cents,
        granted_cents, granted_requests)
      select ${runId}::uuid, "oldDecision", "newDecision", count(*)::int, count(*) filter (where not "byDraft")::int,
        coalesce(sum("askedCents"), 0), coalesce(sum("grantedCents"), 0), count("grantedCents")::int
      from judged group by "oldDecision", "newDecision"
      on conflict (run_id, old_decision, new_decision) do update set requests = t.requests + excluded.requests,
        not_by_draft = t.not_by_draft + excluded.not_by_draft, asked_cents = t.asked_cents + excluded.asked_cents,
        granted_cents = t.granted_cents + excluded.granted_cents,
        granted_requests = t.granted_requests + excluded.granted_requests`.execute(tx);
  });
  return progressOf(db, runId);
}

/** Ends a run; one that is over stays as it is. */
export async function closeRun(
  db: Tx,
  id: string,
  end: { state: Exclude<PolicyRunState, 'waiting' | 'running'>; failureCode: string | null },
): Promise<void> {
  await sql`update policy_run set state = ${end.state}, failure_code = ${end.failureCode}, finished_at = now()
    where id = ${id}::uuid and state in ('waiting', 'running')`.execute(db);
}
