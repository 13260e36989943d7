import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { paths } from '../../web/paths.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { openBrowser, openPage } from './browser.ts';
import { openAs, type Side } from './logged-in.ts';
import { weigh } from './weight.ts';

let api: Api;
let browser: Browser;
let director: Client;
let assessor: Client;
let draft = 0;

beforeAll(async () => {
  [api, browser] = await Promise.all([startApi(), openBrowser()]);
  director = await api.applicant();
  assessor = await api.staff('egle', ['assessor']);
  const { body } = await director.post('/api/Request/Start', { json: {} });
  draft = (body as { requestId: number }).requestId;
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await api?.close();
}, 60_000);

const openedAs = (who: Client, side: Side) => openAs({ browser, url: api.url }, who, side);
const applicant = () => openedAs(director, 'Company');
const staff = () => openedAs(assessor, 'staff');

// docs/decisions/0033: where more is allowed than is wanted there, the page is not there yet.
const PAGES: [string, () => string, () => Promise<Page>, { kilobytes: number; files: number }][] = [
  ['the first page', () => paths.home, () => openPage(browser), { kilobytes: 110, files: 12 }],
  ['the list of requests', () => paths.requests, applicant, { kilobytes: 230, files: 30 }],
  ['a new request', () => paths.newRequest, applicant, { kilobytes: 225, files: 26 }],
  ['the form', () => paths.request(draft), applicant, { kilobytes: 254, files: 30 }],
  ['a request to look at', () => paths.request(draft, 'view'), applicant, { kilobytes: 260, files: 36 }],
  ['the inbox', () => paths.staffMain, staff, { kilobytes: 280, files: 30 }],
  ['a case', () => paths.staffRequest(1), staff, { kilobytes: 280, files: 30 }],
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
