import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Browser } from 'playwright-core';
import { openPortal, type PortalPart, type TestPortal } from '../harness/portal.ts';
import { openBrowser } from '../web/browser.ts';
import { walkToSigned, type Milestone } from '../web/journey.ts';

let portal: TestPortal;
let browser: Browser;

beforeAll(async () => {
  [portal, browser] = await Promise.all([openPortal(), openBrowser()]);
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await portal?.close();
}, 60_000);

/** Which part dies when, each in the middle of what people are doing. */
const DEATHS: Partial<Record<Milestone, PortalPart>> = {
  filled: 'api',
  returned: 'worker',
  approved: 'temporal',
  contractSent: 'postgres',
};

describe('each part of the portal is killed in the middle of a journey', () => {
  let id: number;
  const killed: string[] = [];

  test('the people reach the signed contract all the same', async () => {
    id = await walkToSigned(browser, portal, {
      reached: (milestone) => {
        const part = DEATHS[milestone];
        if (!part) return;
        portal.kill(part);
        killed.push(part);
      },
    });
    expect(killed.sort()).toEqual(['api', 'postgres', 'temporal', 'worker']);
  }, 600_000);

  test('nothing was lost and nothing was done twice', async () => {
    const events = await portal.db
      .selectFrom('request_event')
      .select(['action', 'version', 'command_id'])
      .where('request_id', '=', id)
      .orderBy('id')
      .execute();
    expect(events.map(({ action }) => action)).toEqual([
      'start',
      'submit',
      'setAssessor',
      'return',
      'submit',
      'setCompanySize',
      'setLoanSum',
      'handOver',
      'approve',
      'uploadContract',
      'applicantSign',
      'providerSign',
    ]);
    expect(events.map(({ version }) => version)).toEqual(events.map((_, index) => index + 1));
    expect(new Set(events.map(({ command_id }) => command_id)).size).toBe(events.length);

    const row = await portal.db
      .selectFrom('loan_request')
      .select(['status', 'version', 'invega_loan_sum_cents'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: 9, version: events.length, invega_loan_sum_cents: 180_000_00 });
  });

  test('the money stands to the cent, mails went out once, every clock but one is stopped', async () => {
    const { rows: money } = await sql<{ reserved: number; issued: number; held: number; booked: number }>`
      select b.reserved_cents as reserved, b.issued_cents as issued,
        (select sum(cents)::bigint from reservation) as held,
        (select sum(issued_delta_cents)::bigint from ledger_entry) as booked
      from scheme_budget b where scheme_code = 'tiesiogines'`.execute(portal.db);
    expect(money[0]).toEqual({ reserved: 0, issued: 180_000_00, held: 180_000_00, booked: 180_000_00 });

    const { rows: mails } = await sql<{ kind: string; count: number }>`
      select kind, count(*)::int as count from outbox where request_id = ${id} group by kind, recipient having count(*) > 1
        and kind <> 'submitted'`.execute(portal.db);
    expect(mails).toEqual([]);

    const { rows: clocks } = await sql<{ kind: string }>`
      select kind from clock where request_id = ${id} and stopped_at is null`.execute(portal.db);
    expect(clocks).toEqual([{ kind: 'fundsUse' }]);
  });
});
