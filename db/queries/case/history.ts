import { sql } from 'kysely';
import type { Tx } from '../../connect.ts';
import { actingUnder } from './command-log.ts';
import type { Attempt, CaseKind, StoredTypes } from './kind.ts';

export interface NewEvent<T extends StoredTypes> extends Attempt<T> {
  /** ISO instant of the move. */
  now: string;
  details: Record<string, unknown>;
}

/** The history: who, when, from where to where, the comment and what was given with it. */
export async function writeEvent<T extends StoredTypes>(
  tx: Tx,
  kind: CaseKind<T>,
  { command, view, from, to, given, details, now }: NewEvent<T>,
): Promise<void> {
  const row = kind.rules.transitionOf(command.action);
  const { comment, ...rest } = { ...given, ...details };
  const written = typeof comment === 'string' && comment !== '' ? comment : null;
  const { table, key } = kind.history;
  await sql`insert into ${sql.table(table)} (${sql.ref(key)}, version, action, log_codes, from_status, to_status,
      actor_id, actor_role, command_id, representative_id, comment, comment_reader, details, at)
    values (${command.caseId}, ${(view?.version ?? 0) + 1}, ${command.action}, ${[...row.log]}::smallint[], ${from}, ${to},
      ${command.actorId}, ${row.by.find((role) => command.roles.includes(role)) ?? 'system'}, ${command.commandId},
      ${actingUnder(command.commandId)}, ${written}, ${kind.commentReader(command.action)},
      ${JSON.stringify(rest)}::jsonb, ${now})`.execute(tx);
}
