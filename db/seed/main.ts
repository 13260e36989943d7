import { fileURLToPath } from 'node:url';
import { connect, type Database } from '../connect.ts';
import { JOURNEYS, type Journey } from './journeys.ts';
import { Cast, readParties } from './people.ts';
import { ensureStaffAccounts } from './staff-accounts.ts';
import { tryPolicy } from './policy.ts';
import { authoriseRepresentatives } from './representatives.ts';
import { STEPS } from './steps.ts';
import { askTaxAuthority } from './vmi-checks.ts';

/** Journeys walked side by side: the machine of a newcomer has two cores. */
const AT_ONCE = 3;

const PARTIES_FILE =
  process.env.DEMO_PARTIES_FILE ?? new URL('../../stack/stand-ins/data/demo-parties.json', import.meta.url);

/**
 * Demo data: staff accounts, and one request in each status, brought there by driving the portal over HTTP as people
 * do. How far each journey came is noted and every step has its own fixed idempotency key: a seed that was cut off
 * goes on where it stopped, and a second one changes nothing. With `some`, names of journeys, only those are walked.
 */
async function seed(portalUrl: string, databaseUrl: string, some: readonly string[]): Promise<void> {
  const parties = readParties(PARTIES_FILE instanceof URL ? fileURLToPath(PARTIES_FILE) : PARTIES_FILE);
  const db = connect(databaseUrl, { max: 1 });
  try {
    await ensureStaffAccounts(db, parties);
    const cast = new Cast(portalUrl, parties);
    if (some.length > 0)
      return await walkAll(
        cast,
        db,
        JOURNEYS.filter(({ name }) => some.includes(name)),
      );
    await onceFor(db, 'representatives', () => authoriseRepresentatives(cast, db));
    await walkAll(cast, db);
    await askTaxAuthority(cast);
    await onceFor(db, 'policy', () => tryPolicy(cast));
  } finally {
    await db.destroy();
  }
}

async function walkAll(cast: Cast, db: Database, journeys = JOURNEYS): Promise<void> {
  const waiting = [...journeys];
  let done = 0;
  const walkNext = async (): Promise<void> => {
    for (let journey = waiting.shift(); journey; journey = waiting.shift()) {
      await walk(cast, journey, db);
      done += 1;
      console.log(`demo data: ${done} of ${journeys.length} requests`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walkNext));
}

async function walk(cast: Cast, journey: Journey, db: Database): Promise<void> {
  const director = await cast.applicant(journey.company);
  const { requestId } = await director.call<{ requestId: number }>('/api/Request/Start', {
    method: 'POST',
    json: { schemeCode: journey.scheme ?? 'tiesiogines' },
    step: `${journey.name}:start`,
  });
  const state = { cast, journey, director, id: requestId };
  for (let done = await stepsDone(db, journey); done < journey.steps.length;) {
    await STEPS[journey.steps[done]!](state);
    await noteSteps(db, journey, (done += 1));
  }
  const { RequestSystemInfo } = await director.call<{ RequestSystemInfo: { Status: number } }>(
    '/api/Request/Get',
    {
      query: { requestId },
    },
  );
  if (RequestSystemInfo.Status !== journey.endsIn) {
    throw new Error(
      `demo request „${journey.name}“ stands in ${RequestSystemInfo.Status}, not in ${journey.endsIn}`,
    );
  }
}

/** A piece of demo data that is no journey of a request. */
async function onceFor(db: Database, name: string, work: () => Promise<void>): Promise<void> {
  if ((await stepsDone(db, { name })) > 0) return;
  await work();
  await noteSteps(db, { name }, 1);
}

const noteOf = (journey: Pick<Journey, 'name'>) => `demo:${journey.name}`;

async function stepsDone(db: Database, journey: Pick<Journey, 'name'>): Promise<number> {
  const note = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', noteOf(journey))
    .executeTakeFirst();
  return typeof note?.value === 'number' ? note.value : 0;
}

async function noteSteps(db: Database, journey: Pick<Journey, 'name'>, done: number): Promise<void> {
  const value = JSON.stringify(done);
  await db
    .insertInto('setting')
    .values({ key: noteOf(journey), value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

const { PORTAL_URL, DATABASE_URL, DEMO_JOURNEYS = '' } = process.env;
if (!PORTAL_URL || !DATABASE_URL) throw new Error('PORTAL_URL and DATABASE_URL must be set');
await seed(PORTAL_URL, DATABASE_URL, DEMO_JOURNEYS.split(',').filter(Boolean));
