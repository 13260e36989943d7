import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { statistics } from '../../api/wire/statistics.ts';
import { addMany } from '../../bench/many.ts';
import { AGE_FROM } from '../../domain/statistics/figures.ts';
import { searchWords } from '../../db/queries/search-words.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { workingDaysBetween } from '../../domain/values/working-days.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { addStaff } from '../harness/people.ts';
import { readBook, type ReadBook } from '../harness/read-book.ts';
import { turnoverWork } from '../harness/turnover-work.ts';
import { until } from '../harness/waiting.ts';

const LIST = '/api/Request/GetManagerRequests';
const STATS = '/api/backoffice/GetStats';
const COUNT = 600;

let api: Api;
let manager: Client, assessor: Client, director: Client;

beforeAll(async () => {
  api = await startApi();
  [manager, assessor, director] = await Promise.all([
    api.staff('kristina', ['manager']),
    api.staff('egle', ['assessor']),
    api.applicant(),
  ]);
  const other = await addStaff(api.database.db, 'ona', ['assessor']);
  await addMany(api.database.db, COUNT, [assessor.userId, other]);
}, 180_000);
afterAll(() => api?.close(), 60_000);

/** A filter, and how many requests it must find. */
type Opened = [object, number];
type Figures = z.output<typeof statistics>;
const figuresOf = async (range = ''): Promise<Figures> =>
  (await manager.get(`${STATS}${range}`)).body as Figures;

const rowsOf = async <T>(text: string): Promise<T[]> =>
  (await sql.raw<T>(text).execute(api.database.db)).rows;
const countOf = async (filter: object): Promise<number> =>
  (await manager.post(LIST, { json: filter })).body.TotalCount as number;

