import { sql } from 'kysely';
import type { SubjectKind } from './registers.ts';
import type { Tx } from './command-input.ts';

export interface RunProgress {
  runId: string;
  state: 'inProgress' | 'finished' | 'failed';
  startedAt: Date;
  finishedAt: Date | null;
  steps: {
    register: string;
    state: 'waiting' | 'running' | 'answered' | 'failed';
    attempts: number;
    errorCode: string | null;
    startedAt: string | null;
    finishedAt: string | null;
  }[];
}

/** The newest register run about a company or person, step by step; null when the registers were never asked. */
export async function findRunProgress(db: Tx, kind: SubjectKind, code: string): Promise<RunProgress | null> {
  const { rows } = await sql<RunProgress>`
    select r.id as "runId", r.state, r.started_at as "startedAt", r.finished_at as "finishedAt",
      coalesce((select jsonb_agg(jsonb_build_object('register', t.register, 'state', t.state, 'attempts', t.attempts,
        'errorCode', t.error_code, 'startedAt', t.started_at, 'finishedAt', t.finished_at) order by t.register)
        from register_step t where t.run_id = r.id), '[]') as steps
    from register_run r join register_subject s on s.id = r.subject_id
    where s.kind = ${kind} and s.code = ${code} order by r.started_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}
