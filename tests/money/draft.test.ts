import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { listManagerRequests } from '../../db/queries/manager-requests.ts';
import { loadRequestLimit } from '../../db/queries/facts.ts';
import { loadRequestView } from '../../db/queries/request-view.ts';
import { validForm } from '../harness/form.ts';
import { addBorrower, addDraft, saveAccepted, submitDraft } from '../harness/without-engine.ts';
import { act, heldBy, naming, openMoney, saveAsApplicant, type MoneyGround } from './ground.ts';

let ground: MoneyGround;
let number = 0;
beforeAll(async () => {
  ground = await openMoney();
}, 60_000);
afterAll(async () => await ground?.close());

const RETURN = { action: 'return', input: { comment: 'Patikslinkite sumą' } } as const;
const MILLION = '1000000.00';

/** A request of a new borrower that was submitted for a sum and returned to its applicant. */
async function returned(sum = '100000.00') {
  number += 1;
  const applicant = await addBorrower(ground.db, number);
  const draft = await addDraft(ground, applicant, validForm({ sum }));
  const submitted = await submitDraft(ground, applicant, draft);
  expect(submitted.kind).toBe('done');
  const { requestId } = draft;
  const returnIt = async () => expect(await act(ground, requestId, 'assessor', RETURN)).toBe('done');
  return { applicant, draft, requestId, returnIt };
}

const row = async (requestId: number) =>
  ground.db.selectFrom('loan_request').selectAll().where('id', '=', requestId).executeTakeFirstOrThrow();

/** Everything staff may do to a returned request that leaves it in 5. */
const STAYING = [
  ['setAssessor', () => ({ userId: ground.staff.assessor })],
  ['assessRisk', () => ({ result: 1, date: '2026-11-20', note: '' })],
  ['renewAml', () => ({})],
] as const;

describe('a draft of a returned request', () => {
  test.each(STAYING)(
    'holds what was submitted when staff do %s, whatever the draft says',
    async (name, input) => {
      const { applicant, draft, requestId, returnIt } = await returned();
      await returnIt();
      const huge = naming(validForm({ sum: '49000000.00' }), '855555555');
      await saveAsApplicant(ground, applicant, draft, huge);
      await sql`update screening_run set finished_at = now(), outcome = 'abandoned'
      where request_id = ${requestId}`.execute(ground.db);
      expect(await act(ground, requestId, 'assessor', { action: name, input: input() })).toBe('done');
      expect(await heldBy(ground, requestId)).toEqual({
        cents: 100_000_00,
        hold: 'reserved',
        groupCodes: [],
      });
    },
  );

  test.each([
    ['empty', {}],
    ['past the budget', validForm({ sum: '500000000.00' })],
    ['past what a column holds', validForm({ sum: '99999999999999.99' })],
  ])('that is %s is stored, and moves neither money nor what lists show', async (_name, form) => {
    const { applicant, draft, requestId, returnIt } = await returned();
    await returnIt();
    const before = await row(requestId);
    await saveAsApplicant(ground, applicant, draft, form);
    expect(await row(requestId)).toEqual(before);
    const assign = { action: 'setAssessor', input: { userId: ground.staff.assessor } } as const;
    expect(await act(ground, requestId, 'assessor', assign)).toBe('done');
    expect((await heldBy(ground, requestId))?.cents).toBe(100_000_00);
  });

  test('changes neither limit nor group nor answers for staff, and is what its applicant submits', async () => {
    const { applicant, draft, requestId, returnIt } = await returned();
    await returnIt();
    const view = (await loadRequestView(ground.db, requestId))!;
    const limit = await loadRequestLimit(ground.db, view);
    const edited = naming(validForm({ sum: '70000.00' }), '866666666');
    const formVersion = await saveAsApplicant(ground, applicant, draft, edited);
    const after = (await loadRequestView(ground.db, requestId))!;
    expect(after.form).toEqual(view.form);
    expect(await loadRequestLimit(ground.db, after)).toEqual(limit);
    const filter = { requestId, hasParentCompany: true };
    const viewer = { userId: ground.staff.manager, roles: ['manager'] };
    const listed = () =>
      listManagerRequests(ground.db, {
        filter,
        viewer,
        page: 1,
        perPage: 10,
        sortBy: 'id',
        descending: false,
      });
    expect((await listed()).total).toBe(0);
    const accepted = await saveAccepted(ground.db, requestId, edited);
    expect(accepted).toBe(formVersion + 1);
    expect((await submitDraft(ground, applicant, { requestId, formVersion: accepted })).kind).toBe('done');
    expect(await heldBy(ground, requestId)).toMatchObject({ cents: 70_000_00, groupCodes: ['866666666'] });
    expect((await listed()).total).toBe(1);
    expect((await row(requestId)).loan_sum_cents).toBe(70_000_00);
  });

  test('rejected with it leaves the submitted sum on the record', async () => {
    const { applicant, draft, requestId, returnIt } = await returned();
    await returnIt();
    await saveAsApplicant(ground, applicant, draft, validForm({ sum: MILLION }));
    const reject = { action: 'reject', input: { comment: 'Neatitinka sąlygų' } } as const;
    expect(await act(ground, requestId, 'approver', reject)).toBe('done');
    expect(await heldBy(ground, requestId)).toBeNull();
    expect((await row(requestId)).loan_sum_cents).toBe(100_000_00);
    const view = (await loadRequestView(ground.db, requestId))!;
    expect(view.form).toMatchObject({ LoanInfo: { LoanSum: '100000.00' } });
  });
});

