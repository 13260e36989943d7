import { sql, type RawBuilder } from 'kysely';
import { createHash } from 'node:crypto';
import type { Tx } from '../../connect.ts';
import type { Json } from '../../schema.gen.ts';

/** What a person gave, or the server put beside it; empty for moves of the clock. */
export type StoredInput = Record<string, unknown>;

export interface KnownCommand<Result> {
  stored: StoredInput;
  /** What it answered when it was carried out, and what was asked then; null when it was not. */
  earlier: { kind: string; hash: string; result: Result } | null;
}

/** The stored input of a command, and its earlier answer. */
export async function loadCommand<Result>(db: Tx, commandId: string): Promise<KnownCommand<Result>> {
  const { rows } = await sql<{
    input: StoredInput | null;
    case_kind: string;
    input_hash: string;
    result: Result | null;
  }>`
    select i.input, l.case_kind, l.input_hash, l.result from (select ${commandId}::text as id) c
      left join command_input i on i.command_id = c.id left join command_log l on l.command_id = c.id`.execute(
    db,
  );
  const { input, case_kind: kind, input_hash: hash, result } = rows[0]!;
  return { stored: input ?? {}, earlier: result ? { kind, hash, result } : null };
}

interface AskedCommand {
  caseId: number;
  action: string;
  actorId: string | null;
}

/** Within a kind two commands are the same when who, what, on which case and with what input are the same. */
export function inputHash({ caseId, action, actorId }: AskedCommand, stored: StoredInput): string {
  const canonical = JSON.stringify([caseId, action, actorId, sorted(stored)]);
  return createHash('sha256').update(canonical).digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, inner]) => [key, sorted(inner)]);
}

/** Keeps what a carried-out command answered, so that it answers the same when it is sent again. */
export async function logCommand(
  db: Tx,
  given: AskedCommand & { kind: string; commandId: string; hash: string; result: object },
): Promise<void> {
  await db
    .insertInto('command_log')
    .values({
      command_id: given.commandId,
      case_kind: given.kind,
      request_id: given.caseId,
      action: given.action,
      actor_id: given.actorId,
      input_hash: given.hash,
      result: sql<Json>`${JSON.stringify(given.result)}::jsonb`,
    })
    .execute();
}

/** Whether the command has made its move. */
export async function isCarriedOut(db: Tx, commandId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from command_log where command_id = ${commandId}`.execute(db);
  return rows.length > 0;
}

/** Notes on the stored input why the command was refused, for the audit. */
export async function markRefused(db: Tx, commandId: string, code: string): Promise<void> {
  await db
    .updateTable('command_input')
    .set({ refused_code: code })
    .where('command_id', '=', commandId)
    .execute();
}

/** In a statement: the authorisation under which the person of a command acts; null in their own name, or for a clock. */
export function actingUnder(commandId: string): RawBuilder<string | null> {
  return sql<string | null>`(select representative_id from command_input where command_id = ${commandId})`;
}
