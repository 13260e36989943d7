import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addApplicant, createDatabase, newRequestId, type TestDatabase } from '../harness/index.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
}, 60_000);
afterAll(async () => await database?.drop());

async function draft(): Promise<number> {
  const { userId, partyId } = await addApplicant(database.db);
  const id = await newRequestId(database.db);
  await sql`insert into loan_request (id, scheme_code, party_id, login_type, status, version, created_by, applicant_name,
    applicant_code, applicant_search) values (${id}, 'tiesiogines', ${partyId}, 'Company', 1, 1, ${userId}::uuid, 'x', '1', 'x')`.execute(
    database.db,
  );
  return id;
}

test.each(['status = 9', 'version = 2'])('the database refuses `%s` outside a transition', async (change) => {
  const id = await draft();
  await expect(
    sql`update loan_request set ${sql.raw(change)} where id = ${id}`.execute(database.db),
  ).rejects.toThrow('status of a request changes through its workflow only');
});

test('the sign that lets a transition through ends with its transaction', async () => {
  const id = await draft();
  await database.db.transaction().execute(async (tx) => {
    await sql`set local portal.transition = 'on'`.execute(tx);
    await sql`update loan_request set version = 2 where id = ${id}`.execute(tx);
  });
  await expect(
    sql`update loan_request set version = 3 where id = ${id}`.execute(database.db),
  ).rejects.toThrow();
});

test('one file alone gives that sign, and no call of the API writes a status', () => {
  const sources = ['api', 'db', 'activities', 'workflows', 'worker'].flatMap((folder) =>
    filesOf(join(ROOT, folder)),
  );
  const signs = sources.filter((file) => /portal\.transition/.test(readFileSync(file, 'utf8')));
  expect(
    signs.map((file) => relative(ROOT, file)).filter((file) => !file.startsWith('db/migrations/')),
  ).toEqual(['db/queries/transition-effects.ts']);
  const paymentSigns = sources.filter((file) =>
    /portal\.payment_transition/.test(readFileSync(file, 'utf8')),
  );
  expect(
    paymentSigns.map((file) => relative(ROOT, file)).filter((file) => !file.startsWith('db/migrations/')),
  ).toEqual(['db/queries/payment/effects.ts']);
  const api = sources.filter((file) => relative(ROOT, file).startsWith('api/'));
  const writers = api.filter((file) =>
    /\b(update\s+(?:loan|payment)_request\b|updateTable\('loan_request'\)|transition(-effects)?\.ts)/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(writers.map((file) => relative(ROOT, file))).toEqual([]);
});

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesOf(path);
    return /\.ts$/.test(entry.name) && !/\.(test|gen)\.ts$/.test(entry.name) ? [path] : [];
  });
}
