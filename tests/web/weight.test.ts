import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { paths } from '../../web/paths.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { openBrowser, openPage } from './browser.ts';
import { weigh } from './weight.ts';

let api: Api;
let browser: Browser;
let director: Client;
let assessor: Client;
let form = '';

beforeAll(async () => {
  [api, browser] = await Promise.all([startApi(), openBrowser()]);
  director = await api.applicant();
  assessor = await api.staff('egle', ['assessor']);
  const { body } = await director.post('/api/Request/Start', { json: {} });
  form = paths.request((body as { requestId: number }).requestId);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await api?.close();
}, 60_000);

/** A browser that is logged in and has fetched nothing yet. */
async function openAs(client: Client, token: 'userToken' | 'token'): Promise<Page> {
  const page: Page = await openPage(browser);
  await page.context().addCookies(client.jar.forBrowser(api.url));
  await page.addInitScript(
    ([key, secret]) => {
      localStorage.setItem(key!, secret!);
      localStorage.setItem(`${key}Stored`, String(Date.now()));
      localStorage.setItem('loginType', 'Company');
    },
    [token, client.token],
  );
  return page;
}

// docs/decisions/0033: what is wanted is 110, 250, 280, 280 KB; where more is allowed, the page is not there yet.
const PAGES: [string, () => string, () => Promise<Page>, { kilobytes: number; files: number }][] = [
  ['the first page', () => paths.home, () => openPage(browser), { kilobytes: 110, files: 12 }],
  ['the form', () => form, () => openAs(director, 'userToken'), { kilobytes: 254, files: 30 }],
  ['the inbox', () => paths.staffMain, () => openAs(assessor, 'token'), { kilobytes: 280, files: 30 }],
  ['a case', () => paths.staffRequest(1), () => openAs(assessor, 'token'), { kilobytes: 280, files: 30 }],
];

test.each(PAGES)(
  '%s weighs no more than it may',
  async (what, address, open, limit) => {
    const page = await open();
    const weight = await weigh(page, api.url + address());
    await page.context().close();
    console.log(`${what}: ${JSON.stringify(weight)}`);
    expect(weight.files).toBeGreaterThan(2);
    expect(weight.files).toBeLessThanOrEqual(limit.files);
    expect(weight.kilobytes).toBeLessThanOrEqual(limit.kilobytes);
  },
  60_000,
);
