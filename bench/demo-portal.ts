// A portal with its demo data behind it, and its people logged in.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { Cast, readParties } from '../db/seed/people.ts';
import { openPortal } from '../tests/harness/portal.ts';

export const PARTIES = readParties(
  new URL('../stack/stand-ins/data/demo-parties.json', import.meta.url).pathname,
);

type LoginState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Logs each person in once, consent given; every screen gets a browser of its own with that login. */
export function logins(browser: Browser, url: string) {
  const cast = new Cast(url, PARTIES);
  const known = new Map<string, Promise<LoginState>>();
  const logIn = async (who: string): Promise<LoginState> => {
    const isStaff = PARTIES.people[who]?.kind === 'staff';
    if (!isStaff) await cast.applicant(who);
    const company = PARTIES.companies[who];
    const { PersonalCode, FirstName, LastName } = company ? cast.manager(company) : cast.person(who);
    const context = await browser.newContext();
    const answer = await context.request.post(
      `${url}/api/Auth/${isStaff ? 'Authenticate/backoffice' : 'vaiisistest'}`,
      {
        headers: { 'idempotency-key': crypto.randomUUID() },
        data: {
          personalCode: PersonalCode,
          password: 'demo',
          ...(isStaff ? {} : { firstName: FirstName, lastName: LastName, email: `${who}@pavyzdys.lt` }),
          ...(company ? { companyCode: company.CompanyCode, companyName: company.CompanyName } : {}),
        },
      },
    );
    const { token } = (await answer.json()) as { token: string };
    const { cookies } = await context.storageState();
    await context.close();
    const key = isStaff ? 'token' : 'userToken';
    const localStorage = [
      { name: key, value: token },
      { name: `${key}Stored`, value: String(Date.now()) },
    ];
    return { cookies, origins: [{ origin: url, localStorage }] };
  };
  return async (who: string): Promise<BrowserContextOptions> => {
    if (who === 'anybody') return {};
    const state = known.get(who) ?? logIn(who);
    known.set(who, state);
    return { storageState: await state };
  };
}

export interface DemoPortal {
  url: string;
  databaseUrl: string;
  /** Where the supervisor keeps its records of what runs. */
  records: string;
  close(): Promise<void>;
}

/** `PORTAL_URL` and `DATABASE_URL` name one that stands with its demo data; otherwise one is brought up, with `more` settings. */
export async function openDemoPortal(more: Record<string, string> = {}): Promise<DemoPortal> {
  const { PORTAL_URL, DATABASE_URL } = process.env;
  if (PORTAL_URL && DATABASE_URL)
    return { url: PORTAL_URL, databaseUrl: DATABASE_URL, records: '.data/run', close: async () => undefined };
  const portal = await openPortal(more);
  const { url, databaseUrl, records } = portal;
  try {
    const env = { ...process.env, PORTAL_URL: url, DATABASE_URL: databaseUrl };
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'db/seed/main.ts'], { env });
  } catch (error) {
    await portal.close();
    throw error;
  }
  return { url, databaseUrl, records, close: () => portal.close() };
}
