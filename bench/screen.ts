// What staff wait for in the browser: from the answer of the list to its rows on the screen, and from the key that opens the next case
// to that case with its data.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { DESK, openBrowser } from '../tests/web/browser.ts';
import { connect } from '../db/connect.ts';
import { INBOX } from '../domain/texts/lt/screen/staff-inbox.ts';
import { queueLabel } from '../domain/texts/lt/task.ts';
import { paths } from '../web/paths.ts';
import { addMany } from './many.ts';
import { logins, openDemoPortal } from './demo-portal.ts';
import { machineFacts, summarise, table } from './measure.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 30);
const WARM_UP = 3;
const GIVE_UP_MS = 20_000;
/** Requests beside those of the demo data, so that every page of the list is full. */
const MORE = Number(process.env['MORE'] ?? 2_000);
const TARGET = { rowsMs: 100, nextMs: 150 };
const LIST = '/api/Request/GetManagerRequests';

/** Runs in the page: when thirty rows stand painted, by the page's clock, after the list was asked anew. */
const watchRows = () => {
  const seen = ((window as unknown as { seen: number[] }).seen = [] as number[]);
  const painted = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  let before = '';
  new MutationObserver(() => {
    const rows = [...document.querySelectorAll('main tbody tr')];
    const now = rows.map(({ textContent }) => textContent).join();
    if (rows.length < 30 || now === before) return;
    before = now;
    painted(() => seen.push(performance.now()));
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

/** Runs in the page: from a key to the first paint in which another case stands with its sections. */
const watchOther = () =>
  void ((window as unknown as { other: Promise<number> }).other = new Promise<number>((resolve) => {
    const before = document.title;
    let pressed = 0;
    addEventListener('keydown', ({ timeStamp }) => (pressed ||= timeStamp), { capture: true, once: true });
    const look = () => {
      const isThere = document.title !== before && document.querySelectorAll('main h2').length > 2;
      if (!pressed || !isThere) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - pressed);
      port2.postMessage(null);
    };
    look();
  }));

const portal = await openDemoPortal();
const browser = await openBrowser();
try {
  const login = await logins(browser, portal.url)('kristina');
  const context = await browser.newContext({ ...DESK, ...login });
  const page = await context.newPage();
  // What the loader of TypeScript puts around functions that have a name.
  await page.addInitScript('globalThis.__name = (made) => made');
  await page.addInitScript(watchRows);
  // Cases of the demo data first: those that only fill the list are no whole cases.
  const next = await nextCase(page, portal.url);
  await addRows(portal.databaseUrl, MORE);
  const rows = await rowsPainted(page, portal.url);
  report({ rows, next });
} finally {
  await browser.close();
  await portal.close();
}

async function addRows(url: string, count: number): Promise<void> {
  const db = connect(url, { max: 2 });
  try {
    const { rows } = await sql<{
      id: string;
    }>`select id from app_user where kind = 'staff' order by id`.execute(db);
    await addMany(
      db,
      count,
      rows.map(({ id }) => id),
    );
  } finally {
    await db.destroy();
  }
}

/** The list of everything, with that many rows on its first page. */
async function openAll(page: Page, url: string, rows: number): Promise<void> {
  await page.goto(url + paths.staffMain);
  const all = new RegExp(`^${queueLabel('all')}`);
  await page.getByRole('navigation', { name: INBOX.railName }).getByRole('button', { name: all }).click();
  await page.getByRole('heading', { level: 1, name: queueLabel('all') }).waitFor();
  await page
    .locator('main tbody tr')
    .nth(rows - 1)
    .waitFor();
}

/** Page after page of the list: from the end of its answer to the paint of its rows. */
async function rowsPainted(page: Page, url: string): Promise<number[]> {
  await openAll(page, url, 30);
  const samples: number[] = [];
  for (let round = 1 - WARM_UP; round <= ROUNDS; round += 1) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith(LIST));
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen.length);
    await page.getByRole('button', { name: INBOX.nextPage }).click();
    await answered;
    await page.waitForFunction(
      (before) => (window as unknown as { seen: number[] }).seen.length > before,
      seen,
    );
    const ms = await page.evaluate((list) => {
      const end = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith(list))
        .at(-1)!;
      return (
        (window as unknown as { seen: number[] }).seen.at(-1)! -
        (end as PerformanceResourceTiming).responseEnd
      );
    }, LIST);
    if (round > 0) samples.push(ms);
  }
  return samples;
}

/** From case to case by J. */
async function nextCase(page: Page, url: string): Promise<number[]> {
  await openAll(page, url, 20);
  await page.locator('main tbody tr').first().click();
  await page.keyboard.press('Enter');
  await page.locator('main h2').nth(3).waitFor();
  const samples: number[] = [];
  for (let round = 1 - WARM_UP; round <= 14; round += 1) {
    await page.waitForLoadState('networkidle');
    await page.evaluate(watchOther);
    await page.keyboard.press('j');
    const ms = await Promise.race([
      page.evaluate(() => (window as unknown as { other: Promise<number> }).other),
      page.waitForTimeout(GIVE_UP_MS).then(() => {
        throw new Error('the next case did not come');
      }),
    ]);
    if (round > 0) samples.push(ms);
  }
  return samples;
}

function report({ rows, next }: { rows: number[]; next: number[] }): void {
  const lines = [
    ['30 rows, after the answer', rows, TARGET.rowsMs],
    ['the next case by key', next, TARGET.nextMs],
  ] as const;
  const cells = lines.map(([what, samples, target]) => {
    const { p50, p95, max } = summarise(samples);
    return [what, samples.length, p50, p95, max, target];
  });
  console.log(
    `\n${machineFacts()}\n\n${table(['painted', 'times', 'p50 ms', 'p95 ms', 'max ms', 'target'], cells)}`,
  );
  const met = lines.every(([, samples, target]) => summarise(samples).p95 <= target);
  console.log(`\ntargets at p95: ${met ? 'met' : 'missed'}`);
  if (!met) process.exitCode = 1;
}
