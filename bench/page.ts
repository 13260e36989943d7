// What a person's browser has to fetch for the first page, and how soon a keystroke is seen in the full form when the
// processor is four times slower (a cheap laptop, a phone).
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../tests/web/browser.ts';
import { weigh } from '../tests/web/weight.ts';
import { openPortal, type TestPortal } from '../tests/harness/portal.ts';
import { browserSession, type BrowserSession } from '../tests/harness/browser-session.ts';
import { validForm } from '../tests/harness/form.ts';
import { addApplicant } from '../tests/harness/people.ts';
import { until } from '../tests/harness/waiting.ts';
import { paths } from '../web/paths.ts';
import { machineFacts, summarise, table } from './measure.ts';

const KEYS = Number(process.env['KEYS'] ?? 60);
const SLOWER = 4;
const TARGET_KB = 110;
const TARGET_MS = 50;
/** One field of each way of typing: plain, money with its limit hint, long text, a field within a repeated row. */
const FIELDS = ['ContactInfo.ApplicantEmail', 'LoanInfo.LoanSum', 'InvegaReason', 'suppliers.4.name'];
/** Milliseconds between keys: as fast as anybody types, and so that what follows a pause comes between them. */
const WAYS = [
  ['fast', 60],
  ['calm', 200],
] as const;

/** Runs in the page, so that nothing of this file can be named in it. */
const watchKeys = () => {
  const seen = ((window as unknown as { seen: number[] }).seen = [] as number[]);
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => seen.push(performance.now() - timeStamp);
        port2.postMessage(null);
      }),
    true,
  );
};

const portal = await openPortal();
const browser = await openBrowser();
try {
  const draft = await fullDraft(portal);
  const first = await routes(browser, draft);
  const worst = await typing(browser, draft);
  const met = first <= TARGET_KB && worst <= TARGET_MS;
  console.log(`\ntargets „/“ ≤ ${TARGET_KB} KB, every p95 ≤ ${TARGET_MS} ms: ${met ? 'met' : 'missed'}`);
  if (!met) process.exitCode = 1;
} finally {
  await browser.close();
  await portal.close();
}

interface Draft {
  id: number;
  url: string;
  login: BrowserSession;
}

/** A form with every row it may have, so that nothing on the screen is spared. */
async function fullDraft({ url, db }: TestPortal): Promise<Draft> {
  const { userId, partyId } = await addApplicant(db);
  const session = { userId, kind: 'applicant', partyId, loginType: 'Company' } as const;
  const login = await browserSession(db, url, session);
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...login.headers,
        ...(body ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  await call('POST', '/api/Company/StartRegistersProcessing', {});
  const progress = `/api/Company/GetRegistersProcessingStatus/${partyId}`;
  await until(async () => (await call('GET', progress))['Status'] === 'Finished', {
    timeoutMs: 60_000,
    what: 'the registers',
  });
  const { requestId } = (await call('POST', '/api/Request/Start', {})) as { requestId: number };
  const form = validForm() as Record<string, Record<string, unknown>>;
  const suppliers = form['suppliers'] as unknown as unknown[];
  const pep = form['pepData']!;
  const person = (pep['ControllingPersons'] as Record<string, unknown>[])[0];
  const important = {
    name: 'Ona',
    surname: 'Pavyzdytė',
    birthDate: '1980-01-02',
    position: 'Narė',
    country: 'LT',
  };
  await call('POST', '/api/Request/SaveDraft', {
    ...form,
    requestSystemInfo: { RequestId: requestId },
    formVersion: 0,
    suppliers: Array.from({ length: 5 }, () => suppliers[0]),
    pepData: {
      ...pep,
      HasImportantResponsibilities: true,
      ImportantResponsibilityPersons: Array.from({ length: 4 }, () => important),
      ControllingPersons: Array.from({ length: 4 }, () => person),
    },
  });
  return { id: requestId, url, login };
}

async function openAs(browser: Browser, { url, login }: Draft): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'lt-LT' });
  await context.addCookies([{ ...login.cookie, url, httpOnly: true, sameSite: 'Strict' }]);
  const page = await context.newPage();
  await page.addInitScript((userToken) => {
    localStorage.setItem('userToken', userToken);
    localStorage.setItem('userTokenStored', String(Date.now()));
    localStorage.setItem('loginType', 'Company');
  }, login.token);
  return page;
}

/** What a first visit fetches over the line; the answer is that of „/“. */
async function routes(browser: Browser, draft: Draft): Promise<number> {
  const rows: string[][] = [];
  let first = 0;
  for (const path of ['/', '/login', paths.requests, paths.request(draft.id)]) {
    const page = await (path.startsWith('/main') ? openAs(browser, draft) : browser.newPage());
    const { kilobytes, files, fontKilobytes } = await weigh(page, portal.url + path);
    await page.context().close();
    if (path === '/') first = kilobytes;
    rows.push([path.replace(/\d+$/, '{id}'), kilobytes.toFixed(1), String(files), fontKilobytes.toFixed(1)]);
  }
  const head = ['first visit of', 'KB on the line', 'files', 'KB of fonts'];
  console.log(`\n${machineFacts()}\n\n${table(head, rows)}`);
  return first;
}

/** From the key's own time stamp to the first moment after the next frame is painted. Answers the worst p95 of the form. */
async function typing(browser: Browser, draft: Draft): Promise<number> {
  const page = await openAs(browser, draft);
  await page.addInitScript(watchKeys);
  const devtools = await page.context().newCDPSession(page);
  const slow = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });

  // The least there can be: one input on an empty page of the same browser.
  await page.goto(`${portal.url}/healthz`);
  await page.evaluate(() => (document.body.innerHTML = '<input id="f-floor" aria-label="floor">'));
  await slow(SLOWER);
  const floor = await typeInto(page, 'floor');
  await slow(1);

  await page.goto(`${portal.url}${paths.request(draft.id)}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  // Filled sections are folded away: all of them are opened, so that nothing on the screen is spared.
  const folded = page.getByRole('button', { name: 'Rodyti' });
  while ((await folded.count()) > 0) await folded.first().click();
  const fields = await page.locator('main').getByRole('textbox').count();
  await slow(SLOWER);
  const rows = [];
  for (const path of FIELDS) rows.push(...(await typeInto(page, path)));
  const head = ['field', 'typing', 'keys', 'p50 ms', 'p95 ms', 'max ms'];
  console.log(
    `\n${fields} text inputs on the screen, processor ${SLOWER}× slower\n\n${table(head, [...floor, ...rows])}`,
  );
  await page.context().close();
  return Math.max(...rows.map(([, , , , p95]) => p95));
}

type Row = [field: string, way: string, keys: string, p50: number, p95: number, max: number];

async function typeInto(page: Page, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  const isSum = path.endsWith('Sum');
  const text = isSum ? '1234567' : 'pavyzdys ilgesnio teksto ';
  for (const [way, pause] of WAYS) {
    await page.locator(`#f-${path.replaceAll('.', '-')}`).click();
    await page.keyboard.press('End');
    await page.evaluate(() => void ((window as unknown as { seen: number[] }).seen.length = 0));
    for (let key = 0; key < KEYS; key += 1) {
      // Sums are short: typed, taken back, typed again.
      await page.keyboard.press(isSum && key % 6 >= 3 ? 'Backspace' : text[key % text.length]!);
      await page.waitForTimeout(pause);
    }
    const samples = await page.evaluate(() => (window as unknown as { seen: number[] }).seen.slice());
    const { count, p50, p95, max } = summarise(samples);
    rows.push([path, way, String(count), p50, p95, max]);
  }
  return rows;
}
