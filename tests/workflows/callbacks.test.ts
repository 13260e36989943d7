// What the signing provider calls back with, in a thousand orders: twice, late, forged, of old versions, with questions between.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { createRecords } from '../../activities/records.ts';
import { createSigningActivities } from '../../activities/signing.ts';
import { createPortalValidation } from '../../activities/adapters/validation/portal.ts';
import type { ActivityDeps } from '../../activities/deps.ts';
import { findSigningByToken } from '../../db/queries/document-list.ts';
import { LOAN_REQUEST_RULES } from '../../domain/application/rules.ts';
import { move } from '../../workflows/case/commands.ts';
import { HeldCase } from '../../workflows/case/held-case.ts';
import type { MovingKind } from '../../workflows/case/held-types.ts';
import type { LoanRequestHeld } from '../../workflows/request-kind.ts';
import { codeOf } from '../../workflows/failures.ts';
import { createDatabase, type TestDatabase } from '../harness/database.ts';
import { wholePdf } from '../harness/pdfs.ts';
import { signedAs, signerOf } from '../stand-ins/signed-files.ts';
import { addCallbackCases, type CallbackCase } from './callback-cases.ts';

// A thousand are walked by hand before a release: CALLBACK_ORDERS=1000.
const COUNT = Number(process.env.CALLBACK_ORDERS ?? 100);
const LANES = 6;

/** What the provider says of a token, and what it hands out. */
type Word = 'waiting' | 'signed' | 'byAnother' | 'altered' | 'gone';
const provider = new Map<string, Word>();
const papers = new Map<string, Buffer>();

let database: TestDatabase;
let cases: readonly CallbackCase[];
let signing: ReturnType<typeof createSigningActivities>;
let records: ReturnType<typeof createRecords>;

beforeAll(async () => {
  database = await createDatabase();
  const base = wholePdf(['Sutartis']);
  const { bytes: good, rootPem } = await signedAs(base, { level: 'B' });
  const { bytes: another } = await signedAs(base, { level: 'B', signers: [signerOf('jonas')] });
  const altered = Buffer.from(good);
  altered[40]! ^= 1;
  const files = { signed: good, byAnother: another, altered };
  papers.set('base', base);
  const deps = {
    db: database.db,
    files: {
      put: (bytes: Buffer) => Promise.resolve({ storageKey: 'signed', ...measured(bytes) }),
      read: (key: string) => Promise.resolve(papers.get(key)!),
    },
    adapters: {
      signing: {
        status: (token: string) => {
          const word = provider.get(token) ?? 'waiting';
          const isThere = word !== 'waiting' && word !== 'gone';
          return Promise.resolve({
            phase: word === 'gone' ? 'gone' : isThere ? 'completed' : 'pending',
            fileUrl: isThere ? word : null,
            signers: word === 'gone' ? {} : everybody(isThere ? 'signed' : 'pending'),
          });
        },
        downloadSigned: (word: keyof typeof files) => Promise.resolve(files[word]),
      },
      validation: createPortalValidation({ judgesLevel: false }),
    },
    settings: {
      workingDaySeconds: null,
      signingCaPem: rootPem,
      signatureLevels: ['QESIG', 'ADESIG_QC', 'ADESIG'],
    },
  } as unknown as ActivityDeps;
  signing = createSigningActivities(deps);
  records = createRecords(deps);
  cases = await addCallbackCases(database.db, COUNT, { storageKey: 'base', ...measured(base) });
}, 120_000);
afterAll(() => database?.drop());

const measured = (bytes: Buffer) => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  size: bytes.length,
});

/** The signer's own id is looked up by whoever asks, so every id says the same. */
const everybody = (state: string): Record<string, string> => new Proxy({}, { get: () => state });

/** mulberry32: the same seed, the same order. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Step =
  | { kind: 'provider'; session: 'current' | 'old'; word: Word }
  | { kind: 'callback'; token: string }
  | { kind: 'poll'; session: 'current' | 'old' }
  /** Two workers carry out the same question at once, as after a crash. */
  | { kind: 'twice' }
  /** The workflow's memory is lost: it goes on from the database. */
  | { kind: 'forget' };

/** What the provider knows and calls, shuffled; what ends it stands last, so that the end is known. */
function orderOf(one: CallbackCase, pick: (below: number) => number): { steps: Step[]; end: Word } {
  const end = (['signed', 'signed', 'signed', 'waiting', 'byAnother', 'altered', 'gone'] as const)[pick(7)]!;
  const some: Step[] = [
    { kind: 'provider', session: 'current', word: end },
    { kind: 'provider', session: 'old', word: 'signed' },
    { kind: 'callback', token: one.current.token },
    { kind: 'callback', token: one.old.token },
    { kind: 'callback', token: `forged-${one.requestId}` },
  ];
  const more: (() => Step)[] = [
    () => ({ kind: 'callback', token: one.current.token }),
    () => ({ kind: 'callback', token: one.old.token }),
    () => ({ kind: 'poll', session: 'current' }),
    () => ({ kind: 'poll', session: 'old' }),
    () => ({ kind: 'twice' }),
    () => ({ kind: 'forget' }),
  ];
  for (let left = 1 + pick(4); left > 0; left -= 1) some.push(more[pick(more.length)]!());
  const steps: Step[] = [];
  while (some.length > 0) steps.push(...some.splice(pick(some.length), 1));
  return { steps: [...steps, { kind: 'poll', session: 'current' }], end };
}

