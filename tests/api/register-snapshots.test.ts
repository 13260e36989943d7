// What the registers said, as the API reads it: once a save, and typed or refused.
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { problemOf } from '../../api/http/errors.ts';
import { errorForLog } from '../../api/log.ts';
import { findParty } from '../../db/queries/parties.ts';
import { loadSnapshots } from '../../db/queries/registers.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { askRegisters } from '../harness/over-http.ts';

let api: Api;
let director: Client;
let id = 0;

beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  await askRegisters(director);
  id = (await director.post('/api/Request/Start', { json: {} })).body.requestId as number;
}, 120_000);
afterAll(async () => await api?.close(), 60_000);
afterEach(() => void jest.restoreAllMocks());

const save = (formVersion: number) =>
  director.post('/api/Request/SaveDraft', {
    json: { requestSystemInfo: { RequestId: id }, formVersion, LoanInfo: { LoanSum: '1000.00' } },
  });

/** Texts of all statements that are sent while `work` runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  return sent.mock.calls.map(([given]) =>
    typeof given === 'string' ? given : (given as pg.QueryConfig).text,
  );
}

test('one autosave reads what the registers said about the applicant once', async () => {
  const texts = await statementsOf(async () => expect((await save(0)).status).toBe(200));
  expect(texts.filter((text) => /distinct on \(n\.register\) n\.\*/.test(text))).toHaveLength(1);
  console.log(texts.length);
  expect(texts.filter((text) => /update loan_request_form/.test(text))).toHaveLength(1);
});

test('a stored answer of another shape is named by its code, and nothing of it is told or logged', async () => {
  await sql`insert into register_snapshot (subject_id, register, source, as_of, data)
    select id, 'shareholders', 'x', null, '{"participants": [{"kind": "person", "personalCode": "38001019999"}]}'
    from register_subject where kind = 'company'
      and code = (select code from party where id = ${director.partyId})`.execute(api.database.db);
  const { code } = await findParty(api.database.db, director.partyId);
  const error: unknown = await loadSnapshots(api.database.db, 'company', code).catch(
    (thrown: unknown) => thrown,
  );
  expect(problemOf(error)).toMatchObject({ code: 'internal', status: 500 });
  expect(errorForLog(error)).toMatchObject({ code: 'registerDataInvalid' });
  expect(JSON.stringify([errorForLog(error), String(error)])).not.toContain('38001019999');
});
