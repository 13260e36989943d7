// What `npm start` shows a newcomer: the demo requests, walked through the portal by the program that walks them there.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BillStatus } from '../../domain/bills/moves.ts';
import { JOURNEYS } from '../../db/seed/journeys.ts';
import { openPortal, type TestPortal } from '../harness/portal.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);
let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal();
}, 180_000);
afterAll(async () => {
  await portal?.close();
}, 60_000);

async function seed(): Promise<string> {
  const { PATH, TMPDIR } = process.env;
  const env = { PATH, TMPDIR, PORTAL_URL: portal.url, DATABASE_URL: portal.databaseUrl };
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'db/seed/main.ts'], { cwd: ROOT, env });
  return stdout;
}

const inTheirStatuses = async (): Promise<number[]> => {
  const rows = await portal.db.selectFrom('loan_request').select('status').orderBy('id').execute();
  return rows.map(({ status }) => status).toSorted((one, other) => one - other);
};

test('every demo request comes to its status, and a second walk changes nothing', async () => {
  expect(await seed()).toContain(`demo data: ${JOURNEYS.length} of ${JOURNEYS.length} requests`);
  const statuses = await inTheirStatuses();
  expect(statuses).toEqual(
    JOURNEYS.map(({ endsIn }): number => endsIn).toSorted((one, other) => one - other),
  );
  const commands = () =>
    portal.db
      .selectFrom('command_log')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const before = await commands();
  const payments = async () =>
    (await portal.db.selectFrom('payment_request').select('status').orderBy('number').execute()).map(
      ({ status }) => status,
    );
  const bills = async () =>
    (await portal.db.selectFrom('bill').select(['status', 'funded_at']).orderBy('number').execute()).map(
      ({ status, funded_at: fundedAt }) => (fundedAt ? 'funded' : status),
    );
  expect(await payments()).toEqual([2, 5, 1]);
  expect(await bills()).toEqual([
    'funded',
    BillStatus.approved,
    BillStatus.returned,
    BillStatus.submitted,
    BillStatus.preparing,
  ]);
  await seed();
  expect(await payments()).toEqual([2, 5, 1]);
  expect(await bills()).toHaveLength(5);
  expect(await commands()).toEqual(before);
  expect(await inTheirStatuses()).toEqual(statuses);
}, 300_000);
