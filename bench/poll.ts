// What a poll of the registers' progress costs while every register hangs: the call each open form makes every three
// seconds on the opening day. The registers of all demo companies hang meanwhile, and the worker is busy waiting for them.
import { connect, type Database } from '../db/connect.ts';
import { browserSession, type BrowserSession } from '../tests/harness/browser-session.ts';
import { addApplicant } from '../tests/harness/people.ts';
import { COMPANIES } from '../stack/stand-ins/parties.ts';
import { machineFacts, summarise, table, timed } from './measure.ts';
import { openPortal, type BenchPortal } from './portal.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 2_000);
const WARM_UP = 200;
const TARGET_P50 = 10;

interface Applicant {
  partyId: number;
  headers: BrowserSession['headers'];
}

const portal = await openPortal();
const db = connect(portal.databaseUrl, { max: 4 });
try {
  await measure();
} finally {
  await db.destroy();
  await portal.close();
}

async function measure(): Promise<void> {
  const applicants = await Promise.all(COMPANIES.map(({ key }) => login(db, key)));
  await everyRegister(portal, { mode: 'slow', delayMs: 60_000 });
  for (const applicant of applicants) {
    await call(portal, applicant, 'POST', '/api/Company/StartRegistersProcessing');
  }
  const poll = async (round: number): Promise<void> => {
    const applicant = applicants[round % applicants.length]!;
    const path = `/api/Company/GetRegistersProcessingStatus/${applicant.partyId}`;
    const { Status } = (await call(portal, applicant, 'GET', path)) as { Status: string };
    if (Status === 'Finished') throw new Error('the registers do not hang');
  };
  // The least a call over HTTP with one look at the database can take: it says whether the machine was idle.
  const least = async (): Promise<void> => void (await (await fetch(`${portal.portalUrl}/readyz`)).text());
  const sides = [
    { name: 'GetRegistersProcessingStatus', act: poll, samples: [] as number[] },
    { name: 'readyz', act: least, samples: [] as number[] },
  ];
  for (let round = 0; round < WARM_UP; round += 1) for (const side of sides) await side.act(round);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of sides) side.samples.push(await timed(() => side.act(round)));
  }
  const rows = sides.map(({ name, samples }) => {
    const { count, p50, p95, max } = summarise(samples);
    return [name, String(count), p50, p95, max];
  });
  console.log(`\n${machineFacts()}\n\n${table(['one poll', 'times', 'p50 ms', 'p95 ms', 'max ms'], rows)}`);
  const met = summarise(sides[0]!.samples).p50 <= TARGET_P50;
  console.log(`\ntarget p50 ≤ ${TARGET_P50} ms: ${met ? 'met' : 'missed'}`);
  if (!met) process.exitCode = 1;
}

async function login(database: Database, company: string): Promise<Applicant> {
  const { userId, partyId } = await addApplicant(database, company);
  const session = { userId, kind: 'applicant', partyId, loginType: 'Company' } as const;
  return { partyId, ...(await browserSession(database, portal.portalUrl, session)) };
}

async function everyRegister({ registersUrl }: BenchPortal, rule: Record<string, unknown>): Promise<void> {
  await fetch(`${registersUrl}/__control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(rule),
  });
}

async function call(
  { portalUrl }: BenchPortal,
  { headers }: Applicant,
  method: 'GET' | 'POST',
  path: string,
): Promise<unknown> {
  const answer = await fetch(portalUrl + path, {
    method,
    headers: {
      ...headers,
      ...(method === 'POST'
        ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
        : {}),
    },
    ...(method === 'POST' ? { body: '{}' } : {}),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}
