import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { table } from './measure.ts';

export type Writes = Record<string, number>;

/** A connection that has fallen silent hands in its counts after ten seconds. */
const COUNTED_AFTER_MS = 11_000;

/** Rows inserted, updated and deleted so far, by table. */
export async function writtenSoFar(db: Database): Promise<Writes> {
  await new Promise((resolve) => setTimeout(resolve, COUNTED_AFTER_MS));
  const { rows } = await sql<{ relname: string; n: number }>`
    select relname, n_tup_ins + n_tup_upd + n_tup_del as n from pg_stat_user_tables`.execute(db);
  return Object.fromEntries(rows.map(({ relname, n }) => [relname, n]));
}

interface Side {
  name: string;
  tables: Writes;
}

/** Proof that both sides do the same work: rows per action, by table and side. */
export function writesBetween(before: readonly Side[], after: readonly Side[], actions: number): string {
  const perAction = after.map(({ tables }, side) =>
    Object.fromEntries(
      Object.entries(tables).map(([name, n]) => [name, (n - (before[side]?.tables[name] ?? 0)) / actions]),
    ),
  );
  const names = [
    ...new Set(perAction.flatMap((side) => Object.keys(side).filter((name) => (side[name] ?? 0) >= 0.05))),
  ].sort();
  return table(
    ['table', ...after.map(({ name }) => name)],
    names.map((name) => [name, ...perAction.map((side) => side[name] ?? 0)]),
  );
}
