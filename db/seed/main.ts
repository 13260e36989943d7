import { fileURLToPath } from 'node:url';
import { connect } from '../connect.ts';
import { JOURNEYS, type Journey } from './journeys.ts';
import { Cast, readParties } from './people.ts';
import { ensureStaffAccounts } from './staff-accounts.ts';
import { STEPS } from './steps.ts';

/** Journeys walked side by side: the machine of a newcomer has two cores. */
const AT_ONCE = 3;

const PARTIES_FILE =
  process.env.DEMO_PARTIES_FILE ?? new URL('../../stack/stand-ins/data/demo-parties.json', import.meta.url);

/**
 * Demo data: staff accounts, and one request in each status, brought there by driving the portal over HTTP as people
 * do. Every step has its own fixed idempotency key, so a seed that was cut off goes on where it stopped.
 */
async function seed(portalUrl: string, databaseUrl: string): Promise<void> {
  const parties = readParties(PARTIES_FILE instanceof URL ? fileURLToPath(PARTIES_FILE) : PARTIES_FILE);
  const db = connect(databaseUrl, { max: 1 });
  try {
    await ensureStaffAccounts(db, parties);
  } finally {
    await db.destroy();
  }
  const cast = new Cast(portalUrl, parties);
  const waiting = [...JOURNEYS];
  let done = 0;
  const walkNext = async (): Promise<void> => {
    for (let journey = waiting.shift(); journey; journey = waiting.shift()) {
      await walk(cast, journey);
      done += 1;
      console.log(`demo data: ${done} of ${JOURNEYS.length} requests`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walkNext));
}

async function walk(cast: Cast, journey: Journey): Promise<void> {
  const director = await cast.director(journey.company);
  const { requestId } = await director.call<{ requestId: number }>('/api/Request/Start', {
    method: 'POST',
    json: { schemeCode: 'tiesiogines' },
    step: `${journey.name}:start`,
  });
  const state = { cast, journey, director, id: requestId };
  for (const step of journey.steps) await STEPS[step](state);
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

const { PORTAL_URL, DATABASE_URL } = process.env;
if (!PORTAL_URL || !DATABASE_URL) throw new Error('PORTAL_URL and DATABASE_URL must be set');
await seed(PORTAL_URL, DATABASE_URL);
