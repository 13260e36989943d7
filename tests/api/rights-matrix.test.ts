// Every call × every kind of caller × own, other and missing requests × statuses: the answer, and that nothing was changed.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCalendar } from '../../db/queries/clocks.ts';
import { refusal } from '../../domain/application/refusal.ts';
import { STAFF_ROLES } from '../../domain/application/role.ts';
import { ACTION_NAMES, buttonOf, type ActionName } from '../../domain/application/transitions.ts';
import { TOO_MANY_VIEWS } from '../../domain/texts/lt/saved-view.ts';
import { startApi, type Api } from '../harness/api.ts';
import { digestReader } from './hostile/digest.ts';
import { engineOf } from './hostile/engine.ts';
import { CALLERS, openCallers, type Caller } from './rights/callers.ts';
import { addCase, addCases, type Owner } from './rights/cases.ts';
import { ask, cellsOf, changesNothing, verdict, wordsOf, type Cell } from './rights/cells.ts';
import type { World } from './samples.ts';
import type { StatusId } from '../../domain/application/status.ts';

/** The read log grows with what staff look at, notices of it included: that is its use. */
const WRITTEN_BY_READING = ['case_read'];
const AT_ONCE = 6;
const IN_ONE_DIGEST = 240;
const NOBODYS = 987_654_321;
const STAFF_WITH_CASES: readonly string[] = [
  'the assessor of the case',
  'a manager',
  'an approver',
  'a signatory',
  'staff with every role',
];

const LIST_NAMES =
  `Id CompanyName CompanyCode Status CreateDate SubmittedDate FirstSubmittedDate ApprovedDate ContractSigningTime
  ApproversCommentExists SignatorysCommentExists AmlCheckResultId PepExists InvegaLoanSum LoanSum Assessor ConditionsChanged`.split(
    /\s+/,
  );

let api: Api;
let callers: Map<string, Caller>;
let own: Owner, other: Owner;
let cases: Record<'own' | 'other', Map<StatusId, number>>;
let world: World;
let digest: () => Promise<string>;
const storageDir = mkdtempSync(join(tmpdir(), 'rights-files-'));
const counted = { cells: 0, refused: 0 };

beforeAll(async () => {
  api = await startApi({ withWorker: false, env: { STORAGE_DIR: storageDir } });
  const { db } = api.database;
  await api.deps.engine.close();
  api.deps.engine = engineOf(db, { clocks: await loadCalendar(db, null), callPeriodClosed: false });
  callers = new Map((await openCallers(api)).map((caller) => [caller.name, caller]));
  const personOf = (name: string) => callers.get(name)!.client;
  own = { ...personOf('the applicant'), assessorId: personOf('the assessor of the case').userId };
  other = { ...personOf('another applicant'), assessorId: personOf('staff with every role').userId };
  cases = { own: await addCases(db, own), other: await addCases(db, other, [1, 2, 9]) };
  world = { requestId: 0, foreignId: 0, partyId: own.partyId, assessorId: own.assessorId! };
  digest = await digestReader(db, storageDir, WRITTEN_BY_READING);
}, 60_000);
afterAll(async () => {
  rmSync(storageDir, { recursive: true, force: true });
  await api?.close();
  process.stdout.write(`rights matrix: ${counted.cells} cells, ${counted.refused} of them refusals\n`);
}, 60_000);

const numberOf = ({ target }: Cell): number =>
  target === null || target.whose === 'missing' ? NOBODYS : cases[target.whose].get(target.status!)!;