describe('statistics', () => {
  test('totals, statuses and decisions are what the rows and the history say', async () => {
    const body = await figuresOf();
    const [totals] = await rowsOf<Record<string, number>>(`select
      (select count(distinct request_id)::int from submission) as "RequestsCount",
      (select count(*)::int from loan_request where (first_submitted_at at time zone 'Europe/Vilnius')::date
        = (now() at time zone 'Europe/Vilnius')::date - 1) as "RequestsCountYesterday",
      (select count(*)::int from loan_request where status = 6) as "RequestsIneligibleForFunding",
      (select count(*)::int from loan_request where status = 2 or status = 12) as "RequestsToAsses"`);
    expect(body.Totals).toMatchObject(totals!);
    const statuses = await rowsOf(`select x as "RequestStatusId", count(r.id)::int as "RequestsCount",
      to_char(coalesce(sum(r.loan_sum_cents), 0) / 100.0, 'FM999999999990.00') as "LoanSum",
      to_char(coalesce(sum(r.invega_loan_sum_cents), 0) / 100.0, 'FM999999999990.00') as "InvegaLoanSum"
      from generate_series(1, 16) x left join loan_request r on r.status = x group by x order by x`);
    expect(body.Requests).toEqual(statuses);
    const decisions = await rowsOf<{
      id: number;
      n: number;
    }>(`select case when action in ('approve', 'approveWithDocs')
        then 110 else 210 end as id, count(*)::int as n
      from (select distinct on (request_id) request_id, action from request_event
        where action in ('approve', 'approveWithDocs', 'reject', 'docsExpired', 'changeToSubmitted')
        order by request_id, id desc) last where action <> 'changeToSubmitted' group by 1 order by 1`);
    expect(
      body.Decisions.map((one) => ({
        id: one.RequestStatusId,
        n: one.RequestsCount,
      })),
    ).toEqual(decisions);
  });

  test('age and time to decision are what counting day by day gives', async () => {
    const body = await figuresOf();
    const today = vilniusDate(new Date());
    const held = await rowsOf<{ status: number; since: Date }>(
      'select status, status_changed_at as since from loan_request',
    );
    for (const { RequestStatusId, bucket, count } of body.ageing) {
      const inBucket = held.filter(({ status, since }) => {
        const days = workingDaysBetween(vilniusDate(since), today);
        return (
          status === RequestStatusId && days >= AGE_FROM[bucket]! && days < (AGE_FROM[bucket + 1] ?? Infinity)
        );
      });
      expect([RequestStatusId, bucket, count]).toEqual([RequestStatusId, bucket, inBucket.length]);
    }
    const clocks = await rowsOf<{
      started: Date;
      decided: Date;
      pauses: { from: string; to: string | null }[];
    }>(
      `select c.started_at as started, r.decided_at as decided, c.pauses from clock c join loan_request r on r.id = c.request_id
        where c.kind = 'evaluation' and r.decided_at is not null`,
    );
    const days = clocks
      .map(({ started, decided, pauses }) => {
        const end = vilniusDate(decided);
        const least = (at: string | null) => (at === null || vilniusDate(at) > end ? end : vilniusDate(at));
        const paused = pauses.map(({ from, to }) => workingDaysBetween(least(from), least(to)));
        return workingDaysBetween(vilniusDate(started), end) - paused.reduce((a, b) => a + b, 0);
      })
      .sort((a, b) => a - b);
    expect(days.length).toBeGreaterThan(100);
    expect(body.times).toMatchObject({
      decisions: days.length,
      inTerm: days.filter((one) => one <= 20).length,
      median: days[Math.ceil(days.length * 0.5) - 1],
      p90: days[Math.ceil(days.length * 0.9) - 1],
    });
    for (const { days: some, count } of body.times.byDays)
      expect(count).toBe(days.filter((one) => one === some).length);
  });

  test('every number opens a list of exactly that many', async () => {
    const body = await figuresOf();
    const figures: Opened[] = [
      [{ figure: 'submitted' }, body.Totals.RequestsCount],
      [{ figure: 'yesterday' }, body.Totals.RequestsCountYesterday],
      [{ RequestStatusIds: [2, 12] }, body.Totals.RequestsToAsses],
      [{ queue: 'overdue' }, body.Totals.overdue],
      [{ figure: 'inTerm' }, body.times.inTerm],
      [{ figure: 'overTerm' }, body.times.decisions - body.times.inTerm],
      ...body.Decisions.map((one): Opened => [
        { figure: `decision-${one.RequestStatusId}` },
        one.RequestsCount,
      ]),
      ...body.ageing
        .filter(({ count }) => count > 0)
        .map((one): Opened => [{ figure: `age-${one.RequestStatusId}-${one.bucket}` }, one.count]),
      ...body.times.byDays.slice(0, 5).map((one): Opened => [{ figure: `decidedIn-${one.days}` }, one.count]),
      ...body.load.flatMap((one) =>
        (['late', 'soon', 'later'] as const).map((part): Opened => [
          { figure: `load-${part}`, AssessorId: one.AssessorId },
          one[part],
        ]),
      ),
    ];
    expect(body.load.length).toBeGreaterThan(0);
    for (const [filter, count] of figures) expect([filter, await countOf(filter)]).toEqual([filter, count]);
    const ranged = await figuresOf('?dateFrom=2025-01-01&dateTo=2025-12-31');
    const within = { DecidedDates: { dateFrom: '2025-01-01', dateTo: '2025-12-31' } };
    expect(await countOf({ figure: 'decision-110', ...within })).toBe(ranged.Decisions[0]!.RequestsCount);
    expect(ranged.Decisions[0]!.RequestsCount).toBeLessThan(body.Decisions[0]!.RequestsCount);
    expect(ranged.Decisions[0]!.RequestsCount).toBeGreaterThan(0);
  });

  test('how much colleagues finish a day is the manager’s to see, and applicants see nothing', async () => {
    const pace = async (who: Client) =>
      ((await who.get(STATS)).body.load as { perDay: number | null }[]).map(({ perDay }) => perDay);
    expect((await pace(manager)).every((one) => one !== null)).toBe(true);
    expect((await pace(assessor)).every((one) => one === null)).toBe(true);
    expect((await director.get(STATS)).status).toBe(403);
  });
});

