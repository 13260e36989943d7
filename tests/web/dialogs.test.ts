// Every dialog of the back office that is no action of a case: opened, refused with its message, and carried out.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { expectNoPageErrors, openBrowser, openPage } from './browser.ts';
import { startAnswering, type Answering } from './dialogs/answering.ts';
import { DIALOG_ROWS } from './dialogs/rows.ts';
import { walkThrough } from './dialogs/walk.ts';

let server: Answering;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await startAnswering();
  browser = await openBrowser();
  page = await openPage(browser);
  await page.addInitScript(() => {
    localStorage.setItem('token', 't');
    localStorage.setItem('tokenStored', String(Date.now()));
  });
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
}, 30_000);

test.each(DIALOG_ROWS.map((row) => [row.name, row] as const))(
  '%s',
  async (_name, row) => {
    await walkThrough(page, server, row);
    expect(server.takeUndescribed()).toEqual([]);
    expectNoPageErrors();
  },
  120_000,
);
