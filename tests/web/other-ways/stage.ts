// Requests brought to their status over HTTP by the steps of the demo data, and browsers whose person is logged in
// already: what is left to the browser is what a test tries.
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Database } from '../../../db/connect.ts';
import { Cast, readParties } from '../../../db/seed/people.ts';
import { STEPS, type Step, type Walk } from '../../../db/seed/steps.ts';
import { cookieJar, type CookieJar } from '../../harness/cookie-jar.ts';
import type { TestPortal } from '../../harness/portal.ts';
import { DESK, openPage } from '../browser.ts';
import { openCase } from './staff-steps.ts';

const PARTIES = fileURLToPath(new URL('../../../stack/stand-ins/data/demo-parties.json', import.meta.url));

/** From nothing to 2, and on to where an approver decides. */
export const SUBMITTED = ['registers', 'save', 'files', 'evaluate', 'submit'] as const satisfies Step[];
export const ASSESSED = [
  ...SUBMITTED,
  'assign',
  'amlFail',
  'amlCheck',
  'size',
  'sum',
  'handOver',
] as const satisfies Step[];
export const CONTRACT = [...ASSESSED, 'approve', 'contract'] as const satisfies Step[];

/** Filled in when the portal stands. */
export interface Ground {
  stage: Stage;
}

interface Plot {
  /** Names the request among those of the test. */
  name: string;
  company: string;
  /** Months asked for; absent = the longest the scheme lends. */
  term?: number;
  steps: readonly Step[];
}

interface Login {
  token: string;
  cookies: ReturnType<CookieJar['forBrowser']>;
}

export class Stage {
  readonly #cast: Cast;
  readonly #parties = readParties(PARTIES);

  readonly #browser: Browser;
  readonly url: string;
  readonly db: Database;

  constructor(browser: Browser, { url, db }: Pick<TestPortal, 'url' | 'db'>) {
    this.#browser = browser;
    this.#cast = new Cast(url, this.#parties);
    this.url = url;
    this.db = db;
  }

  async request({ name, company, term = 24, steps }: Plot): Promise<Walk> {
    const director = await this.#cast.director(company);
    const { requestId } = await director.call<{ requestId: number }>('/api/Request/Start', {
      method: 'POST',
      json: { schemeCode: 'tiesiogines' },
      step: `${name}:start`,
    });
    const journey = { name, company, sum: '150000.00', term };
    const walk = { cast: this.#cast, journey, director, id: requestId };
    await this.further(walk, ...steps);
    return walk;
  }

  async further(walk: Walk, ...steps: readonly Step[]): Promise<void> {
    for (const step of steps) await STEPS[step](walk);
  }

  /** The same people going on with the same request, each step anew. */
  again(walk: Walk, name: string): Walk {
    return { ...walk, journey: { ...walk.journey, name } };
  }

  async staff(key: string, options: BrowserContextOptions = DESK): Promise<Page> {
    const { PersonalCode: personalCode } = this.#parties.people[key]!;
    const credentials = { personalCode, password: 'demo' };
    return this.#page('token', await this.#logIn('/api/Auth/Authenticate/backoffice', credentials), options);
  }

  /** A member of staff with the case open. */
  async caseOf(key: string, id: number): Promise<Page> {
    const page = await this.staff(key);
    await openCase(page, this.url, id);
    return page;
  }

  async director(companyKey: string, options: BrowserContextOptions = DESK): Promise<Page> {
    const { CompanyCode, CompanyName, manager } = this.#cast.company(companyKey);
    const { PersonalCode, FirstName, LastName } = this.#parties.people[manager]!;
    // Consent was given by the first step of the company's requests.
    await this.#cast.director(companyKey);
    const login = await this.#logIn('/api/Auth/vaiisistest', {
      companyCode: CompanyCode,
      companyName: CompanyName,
      personalCode: PersonalCode,
      firstName: FirstName,
      lastName: LastName,
      email: `${manager}@pavyzdys.lt`,
      password: 'demo',
    });
    return this.#page('userToken', login, options);
  }

  async #logIn(path: string, credentials: Record<string, string>): Promise<Login> {
    const answer = await fetch(this.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(credentials),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    const jar = cookieJar();
    jar.keep(answer.headers);
    return { ...((await answer.json()) as { token: string }), cookies: jar.forBrowser(this.url) };
  }

  async #page(name: string, { token, cookies }: Login, options: BrowserContextOptions): Promise<Page> {
    const localStorage = [
      { name, value: token },
      { name: `${name}Stored`, value: String(Date.now()) },
    ];
    const page = await openPage(this.#browser, {
      ...options,
      storageState: { cookies: [], origins: [{ origin: this.url, localStorage }] },
    });
    await page.context().addCookies(cookies);
    return page;
  }
}
