import { sql } from 'kysely';
import type { EvaluationKind } from '../../domain/application/inputs.ts';
import type { Decision } from './request-view.ts';
import type { Tx } from './command-input.ts';

export interface EvaluationRow {
  id: string;
  requestId: number;
  kind: EvaluationKind;
  state: 'inProgress' | 'finished' | 'failed';
  startedBy: string | null;
  startedAt: string;
}

export interface NewEvaluation {
  requestId: number;
  kind: EvaluationKind;
  commandId: string;
  startedBy: string | null;
}

/** Opens an evaluation of the draft as it is now, or for staff of what was submitted; the same command opens it once. */
export async function openEvaluation(db: Tx, made: NewEvaluation): Promise<string> {
  await sql`insert into evaluation (request_id, kind, form_version, command_id, started_by)
    select ${made.requestId}, ${made.kind}, coalesce(
        (select max(s.form_version) from submission s where s.request_id = ${made.requestId} and ${made.kind} <> 'applicant'),
        max(f.form_version), 0), ${made.commandId}, ${made.startedBy}::uuid
    from loan_request_form f where f.request_id = ${made.requestId}
    on conflict (command_id) do nothing`.execute(db);
  const row = await db
    .selectFrom('evaluation')
    .select('id')
    .where('command_id', '=', made.commandId)
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function loadEvaluation(db: Tx, id: string): Promise<EvaluationRow | null> {
  const row = await db.selectFrom('evaluation').selectAll().where('id', '=', id).executeTakeFirst();
  return row
    ? {
        id: row.id,
        requestId: row.request_id,
        kind: row.kind as EvaluationKind,
        state: row.state as EvaluationRow['state'],
        startedBy: row.started_by,
        startedAt: new Date(row.started_at).toISOString(),
      }
    : null;
}

export interface EvaluationEnd {
  decision: Decision;
  rules: readonly unknown[];
  snapshot: unknown;
  ruleSetVersion: string;
  /** The form that was judged; it may be newer than the one the evaluation was opened with. */
  formVersion: number;
}

/** Stores what was decided, by which rules and on what data: enough to decide again years later. */
export async function finishEvaluation(db: Tx, id: string, end: EvaluationEnd): Promise<void> {
  await sql`update evaluation set state = 'finished', finished_at = clock_timestamp(), decision = ${end.decision},
    rules = ${JSON.stringify(end.rules)}::jsonb, snapshot = ${JSON.stringify(end.snapshot)}::jsonb,
    rule_set_version = ${end.ruleSetVersion}, form_version = ${end.formVersion}
    where id = ${id}::uuid and state = 'inProgress'`.execute(db);
}

/** Ends an evaluation that could not be made. */
export async function failEvaluation(db: Tx, id: string, code: string): Promise<void> {
  await sql`update evaluation set state = 'failed', finished_at = clock_timestamp(), failure_code = ${code}
    where id = ${id}::uuid and state = 'inProgress'`.execute(db);
}
