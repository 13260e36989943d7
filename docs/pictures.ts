// Takes the README's pictures from a running portal with demo data: `npm start`, then `npm run pictures`.
import { chromium, type BrowserContext } from 'playwright-core';
import { findChromium } from '../stack/chromium.ts';

const PORTAL = process.env.PORTAL_URL ?? 'http://localhost:3000';
const FOLDER = new URL('./pictures/', import.meta.url).pathname;
/** Eglė, an assessor of the demo data. */
const ASSESSOR = '49204049713';

/** Logs in from this browser, so that its cookie is there too. */
async function staffToken({ request }: BrowserContext): Promise<string> {
  const answer = await request.post(`${PORTAL}/api/Auth/Authenticate/backoffice`, {
    data: { personalCode: ASSESSOR, password: process.env.TEST_LOGIN_PASSWORD ?? 'demo' },
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

async function take(context: BrowserContext, path: string, name: string, last?: RegExp): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${PORTAL}${path}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Of the header, which is complete a moment after the screen.
  if (last) await page.getByRole('link', { name: last }).waitFor();
  await page.screenshot({ path: `${FOLDER}${name}.png` });
  await page.close();
}

const { path, args } = await findChromium();
const browser = await chromium.launch({ executablePath: path, args });
const context = await browser.newContext({
  viewport: { width: 1366, height: 768 },
  locale: 'lt-LT',
  colorScheme: 'light',
});
const token = await staffToken(context);
const list = await context.request.post(`${PORTAL}/api/Request/GetManagerRequests`, {
  headers: {
    authorization: `Bearer ${token}`,
    'idempotency-key': crypto.randomUUID(),
  },
  data: { page: 1, RequestStatusId: 2 },
});
const { SearchResult } = (await list.json()) as { SearchResult: { Id: number; Assessor: string | null }[] };
const picked = SearchResult.find((row) => row.Assessor) ?? SearchResult[0];
if (!picked) throw new Error('the portal has no submitted request: start it with its demo data');

await context.addInitScript((value) => {
  localStorage.setItem('token', value);
  localStorage.setItem('tokenStored', String(Date.now()));
}, token);
await take(context, `/backoffice/request/${picked.Id}`, 'case', /^Pranešimai/);
await take(
  await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'lt-LT', colorScheme: 'light' }),
  '/',
  'home',
);
await browser.close();
