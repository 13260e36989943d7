import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Tx } from './queries/command-input.ts';
import { loadLimit } from './queries/ledger.ts';
import { listRelatedRequests } from './queries/request-list.ts';
import { createDatabase, type TestDatabase } from '../tests/harness/database.ts';
import { addManyRequests } from '../tests/harness/many-requests.ts';

const MANY = 4_000;
const codeOf = (no: number) => String(300_000_000 + no);

let database: TestDatabase;
let requests: number[];
beforeAll(async () => {
  database = await createDatabase();
  // Two requests of the first company; the third is linked to the first, which is all their group.
  const codes = [codeOf(0), ...Array.from({ length: MANY }, (_, no) => codeOf(no))];
  requests = await addManyRequests(database.db, codes);
  await sql`insert into reservation (request_id, scheme_code, borrower_code, group_codes, cents, hold)
    select id, scheme_code, applicant_code,
      case when applicant_code = ${codeOf(2)} then array[${codeOf(0)}] else '{}' end, 5000000, 'reserved'
    from loan_request`.execute(database.db);
  await sql`analyze loan_request, reservation`.execute(database.db);
}, 60_000);
afterAll(async () => database?.drop());

/** What a read answers, and of which tables it looked at many rows, one after another or along an index. */
async function rowsPassed<T>(read: (tx: Tx) => Promise<T>) {
  return database.db.transaction().execute(async (tx) => {
    const before = await passedSoFar(tx);
    const answer = await read(tx);
    const after = await passedSoFar(tx);
    const passed = [...after].filter(([table, rows]) => rows - (before.get(table) ?? 0) > 100);
    return { answer, passed: passed.map(([table]) => table) };
  });
}

/** By table, as the connection has counted and not yet reported; so it takes no waiting for statistics. */
async function passedSoFar(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await sql<{ table: string; passed: number }>`
    select relname as table, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as passed from pg_stat_xact_user_tables`.execute(
    tx,
  );
  return new Map(rows.map(({ table, passed }) => [table, passed]));
}

test('what belongs to a case is found among many requests without reading them all', async () => {
  const related = await rowsPassed((tx) => listRelatedRequests(tx, requests[0]!));
  expect(related.answer.map(({ id, relation }) => [id, relation])).toEqual([
    [requests[3], 'group'],
    [requests[1], 'same'],
  ]);
  expect(related.passed).toEqual([]);
});

test('so are the sums of a group that its limit is reckoned from', async () => {
  const own = { requestId: requests[0]!, schemeCode: 'tiesiogines', borrowerCode: codeOf(0) } as const;
  const limit = await rowsPassed((tx) =>
    loadLimit(tx, { ...own, groupCodes: [], ruleLimitCents: 1_000_000_000 }),
  );
  // The second request of the company and the third company's, of the 5,000,000.00 a borrower may have.
  expect(limit.answer).toEqual({ cents: 495_000_000, reason: 'borrower' });
  expect(limit.passed).toEqual([]);
});