describe('a sum set by staff', () => {
  const resubmit = async (sum: string) => {
    const { applicant, draft, requestId, returnIt } = await returned();
    const set = { action: 'setLoanSum', input: { sumCents: 80_000_00 } } as const;
    expect(await act(ground, requestId, 'assessor', set)).toBe('done');
    await returnIt();
    const form = validForm({ sum });
    await saveAsApplicant(ground, applicant, draft, form);
    const formVersion = await saveAccepted(ground.db, requestId, form);
    expect((await submitDraft(ground, applicant, { requestId, formVersion })).kind).toBe('done');
    const { invega_loan_sum_cents: byStaff, loan_sum_cents: asked } = await row(requestId);
    return { byStaff, asked, held: (await heldBy(ground, requestId))?.cents };
  };

  test('is cleared when the applicant asks for another one', async () => {
    expect(await resubmit('30000.00')).toEqual({ byStaff: null, asked: 30_000_00, held: 30_000_00 });
  });

  test('stands when the applicant asks for the same again', async () => {
    expect(await resubmit('100000.00')).toEqual({ byStaff: 80_000_00, asked: 100_000_00, held: 80_000_00 });
  });

  test('that stands is what a submission judges', async () => {
    const { applicant, draft, requestId, returnIt } = await returned('100000.00');
    const set = {
      action: 'setLoanSum',
      input: { sumCents: 300_000_00, reason: 'Prireiks daugiau' },
    } as const;
    expect(await act(ground, requestId, 'assessor', set)).toBe('done');
    await returnIt();
    // Another request of the borrower takes all but what this one holds; its group then has less than the sum of staff.
    await sql`update reservation set cents = 100000_00 where request_id = ${requestId}`.execute(ground.db);
    await sql`update scheme_budget set reserved_cents = (select sum(cents) from reservation)
      where scheme_code = 'tiesiogines'`.execute(ground.db);
    const other = await addDraft(ground, applicant, validForm({ sum: '4800000.00' }));
    expect((await submitDraft(ground, applicant, other)).kind).toBe('done');
    const formVersion = await saveAccepted(ground.db, requestId, validForm({ sum: '100000.00' }));
    const again = await submitDraft(ground, applicant, { ...draft, formVersion });
    expect(again).toMatchObject({ kind: 'refused', code: 'withinLimits' });
  });
});
