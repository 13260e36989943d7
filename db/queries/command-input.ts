import { sql } from 'kysely';
import { INPUTS, type ActionInput } from '../../domain/application/inputs.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import type { PaymentAction } from '../../domain/payment/transitions.ts';
import type { SectorType } from '../../domain/schemes/index.ts';
import type { Tx } from '../connect.ts';
import type { Json } from '../schema.gen.ts';

export type { Tx };

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
  action: ActionName | PaymentAction | 'generateContract';
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

/** A stored input goes to another number: the first turned out to be taken before anything was done with it. */
export async function renumberCommandInput(db: Tx, commandId: string, requestId: number): Promise<void> {
  await sql`update command_input set request_id = ${requestId}, refused_code = null
    where command_id = ${commandId} and not exists (select 1 from command_log l where l.command_id = ${commandId})`.execute(
    db,
  );
}

/** The input as the action's schema gives it; null when it does not fit. */
export function parseInput<A extends ActionName>(
  action: A,
  raw: Record<string, unknown>,
): ActionInput<A> | null {
  const parsed = INPUTS[action].safeParse(raw);
  return parsed.success ? parsed.data : null;
}
