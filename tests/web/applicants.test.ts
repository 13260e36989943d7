import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openPortal, type TestPortal } from '../harness/portal.ts';
import { companyOnPhone } from './applicants/company-on-phone.ts';
import { emptiedOnPurpose } from './applicants/emptied-on-purpose.ts';
import { everyRoute } from './applicants/every-route.ts';
import { Ground } from './applicants/ground.ts';
import { representative } from './applicants/representative.ts';
import { soleTraderByKeyboard } from './applicants/sole-trader-by-keyboard.ts';
import { expectNoPageErrors, openBrowser } from './browser.ts';

let portal: TestPortal;
let browser: Browser;
const ground = new Ground();

beforeAll(async () => {
  [portal, browser] = await Promise.all([openPortal(), openBrowser()]);
  ground.open(browser, portal);
}, 180_000);

afterEach(async () => {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
  expectNoPageErrors();
});

afterAll(async () => {
  await browser?.close();
  await portal?.close();
}, 60_000);

// One portal for all of them: each goes its own way with a party of its own.
companyOnPhone(ground);
soleTraderByKeyboard(ground);
representative(ground);
emptiedOnPurpose(ground);
everyRoute(ground);
