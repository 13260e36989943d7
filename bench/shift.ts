// How much of each screen moves under the reader's eyes while it loads (CLS), and when its largest part is there (LCP), on a
// slow line with a slow processor and nothing in the browser's cache.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { connect } from '../db/connect.ts';
import { paths } from '../web/paths.ts';
import { DESK, openBrowser, PHONE } from '../tests/web/browser.ts';
import { logins, openDemoPortal, PARTIES } from './demo-portal.ts';
import { everyAddress, type Address } from './every-address.ts';
import { machineFacts, table } from './measure.ts';

const TARGET = 0.1;
const LINE = { offline: false, latency: 40, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const SLOWER = 4;
/** What comes on purpose after the page (the bell, the sums of the header) is waited for. */
const LATER_MS = 2_500;
const SIZES = { desk: DESK, phone: PHONE };
const AT_ONCE = Number(process.env['AT_ONCE'] ?? 2);
/** Only addresses whose name or path fits this pattern. */
const ONLY = new RegExp(process.env['ONLY'] ?? '');
/** Milliseconds for which whoever logs in reads their login page first, on the same line: what it fetches ahead is there then. */
const READ_LOGIN_MS = Number(process.env['READ_LOGIN_MS'] ?? 0);

interface Shift {
  at: number;
  value: number;
  /** What moved, and how: „div.row 10,20 300×40 → 10,80 300×40“. */
  moved: string[];
}
interface Seen {
  shifts: Shift[];
  lcp: number;
}
type Login = { storageState: Exclude<BrowserContextOptions['storageState'], string | undefined> };
interface Row extends Address {
  size: keyof typeof SIZES;
  cls: number;
  lcp: number;
  /** The three largest. */
  worst: Shift[];
}

/** Runs in the page, so that nothing of this file can be named in it. */
const watchShifts = () => {
  const seen: Seen = { shifts: [], lcp: 0 };
  (window as unknown as { seen: Seen }).seen = seen;
  interface Source {
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
  const rect = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;
  const name = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return '(gone)';
    const classes = element.getAttribute('class')?.split(' ').slice(0, 2).join('.') ?? '';
    return `${element.localName}.${classes} „${(node?.textContent ?? '').slice(0, 30)}“`;
  };
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Entry[])
      if (!hadRecentInput)
        seen.shifts.push({
          at: startTime,
          value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${name(node)} ${rect(previousRect)} → ${rect(currentRect)}`,
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

/** The worst session window: shifts less than a second apart, five seconds at most (web.dev/cls). */
function cumulative(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const { at, value } of shifts) {
    const goesOn = at - last < 1_000 && at - first < 5_000;
    if (!goesOn) first = at;
    sum = goesOn ? sum + value : value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

async function readLogin(page: Page, url: string, { who, path }: Address, login: Login): Promise<void> {
  if (who === 'anybody') return;
  const isStaff = path.startsWith('/backoffice');
  await page.goto(url + (isStaff ? paths.staffLogin : paths.login));
  await page.waitForTimeout(READ_LOGIN_MS);
  const { cookies, origins } = login.storageState;
  await page.context().addCookies(cookies);
  const kept = Object.fromEntries(origins[0]!.localStorage.map(({ name, value }) => [name, value]));
  await page.evaluate((all) => void Object.assign(localStorage, all), kept);
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // What the loader of TypeScript puts around functions that have a name.
  await page.addInitScript('globalThis.__name = (made) => made');
  await page.addInitScript(watchShifts);
}

async function measure(page: Page, url: string): Promise<Pick<Row, 'cls' | 'lcp' | 'worst'>> {
  await page.goto(url, { waitUntil: 'networkidle', timeout: 90_000 });
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => !document.querySelector('[data-coming]'), null, { timeout: 60_000 });
  await page.waitForTimeout(LATER_MS);
  const { shifts, lcp } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const worst = [...shifts].sort((a, b) => b.value - a.value).slice(0, 3);
  return { cls: cumulative(shifts), lcp, worst };
}

async function measureAll(browser: Browser, url: string, databaseUrl: string): Promise<Row[]> {
  const db = connect(databaseUrl, { max: 2 });
  try {
    const loginOf = logins(browser, url);
    const addresses = await everyAddress(db, (company) => PARTIES.companies[company]!.CompanyCode);
    const waiting = addresses
      .filter(({ name, path }) => ONLY.test(`${name} ${path}`))
      .flatMap((address) => (Object.keys(SIZES) as Row['size'][]).map((size) => ({ ...address, size })));
    const rows: Row[] = [];
    const next = async () => {
      for (let one = waiting.shift(); one; one = waiting.shift()) {
        const login = await loginOf(one.who);
        const context = await browser.newContext({ ...SIZES[one.size], ...(READ_LOGIN_MS ? {} : login) });
        const page = await context.newPage();
        await slowDown(page);
        if (READ_LOGIN_MS) await readLogin(page, url, one, login as Login);
        const row = { ...one, ...(await measure(page, url + one.path)) };
        await context.close();
        rows.push(row);
        console.error(`${rows.length}: ${row.name}, ${row.size}: ${row.cls.toFixed(3)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    return addresses.flatMap(({ name }) => rows.filter((row) => row.name === name));
  } finally {
    await db.destroy();
  }
}

function print(rows: readonly Row[]): void {
  const cells = (name: string) =>
    (Object.keys(SIZES) as Row['size'][]).flatMap((size) => {
      const row = rows.find((one) => one.name === name && one.size === size);
      return row ? [row.cls.toFixed(3), (row.lcp / 1000).toFixed(1)] : ['', ''];
    });
  const names = [...new Set(rows.map(({ name }) => name))];
  const head = ['screen', 'desk CLS', 'LCP s', 'phone CLS', 'LCP s'];
  console.log(
    `\n${machineFacts()}\n400 kbit/s, processor ${SLOWER}× slower, ${READ_LOGIN_MS ? `the login read for ${READ_LOGIN_MS / 1000} s before` : 'nothing cached'}, ${AT_ONCE} at once\n`,
  );
  console.log(
    table(
      head,
      names.map((name) => [name, ...cells(name)]),
    ),
  );
  for (const { name, size, cls, worst } of rows.filter((row) => row.cls > TARGET / 2)) {
    console.log(`\n${name}, ${size}: ${cls.toFixed(3)}`);
    for (const { at, value, moved } of worst)
      console.log(`  ${value.toFixed(3)} after ${Math.round(at)} ms\n    ${moved.join('\n    ')}`);
  }
}

const portal = await openDemoPortal();
const browser = await openBrowser();
try {
  const rows = await measureAll(browser, portal.url, portal.databaseUrl);
  print(rows);
  const over = rows.filter(({ cls }) => cls > TARGET);
  console.log(`\ntarget CLS ≤ ${TARGET}: ${over.length === 0 ? 'met' : `missed on ${over.length}`}`);
  if (over.length > 0 || rows.length === 0) process.exitCode = 1;
} finally {
  await browser.close();
  await portal.close();
}
