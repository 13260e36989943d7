import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { readUnread } from '../../api/imports/read-import.ts';
import { ensureSubject, loadSnapshots } from '../../db/queries/registers.ts';
import { COMPANIES } from '../../stack/stand-ins/parties.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { until } from '../harness/index.ts';
import { multipart } from '../harness/over-http.ts';
import { goodBook, type Value } from './workbook.ts';

let api: Api;
let manager: Client;
const [first, second, third] = COMPANIES.map((company) => company.CompanyCode) as [string, string, string];
const NOBODY = '110084026';

beforeAll(async () => {
  api = await startApi({ withWorker: false });
  manager = await api.staff('kristina', ['manager']);
  for (const company of COMPANIES.slice(0, 3)) await api.applicant(company.key);
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

const send = (who: Client, name: string, bytes: Buffer, ask: { key?: string; type?: string } = {}) =>
  who.post('/api/BackOffice/ImportDataList', {
    form: multipart(ask.type === '' ? {} : { FileType: ask.type ?? '1' }, { field: 'File', name, bytes }),
    key: ask.key,
  });
const csv = (...lines: string[]): Buffer =>
  Buffer.from(`Įmonės kodas;Mėnuo;Darbuotojų skaičius\r\n${lines.join('\r\n')}\r\n`);

interface Row {
  row: number;
  code: string;
  outcome: string;
  remarks: string[];
}
interface Read {
  id: string;
  state: string;
}

async function read(id: string): Promise<Read> {
  return until(
    async () => {
      const body = (await manager.get(`/api/BackOffice/Imports/${id}`)).body as Read;
      return body.state === 'parsing' ? null : body;
    },
    { timeoutMs: 60_000, what: 'the dry run' },
  );
}
/** Sends a file and waits for its dry run. */
async function checked(bytes: Buffer, name = 'darbuotojai.csv'): Promise<Read> {
  const answer = await send(manager, name, bytes);
  expect(answer.status).toBe(200);
  return read(answer.body.id as string);
}
const rowsOf = async (id: string, query = '') =>
  (await manager.get(`/api/BackOffice/Imports/${id}/Rows${query}`)).body as {
    rows: Row[];
    TotalCount: number;
  };
const press = (id: string, what: 'Apply' | 'Undo', who = manager, key?: string) =>
  who.post(`/api/BackOffice/Imports/${id}/${what}`, { key });
const known = async (code: string) =>
  (await loadSnapshots(api.database.db, 'company', code))['social-insurance'];

/** As the register answers. */
async function registerSays(code: string, employees: number, month: string): Promise<void> {
  const subjectId = await ensureSubject(api.database.db, 'company', code);
  await sql`insert into register_snapshot (subject_id, register, source, as_of, data)
    values (${subjectId}, 'social-insurance', 'Sodra', '2026-09-30', ${JSON.stringify({ employees, month })}::jsonb)`.execute(
    api.database.db,
  );
}

describe('who may import, and what', () => {
  test('staff who are not managers, and applicants, have no rights', async () => {
    const assessor = await api.staff('egle', ['assessor']);
    const director = await api.applicant();
    for (const who of [assessor, director]) {
      expect((await send(who, 'a.csv', csv(`${first};2026-10;1`))).status).toBe(403);
      expect((await who.get('/api/BackOffice/Imports')).status).toBe(403);
    }
    expect((await send(api.anybody, 'a.csv', csv())).status).toBe(401);
  });

  test('a missing file or type is told in the words of the dialog', async () => {
    const none = await manager.post('/api/BackOffice/ImportDataList', { form: multipart({ FileType: '1' }) });
    expect(none).toMatchObject({ status: 400, body: { ErrorDescription: 'Pasirinkite priedą' } });
    for (const type of ['', '2', 'x'])
      expect(await send(manager, 'a.csv', csv(), { type })).toMatchObject({
        status: 400,
        body: { ErrorDescription: 'Pasirinkite tipą' },
      });
  });

  test('only .xlsx and .csv are taken', async () => {
    for (const name of ['a.xls', 'a.pdf', 'a.xlsm', 'a'])
      expect(await send(manager, name, csv())).toMatchObject({
        status: 400,
        body: { code: 'fileTypeNotAllowed' },
      });
  });

  test('an import that is not there is not found', async () => {
    const id = randomUUID();
    for (const path of ['', '/Rows', '/ErrorFile'])
      expect((await manager.get(`/api/BackOffice/Imports/${id}${path}`)).status).toBe(404);
    expect((await press(id, 'Apply')).status).toBe(404);
    expect((await press(id, 'Undo')).status).toBe(404);
  });

  test('the same upload again is the same import', async () => {
    const key = randomUUID();
    const one = await send(manager, 'a.csv', csv(`${first};2026-10;1`), { key });
    const two = await send(manager, 'a.csv', csv(`${first};2026-10;1`), { key });
    expect(two.body).toEqual(one.body);
    await read(one.body.id as string);
  });

  test('the template can be imported as it is, once filled in', async () => {
    const template = await manager.get('/api/BackOffice/ImportTemplate');
    expect(template.headers.get('content-disposition')).toContain('darbuotoju_skaicius_sablonas.xlsx');
    expect(await checked(template.bytes, 'tuscias.xlsx')).toMatchObject({
      state: 'refused',
      refusal: 'noRows',
    });
  });
});

describe('the dry run', () => {
  test('tells what every row would do, and changes nothing', async () => {
    await registerSays(first, 10, '2026-09');
    await registerSays(second, 20, '2026-10');
    const result = await checked(
      csv(
        `${first};2026-10;12`,
        `${second};2026-10;20`,
        `${third};2026-10;30`,
        `${NOBODY};2026-10;5`,
        `${second};2026-08;19`,
        '123456789;2026-10;5',
        `${first};2027-10;5`,
        `${first};2026-13;-5`,
        ';;7',
        `${third};2026-07;1,5`,
      ),
    );
    expect(result).toMatchObject({
      state: 'checked',
      counts: { changed: 1, unchanged: 1, new: 1, unknown: 1, older: 1, wrong: 5 },
    });
    const { rows } = await rowsOf(result.id);
    expect(rows[0]).toMatchObject({ row: 2, previousEmployees: 10, previousMonth: '2026-09', employees: 12 });
    expect(rows[5]!.remarks).toEqual([
      'Įmonės kodas „123456789“: kodas su klaida: nesutampa kontrolinis skaitmuo',
    ]);
    expect(rows[7]!.remarks).toHaveLength(2);
    expect(rows[8]!.remarks).toEqual(['Įmonės kodas: neįrašytas kodas', 'Mėnuo: neįrašytas mėnuo']);
    expect((await rowsOf(result.id, '?outcome=unknown')).rows).toHaveLength(1);
    expect((await known(first))?.data).toEqual({ employees: 10, month: '2026-09' });
    expect(await known(third)).toBeNull();
  });

  test('a party and month that stand twice are told apart by what they say', async () => {
    const result = await checked(
      csv(`${first};2026-10;1`, `${first};2026-10;1`, `${second};2026-10;1`, `${second};2026-10;2`),
    );
    const { rows } = await rowsOf(result.id);
    expect(rows.map((row) => row.outcome)).toEqual(['changed', 'wrong', 'wrong', 'wrong']);
    expect(rows[1]!.remarks[0]).toContain('toks kodas ir mėnuo jau yra faile (2 eilutė)');
    expect(rows[2]!.remarks[0]).toContain('su kitu darbuotojų skaičiumi (5 eilutė)');
  });

  test('dates a spreadsheet made of months are read; formulas, errors and tricks are told by row', async () => {
    const rows: Value[][] = [
      [Number(first), 46_296, 12],
      [second, '2026-10', { formula: '1+1', value: '2' }],
      [third, '2026-10', 'dvylika'],
      [`\u202e${first}`, '2026-10', 1],
      [first, '2026-09', { raw: '<c r="C6" t="e"><v>#REF!</v></c>' }],
      ['=cmd|calc!A0', '2026-10', 1],
    ];
    const result = await checked(goodBook(rows), 'lentele.xlsx');
    expect(result).toMatchObject({ state: 'checked', sheetName: 'Lapas1', counts: { wrong: 5, changed: 1 } });
    const read = (await rowsOf(result.id)).rows;
    expect(read[0]).toMatchObject({ outcome: 'changed', employees: 12 });
    expect(read[1]!.remarks[0]).toContain('formulė');
    expect(read[3]!.code).toBe(`\uFFFD${first}`);
    const errors = await manager.get(`/api/BackOffice/Imports/${result.id}/ErrorFile`);
    expect(errors.bytes.toString()).toContain(';Klaida\r\n');
    expect(errors.bytes.toString()).toContain(";'=cmd|calc!A0;");
    expect(errors.headers.get('content-disposition')).toContain('klaidos_lentele.csv');
    // What the formula showed is a value now.
    expect(await checked(errors.bytes, 'klaidos.csv')).toMatchObject({
      state: 'checked',
      counts: { wrong: 4 },
    });
  });

  test('a file in Windows-1257 with commas is read as well', async () => {
    const text = Buffer.concat([
      Buffer.from('"\xc1mon\xebs kodas","M\xebnuo","Darbuotoj\xf8 skai\xe8ius"\n', 'latin1'),
      Buffer.from(`"${first}","2026.10","1 200"\n`, 'latin1'),
    ]);
    const result = await checked(text);
    expect((await rowsOf(result.id)).rows[0]).toMatchObject({ employees: 1200, outcome: 'changed' });
  });

  test('a refused file says why and offers nothing more', async () => {
    const result = await checked(Buffer.from('MZ\u0090\0'), 'lentele.xlsx');
    expect(result).toMatchObject({ state: 'refused', refusal: 'notSpreadsheet', counts: null });
    expect(await press(result.id, 'Apply')).toMatchObject({
      status: 409,
      body: { code: 'importNotChecked' },
    });
    expect((await manager.get(`/api/BackOffice/Imports/${result.id}/ErrorFile`)).status).toBe(409);
    expect((await rowsOf(result.id)).rows).toEqual([]);
  });

  test('a file whose reader died with its process is read by the next one', async () => {
    const { id } = await checked(csv(`${first};2026-10;3`));
    await sql`update data_import set state = 'parsing', reading_until = now() - interval '1 second' where id = ${id}::uuid`.execute(
      api.database.db,
    );
    await readUnread(api.deps);
    expect(await read(id)).toMatchObject({ state: 'checked' });
    expect((await rowsOf(id)).TotalCount).toBe(1);
  });
});

describe('applying and undoing', () => {
  test('counts become the newest answer of the register, marked with file and person; undoing brings back what was', async () => {
    const [a, b] = [await known(first), await known(third)];
    const { id } = await checked(csv(`${first};2026-11;77`, `${third};2026-10;33`));
    expect(await press(id, 'Undo')).toMatchObject({ status: 409, body: { code: 'importNotApplied' } });
    expect((await press(id, 'Apply')).body).toMatchObject({ state: 'applied', applied: 2, overtaken: 0 });
    expect(await known(first)).toMatchObject({
      data: { employees: 77, month: '2026-11' },
      source: expect.stringMatching(
        /^Sodra, įkelta iš failo „darbuotojai\.csv“ \(.+, \d{4}-/,
      ) as unknown as string,
    });
    expect((await known(third))?.asOf).toBe('2026-10-31');
    expect((await press(id, 'Undo')).body).toMatchObject({ state: 'undone', undone: 2, kept: 0 });
    expect(await known(first)).toEqual(a);
    expect(await known(third)).toEqual(b);
    expect(await press(id, 'Undo')).toMatchObject({ status: 409, body: { code: 'importUndone' } });
  });

  test('ten people at once: one applies, the others are told who it was', async () => {
    const { id } = await checked(csv(`${first};2026-11;78`));
    const other = await api.staff('saulius', ['manager']);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_one, n) => press(id, 'Apply', n % 2 ? manager : other)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'importApplied',
        details: { by: expect.any(String) as unknown as string },
      });
      expect(body.ErrorDescription).toMatch(/^Šio failo duomenys jau įkelti: \S+ \S+, \d{4}-/);
    }
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from register_snapshot
      where import_id = ${id}::uuid`.execute(api.database.db);
    expect(rows[0]!.n).toBe(1);
  });

  test('the same click again, after its answer was lost, is done and not refused', async () => {
    const { id } = await checked(csv(`${first};2026-11;79`));
    const key = randomUUID();
    await press(id, 'Apply', manager, key);
    await sql`delete from idempotency where key = ${key}`.execute(api.database.db);
    expect(await press(id, 'Apply', manager, key)).toMatchObject({ status: 200, body: { state: 'applied' } });
  });

  test('a newer answer of the register is kept, when applying and when undoing', async () => {
    const { id } = await checked(csv(`${first};2026-11;80`, `${second};2026-11;81`));
    await registerSays(first, 90, '2026-11');
    expect((await press(id, 'Apply')).body).toMatchObject({ applied: 1, overtaken: 1 });
    expect((await known(first))?.data).toEqual({ employees: 90, month: '2026-11' });
    await registerSays(second, 91, '2026-11');
    expect((await press(id, 'Undo')).body).toMatchObject({ undone: 0, kept: 1 });
    expect((await known(second))?.data).toEqual({ employees: 91, month: '2026-11' });
    const { rows } = await rowsOf(id);
    expect(rows.map((row) => row.remarks.length)).toEqual([1, 1]);
  });

  test('nothing to change is told, and a connection lost in the middle leaves all as it was', async () => {
    const none = await checked(csv(`${NOBODY};2026-10;1`));
    expect(await press(none.id, 'Apply')).toMatchObject({
      status: 409,
      body: { code: 'importNothingToApply' },
    });

    const { id } = await checked(csv(`${third};2026-11;5`));
    const { db } = api.database;
    const subject = await ensureSubject(db, 'company', third);
    const dying = db.transaction().execute(async (tx) => {
      await sql`select 1 from register_subject where id = ${subject} for update`.execute(tx);
      const pressed = press(id, 'Apply');
      await until(
        async () => {
          const { rows } = await sql<{
            pid: number;
          }>`select pid from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock' and query like '%register_subject%'`.execute(db);
          if (rows[0]) await sql`select pg_terminate_backend(${rows[0].pid})`.execute(db);
          return rows.length > 0;
        },
        { what: 'the apply that waits' },
      );
      return pressed;
    });
    expect((await dying).status).toBeGreaterThanOrEqual(500);
    expect((await manager.get(`/api/BackOffice/Imports/${id}`)).body).toMatchObject({
      state: 'checked',
      applied: 0,
    });
    expect((await press(id, 'Apply')).body).toMatchObject({ state: 'applied', applied: 1 });
  });

  test('the application may add answers and never change one', async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from audit_event
      where kind in ('importApplied', 'importUndone')`.execute(api.database.db);
    expect(rows[0]!.n).toBeGreaterThanOrEqual(6);
    expect(api.logs()).not.toContain(first);
  });

  test('the list shows the newest first with what became of each', async () => {
    const { body } = await manager.get('/api/BackOffice/Imports');
    expect(body.imports[0]).toMatchObject({ state: 'applied', fileName: 'darbuotojai.csv' });
    expect(body.TotalCount).toBe(body.imports.length);
  });
});
