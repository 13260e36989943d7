import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openPortal, type TestPortal } from '../harness/portal.ts';
import { expectNoPageErrors, openBrowser } from './browser.ts';
import { brokenCalls } from './other-ways/broken-calls.ts';
import { contract } from './other-ways/contract.ts';
import { endedSession } from './other-ways/ended-session.ts';
import { listAndCase } from './other-ways/list-and-case.ts';
import { mainDialogs } from './other-ways/main-dialogs.ts';
import { phone } from './other-ways/phone.ts';
import { rights } from './other-ways/rights.ts';
import { Stage, type Ground } from './other-ways/stage.ts';
import { twoPeople } from './other-ways/two-people.ts';

let portal: TestPortal;
let browser: Browser;
const ground = {} as Ground;

beforeAll(async () => {
  [portal, browser] = await Promise.all([openPortal(), openBrowser()]);
  ground.stage = new Stage(browser, portal);
}, 180_000);

afterEach(async () => {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
  expectNoPageErrors();
});

afterAll(async () => {
  await browser?.close();
  await portal?.close();
}, 60_000);

// One portal for all of them: each goes its own way with requests of its own.
twoPeople(ground);
mainDialogs(ground);
listAndCase(ground);
contract(ground);
endedSession(ground);
rights(ground);
brokenCalls(ground);
phone(ground);