/** The hands of the workflow without the engine: the same machine, the same transactions. */
function kindOf(requestId: number): MovingKind<LoanRequestHeld> {
  return {
    caseId: requestId,
    workflowId: `loan-request:${requestId}`,
    rules: LOAN_REQUEST_RULES,
    notCommands: ['save', 'evaluate', 'holdDecision'],
    hands: {
      apply: (command) => records.applyTransition({ ...command, requestId }),
      load: () => records.loadState({ requestId }),
      runClocks: () => records.runClocks({ requestId }),
      flagStuck: (code) => records.flagStuck({ requestId, code }),
    },
    moveOfClock: () => null,
  };
}

async function goThrough(one: CallbackCase, steps: readonly Step[]): Promise<void> {
  const { requestId } = one;
  const kind = kindOf(requestId);
  const remembering = async () =>
    new HeldCase(kind, { resumeFrom: (await records.loadState({ requestId }))! });
  let held = await remembering();
  // workflows/signing-steps.ts, which only the engine can run.
  const news = async (signingId: string, at = held): Promise<void> => {
    const { command } = await signing.collectSignature({ signingId });
    if (!command) return at.adopt(await records.loadState({ requestId }));
    await move(at, command).catch(async (error: unknown) => {
      const code = codeOf(error);
      if (code === 'internal') throw error;
      if (code === 'versionConflict') return;
      at.adopt(await signing.rejectSignature({ signingId, code }));
    });
  };
  for (const step of steps) {
    if (step.kind === 'provider') provider.set(one[step.session].token, step.word);
    else if (step.kind === 'forget') held = await remembering();
    else if (step.kind === 'poll') await news(one[step.session].id);
    else if (step.kind === 'twice') {
      await Promise.all([news(one.current.id), news(one.current.id, await remembering())]);
      held = await remembering();
    } else {
      const found = await findSigningByToken(database.db, step.token);
      if (found) await news(found.id);
    }
  }
}

interface Found {
  status: number;
  version: number;
  moves: string[];
  signedVersions: number;
  mails: number;
  old: string;
  current: string;
}

/** Everything a callback could have done twice or wrongly. */
async function standing(one: CallbackCase): Promise<Found> {
  const { rows } = await sql<Found>`select r.status, r.version,
      array(select action from request_event e where e.request_id = r.id order by id) as moves,
      (select count(*)::int from document d where d.request_id = r.id and d.state = 'current'
        and d.signed_version_of = (select document_id from signing where id = ${one.current.id}::uuid)) as "signedVersions",
      (select count(*)::int from outbox o where o.request_id = r.id) as mails,
      (select state from signing where id = ${one.old.id}::uuid) as old,
      (select state from signing where id = ${one.current.id}::uuid) as current
    from loan_request r where r.id = ${one.requestId}`.execute(database.db);
  return rows[0]!;
}

function expected(one: CallbackCase, end: Word): Found {
  const isSigned = end === 'signed';
  const [action, next] = one.status === 7 ? ['applicantSign', 8] : ['applicantSignChange', 15];
  return {
    status: isSigned ? next : one.status,
    version: isSigned ? 3 : 2,
    moves: isSigned ? [action] : [],
    signedVersions: isSigned ? 1 : 0,
    mails: isSigned ? 1 : 0,
    old: one.status === 14 ? 'completed' : (expect.any(String) as unknown as string),
    current: isSigned ? 'completed' : end === 'byAnother' || end === 'altered' ? 'failed' : 'created',
  };
}

test('a thousand orders of callbacks record one signature, make one move and send one mail, or none', async () => {
  const waiting = cases.map((one, seed) => ({ one, ...orderOf(one, chance(seed)), seed }));
  let done = 0;
  let deliveries = 0;
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { one, steps, end, seed } = next;
      await goThrough(one, steps);
      const found = await standing(one);
      expect({ seed, order: steps, ...found }).toEqual({ seed, order: steps, ...expected(one, end) });
      // A contract that was replaced is never taken, whoever has signed it.
      expect(one.status === 7 ? ['created', 'failed', 'cancelled'] : ['completed']).toContain(found.old);
      done += 1;
      deliveries += steps.filter(({ kind }) => kind !== 'provider' && kind !== 'forget').length;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  console.log(`${done} orders of callbacks, ${deliveries} deliveries`);
  expect(done).toBe(COUNT);
}, 600_000);
