// One applicant's way from the home page to the submission, as the browser asks for it, with pauses in between.
import { request, type Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { validForm } from '../tests/harness/form.ts';
import { wholePdf } from '../tests/harness/pdfs.ts';
import type { Twin } from './twins.ts';

export type Kind = 'page' | 'read' | 'poll' | 'save' | 'upload' | 'action';

export interface Tally {
  ms: Record<Kind, number[]>;
  /** Answers „not yet“ and „come again“, and failures. */
  pending: number;
  sentAway: number;
  failed: number;
  begun: number;
  submitted: number;
}

export const newTally = (): Tally => ({
  ms: { page: [], read: [], poll: [], save: [], upload: [], action: [] },
  pending: 0,
  sentAway: 0,
  failed: 0,
  begun: 0,
  submitted: 0,
});

export interface Day {
  url: string;
  agent: Agent;
  /** Where this instant's calls are counted. */
  tally: () => Tally;
  /** Seconds of an applicant's day that pass in one here. */
  faster: number;
}

/** What one applicant does: an hour at the form in three visits, a save for every second answer, a poll a minute. */
export const HABITS = {
  visits: 3,
  savesEachVisit: 16,
  pollsEachVisit: 20,
  uploads: [1, 12, 3, 5, 8, 9],
  uploadKb: 300,
  /** Of those who begin. */
  submit: 0.6,
} as const;

const FILE = new Uint8Array(
  wholePdf(Array.from({ length: HABITS.uploadKb * 10 }, (_, line) => `Eilute ${line} `.padEnd(94, 'x'))),
);
/** Between two calls of somebody at work. */
const THINK_MS = 30_000;

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

type Json = Record<string, unknown>;

export async function applicantDay(day: Day, twin: Twin, submits: boolean): Promise<void> {
  const call = caller(day);
  const think = () => sleep(((0.5 + Math.random()) * THINK_MS) / day.faster);
  day.tally().begun += 1;
  await openPage(call);
  const { companyCode, companyName, ...person } = twin;
  await call('action', 'POST', '/api/Auth/vaiisistest', {
    password: 'demo',
    companyCode,
    companyName,
    ...person,
  });
  await call('action', 'POST', '/api/Users/CreateConsent', {
    accepted: true,
    email: twin.email,
    phoneNumber: '+37060000000',
  });
  const { partyId } = await me(call);
  await call('action', 'POST', '/api/Company/StartRegistersProcessing', {});
  await untilSays(
    () => call('poll', 'GET', `/api/Company/GetRegistersProcessingStatus/${partyId}`),
    ({ Status }) => Status === 'Finished',
    3_000,
  );
  const { requestId } = await call('action', 'POST', '/api/Request/Start', { schemeCode: 'tiesiogines' });
  const id = Number(requestId);
  let version = 0;
  const form = { ...validForm({ sum: '10000.00' }) };
  const system = { RequestId: id, requestType: 'edit' };
  for (let visit = 0; visit < HABITS.visits; visit += 1) {
    if (visit > 0) await openPage(call);
    for (const path of [
      `/api/Request/List`,
      `/api/Request/Get?requestId=${id}`,
      `/api/Request/GetOffers/${id}`,
      `/api/request/GetUploadedFiles/${id}`,
      `/api/Request/GetRequestLimit/${id}`,
    ])
      await call('read', 'GET', path);
    const turns = Math.max(HABITS.savesEachVisit, HABITS.pollsEachVisit);
    for (let turn = 0; turn < turns; turn += 1) {
      await think();
      if (turn < HABITS.savesEachVisit) {
        const answers = { ...form, InvegaReason: `Apyvartinėms lėšoms, ${visit}-${turn}.` };
        const saved = await call('save', 'POST', '/api/Request/SaveDraft', {
          requestSystemInfo: system,
          formVersion: version,
          ...answers,
        });
        version = Number(saved['formVersion']);
      }
      if (turn < HABITS.pollsEachVisit) await call('poll', 'GET', '/api/Notifications/GetUnreadCount');
    }
  }
  for (const fileType of HABITS.uploads) {
    await think();
    await upload(day, call.headers(), id, fileType);
  }
  if (!submits) return;
  const saved = { requestSystemInfo: { RequestId: id }, formVersion: version, ...form };
  await call('save', 'POST', '/api/Request/Save', saved);
  await call('action', 'POST', '/api/Request/CalculateFinancialCriteria', { requestId: id });
  await untilSays(
    () => call('poll', 'GET', `/api/Request/GetFinancialEvaluationStatus/${id}`),
    ({ Decision }) => typeof Decision === 'string',
    2_000,
  );
  await call('read', 'GET', `/api/Request/GetPreview/${id}`);
  await think();
  await call('action', 'POST', `/api/Request/SendForApprove?requestId=${id}`);
  await call('read', 'GET', '/api/Request/List');
  day.tally().submitted += 1;
}

async function untilSays(ask: () => Promise<Json>, isSo: (said: Json) => boolean, everyMs: number) {
  for (let times = 0; !isSo(await ask()); times += 1) {
    if (times > 60) throw new Error('nothing comes of it');
    await sleep(everyMs);
  }
}

type Call = ReturnType<typeof caller>;

/** The page itself; its scripts come from the browser's store or from the proxy. */
async function openPage(call: Call): Promise<void> {
  await call('page', 'GET', '/');
}

async function me(call: Call): Promise<{ partyId: number }> {
  const said = await call('read', 'GET', '/api/Users/Me');
  for (const path of [
    '/api/feature/get',
    '/api/Request/List',
    '/api/Request/CanCreateRequest?schemeCode=tiesiogines',
  ])
    await call('read', 'GET', path);
  return { partyId: Number((said['party'] as Json)['Id']) };
}

function caller(day: Day) {
  let token = '';
  let cookie = '';
  const headers = () => ({
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(cookie ? { cookie } : {}),
  });
  const call = async (kind: Kind, method: 'GET' | 'POST', path: string, body?: Json): Promise<Json> => {
    const key = crypto.randomUUID();
    const since = performance.now();
    for (;;) {
      const answer = await ask(day, {
        method,
        path,
        body,
        headers: { ...headers(), 'idempotency-key': key },
      });
      const again = pauseOf(day, answer);
      if (again !== null) {
        await sleep(again);
        continue;
      }
      day.tally().ms[kind].push(performance.now() - since);
      if (answer.status >= 400) {
        day.tally().failed += 1;
        throw new Error(`${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
      }
      const [set] = [answer.headers['set-cookie'] ?? []].flat();
      if (set) cookie = set.split(';')[0]!;
      const said = kind === 'page' ? {} : (JSON.parse(answer.text || '{}') as Json);
      if (typeof said['token'] === 'string') token = said['token'];
      return said;
    }
  };
  return Object.assign(call, { headers });
}

/** Milliseconds after which the same is asked again; null: that was the answer. */
function pauseOf(day: Day, { status, headers, text }: Answer): number | null {
  const pause = 1000 * Number(headers['retry-after'] ?? 1);
  if (status === 202 && text.includes('pending')) {
    day.tally().pending += 1;
    return pause;
  }
  if (status !== 503) return null;
  day.tally().sentAway += 1;
  return pause;
}

async function upload(
  day: Day,
  headers: Record<string, string>,
  id: number,
  fileType: number,
): Promise<void> {
  const form = new FormData();
  form.set('RequestId', String(id));
  form.set('FileType', String(fileType));
  form.append('Files', new Blob([FILE]), `priedas-${fileType}.pdf`);
  const since = performance.now();
  const answer = await fetch(`${day.url}/api/request/UploadFiles`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    body: form,
  });
  const text = await answer.text();
  day.tally().ms.upload.push(performance.now() - since);
  if (!answer.ok) {
    day.tally().failed += 1;
    throw new Error(`an upload was answered ${answer.status}: ${text.slice(0, 300)}`);
  }
}

interface Asked {
  method: 'GET' | 'POST';
  path: string;
  body: Json | undefined;
  headers: Record<string, string>;
}

function ask({ url, agent }: Day, { method, path, body, headers }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url + path,
      { method, agent, headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      },
    );
    asked.once('error', reject);
    asked.end(body ? JSON.stringify(body) : undefined);
  });
}
