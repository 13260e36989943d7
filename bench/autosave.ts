// What an autosave of a full form costs: every section answered, every list of rows full, the registers' answers beside them.
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../db/connect.ts';
import { validForm } from '../tests/harness/form.ts';
import { browserSession, type BrowserSession } from '../tests/harness/browser-session.ts';
import { addApplicant } from '../tests/harness/people.ts';
import { machineFacts, summarise, table, timed } from './measure.ts';
import { openPortal } from './portal.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 1_000);
const WARM_UP = 100;
const TARGET_P50 = 30;

const portal = await openPortal();
const db = connect(portal.databaseUrl, { max: 4 });
try {
  await measure();
} finally {
  await db.destroy();
  await portal.close();
}

async function measure(): Promise<void> {
  const { userId, partyId } = await addApplicant(db);
  const session = { userId, kind: 'applicant', partyId, loginType: 'Company' } as const;
  const { headers } = await browserSession(db, portal.portalUrl, session);
  const call = (method: 'GET' | 'POST', path: string, body: unknown = {}) =>
    callOf(headers, method, path, body);
  await call('POST', '/api/Company/StartRegistersProcessing');
  const status = `/api/Company/GetRegistersProcessingStatus/${partyId}`;
  while (((await call('GET', status)) as { Status: string }).Status !== 'Finished') await sleep(200);
  const { requestId } = (await call('POST', '/api/Request/Start')) as { requestId: number };

  const form = fullForm();
  const bytes = Buffer.byteLength(JSON.stringify(form));
  const save = async (round: number): Promise<void> => {
    const answers = { ...form, InvegaReason: `${String(form['InvegaReason'])} ${round}` };
    const system = { RequestId: requestId, requestType: 'edit' };
    await call('POST', '/api/Request/SaveDraft', {
      requestSystemInfo: system,
      formVersion: round,
      ...answers,
    });
  };
  // The least a call over HTTP with one look at the database can take: it says whether the machine was idle.
  const least = async (): Promise<void> => void (await (await fetch(`${portal.portalUrl}/readyz`)).text());
  const sides = [
    { name: 'SaveDraft', act: save, samples: [] as number[] },
    { name: 'readyz', act: least, samples: [] as number[] },
  ];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const side of sides) {
      const ms = await timed(() => side.act(round));
      if (round >= WARM_UP) side.samples.push(ms);
    }
  }
  const rows = sides.map(({ name, samples }) => {
    const { count, p50, p95, max } = summarise(samples);
    return [name, String(count), p50, p95, max];
  });
  console.log(
    `\n${machineFacts()}, form of ${(bytes / 1024).toFixed(1)} KB\n\n${table(['one autosave', 'times', 'p50 ms', 'p95 ms', 'max ms'], rows)}`,
  );
  const met = summarise(sides[0]!.samples).p50 <= TARGET_P50;
  console.log(`\ntarget p50 ≤ ${TARGET_P50} ms: ${met ? 'met' : 'missed'}`);
  if (!met) process.exitCode = 1;
}

/** Nothing is left to add: as many people, companies and suppliers as there may be, long words everywhere. */
function fullForm(): Record<string, unknown> {
  const form = validForm();
  const { ControllingPersons } = form['pepData'] as { ControllingPersons: Record<string, unknown>[] };
  const { suppliers } = form as { suppliers: Record<string, unknown>[] };
  const official = {
    name: 'Ona',
    surname: 'Onaitė',
    birthDate: '1980-02-29',
    country: 'LT',
    position: 'Savivaldybės administracijos direktorė',
    personRelation: 1,
  };
  const company = {
    country: 'PL',
    code: 'KRS0000123456',
    name: 'Spółka z o.o.',
    sharesPart: 50,
    votingPart: 50,
  };
  const times = <T>(count: number, row: T): T[] => Array.from({ length: count }, () => row);
  return {
    ...form,
    pepData: {
      HasImportantResponsibilities: true,
      HasImportantResponsibilitiesMoreThan4: false,
      ImportantResponsibilityPersons: times(4, official),
      ControllingPersons: times(4, { ...ControllingPersons[0], sharesPart: 25, votingPart: 25 }),
      ControllingCompanies: times(6, company),
      parentCompanyCode: '900000016',
    },
    suppliers: times(5, suppliers[0]),
    InvegaReason: 'Apyvartinėms lėšoms, kol atsistatys pardavimai. '.repeat(40),
  };
}

async function callOf(
  headers: BrowserSession['headers'],
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
): Promise<unknown> {
  const answer = await fetch(portal.portalUrl + path, {
    method,
    headers: {
      ...headers,
      ...(method === 'POST'
        ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
        : {}),
    },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
