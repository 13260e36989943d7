import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createDatabase, type TestDatabase } from '../tests/harness/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
}, 60_000);
afterAll(async () => database?.drop());

/** Few rows for good: people, schemes, who represents whom. */
const FEW = ['app_user', 'representative', 'scheme_budget', 'reconcile_report', 'retention_list', 'batch'];
/** Rows that are gone within a day. */
const SHORT_LIVED = ['session', 'login_code'];

test('what belongs to a case, a party or a paper is found by it through an index', async () => {
  const { rows } = await sql<{ reference: string }>`
    select c.conrelid::regclass || '.' || a.attname as reference
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and c.confrelid::regclass::text <> all(${FEW}::text[]) and c.conrelid::regclass::text <> all(${SHORT_LIVED}::text[])
      and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
        and coalesce(pg_get_expr(i.indpred, i.indrelid), '') in
          ('', '(' || a.attname || ' IS NOT NULL)', '(deleted_at IS NULL)'))
    order by 1`.execute(database.db);
  expect(rows).toEqual([]);
});
