import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { findBreaks, sealLog } from '../../db/queries/log-chain.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { createDatabase, type TestDatabase } from '../harness/database.ts';
import { addApplicant, type Applicant } from '../harness/people.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const today = vilniusDate(Date.now());

let database: TestDatabase;
let director: Applicant;

beforeAll(async () => {
  database = await createDatabase();
  director = await addApplicant(database.db);
}, 120_000);
afterAll(async () => await database?.drop(), 60_000);

describe('the chained log', () => {
  let first: number, second: number;
  const db = () => database.db;
  const breaks = async () =>
    (await findBreaks(db())).map(({ log, requestId, rowId, chainNo, what }) => ({
      log,
      requestId,
      rowId,
      chainNo,
      what,
    }));
  /** As somebody with every right in the database, and without the triggers. */
  const tamper = (statement: string) =>
    db()
      .transaction()
      .execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await sql.raw(statement).execute(tx);
      });
  const write = async (requestId: number, word: string) => {
    const commandId = `${requestId}:${word}`;
    await sql`insert into command_log (command_id, request_id, action, input_hash, result)
      values (${commandId}, ${requestId}, 'save', '', '{}')`.execute(db());
    const { rows } = await sql<{
      id: number;
    }>`insert into request_event (request_id, version, action, actor_role, command_id, comment)
      values (${requestId}, 1, 'save', 'manager', ${commandId}, ${word}) returning id`.execute(db());
    return rows[0]!.id;
  };
  const newCase = async () => {
    const { rows } = await sql<{
      id: number;
    }>`insert into loan_request (id, scheme_code, party_id, login_type, status,
        version, created_by, applicant_name, applicant_code, applicant_search)
      values (nextval('loan_request_number'), 'tiesiogines', ${director.partyId}, 'Company', 2, 1,
        ${director.userId}::uuid, 'UAB', '1', 'uab') returning id`.execute(db());
    return rows[0]!.id;
  };
  const ids: number[] = [];
  beforeAll(async () => {
    first = await newCase();
    second = await newCase();
    for (const word of ['gauta', 'vertinta', 'tvirtinta', 'pasirašyta']) ids.push(await write(first, word));
    await write(second, 'gauta');
    await sql`insert into audit_event (kind, request_id) values ('mailRefused', ${first})`.execute(db());
  });

  test('verifies after every ordinary change, in any time zone of whoever writes', async () => {
    await db()
      .transaction()
      .execute(async (tx) => {
        await sql`set local timezone to 'Pacific/Auckland'`.execute(tx);
        await sql`insert into audit_event (kind, request_id, details) values ('x', ${second}, '{"a": null, "b": [1.50]}')`.execute(
          tx,
        );
      });
    expect(await breaks()).toEqual([]);
    expect(await sealLog(db(), today)).toBe(true);
    expect(await sealLog(db(), today)).toBe(false);
    expect(await breaks()).toEqual([]);
  });

  test('cases do not wait for each other, and rows of one case stay in one chain', async () => {
    const other = await newCase();
    await db()
      .transaction()
      .execute(async (tx) => {
        await sql`insert into audit_event (kind, request_id) values ('held', ${second})`.execute(tx);
        await sql`set local lock_timeout to '1s'`.execute(tx);
        await Promise.all(['a', 'b', 'c', 'd', 'e'].map((word) => write(other, word)));
      });
    expect(await breaks()).toEqual([]);
  });

  test('a row changed by SQL is named, also when its own hash was made anew', async () => {
    const row = { log: 'request_event', requestId: first };
    await tamper(`update request_event set comment = 'netvirtinta' where id = ${ids[2]}`);
    expect(await breaks()).toEqual([{ ...row, rowId: ids[2], chainNo: 3, what: 'changed' }]);
    await tamper(`update request_event e set hash = sha256((select hash from request_event where id = ${ids[1]})
      || convert_to(log_text(to_jsonb(e)), 'UTF8')) where id = ${ids[2]}`);
    expect(await breaks()).toEqual([{ ...row, rowId: ids[3], chainNo: 4, what: 'changed' }]);
    await tamper(`update request_event set comment = 'tvirtinta' where id = ${ids[2]};
      update request_event e set hash = sha256((select hash from request_event where id = ${ids[1]})
      || convert_to(log_text(to_jsonb(e)), 'UTF8')) where id = ${ids[2]}`);
    expect(await breaks()).toEqual([]);
  });

  test('a row removed from the middle, from the end, or all of them, is missed', async () => {
    const row = { log: 'request_event', requestId: first, rowId: null, what: 'missing' };
    await tamper(`create table kept as select * from request_event where request_id = ${first}`);
    const restore = () =>
      tamper(`delete from request_event where request_id = ${first};
        insert into request_event overriding system value select * from kept`);
    for (const [which, chainNo] of [
      [`id = ${ids[1]}`, 2],
      [`id = ${ids[3]}`, 4],
    ] as const) {
      await tamper(`delete from request_event where ${which}`);
      expect(await breaks()).toEqual([{ ...row, chainNo }]);
      await restore();
    }
    // The head went with them; the seal remembers.
    await tamper(`delete from request_event where request_id = ${first};
      delete from log_head where request_id = ${first} and log = 'request_event'`);
    expect(await breaks()).toEqual([{ ...row, chainNo: 4 }]);
    await restore();
    await tamper(`insert into log_head select 'request_event', request_id, chain_no, hash, 1 from kept where chain_no = 4;
      drop table kept`);
    expect(await breaks()).toEqual([]);
  });

  test('a row put in by SQL is named: past the chain, in the place of another, or by no command', async () => {
    const put = (
      chain: string,
    ) => `insert into request_event (request_id, version, action, actor_role, command_id, chain_no, hash)
      values (${second}, 1, 'approve', 'approver', 'svetimas', ${chain})`;
    const what = async () =>
      (await breaks()).filter(({ requestId }) => requestId === second).map((one) => one.what);
    const clear = `delete from request_event where command_id = 'svetimas'`;
    await tamper(put('null, null'));
    expect(await what()).toContain('unchained');
    await tamper(clear);
    await tamper(put(`1, sha256('x')`));
    expect(await what()).toContain('repeated');
    await tamper(clear);
    expect(await breaks()).toEqual([]);
    await sql.raw(put('null, null')).execute(db());
    expect(await what()).toEqual(['foreign']);
  });

  test('npm run verify-log says so by its status, and exports a case that anybody can check', async () => {
    const run = (...words: string[]) =>
      new Promise<{ status: number | null; said: string }>((resolve) => {
        const child = spawn(process.execPath, ['--import', 'tsx', 'db/verify-log.ts', ...words], {
          cwd: ROOT,
          env: { PATH: process.env.PATH, APP_ENV: 'test', DATABASE_URL: database.url },
        });
        let said = '';
        child.stdout.on('data', (part: Buffer) => (said += part.toString()));
        child.on('close', (status) => resolve({ status, said }));
      });
    const all = await run();
    expect(all).toMatchObject({
      status: 2,
      said: expect.stringContaining(`foreign\trequest_event\tcase ${second}`),
    });
    const { status, said } = await run(String(first), 'export');
    expect(status).toBe(0);
    const { entries } = JSON.parse(said) as { entries: { log: string; text: string; hash: string }[] };
    let before = Buffer.alloc(0);
    for (const { text, hash } of entries.filter(({ log }) => log === 'request_event')) {
      before = createHash('sha256').update(before).update(text).digest();
      expect(before.toString('hex')).toBe(hash);
    }
    expect(said).toContain('tvirtinta');
  }, 60_000);
});
