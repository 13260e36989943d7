import { sql } from 'kysely';
import { completeParameters } from '../../../domain/eligibility/parameter-problems.ts';
import type { WhatIfDecision } from '../../../domain/eligibility/what-if.ts';
import type { Decision } from '../../../domain/eligibility/rule.ts';
import type { RuleParameters } from '../../../domain/eligibility/rule-sets.ts';
import type { SchemeCode } from '../../../domain/schemes/index.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import type { Tx } from '../command-input.ts';
import { baseParameters } from './drafts.ts';

export type PolicyRunState = 'waiting' | 'running' | 'finished' | 'cancelled' | 'failed';

export interface PolicyRun {
  id: string;
  draftId: string;
  draftVersion: number;
  draftName: string;
  basedOn: string;
  parameters: RuleParameters;
  scheme: SchemeCode;
  /** Days of the evaluations, both included. */
  periodFrom: string | null;
  periodTo: string | null;
  state: PolicyRunState;
  done: number;
  /** Null until counted. */
  total: number | null;
  /** Requests whose decision would be another. */
  changed: number;
  failureCode: string | null;
  startedAt: Date;
  startedByName: string;
  isCancelling: boolean;
  finishedAt: Date | null;
}

type Stored = Omit<PolicyRun, 'parameters'> & { parameters: unknown };

const COLUMNS = sql`r.id, r.draft_id as "draftId", r.draft_version as "draftVersion", r.draft_name as "draftName",
  r.based_on as "basedOn", r.parameters, r.scheme_code as scheme, r.period_from as "periodFrom", r.period_to as "periodTo",
  r.state, r.done, r.total, r.failure_code as "failureCode", r.started_at as "startedAt",
  u.first_name || ' ' || u.last_name as "startedByName", r.finished_at as "finishedAt",
  (r.cancel_requested_at is not null and r.state in ('waiting', 'running')) as "isCancelling",
  (select coalesce(sum(t.requests), 0)::int from policy_run_total t
    where t.run_id = r.id and t.old_decision <> t.new_decision) as changed`;

const whole = (row: Stored): PolicyRun => ({
  ...row,
  parameters: completeParameters(
    row.parameters,
    baseParameters(row.basedOn, row.scheme, vilniusDate(row.startedAt)),
  ),
});

/** The newest runs; those of one draft when it is named. */
export async function listRuns(db: Tx, draftId: string | null = null): Promise<PolicyRun[]> {
  const { rows } =
    await sql<Stored>`select ${COLUMNS} from policy_run r join app_user u on u.id = r.started_by
    where (${draftId}::uuid is null or r.draft_id = ${draftId}::uuid) order by r.started_at desc, r.id limit 100`.execute(
      db,
    );
  return rows.map(whole);
}

/** One run; null when it is not there. */
export async function findRun(db: Tx, id: string): Promise<PolicyRun | null> {
  const { rows } =
    await sql<Stored>`select ${COLUMNS} from policy_run r join app_user u on u.id = r.started_by
    where r.id = ${id}::uuid`.execute(db);
  return rows[0] ? whole(rows[0]) : null;
}

export interface NewRun {
  draftId: string;
  /** The version the person saw. */
  draftVersion: number;
  scheme: SchemeCode;
  periodFrom: string | null;
  periodTo: string | null;
  by: string;
  key: string;
}

/** Opens a run of the draft as it is now, once per key; null when the draft was saved or deleted meanwhile. */
export async function insertRun(db: Tx, run: NewRun): Promise<string | null> {
  const known = await sql<{ id: string }>`select id from policy_run
    where started_by = ${run.by}::uuid and started_key = ${run.key}`.execute(db);
  if (known.rows[0]) return known.rows[0].id;
  const { rows } = await sql<{ id: string }>`insert into policy_run
      (draft_id, draft_version, draft_name, based_on, parameters, scheme_code, period_from, period_to, started_by, started_key)
    select d.id, d.version, d.name, d.based_on, d.parameters, ${run.scheme}, ${run.periodFrom}::date, ${run.periodTo}::date,
      ${run.by}::uuid, ${run.key}
    from policy_draft d where d.id = ${run.draftId}::uuid and d.version = ${run.draftVersion} and d.deleted_at is null
    on conflict (started_by, started_key) do update set started_key = excluded.started_key
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Notes that somebody wants the run to stop; false when it is over already. */
export async function requestCancel(db: Tx, id: string): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update policy_run set cancel_requested_at = coalesce(cancel_requested_at, now())
    where id = ${id}::uuid and state in ('waiting', 'running')`.execute(db);
  return numAffectedRows === 1n;
}

export interface RunTotal {
  oldDecision: Decision;
  newDecision: WhatIfDecision;
  requests: number;
  /** Of them: changed although not by the draft. */
  notByDraft: number;
  askedCents: number;
  grantedCents: number;
  grantedRequests: number;
}

/** How many requests went from which decision to which, and their money. */
export async function listTotals(db: Tx, runId: string): Promise<RunTotal[]> {
  const { rows } =
    await sql<RunTotal>`select old_decision as "oldDecision", new_decision as "newDecision", requests,
      not_by_draft as "notByDraft", asked_cents as "askedCents", granted_cents as "grantedCents",
      granted_requests as "grantedRequests"
    from policy_run_total where run_id = ${runId}::uuid order by old_decision, new_decision`.execute(db);
  return rows;
}

/** Open runs that stood still so long that their workflow must be gone. */
export async function loadStalledRuns(db: Tx, minutes: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from policy_run
    where state in ('waiting', 'running') and started_at < now() - make_interval(mins => ${minutes}) limit 50`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
