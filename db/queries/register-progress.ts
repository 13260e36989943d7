import { sql } from 'kysely';
import { REGISTERS_OF, type RegisterId } from '../../domain/registers/register-id.ts';
import type { SubjectKind } from './registers.ts';
import type { Tx } from './command-input.ts';

/** One register about one subject, as its newest step and its newest snapshot say. Instants in ISO 8601. */
export interface RegisterStep {
  register: RegisterId;
  state: 'waiting' | 'running' | 'answered' | 'failed';
  attempts: number;
  errorCode: string | null;
  startedAt: string | null;
  finishedAt: string | null;
  /** When the newest data there are were received; null: there are none. */
  dataAt: string | null;
  byHand: boolean;
  /** Since when the register has not answered, over all runs; null while it does. */
  missingSince: string | null;
  /** Does the register know the subject, as its newest data say? Null: there are none. */
  isFound: boolean | null;
  /** The newest data are open data that stand in for the register. */
  isPublicData: boolean;
}

export interface RunProgress {
  runId: string;
  /** Failed: none of the registers has answered when last asked. */
  state: 'inProgress' | 'finished' | 'failed';
  reason: string;
  /** Who started it; null: the portal itself. */
  requestedBy: string | null;
  startedAt: Date;
  finishedAt: Date | null;
  /** When the registers that are silent are asked again by themselves; null: they are not. */
  askAgainAt: Date | null;
  /** Every register of such a subject, in the order they are shown. */
  steps: RegisterStep[];
}

/**
 * The newest register run about a company or person, and each register as it was last asked, be it in that run or an
 * earlier one; null when the registers were never asked. Polled by every open form: it reads by index only.
 */
export async function findRunProgress(db: Tx, kind: SubjectKind, code: string): Promise<RunProgress | null> {
  const { rows } = await sql<RunProgress>`
    select r.id as "runId", r.reason, u.first_name || ' ' || u.last_name as "requestedBy",
      r.started_at as "startedAt", r.finished_at as "finishedAt", r.ask_again_at as "askAgainAt",
      case when r.state = 'inProgress' then r.state when q.answered then 'finished' else 'failed' end as state, q.steps
    from register_subject s
    join lateral (select * from register_run r where r.subject_id = s.id order by r.started_at desc limit 1) r on true
    left join app_user u on u.id = r.requested_by
    cross join lateral (
      select bool_or(t.state = 'answered') as answered,
        jsonb_agg(jsonb_build_object('register', named.register, 'state', coalesce(t.state, 'waiting'),
          'attempts', coalesce(t.attempts, 0), 'errorCode', t.error_code, 'startedAt', t.started_at,
          'finishedAt', t.finished_at, 'dataAt', n.fetched_at, 'byHand', coalesce(n.hand_entry_id is not null, false),
          'missingSince', t.missing_since,
          'isFound', case when not n.withdrawn then jsonb_typeof(n.data) <> 'null' end,
          'isPublicData', coalesce(n.data->>'isPublicData' = 'true', false)) order by named.place) as steps
      from unnest(${[...REGISTERS_OF[kind]]}::text[]) with ordinality as named(register, place)
      left join lateral (select t.*, o.started_at as run_started_at from register_run o
        join register_step t on t.run_id = o.id and t.register = named.register
        where o.subject_id = s.id order by o.started_at desc limit 1) t on true
      left join lateral (select n.fetched_at, n.hand_entry_id, n.withdrawn, n.data from register_snapshot n
        where n.subject_id = s.id and n.register = named.register order by n.id desc limit 1) n on true
    ) q
    where s.kind = ${kind} and s.code = ${code}`.execute(db);
  return rows[0] ?? null;
}
