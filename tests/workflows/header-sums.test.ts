import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCalendar } from '../../db/queries/clocks.ts';
import { settleReservation } from '../../db/queries/ledger.ts';
import { holdOf, Status, type StatusId } from '../../domain/application/status.ts';
import { createDatabase, type TestDatabase } from '../harness/database.ts';
import { validForm } from '../harness/form.ts';
import { addStaff, type Applicant } from '../harness/people.ts';
import {
  addBorrower,
  addDraft,
  move,
  saveAccepted,
  submitDraft,
  type Draft,
  type Ground,
} from '../harness/without-engine.ts';

let database: TestDatabase;
let ground: Ground;
let manager: string;
beforeAll(async () => {
  database = await createDatabase();
  manager = await addStaff(database.db, 'kristina');
  ground = {
    db: database.db,
    context: { clocks: await loadCalendar(database.db, null), callPeriodClosed: false },
    storageDir: mkdtempSync(join(tmpdir(), 'sums-')),
  };
}, 60_000);
afterAll(async () => {
  await database?.drop();
  rmSync(ground.storageDir, { recursive: true, force: true });
});

const header = async () => {
  const { rows } = await sql<{ reserved: number; issued: number }>`
    select reserved_cents as reserved, issued_cents as issued from scheme_budget
    where scheme_code = 'tiesiogines'`.execute(database.db);
  return rows[0];
};
/** The header against what the reservations and the ledger add up to. */
async function expectSameEverywhere(): Promise<void> {
  const { rows } = await sql<Record<string, number>>`
    select coalesce((select sum(cents) from reservation where hold = 'reserved'), 0)::bigint as reserved,
      coalesce((select sum(cents) from reservation where hold = 'issued'), 0)::bigint as issued,
      coalesce((select sum(reserved_delta_cents) from ledger_entry), 0)::bigint as ledger_reserved,
      coalesce((select sum(issued_delta_cents) from ledger_entry), 0)::bigint as ledger_issued`.execute(
    database.db,
  );
  const { reserved, issued, ledger_reserved, ledger_issued } = rows[0]!;
  expect(await header()).toEqual({ reserved, issued });
  expect({ reserved, issued }).toEqual({ reserved: ledger_reserved, issued: ledger_issued });
}

const STATUSES = Object.values(Status) as StatusId[];
const STAFF = () => ({ actorId: manager, roles: ['manager'] as const });

describe('the sums of the header', () => {
  test('are those of the requests, whatever ways they go and whatever sums they are given', async () => {
    const applicant = await addBorrower(database.db, 1);
    const drafts: Draft[] = [];
    for (let made = 0; made < 4; made += 1) drafts.push(await addDraft(ground, applicant));
    const step = fc.record({
      request: fc.integer({ min: 0, max: drafts.length - 1 }),
      // Null: deleted.
      status: fc.option(fc.constantFrom(...STATUSES), { freq: 8 }),
      cents: fc.integer({ min: 0, max: 1_000_000_00 }),
    });
    let command = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
        const last = new Map<number, (typeof steps)[number]>();
        for (const one of steps) {
          const { requestId } = drafts[one.request]!;
          last.set(requestId, one);
          const { status, cents } = one;
          command += 1;
          await settleReservation(database.db, {
            requestId,
            schemeCode: 'tiesiogines',
            borrowerCode: applicant.code,
            judged: { groupCodes: [] },
            status,
            cents,
            commandId: `walk-${command}`,
          });
        }
        await expectSameEverywhere();
        for (const [requestId, { status, cents }] of last) {
          const row = await database.db
            .selectFrom('reservation')
            .select(['cents', 'hold'])
            .where('request_id', '=', requestId)
            .executeTakeFirst();
          expect(row ?? null).toEqual(holdOf(status) === 'none' ? null : { cents, hold: holdOf(status) });
        }
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  test('follow submission, another sum, return, resubmission and rejection to the cent', async () => {
    const applicant: Applicant = await addBorrower(database.db, 2);
    const before = (await header())!.reserved;
    const draft = await addDraft(ground, applicant, validForm({ sum: '250000.01' }));
    const grown = async (): Promise<number> => {
      await expectSameEverywhere();
      return (await header())!.reserved - before;
    };
    const act = async (action: 'setLoanSum' | 'return' | 'reject', input: Record<string, unknown>) => {
      const outcome = await move(ground, draft.requestId, { action, ...STAFF(), input });
      return outcome.kind === 'done' ? 'done' : outcome.code;
    };
    expect((await submitDraft(ground, applicant, draft)).kind).toBe('done');
    expect(await grown()).toBe(250_000_01);
    expect(await act('setLoanSum', { sumCents: 199_999_99 })).toBe('done');
    expect(await grown()).toBe(199_999_99);
    expect(await act('setLoanSum', { sumCents: 5_000_000_01 })).toBe('withinLimits');
    expect(await grown()).toBe(199_999_99);
    expect(await act('return', { comment: 'Patikslinkite sumą' })).toBe('done');
    expect(await grown()).toBe(199_999_99);
    // Asking for another sum, the applicant sets aside the one given by staff.
    const formVersion = await saveAccepted(database.db, draft.requestId, validForm({ sum: '300000.33' }));
    expect((await submitDraft(ground, applicant, { ...draft, formVersion })).kind).toBe('done');
    expect(await grown()).toBe(300_000_33);
    expect(await act('reject', { comment: 'Neatitinka sąlygų' })).toBe('done');
    expect(await grown()).toBe(0);
  }, 60_000);

  test('a borrower and its parent share the cap of the group, found in the request or in the register', async () => {
    const [parent, child, grandchild] = [
      await addBorrower(database.db, 3),
      await addBorrower(database.db, 4),
      await addBorrower(database.db, 5),
    ];
    await holds(child.code, grandchild.code);
    const named = (sum: string) => {
      const form = validForm({ sum });
      const CompanyData = { ...(form.CompanyData as object), HasParentCompanyCode: true };
      return { ...form, CompanyData: { ...CompanyData, ParentCompanyCodesFromRequest: parent.code } };
    };
    const outcome = async (applicant: Applicant, form: Record<string, unknown>) => {
      const submitted = await submitDraft(ground, applicant, await addDraft(ground, applicant, form));
      return submitted.kind === 'done' ? 'done' : submitted.code;
    };
    const five = '5000000.00';
    expect(await outcome(parent, validForm({ sum: five }))).toBe('done');
    expect(await outcome(child, named('4999999.99'))).toBe('done');
    // A cent is left: for the parent its own cap is full, for the child the group's cap has that cent.
    expect(await outcome(child, named('0.02'))).toBe('withinLimits');
    expect(await outcome(child, named('0.01'))).toBe('done');
    // The register knows who holds the third company, though its form names nobody: its group is full.
    expect(await outcome(grandchild, validForm({ sum: '0.01' }))).toBe('withinLimits');
    await expectSameEverywhere();
  }, 60_000);
});

/** The register says that one company holds all of another. */
async function holds(owner: string, owned: string): Promise<void> {
  const participant = { kind: 'company', companyCode: owner, name: 'x', country: 'LT' };
  const data = { participants: [{ ...participant, sharesPart: 100, votingPart: 100 }] };
  await sql`with subject as (insert into register_subject (kind, code) values ('company', ${owned}) returning id)
    insert into register_snapshot (subject_id, register, source, as_of, data)
    select id, 'shareholders', 'x', current_date, ${JSON.stringify(data)}::jsonb from subject`.execute(
    database.db,
  );
}