/** Asks several at once; answers what was wrong. */
async function wrongIn(
  cells: readonly Cell[],
  number: (cell: Cell) => number | Promise<number>,
): Promise<string[]> {
  const left = [...cells];
  const wrong: string[] = [];
  const worker = async () => {
    for (let cell = left.shift(); cell; cell = left.shift()) {
      const said = verdict(cell, await ask(cell, await number(cell), world));
      if (said) wrong.push(`${wordsOf(cell)}: ${said}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  counted.cells += cells.length;
  counted.refused += cells.filter(({ refused }) => refused).length;
  return wrong;
}

/** The call that changed something, asked again one by one. */
async function culprits(cells: readonly Cell[]): Promise<string[]> {
  const found: string[] = [];
  for (const cell of cells) {
    const before = await digest();
    await ask(cell, numberOf(cell), world);
    if ((await digest()) !== before) found.push(wordsOf(cell));
  }
  return found;
}

describe.each(CALLERS)('%s', (name) => {
  test('is answered as the data says, and nothing changes where nothing may', async () => {
    const cells = cellsOf(callers.get(name)!).filter(changesNothing);
    const wrong: string[] = [];
    let before = await digest();
    for (let at = 0; at < cells.length; at += IN_ONE_DIGEST) {
      const some = cells.slice(at, at + IN_ONE_DIGEST);
      wrong.push(...(await wrongIn(some, numberOf)));
      const after = await digest();
      if (after !== before) {
        wrong.push(`changed: ${differing(before, after).join('; ')}`, ...(await culprits(some)));
        before = await digest();
      }
    }
    expect(wrong).toEqual([]);
  }, 240_000);
});

describe.each(CALLERS.filter((name) => STAFF_WITH_CASES.includes(name)))('%s', (name) => {
  test('is offered exactly what the table allows in each status', async () => {
    const { client, roles } = callers.get(name)!;
    for (const [status, id] of cases.own) {
      const { body } = await client.get(`/api/Request/GetForManager?requestId=${id}`);
      const offered = (body.actions as { name: ActionName }[]).map((one) => one.name).filter(buttonOf);
      const allowed = ACTION_NAMES.filter(
        (action) => buttonOf(action) && refusal(action, status, roles) === null,
      );
      expect({ status, offered: offered.sort() }).toEqual({ status, offered: allowed.sort() });
    }
  });
});

describe('what the matrix stands on', () => {
  test('one person may hold several roles, and the session says which', async () => {
    const rolesOf = async (name: string) =>
      ((await callers.get(name)!.client.get('/api/Users/Me')).body as { roles: string[] }).roles;
    expect((await rolesOf('staff with every role')).sort()).toEqual([...STAFF_ROLES].sort());
    expect(await rolesOf('a signatory')).toEqual(['signatory']);
  });

  test('a row of the list has the names of the specification, and days since the return only in 5', async () => {
    const { client } = callers.get('a manager')!;
    await sql`update loan_request set returned_at = now() - interval '3 days'`.execute(api.database.db);
    const { body } = await client.post('/api/Request/GetManagerRequests', { json: { countPerPage: 100 } });
    expect(Object.keys(body as object).sort()).toEqual([
      'SearchResult',
      'TotalCount',
      'TotalPageCount',
      'hasMore',
    ]);
    const rows = body.SearchResult as Record<string, unknown>[];
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(expect.arrayContaining(LIST_NAMES));
      const days = row.DaysFromReturned;
      expect(`${row.Status as number}: ${days !== null}`).toBe(
        `${row.Status as number}: ${row.Status === 5}`,
      );
    }
    expect(new Set(rows.map(({ Status }) => Status)).size).toBeGreaterThan(10);
  });
});

describe('saved views of the list', () => {
  const viewsOf = async (name: string) =>
    (await callers.get(name)!.client.get('/api/BackOffice/GetSavedViews')).body as Record<string, unknown>[];
  const save = (name: string, json: Record<string, unknown>) =>
    callers.get(name)!.client.post('/api/BackOffice/SaveView', { json });
  const VIEW = { RequestStatusIds: [9], CompanyCode: '900000016' };

  test('one’s own is one’s own, the team’s is seen by all, and each says how many it finds', async () => {
    expect((await save('a manager', { Name: 'Sutartys', Team: false, View: VIEW })).status).toBe(200);
    expect((await save('a manager', { Name: 'Visos', Team: true, View: {} })).status).toBe(200);
    expect(await viewsOf('a manager')).toMatchObject([
      { Name: 'Sutartys', Team: false, Mine: true, View: VIEW, Count: 1 },
      { Name: 'Visos', Team: true, Mine: true },
    ]);
    expect(await viewsOf('a signatory')).toMatchObject([
      { Name: 'Visos', Mine: false, Owner: 'Vardenė Nr. 3' },
    ]);
  });

  test('nobody changes or removes another’s; the same name replaces one’s own', async () => {
    const [team] = await viewsOf('a signatory');
    const taken = { Id: team!.Id, Name: 'Mano', Team: false, View: {} };
    expect((await save('a signatory', taken)).status).toBe(404);
    expect((await save('a signatory', { ...taken, Removed: true })).status).toBe(404);
    await save('a manager', { Name: 'sutartys', Team: true, View: { RequestStatusIds: [2] } });
    expect(await viewsOf('a signatory')).toMatchObject([{ Name: 'sutartys' }, { Name: 'Visos' }]);
    const [mine, other] = await viewsOf('a manager');
    for (const { Id } of [mine!, other!])
      expect((await save('a manager', { Id, Name: 'x', Team: true, View: {}, Removed: true })).status).toBe(
        200,
      );
    expect(await viewsOf('a signatory')).toEqual([]);
  });

  test('a filter the list would refuse, a name of nothing and a twenty-first view are refused', async () => {
    expect((await save('an approver', { Name: 'x', Team: false, View: { RequestId: 'abc' } })).status).toBe(
      400,
    );
    expect((await save('an approver', { Name: ' ', Team: false, View: {} })).status).toBe(400);
    for (let no = 1; no <= 20; no += 1)
      expect((await save('an approver', { Name: `Nr. ${no}`, Team: false, View: {} })).status).toBe(200);
    expect(await save('an approver', { Name: 'Nr. 21', Team: false, View: {} })).toMatchObject({
      status: 400,
      body: { errors: { Name: [TOO_MANY_VIEWS] } },
    });
    expect((await save('an approver', { Name: 'Nr. 20', Team: false, View: {} })).status).toBe(200);
  });
});

test('an assignment that breaks is told in words of its own', async () => {
  const { engine } = api.deps;
  api.deps.engine = { ...engine, command: () => Promise.reject(new Error('broken')) };
  const query = `requestId=${cases.own.get(2)}&userId=${other.assessorId}`;
  const answer = await callers.get('a manager')!.client.post(`/api/Request/SetAssessor?${query}`);
  api.deps.engine = engine;
  expect(answer).toMatchObject({
    status: 500,
    body: { code: 'assignFailed', ErrorDescription: 'Įvyko klaida priskiriant asmenį' },
  });
});

/** Last, because they may change what they are about: each has a request of its own. */
test('who may change something is let through to it', async () => {
  const cells = CALLERS.flatMap((name) => cellsOf(callers.get(name)!)).filter(
    (cell) => !changesNothing(cell),
  );
  const fresh = async (cell: Cell): Promise<number> =>
    cell.target?.status
      ? addCase(api.database.db, cell.target.whose === 'own' ? own : other, cell.target.status)
      : NOBODYS;
  expect(await wrongIn(cells, fresh)).toEqual([]);
}, 240_000);

test('the matrix has at least ten thousand cells', () => {
  expect(counted.cells).toBeGreaterThanOrEqual(10_000);
  expect(CALLERS.length).toBeGreaterThanOrEqual(12);
});

function differing(before: string, after: string): string[] {
  const known = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !known.has(line));
}
