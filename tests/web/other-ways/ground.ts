import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openPortal, type TestPortal } from '../../harness/portal.ts';
import { expectNoPageErrors, openBrowser } from '../browser.ts';
import { Stage, type Ground } from './stage.ts';

/** One portal for all tests of a file: each goes its own way with requests of its own. */
export function openGround(): Ground {
  let portal: TestPortal | undefined;
  let browser: Browser | undefined;
  const ground = {} as Ground;

  beforeAll(async () => {
    const opened = await Promise.all([openPortal(), openBrowser()]);
    [portal, browser] = opened;
    ground.stage = new Stage(opened[1], opened[0]);
  }, 180_000);

  afterEach(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
    expectNoPageErrors();
  });

  afterAll(async () => {
    await browser?.close();
    await portal?.close();
  }, 60_000);

  return ground;
}
