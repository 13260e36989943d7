// The staff's list at 1,000 and at 1,000,000 requests: ten sets of filters chosen by hand and a hundred drawn, first page and last,
// over HTTP and as the same statements on a bare connection, in turns; search, and the counts of the rail.
import { loadavg } from 'node:os';
import pg from 'pg';
import { connect, type Database } from '../db/connect.ts';
import { issueProgramToken } from '../db/queries/program-tokens.ts';
import { countQueues } from '../db/queries/queue-counts.ts';
import { COUNTED_MOST } from '../domain/tasks/queues.ts';
import { vilniusDate } from '../domain/values/days.ts';
import { addStaff } from '../tests/harness/people.ts';
import { chosenSets, drawnSets, searches } from './list-filters.ts';
import { caller, prepare, type Prepared, type Sides } from './list-sides.ts';
import { addMany } from './many.ts';
import { machineFacts, summarise, table, timed } from './measure.ts';
import { openPortal } from './portal.ts';

const SIZES = (process.env['SIZES'] ?? '1000,1000000').split(',').map(Number);
const DRAWN = Number(process.env['DRAWN'] ?? 100);
const ROUNDS = Number(process.env['ROUNDS'] ?? 20);
const DRAWN_ROUNDS = Number(process.env['DRAWN_ROUNDS'] ?? 3);
const WARM_UP = 2;
const TARGET = { seedS: 300, ratio: 1.5, growth: 3, searchMs: 100 };
const SLOWEST = 10;

interface Samples {
  http: number[];
  raw: number[];
}
interface Line {
  name: string;
  found: string;
  samples: Samples;
}
interface Measured {
  size: number;
  lines: Line[];
}

const measured: Measured[] = [];
for (const size of SIZES) measured.push(await measure(size));
compare(measured);

async function measure(size: number): Promise<Measured> {
  const portal = await openPortal();
  const db = connect(portal.databaseUrl, { max: 2 });
  const raw = new pg.Client({ connectionString: portal.databaseUrl });
  await raw.connect();
  try {
    const assessors = [await addStaff(db, 'egle'), await addStaff(db, 'andrius')];
    const userId = await addStaff(db, 'kristina');
    const seedS = (await timed(() => addMany(db, size, [...assessors, userId]))) / 1_000;
    console.log(`\n${size} requests, written in ${seedS.toFixed(0)} s (target ${TARGET.seedS})`);
    if (seedS > TARGET.seedS) process.exitCode = 1;
    const ask = caller(portal.portalUrl, await issueProgramToken(db, { userId, label: 'bench', days: 1 }));
    const viewer = { userId, roles: await rolesOf(db, userId) };
    const today = vilniusDate(new Date());
    const prepared = async (sets: Parameters<typeof prepare>[0][]) => {
      const all: Prepared[] = [];
      for (const set of sets) all.push(await prepare(set, { ask, raw, db, viewer }));
      return all;
    };
    const chosen = await prepared(chosenSets(assessors[0]!, today));
    const drawn = await prepared(drawnSets(DRAWN, assessors, today));
    const found = await prepared(searches(await someRequest(db)));
    const queues = countQueues.bind(null, db, viewer);
    const rail: Sides = { http: () => ask('/api/BackOffice/GetQueues'), raw: queues };
    const lines: Line[] = [];
    const add = async (name: string, count: string, sides: readonly Sides[], rounds: number) =>
      lines.push({ name, found: count, samples: await inTurns(sides, rounds) });
    for (const one of chosen) {
      await add(one.name, many(one.total), [one.first], ROUNDS);
      await add(`${one.name}: last page`, many(one.total), [one.last], ROUNDS);
    }
    const each = await drawnLines(drawn);
    lines.push(merged(`${DRAWN} drawn`, each.first), merged(`${DRAWN} drawn: last page`, each.last));
    const all = [...lines.filter(({ found: count }) => count), ...each.first, ...each.last];
    lines.push(merged('all sets, both pages', all));
    for (const one of found) await add(one.name, many(one.total), [one.first], ROUNDS);
    await add('counts of the rail', '', [rail], ROUNDS);
    report({ size, lines });
    reportSlowest([...each.first, ...each.last]);
    return { size, lines };
  } finally {
    await raw.end();
    await db.destroy();
    await portal.close();
  }
}

