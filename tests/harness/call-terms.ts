// The terms after a call: when it closed, and whether they bind.
import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { addDays } from '../../domain/values/days.ts';

export const callTermsBind = (db: Database, isOn: boolean) =>
  sql`insert into setting (key, value) values ('callTermsBind', ${JSON.stringify(isOn)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db);

/** The last day of every call, which had begun thirty days before; null: the days of the schemes themselves again. */
export const closeCalls = (db: Database, day: string | null) =>
  sql`update scheme_budget set period_from = ${day && addDays(day, -30)}::date, period_to = ${day}::date`.execute(
    db,
  );