describe('search', () => {
  test('finds by number, code, name and people, in any order and without marks, and nothing else', async () => {
    const all = await rowsOf<{
      id: number;
      text: string;
    }>(`select r.id, concat_ws(' ', r.id, r.applicant_name, r.applicant_code,
      f.form->'CompanyData'->>'CompanyManagerName', f.form->'ContactInfo'->>'ApplicantName', f.form->'ContactInfo'->>'ApplicantSurname',
      (select string_agg(concat_ws(' ', p->>'name', p->>'surname'), ' ') from jsonb_array_elements(f.form->'pepData'->'ControllingPersons') p)) as text
      from loan_request r join loan_request_form f on f.request_id = r.id`);
    const naive = (asked: string) =>
      all.filter(({ text }) => {
        const words = searchWords(text);
        return searchWords(asked).every((word) =>
          words.some((one) =>
            word.length < 3 || /^\d+$/.test(word) ? one.startsWith(word) : one.includes(word),
          ),
        );
      }).length;
    for (const asked of [
      'Žukauskas',
      'zukauskas jonas',
      'jonas ŽUKAUSKAS',
      'siaures linija',
      '„Šiaurės linija“',
      'laityt',
      'ab',
      'ėl',
      'mėlyn',
      String(all[7]!.id),
      '3000000',
      '300000017',
      '100% _',
      'nėra-tokio',
    ])
      expect([asked, await countOf({ search: asked })]).toEqual([asked, naive(asked)]);
    expect(naive('jonas ŽUKAUSKAS')).toBeGreaterThan(0);
    expect(naive('nėra-tokio')).toBe(0);
  });

  test('a new representative and a renamed director are found at once', async () => {
    const { db } = api.database;
    const [row] = await rowsOf<{ id: number; party: number }>(
      'select id, party_id as party from loan_request where status = 2 order by id limit 1',
    );
    await sql`insert into representative (party_id, personal_code, first_name, last_name, valid_from, valid_to, created_by,
        created_key, changed_by)
      values (${row!.party}, '38001010000', 'Zenonas', 'Nepakartojamasis', '2026-01-01', '2030-01-01', ${manager.userId}::uuid,
        'search-test', ${manager.userId}::uuid)`.execute(db);
    expect(await countOf({ search: 'nepakartojam zenon' })).toBe(1);
    const [draft] = await rowsOf<{ id: number }>(
      'select id from loan_request where status = 1 order by id limit 1',
    );
    await sql`update loan_request_form set form = jsonb_set(form, '{CompanyData,CompanyManagerName}', '"Žygimantas Vienintelis"')
      where request_id = ${draft!.id}`.execute(db);
    expect(await countOf({ search: 'zygimantas vienint' })).toBe(1);
  });
});

describe('filters', () => {
  test('HasParentCompanyCode true and false together find every request', async () => {
    const [yes, no, all] = await Promise.all([
      countOf({ HasParentCompanyCode: true }),
      countOf({ HasParentCompanyCode: false }),
      countOf({}),
    ]);
    expect(yes).toBeGreaterThan(0);
    expect(yes + no).toBe(all);
  });

  test('RequestIds finds exactly those, in the list and in its file, and nobody’s filter is widened by it', async () => {
    const known = await rowsOf<{ id: number }>('select id from loan_request order by id limit 3 offset 40');
    const ids = known.map(({ id }) => id);
    const json = { RequestIds: [...ids, 999_999_999] };
    const { body } = await manager.post(LIST, { json });
    expect((body.SearchResult as { Id: number }[]).map(({ Id }) => Id).sort((a, b) => a - b)).toEqual(ids);
    const { rows } = await readBook(
      (await manager.post('/api/BackOffice/ExportManagerRequests', { json })).bytes,
    );
    expect(rows).toHaveLength(3);
    const [first] = await rowsOf<{ status: number }>(`select status from loan_request where id = ${ids[0]}`);
    expect(await countOf({ ...json, RequestStatusIds: [(first!.status % 16) + 1], RequestId: ids[0] })).toBe(
      0,
    );
    expect((await manager.post(LIST, { json: { RequestIds: [] } })).status).toBe(400);
    expect((await director.post(LIST, { json })).status).toBe(403);
  });

  test('UserEmail finds by the applicant’s e-mail, whatever its letters', async () => {
    expect(await countOf({ UserEmail: 'P17@example.test' })).toBe(1);
    expect(await countOf({ UserEmail: 'p17@example' })).toBe(0);
    const { db } = api.database;
    await sql`update app_user set email = 'vertintoja@example.test' where id = ${assessor.userId}::uuid`.execute(
      db,
    );
    const [row] = await rowsOf<{ id: number }>(
      'select id from loan_request where status = 2 order by id limit 1',
    );
    await sql`insert into request_event (request_id, version, action, log_codes, actor_id, actor_role, command_id)
      values (${row!.id}, 9, 'setAssessor', '{18}', ${assessor.userId}::uuid, 'assessor', 'filter-test')`.execute(
      db,
    );
    expect(await countOf({ UserEmail: 'vertintoja@example.test' })).toBe(0);
    expect(await countOf({ UserEmail: 'vertintoja@example.test', RequestAction: 18 })).toBe(1);
  });

  test('a misspelt name is refused by that name, in list and mass action, and never finds everything', async () => {
    for (const path of [LIST, '/api/Request/MarkForVmiRenewMass', '/api/BackOffice/ExportManagerRequests']) {
      const answer = await manager.post(path, {
        json: { RequestStatusID: 2, SubmittedDates: { dateForm: '2026-01-01' } },
      });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toEqual({
        RequestStatusID: ['Tokio lauko nėra'],
        'SubmittedDates.dateForm': ['Tokio lauko nėra'],
      });
    }
    expect((await manager.post(LIST, { json: { figure: 'age-2-9' } })).status).toBe(400);
  });
});

