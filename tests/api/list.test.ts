// What narrows the list of requests, call by call, beside what the rows themselves say.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { addMany } from '../../bench/many.ts';
import { VIEW_NAME_TAKEN } from '../../domain/texts/lt/saved-view.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { addWorkingDays } from '../../domain/values/working-days.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';

const LIST = '/api/Request/GetManagerRequests';

let api: Api;
let manager: Client, assessor: Client;

beforeAll(async () => {
  api = await startApi({ withWorker: false });
  manager = await api.staff('kristina', ['manager']);
  assessor = await api.staff('egle', ['assessor']);
  await addMany(api.database.db, 400, [assessor.userId, manager.userId]);
}, 180_000);
afterAll(() => api?.close(), 60_000);

const rowsOf = async <T>(text: string): Promise<T[]> =>
  (await sql.raw<T>(text).execute(api.database.db)).rows;
const countOf = async (filter: object): Promise<number> =>
  (await manager.post(LIST, { json: filter })).body.TotalCount as number;

describe('the list', () => {
  /** Each filter beside what the rows themselves say; none of them finds nothing or everything. */
  const expectSame = async (filters: readonly (readonly [object, string])[]) => {
    const all = await countOf({});
    for (const [filter, where] of filters) {
      const [row] = await rowsOf<{ count: number }>(
        `select count(*)::int as count from loan_request r where ${where}`,
      );
      expect({ filter, count: await countOf(filter) }).toEqual({ filter, count: row!.count });
      expect({ filter, some: row!.count > 0 && row!.count < all }).toEqual({ filter, some: true });
    }
  };
  const day = (column: string) => `(r.${column} at time zone 'Europe/Vilnius')::date`;

  test('RequestId is a number, a dash is nothing, and letters are refused', async () => {
    const [row] = await rowsOf<{ id: number }>('select min(id) as id from loan_request');
    expect(await countOf({ RequestId: String(row!.id) })).toBe(1);
    expect(await countOf({ RequestId: '-' })).toBe(await countOf({}));
    expect((await manager.post(LIST, { json: { RequestId: 'x' } })).status).toBe(400);
  });

  test('status, statuses, code, name, finished evaluation and raised sum narrow the list', async () => {
    await sql
      .raw(`update loan_request set all_evaluation_completed = true where status = 12`)
      .execute(api.database.db);
    await sql
      .raw(
        `insert into request_event (request_id, version, action, log_codes, actor_role, command_id)
      select id, 9, 'increaseLoanSum', '{45}', 'manager', 'raised-' || id from loan_request where status = 16`,
      )
      .execute(api.database.db);
    await expectSame([
      [{ RequestStatusId: 4 }, 'r.status = 4'],
      [{ RequestStatusIds: [2, 12] }, 'r.status in (2, 12)'],
      [{ CompanyCode: '30000004' }, `r.applicant_code like '30000004%'`],
      [{ CompanyName: 'gintaro' }, `r.applicant_search like '%gintaro%'`],
      [{ AllEvaluationCompleted: true }, 'r.all_evaluation_completed'],
      [{ InvegaIncreasedLoanSum: true }, 'r.status = 16'],
      [{ InvegaIncreasedLoanSum: false }, 'r.status <> 16'],
    ]);
  });

  test('each range of dates narrows by its own date, from and to', async () => {
    const range = { dateFrom: '2024-01-01', dateTo: '2026-01-01' };
    const within = (column: string, last: '<' | '<=') =>
      `${day(column)} >= '2024-01-01' and ${day(column)} ${last} '2026-01-01'`;
    await expectSame([
      [{ SubmittedDates: range }, within('submitted_at', '<')],
      [{ ApprovedDates: range }, within('approved_at', '<')],
      [{ SignedDates: range }, within('contract_signing_time', '<=')],
      [{ FirstSubmittedDate: range }, within('first_submitted_at', '<=')],
      [{ SubmittedDates: { dateFrom: '2025-06-01' } }, `${day('submitted_at')} >= '2025-06-01'`],
      [
        { ChangeConditionsDate: { dateFrom: '2000-01-01' } },
        `exists (select 1 from request_event e where e.request_id = r.id and e.action = 'requestConditionsChange')`,
      ],
    ]);
  });

  test('action, days, assessor, reserve, change, page, rows a page and direction narrow and order the list', async () => {
    const { db } = api.database;
    const [returned] = await rowsOf<{ id: number }>(
      'select min(id) as id from loan_request where status = 5',
    );
    await sql`update loan_request set returned_at = now() - interval '3 days' where id = ${returned!.id}`.execute(
      db,
    );
    await sql`update loan_request set conditions_changed = true where status = 14`.execute(db);
    const [sent] = await rowsOf<{ id: number }>('select min(id) as id from loan_request where status = 7');
    const due = addWorkingDays(vilniusDate(Date.now()), 4);
    await sql`update loan_request set deadline_at = (${`${due} 12:00`}::timestamp at time zone 'Europe/Vilnius')
      where id = ${sent!.id}`.execute(db);
    await expectSame([
      [{ RequestAction: 5 }, 'r.status = 4'],
      [{ DaysFromReturned: 3 }, `r.id = ${returned!.id}`],
      [{ BusinessDaysToSignature: 4 }, `r.id = ${sent!.id}`],
      [{ AssessorId: assessor.userId }, `r.assessor_id = '${assessor.userId}'`],
      [
        { IsReserved: true },
        `exists (select 1 from reservation v where v.request_id = r.id and v.hold = 'reserved')`,
      ],
      [{ ConditionsChanged: true }, 'r.conditions_changed'],
    ]);
    const pageOf = async (json: object) =>
      ((await manager.post(LIST, { json })).body.SearchResult as { Id: number }[]).map(({ Id }) => Id);
    const ids = (await rowsOf<{ id: number }>('select id from loan_request order by id desc limit 10')).map(
      ({ id }) => Number(id),
    );
    expect(await pageOf({ sortDirection: 2, countPerPage: 5 })).toEqual(ids.slice(0, 5));
    expect(await pageOf({ sortDirection: 2, countPerPage: 5, page: 2 })).toEqual(ids.slice(5));
    expect((await pageOf({ sortDirection: 1, countPerPage: 5 })).every((id) => !ids.includes(id))).toBe(true);
  });

  test('days to the signature stand only in 7, days of waiting for changed conditions only in 13', async () => {
    await sql
      .raw(
        `insert into clock (request_id, kind, length, started_at, due_at, calendar_version)
      select id, kind, 10, now(), now() + interval '14 days', 'test' from loan_request,
        (values ('applicantSigns'), ('providerSigns'), ('conditionsReview')) k (kind) where status in (7, 8, 13)`,
      )
      .execute(api.database.db);
    await sql
      .raw(`update loan_request set status_changed_at = now() - interval '6 days' where status = 13`)
      .execute(api.database.db);
    const { body } = await manager.post(LIST, {
      json: { RequestStatusIds: [5, 7, 8, 13], countPerPage: 100 },
    });
    const rows = body.SearchResult as Record<string, unknown>[];
    expect(new Set(rows.map(({ Status }) => Status))).toEqual(new Set([5, 7, 8, 13]));
    for (const {
      Id,
      Status,
      DeadlineBusinessDaysUntilSignature: left,
      DaysFromConditionsChange: waited,
    } of rows)
      expect({ Id, Status, left: left !== null, waited }).toEqual({
        Id,
        Status,
        left: Status === 7,
        waited: Status === 13 ? 6 : null,
      });
  });

  test('what an assessor handed over is in the queue of the approver until it is decided', async () => {
    const QUEUE = { queue: 'withApprover' };
    const before = await countOf(QUEUE);
    const [row] = await rowsOf<{ id: number }>('select max(id) as id from loan_request where status = 2');
    await sql`insert into staff_task (request_id, kind, opened_at) values (${row!.id}, 'decide', now())`.execute(
      api.database.db,
    );
    expect(await countOf(QUEUE)).toBe(before + 1);
    const queues = (await assessor.get('/api/BackOffice/GetQueues')).body as unknown as { key: string }[];
    expect(queues.find(({ key }) => key === 'withApprover')).toMatchObject({ count: before + 1 });
    await sql`update staff_task set closed_at = now() where request_id = ${row!.id} and kind = 'decide'`.execute(
      api.database.db,
    );
    expect(await countOf(QUEUE)).toBe(before);
  });

  test('overdue is what a running clock of ours says, not one that is paused or is not over', async () => {
    const isOver = `c.stopped_at is null and c.due_at < now() and c.kind = 'evaluation'`;
    const paused = `exists (select from jsonb_array_elements(c.pauses) p where p->'to' = 'null')`;
    const [held] = await rowsOf<{ count: number }>(
      `select count(*)::int as count from clock c where ${isOver} and ${paused}`,
    );
    expect(held!.count).toBeGreaterThan(0);
    await expectSame([
      [
        { queue: 'overdue' },
        `exists (select from clock c where c.request_id = r.id and ${isOver} and not ${paused})`,
      ],
    ]);
  });

  test('a saved view does not get the name of another', async () => {
    const save = (json: object) => manager.post('/api/BackOffice/SaveView', { json });
    for (const Name of ['Pirmas', 'Antras']) await save({ Name, Team: false, View: {} });
    const { body } = await manager.get('/api/BackOffice/GetSavedViews');
    const second = (body as unknown as { Id: string; Name: string }[]).find(({ Name }) => Name === 'Antras')!;
    expect(await save({ Id: second.Id, Name: 'PIRMAS', Team: false, View: {} })).toMatchObject({
      status: 400,
      body: { errors: { Name: [VIEW_NAME_TAKEN] } },
    });
    expect((await save({ Id: second.Id, Name: 'antras', Team: false, View: {} })).status).toBe(200);
  });

  test('staff have their names and e-mail, assessors their names', async () => {
    const [people, assessors] = await Promise.all([
      assessor.get('/api/BackOffice/GetInvegaUsers'),
      assessor.get('/api/Request/GetAssessorsList'),
    ]);
    const own = { Id: assessor.userId, FirstName: expect.any(String), LastName: expect.any(String) };
    expect(people.body).toContainEqual(expect.objectContaining({ ...own, Email: expect.any(String) }));
    expect(assessors.body).toContainEqual(expect.objectContaining(own));
    expect(assessors.body).not.toContainEqual(expect.objectContaining({ Id: manager.userId }));
  });
});
