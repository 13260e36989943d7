// What a file of 100,000 rows costs: its dry run, applying and undoing it, the memory of the API, and what other callers notice.
import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Database } from '../db/connect.ts';
import { checkCompanyCode } from '../domain/values/company-code.ts';
import { readRecords } from '../stack/owned-process.ts';
import { goodBook } from '../tests/imports/workbook.ts';
import { managerToken } from './cases.ts';
import { machineFacts, summarise, table, timed } from './measure.ts';
import { openPortal, type BenchPortal } from './portal.ts';

const ROWS = Number(process.env['ROWS'] ?? 100_000);
const MONTH = '2026-10';
/** Of the issue: memory the API may grow by, and how long a file may be read. */
const MOST_GROWTH_MB = 300;
const MOST_READING_S = 30;

const portal = await openPortal();
const db = connect(portal.databaseUrl, { max: 4 });
try {
  await measure(portal, db);
} finally {
  await db.destroy();
  await portal.close();
}

async function measure({ portalUrl, records }: BenchPortal, database: Database): Promise<void> {
  const codes = companyCodes(ROWS);
  await addParties(database, codes);
  const token = await managerToken(database);
  const rows = codes.map((code, index) => [code, MONTH, index % 500] as const);
  const csv = Buffer.from(
    `Įmonės kodas;Mėnuo;Darbuotojų skaičius\r\n${rows.map((row) => row.join(';')).join('\r\n')}\r\n`,
  );
  const lines: (string | number)[][] = [];
  let isGood = true;
  for (const [name, bytes] of [
    ['darbuotojai.xlsx', goodBook(rows)],
    ['darbuotojai.csv', csv],
  ] as const) {
    const watch = watchApi(portalUrl, records);
    let id = '';
    const reading = await timed(async () => {
      id = await send(portalUrl, token, { name, bytes });
      while ((await ask(portalUrl, token, `/api/BackOffice/Imports/${id}`)).state === 'parsing')
        await sleep(50);
    });
    const press = (what: string) =>
      timed(() => ask(portalUrl, token, `/api/BackOffice/Imports/${id}/${what}`, { method: 'POST' }));
    const applying = await press('Apply');
    const undoing = await press('Undo');
    const { growthMb, calls } = await watch.end();
    lines.push([
      name,
      (bytes.length / 2 ** 20).toFixed(1),
      reading / 1_000,
      applying / 1_000,
      undoing / 1_000,
      growthMb,
      calls.p50,
      calls.p95,
      calls.max,
    ]);
    isGood &&= growthMb <= MOST_GROWTH_MB && reading / 1_000 <= MOST_READING_S;
  }
  console.log(`\n${machineFacts()}\n`);
  const head = [
    'file',
    'MB',
    'dry run s',
    'apply s',
    'undo s',
    'API + MB',
    'others p50 ms',
    'p95 ms',
    'max ms',
  ];
  console.log(table([`${ROWS} rows: ${head[0]!}`, ...head.slice(1)], lines));
  process.exitCode = isGood ? 0 : 1;
}

/** Nine digits whose checksum holds, counted up. */
function companyCodes(count: number): string[] {
  const codes: string[] = [];
  for (let number = 30_000_000; codes.length < count; number += 1) {
    for (let digit = 0; digit < 10; digit += 1)
      if (checkCompanyCode(`${number}${digit}`).checksumOk) codes.push(`${number}${digit}`);
  }
  return codes.slice(0, count);
}

async function addParties(database: Database, codes: readonly string[]): Promise<void> {
  await sql`insert into party (login_type, code, name)
    select 'Company', code, 'UAB ' || code from unnest(${[...codes]}::text[]) as code`.execute(database);
}

async function send(url: string, token: string, file: { name: string; bytes: Buffer }): Promise<string> {
  const form = new FormData();
  form.set('FileType', '1');
  form.set('File', new Blob([new Uint8Array(file.bytes)]), file.name);
  return (await ask(url, token, '/api/BackOffice/ImportDataList', { method: 'POST', body: form }))
    .id as string;
}

async function ask(
  url: string,
  token: string,
  path: string,
  init: { method?: string; body?: FormData } = {},
): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
  const response = await fetch(url + path, { ...init, headers });
  if (response.status !== 200)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

/** Calls a read of the database all the while, and looks at the memory of the API's process. */
function watchApi(url: string, records: string) {
  const pid = readRecords(records).find(({ name }) => name === 'api')!.pid;
  const rss = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  const before = rss();
  const samples: number[] = [];
  let most = before;
  let isRunning = true;
  const calling = (async () => {
    while (isRunning) {
      samples.push(await timed(async () => (await fetch(`${url}/api/Request/GetGeneralInfo`)).arrayBuffer()));
      most = Math.max(most, rss());
      await sleep(10);
    }
  })();
  return {
    async end() {
      isRunning = false;
      await calling;
      return { growthMb: most - before, calls: summarise(samples) };
    },
  };
}