describe('exports', () => {
  const cellsOf = (book: ReadBook, head: string) => book.rows.map((row) => row[book.head.indexOf(head)]);

  test('the list as a file has the rows of the list, real numbers and Vilnius times, and no formula', async () => {
    await sql`update loan_request set applicant_name = '=HYPERLINK("http://x")' where id = (select min(id) from loan_request)`.execute(
      api.database.db,
    );
    const filter = { RequestStatusIds: [2, 9, 1] };
    const answer = await manager.post('/api/BackOffice/ExportManagerRequests', { json: filter });
    const day = vilniusDate(new Date());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain(`filename=paraiskos_${day}.xlsx`);
    const book = await readBook(answer.bytes);
    const rows = await rowsOf<{ id: number; cents: number; at: string }>(`select id, loan_sum_cents as cents,
      to_char(submitted_at at time zone 'Europe/Vilnius', 'YYYY-MM-DD HH24:MI:SS') as at
      from loan_request where status in (1, 2, 9) order by id`);
    expect(cellsOf(book, 'Nr.')).toEqual(rows.map(({ id }) => id));
    expect(cellsOf(book, 'Prašoma suma, EUR')).toEqual(rows.map(({ cents }) => cents / 100));
    expect(cellsOf(book, 'Pateikta')).toEqual(rows.map(({ at }) => at));
    expect(book.sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(book.sheet.autoFilter).toEqual(expect.stringMatching(/^A1:/));
    expect(book.formulas).toBe(0);
    const [{ n } = { n: 0 }] = await rowsOf<{ n: number }>(`select count(*)::int as n from audit_event
      where kind = 'exported' and actor_id = '${manager.userId}' and details->>'total' = '${rows.length}'`);
    expect(n).toBe(1);
  });

  test('the data as a file has all answers, and names of files unless they are ignored', async () => {
    const ask = (json: object) => manager.post('/api/BackOffice/ExportData', { json });
    const answer = await ask({ search: 'p', RequestStatusIds: [9] });
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('paraiškos_'));
    const { head, rows } = await readBook(answer.bytes);
    expect(head).toContain('Priedų pavadinimai');
    expect(head.length).toBeGreaterThan(60);
    expect(rows.length).toBe(await countOf({ search: 'p', RequestStatusIds: [9] }));
    const without = await readBook(
      (await ask({ search: 'p', RequestStatusIds: [9], IgnoreFiles: true })).bytes,
    );
    expect(without.head).toEqual(head.filter((one) => one !== 'Priedų pavadinimai'));
    expect((await director.post('/api/BackOffice/ExportData', { json: {} })).status).toBe(403);
  });

  test('a file made in the background is the same, belongs to who asked for it and ends', async () => {
    const { body } = await manager.post('/api/BackOffice/Exports', {
      json: { kind: 'list', filter: { RequestStatusIds: [4] } },
    });
    const id = body.Id as string;
    const job = await until(
      async () => {
        const jobs = (await manager.get('/api/BackOffice/Exports')).body as {
          Id: string;
          state: string;
          done: number;
          total: number;
        }[];
        return jobs.find((one) => one.Id === id && one.state === 'Finished');
      },
      { timeoutMs: 60_000, what: 'the file' },
    );
    expect(job.done).toBe(job.total);
    const book = await readBook((await manager.get(`/api/BackOffice/Exports/${id}/File`)).bytes);
    expect(book.rows.length).toBe(await countOf({ RequestStatusIds: [4] }));
    expect((await assessor.get(`/api/BackOffice/Exports/${id}/File`)).status).toBe(404);
    await sql`update export_job set expires_at = now() - interval '1 minute' where id = ${id}::uuid`.execute(
      api.database.db,
    );
    expect((await manager.get(`/api/BackOffice/Exports/${id}/File`)).status).toBe(404);
  });

  test('months without a file of turnovers get theirs, once, and staff with the right fetch them', async () => {
    const made = await turnoverWork(api);
    expect(made).toBeGreaterThan(1);
    expect(await turnoverWork(api)).toBe(0);
    const list = await assessor.get('/api/Excel/list');
    expect(list.body.length).toBe(made);
    const [newest] = list.body as { Id: number; Name: string; Created: string }[];
    expect(newest!.Name).toMatch(/^apyvartos_\d{4}-\d{2}\.xlsx$/);
    const file = await assessor.get(`/api/Excel/DownloadFile?id=${newest!.Id}`);
    expect((await readBook(file.bytes)).head).toEqual([
      'Nr.',
      'Kodas',
      'Pareiškėjas',
      'Mėnuo',
      'Apyvarta, EUR',
    ]);
    expect((await director.get('/api/Excel/list')).status).toBe(403);
  });
});
