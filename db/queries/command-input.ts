import { sql, type RawBuilder, type Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import { INPUTS, type ActionInput } from '../../domain/application/inputs.ts';
import type { CommandResult } from '../../domain/application/command.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import type { SectorType } from '../../domain/schemes/index.ts';
import type { Database } from '../connect.ts';
import type { DB, Json } from '../schema.gen.ts';

export type Tx = Transaction<DB> | Database;

/** What travels beside the parsed input of an action: ids the server itself put there. */
export interface ServerInput {
  /** start, copy: the party of the session. */
  partyId?: number;
  /** start in a scheme of sectors. */
  sectorType?: SectorType;
  /** Staged rows of `document` that the action adopts. */
  fileIds?: readonly string[];
}

export interface NewCommandInput {
  commandId: string;
  /** null only where the number is not drawn yet. */
  requestId: number | null;
  action: ActionName | 'generateContract';
  actorId: string | null;
  /** The authorisation the actor acts under; left out in their own name. */
  representativeId?: string | null;
  input: Record<string, unknown> & ServerInput;
}

/**
 * Keeps what a person gave until the workflow comes for it; storing the same command again changes nothing.
 * Called by the API before the Update.
 */
export async function storeCommandInput(db: Tx, given: NewCommandInput): Promise<void> {
  await db
    .insertInto('command_input')
    .values({
      command_id: given.commandId,
      request_id: given.requestId,
      action: given.action,
      actor_id: given.actorId,
      representative_id: given.representativeId ?? null,
      input: sql<Json>`${JSON.stringify(given.input)}::jsonb`,
    })
    .onConflict((oc) => oc.column('command_id').doNothing())
    .execute();
}

export interface StoredInput {
  raw: Record<string, unknown>;
  server: ServerInput;
}

const NOTHING: StoredInput = { raw: {}, server: {} };

export interface KnownCommand {
  stored: StoredInput;
  /** What it answered when it was carried out, and the hash of what was asked then; null when it was not. */
  earlier: { result: CommandResult; hash: string } | null;
}

/** The stored input of a command, empty when there is none (moves of the clock), and its earlier answer. */
export async function loadCommand(db: Tx, commandId: string): Promise<KnownCommand> {
  const { rows } = await sql<{
    input: Record<string, unknown> | null;
    result: CommandResult | null;
    input_hash: string;
  }>`
    select i.input, l.result, l.input_hash from (select ${commandId}::text as id) c
      left join command_input i on i.command_id = c.id left join command_log l on l.command_id = c.id`.execute(
    db,
  );
  const { input, result, input_hash: hash } = rows[0]!;
  return {
    stored: input ? { raw: input, server: input } : NOTHING,
    earlier: result ? { result, hash } : null,
  };
}

/** The input as the action's schema gives it; null when it does not fit. */
export function parseInput<A extends ActionName>(action: A, stored: StoredInput): ActionInput<A> | null {
  const parsed = INPUTS[action].safeParse(stored.raw);
  return parsed.success ? (parsed.data as ActionInput<A>) : null;
}

/** Two commands are the same when who, what, on which request and with what input are the same. */
export function inputHash(
  requestId: number,
  action: string,
  actorId: string | null,
  input: StoredInput,
): string {
  const canonical = JSON.stringify([requestId, action, actorId, sorted(input.raw)]);
  return createHash('sha256').update(canonical).digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, inner]) => [key, sorted(inner)]);
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