async function someRequest(db: Database) {
  const columns = ['id', 'applicant_name as name', 'applicant_code as code'] as const;
  const one = db.selectFrom('loan_request').select(columns).orderBy('submitted_at', 'desc').limit(1);
  return one.executeTakeFirstOrThrow();
}

function many(total: number): string {
  return total > COUNTED_MOST ? `${COUNTED_MOST}+` : String(total);
}

async function rolesOf(db: Database, userId: string): Promise<string[]> {
  const one = db.selectFrom('app_user').select('staff_roles').where('id', '=', userId);
  return (await one.executeTakeFirstOrThrow()).staff_roles;
}

/** The sides take turns, and who begins changes, so that whatever else the machine does meets both. */
async function inTurns(all: readonly Sides[], rounds: number): Promise<Samples> {
  const samples: Samples = { http: [], raw: [] };
  for (let round = -WARM_UP; round < rounds; round += 1)
    for (const sides of all)
      for (const side of round % 2 ? (['raw', 'http'] as const) : (['http', 'raw'] as const)) {
        const ms = await timed(sides[side]);
        if (round >= 0) samples[side].push(ms);
      }
  return samples;
}

async function drawnLines(drawn: readonly Prepared[]): Promise<{ first: Line[]; last: Line[] }> {
  const lines = { first: [] as Line[], last: [] as Line[] };
  for (const one of drawn)
    for (const place of ['first', 'last'] as const)
      lines[place].push({
        name: `${place} page of ${one.asked}`,
        found: many(one.total),
        samples: await inTurns([one[place]], DRAWN_ROUNDS),
      });
  return lines;
}

function merged(name: string, lines: readonly Line[]): Line {
  const all = (side: keyof Samples) => lines.flatMap(({ samples }) => samples[side]);
  return { name, found: '', samples: { http: all('http'), raw: all('raw') } };
}

function report({ size, lines }: Measured): void {
  const rows = lines.map(({ name, found, samples }) => {
    const [http, raw] = [summarise(samples.http), summarise(samples.raw)];
    return [name, found, http.p50, http.p95, raw.p50, raw.p95, `${(http.p95 / raw.p95).toFixed(2)} ×`];
  });
  const head = ['found', 'HTTP p50 ms', 'p95 ms', 'bare p50 ms', 'p95 ms', 'p95 to bare'];
  console.log(
    `\n${machineFacts()}, load ${loadavg()[1]!.toFixed(0)}\n\n${table([`${size} requests`, ...head], rows)}`,
  );
}

function reportSlowest(lines: readonly Line[]): void {
  const slow = lines
    .map(({ name, found, samples }) => ({ name, found, ...summarise(samples.http) }))
    .sort((a, b) => b.p50 - a.p50)
    .slice(0, SLOWEST);
  console.log(
    `\n${table(
      ['slowest of the drawn', 'found', 'HTTP p50 ms'],
      slow.map(({ name, found, p50 }) => [name, found, p50]),
    )}`,
  );
}

/** Targets: every line against the bare statements, the largest size against the smallest, search in milliseconds. */
function compare(all: readonly Measured[]): void {
  const [small, large] = [all[0]!, all.at(-1)!];
  const rows = large.lines.map(({ name, samples }) => {
    const http = summarise(samples.http).p95;
    const ratio = http / summarise(samples.raw).p95;
    const growth = http / summarise(small.lines.find((line) => line.name === name)!.samples.http).p95;
    const isSearch = name.startsWith('search');
    const met = isSearch ? http <= TARGET.searchMs : ratio <= TARGET.ratio && growth <= TARGET.growth;
    return { name, ratio, growth, met };
  });
  const missed = rows.filter(({ met }) => !met);
  const text = rows.map(({ name, ratio, growth, met }) => [
    name,
    `${ratio.toFixed(2)} ×`,
    `${growth.toFixed(2)} ×`,
    met ? 'met' : 'missed',
  ]);
  const head = [`p95 at ${large.size}`, 'to bare', `to ${small.size}`, ''];
  console.log(`\n${table(head, text)}\n`);
  console.log(
    `targets: to bare ≤ ${TARGET.ratio} ×, growth ≤ ${TARGET.growth} ×, search ≤ ${TARGET.searchMs} ms: ` +
      (missed.length === 0 ? 'met' : `${missed.length} of ${rows.length} missed`),
  );
  if (missed.length > 0) process.exitCode = 1;
}
