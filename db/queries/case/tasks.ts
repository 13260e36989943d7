import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../connect.ts';
import type { CaseTable } from './table.ts';

export interface CaseTask {
  caseId: number;
  kind: string;
  assigneeId: string | null;
  /** ISO instant; null: no term. */
  dueAt: string | null;
}

/** Opens a task; nothing happens when one of the kind is open already. */
export async function openCaseTask(db: Tx, { table, key }: CaseTable, task: CaseTask): Promise<void> {
  await sql`insert into ${sql.table(table)} (${sql.ref(key)}, kind, assignee_id, due_at)
    values (${task.caseId}, ${task.kind}, ${task.assigneeId}, ${task.dueAt})
    on conflict (${sql.ref(key)}, kind) where closed_at is null do nothing`.execute(db);
}

export interface Closing {
  caseId: number;
  /** The command, or a word for what did it. */
  closedBy: string;
  /** These kinds only, or all but some. */
  kinds: { in: readonly string[] } | { notIn: readonly string[] };
}

/** Closes open tasks; answers how many. */
export async function closeCaseTasks(db: Tx, { table, key }: CaseTable, closing: Closing): Promise<number> {
  const { numAffectedRows } = await sql`update ${sql.table(table)}
    set closed_at = clock_timestamp(), closed_by = ${closing.closedBy}
    where ${sql.ref(key)} = ${closing.caseId} and closed_at is null and ${chosen(closing.kinds)}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

function chosen(kinds: Closing['kinds']): RawBuilder<boolean> {
  return 'in' in kinds
    ? sql<boolean>`kind = any(${[...kinds.in]}::text[])`
    : sql<boolean>`kind <> all(${[...kinds.notIn]}::text[])`;
}
