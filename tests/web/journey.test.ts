import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openPortal, type TestPortal } from '../harness/portal.ts';
import { expectAccessible } from './accessible.ts';
import { expectNoPageErrors, openBrowser } from './browser.ts';
import { walkToSigned } from './journey.ts';

let portal: TestPortal;
let browser: Browser;

beforeAll(async () => {
  [portal, browser] = await Promise.all([openPortal(), openBrowser()]);
}, 180_000);

afterEach(() => expectNoPageErrors());

afterAll(async () => {
  await browser?.close();
  await portal?.close();
}, 60_000);

/** What the form knows already is typed once, at the consent or never. */
const MOST_ACTIONS = 40;

describe('a company and the provider, in the browser', () => {
  let id: number;

  test('from the login to the contract signed by both, returned once on the way, every screen accessible', async () => {
    let actions = 0;
    const filledWith = (count: number) => void (actions = count);
    id = await walkToSigned(browser, portal, { look: expectAccessible, filledWith });
    console.log(`a whole request took ${actions} field actions`);
    expect(actions).toBeGreaterThan(0);
    expect(actions).toBeLessThanOrEqual(MOST_ACTIONS);
    const row = await portal.db
      .selectFrom('loan_request')
      .select(['status', 'submission_count', 'invega_loan_sum_cents'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: 9, submission_count: 2, invega_loan_sum_cents: 180_000_00 });
  }, 600_000);

  test('the history tells each step once, in order', async () => {
    const events = await portal.db
      .selectFrom('request_event')
      .select(['action', 'to_status'])
      .where('request_id', '=', id)
      .orderBy('id')
      .execute();
    expect(events.map(({ action, to_status: to }) => `${action} ${to}`)).toEqual([
      'start 1',
      'submit 2',
      'setAssessor 2',
      'return 5',
      'submit 2',
      'setCompanySize 2',
      'setLoanSum 2',
      'handOver 2',
      'approve 3',
      'uploadContract 7',
      'applicantSign 8',
      'providerSign 9',
    ]);
  });
});
