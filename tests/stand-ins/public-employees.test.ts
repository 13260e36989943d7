import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { publicEmployees } from '../../activities/adapters/public-data/employees.ts';
import { readEmployeesFile } from '../../activities/adapters/public-data/employees-file.ts';
import { claimImport, storeEmployees } from '../../db/queries/public-employees.ts';
import { monthExpected } from '../../domain/registers/employees-month.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { COMPANIES, companyByKey } from '../../stack/stand-ins/parties.ts';
import { startPublicData, type PublicData } from '../../stack/stand-ins/public-data/service.ts';
import { zipOf } from '../../stack/stand-ins/zip.ts';
import { startPublicEmployees } from '../../worker/public-employees.ts';
import { createDatabase, type TestDatabase } from '../harness/database.ts';
import { failure, playServer, until } from './harness.ts';

const PATH = '/imones/downloads/{year}/monthly-{year}.csv.zip';
const HEADING =
  'Draudėjo kodas (code);Juridinių asmenų registro kodas (jarCode);Mėnuo (month);Apdraustųjų skaičius (numInsured)';
const LINIJA = companyByKey('linija')!;
const never = new AbortController().signal;

let open: PublicData;
let database: TestDatabase;
beforeAll(async () => {
  open = await startPublicData({ now: () => new Date('2026-11-22T10:00:00Z') });
  database = await createDatabase();
}, 60_000);
afterEach(async () => {
  await play({ mode: 'reset' });
  await database.db.deleteFrom('public_employees').execute();
  await database.db.deleteFrom('public_employees_import').execute();
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const play = (rule: object) =>
  fetch(`${open.url}/__control`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(rule),
  });
const read = (address: string, year = 2026) => readEmployeesFile({ address, year, stopped: never });

/** What comes of a file with these lines under the heading. */
async function readLines(lines: readonly string[], heading = HEADING) {
  const data = Buffer.from(`\uFEFF${[heading, ...lines].join('\r\n')}\r\n`);
  const server = await servingBytes(zipOf([{ name: 'monthly-2026.csv', data }]));
  try {
    return await failure(read(`${server.url}/x.zip`));
  } finally {
    await server.close();
  }
}

const servingBytes = async (bytes: Buffer) => {
  const { createServer } = await import('node:http');
  const server = createServer((_req, res) => res.end(bytes));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};

describe('the yearly file of employers', () => {
  test('tells the newest month of every company, and nothing of people who employ', async () => {
    const told = await read(`${open.url}${PATH}`);
    const registered = COMPANIES.filter(({ legalStatus }) => legalStatus === 'registered');
    expect(told.map(({ companyCode }) => companyCode).sort()).toEqual(
      registered.map(({ CompanyCode }) => CompanyCode).sort(),
    );
    expect(told).toContainEqual({
      companyCode: LINIJA.CompanyCode,
      month: '2026-10',
      employees: LINIJA.employees,
    });
  });

  test('is that of the year before while this year’s is not out', async () => {
    const told = await read(`${open.url}${PATH}`, 2027);
    expect(told.find(({ companyCode }) => companyCode === LINIJA.CompanyCode)?.month).toBe('2026-10');
    expect(await failure(read(`${open.url}${PATH.replaceAll('{year}', '2027')}`))).toBe('notFound');
  });

  test('adds up the insurers of a company in its newest month; a line without a count says nothing', async () => {
    const lines = [
      '1;900000016;202609;50',
      '1;900000016;202610;30',
      '2;900000016;202610;4',
      '3;900000016;202611;',
    ];
    expect(await readLines(lines)).toEqual({
      answered: [{ companyCode: '900000016', month: '2026-10', employees: 34 }],
    });
  });

  test('has its columns by name, in whatever order and with more between', async () => {
    const heading = 'Mėnuo (month);Kas (new);Skaičius (numInsured);Kodas (code);JAR (jarCode)';
    expect(await readLines(['202610;x;7;1;900000016'], heading)).toMatchObject({
      answered: [{ employees: 7 }],
    });
  });

  test.each([
    ['with another heading', ['1;900000016;202610;3'], HEADING.replace('numInsured', 'insured')],
    ['with no company in it', ['1;;202610;3'], HEADING],
  ])('%s is malformed, and nothing of it is taken', async (_what, lines, heading) => {
    expect(await readLines(lines, heading)).toBe('malformed');
  });

  test('that is no archive is malformed', async () => {
    const server = await playServer(() => ({ body: '<h1>Nerasta</h1>' }));
    expect(await failure(read(`${server.url}/x.zip`))).toBe('malformed');
    await server.close();
  });
});

describe('the register of employees out of it', () => {
  const ask = (code: string) => failure(publicEmployees(database.db, code));

  test('is silent before a file was read, and says nothing of who is not in its newest month', async () => {
    expect(await ask(LINIJA.CompanyCode)).toBe('unavailable');
    await storeEmployees(database.db, [
      { companyCode: '900000016', month: '2026-10', employees: 34 },
      { companyCode: '900000023', month: '2026-08', employees: 212 },
    ]);
    expect(await ask('900000016')).toEqual({
      answered: {
        source: '„Sodra“, viešieji duomenys (atvira.sodra.lt)',
        asOf: '2026-10-31',
        data: { employees: 34, month: '2026-10', isPublicData: true },
      },
    });
    expect(await ask('900000023')).toBe('incomplete');
    expect(await ask('900000999')).toBe('incomplete');
  });

  test('an older file takes no month back', async () => {
    await storeEmployees(database.db, [{ companyCode: '900000016', month: '2026-10', employees: 34 }]);
    await storeEmployees(database.db, [{ companyCode: '900000016', month: '2026-09', employees: 1 }]);
    expect(await ask('900000016')).toMatchObject({ answered: { data: { employees: 34 } } });
  });
});

describe('the worker', () => {
  const told: { msg: string }[] = [];
  const log = {
    info: (entry: { msg: string }) => told.push(entry),
    warn: (entry: { msg: string }) => told.push(entry),
  };
  const start = () =>
    startPublicEmployees({ db: database.db, address: `${open.url}${PATH}` }, log as never, 20);

  test('reads the file once, be there two of them, and not again while no new month is due', async () => {
    const current = await startPublicData();
    const both = [0, 1].map(() =>
      startPublicEmployees({ db: database.db, address: `${current.url}${PATH}` }, log as never, 20),
    );
    await until(
      async () => (await failure(publicEmployees(database.db, LINIJA.CompanyCode))) !== 'unavailable',
    );
    const { month } = (await publicEmployees(database.db, LINIJA.CompanyCode)).data;
    expect(month).toBe(monthExpected(vilniusDate(new Date())));
    await database.db
      .updateTable('public_employees_import')
      .set({ next_try_at: new Date(0) })
      .execute();
    await Promise.all(both.map((one) => one.stop()));
    expect(await claimImport(database.db, { expected: month, forMs: 1 })).toBe(false);
    expect(await claimImport(database.db, { expected: '2999-01', forMs: 60_000 })).toBe(true);
    expect(await claimImport(database.db, { expected: '2999-01', forMs: 60_000 })).toBe(false);
    expect(current.asked).toHaveLength(1);
    await current.close();
  }, 20_000);

  test('goes on when the file cannot be had, and tries it again later', async () => {
    await play({ mode: 'failing', target: 'employees' });
    open.asked.length = 0;
    const one = start();
    await until(() => told.some(({ msg }) => msg === 'public file of employees not read'));
    await play({ mode: 'reset' });
    await database.db
      .updateTable('public_employees_import')
      .set({ next_try_at: new Date(0) })
      .execute();
    await until(
      async () => (await failure(publicEmployees(database.db, LINIJA.CompanyCode))) !== 'unavailable',
    );
    await one.stop();
    expect(open.asked.length).toBeGreaterThanOrEqual(2);
  }, 20_000);
});
