import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { STATUS_IDS } from '../application/status.ts';
import { missingAnswer, type Lease, type Leases, type RegisterAnswer } from '../eligibility/snapshot.ts';
import { PAYMENT_STATUS_IDS } from '../payment/status.ts';
import { BILL, CHECK_REASON_TEXT } from '../texts/lt/bill.ts';
import { readBill } from './bill.ts';
import { fundingRefusal, registeredActivity, rentCeilingCents, type Aid } from './ceiling.ts';
import { CHECK_REASONS, checkBill, type CheckedBill } from './check.ts';
import { BILL_MOVES, moveRefusal, movesOf, takesBills, type BillMove } from './moves.ts';
import { keptUntil } from '../retention/retention.ts';
import { billTurn, stepsOf, type BillPlace } from './steps.ts';

describe('the table of bills', () => {
  test('lets only these moves be made, by these sides', () => {
    const allowed = PAYMENT_STATUS_IDS.flatMap((status) =>
      (['tenant', 'owner', 'staff'] as const).flatMap((side) =>
        movesOf(side, { status, isFunded: false }).map((move) => {
          const { to } = BILL_MOVES[move];
          return `${status} ${move}${to.length > 0 ? ` ${to.join('/')}` : ''}: ${side}`;
        }),
      ),
    );
    expect(allowed).toEqual([
      '1 save: tenant',
      '1 delete: tenant',
      '1 send 5: tenant',
      '2 fund: staff',
      '2 refuse 4/3: staff',
      '3 save: tenant',
      '3 delete: tenant',
      '3 send 5: tenant',
      '5 confirm 2/4: owner',
      '5 reject 4/3: owner',
    ]);
  });

  test('has nothing left for a bill that was funded', () => {
    for (const move of Object.keys(BILL_MOVES) as BillMove[])
      expect(moveRefusal(move, { status: 2, isFunded: true })).toBe('wrongStatus');
  });

  test('bills are kept while the contract is in force, and not before or after', () => {
    expect(STATUS_IDS.filter(takesBills)).toEqual([9, 13, 14, 15, 16]);
    expect(takesBills(null)).toBe(false);
  });
});

const GIVEN = {
  Number: 'ŽM-05',
  Sum: '640,00',
  RealEstateObjectId: '1094-0123-4567:0001',
  OwnerCode: '45906219814',
  OwnerName: 'Laima Grigaitė',
};
const read = (more: Record<string, unknown> = {}) =>
  readBill({ ...GIVEN, ...more }, { today: '2026-11-26', tenantCode: '39001010000' });

describe('what is entered of a bill', () => {
  test('has the day 2020-02-01 and the kind 1 unless something else is said', () => {
    expect(read()).toEqual({
      values: {
        number: 'ŽM-05',
        rentDate: '2020-02-01',
        type: 1,
        cents: 640_00,
        objectId: '1094-0123-4567:0001',
        ownerCode: '45906219814',
        ownerName: 'Laima Grigaitė',
      },
      problems: {},
    });
    expect(read({ RentDate: '2020-05-01', InvoiceType: 2 }).values).toMatchObject({
      rentDate: '2020-05-01',
      type: 2,
    });
  });

  test.each([
    ['Number', '', 'Neįvestas laukas'],
    ['Number', 'x'.repeat(61), BILL.problem.tooLong],
    ['RentDate', '', 'Turite pasirinkti datą'],
    ['RentDate', '2026-11-27', 'Neteisingai pasirinkta data'],
    ['RentDate', '2020-02-30', 'Neteisingai pasirinkta data'],
    ['InvoiceType', 3, 'Nepasirinkta reikšmė'],
    ['InvoiceType', null, 'Nepasirinkta reikšmė'],
    ['Sum', '', 'Neįvesta suma. Formatas 0.00 EUR'],
    ['Sum', 'daug', 'Turi būti įvesti skaičiai (formatas 0.00)'],
    ['Sum', '0', BILL.problem.sumRange],
    ['Sum', '-5', BILL.problem.sumRange],
    ['RealEstateObjectId', '1094', 'Neteisingas formatas'],
    ['OwnerCode', '1234567890', 'Neteisingas formatas'],
    ['OwnerCode', '39001010000', BILL.problem.ownerIsTenant],
    ['OwnerName', '  ', 'Neįvestas laukas'],
  ])('%s = %p: %s', (name, value, sentence) => {
    expect(read({ [name]: value }).problems).toEqual({ [name]: [sentence] });
  });

  test('whatever is given, it never throws, and values without problems are whole', () => {
    fc.assert(
      fc.property(
        fc.record({ Number: fc.anything(), RentDate: fc.anything(), Sum: fc.anything() }),
        (raw) => {
          const { values, problems } = read(raw);
          if (Object.keys(problems).length === 0)
            expect(Object.values(values).every((value) => value !== undefined)).toBe(true);
        },
      ),
    );
  });
});

const LEASE: Lease = {
  objectId: '1094-0123-4567:0001',
  tenantCode: 'T',
  ownerCode: 'O',
  from: '2019-06-01',
  to: '2024-05-31',
  registered: true,
};
const OF_LEASE: CheckedBill = { objectId: LEASE.objectId, ownerCode: 'O', rentDate: '2020-05-01' };
const TERMS = { leaseStartsBy: '2020-03-15', leaseLastsTo: '2020-07-01' };
const answer = (...leases: Lease[]): RegisterAnswer<Leases> => ({
  state: 'answered',
  source: 'leases',
  fetchedAt: '2026-11-16T06:40:00Z',
  asOf: null,
  data: { leases },
});
const reasonOf = (bill: Partial<CheckedBill>, leases: RegisterAnswer<Leases>, hasSameMonth = false) =>
  checkBill({ ...OF_LEASE, ...bill }, { leases, terms: TERMS, hasSameMonth });

describe('the automatic check against the lease register', () => {
  test.each([
    [{}, [LEASE], 'leaseFits', 1],
    [{ rentDate: '2019-06-01' }, [LEASE], 'leaseFits', 1],
    [{ rentDate: '2019-05-31' }, [LEASE], 'outsideLease', 2],
    [{ rentDate: '2024-05-31' }, [LEASE], 'leaseFits', 1],
    [{ rentDate: '2024-06-01' }, [LEASE], 'outsideLease', 2],
    [{ objectId: '1094-0123-4567:0002' }, [LEASE], 'otherObject', 2],
    [{ ownerCode: 'X' }, [LEASE], 'otherOwner', 2],
    [{}, [], 'noLeases', 3],
    [{}, [{ ...LEASE, registered: false }], 'noLeases', 3],
    [{}, [{ ...LEASE, from: '2020-03-15' }], 'leaseFits', 1],
    [{}, [{ ...LEASE, from: '2020-03-16' }], 'leaseLate', 2],
    [{}, [{ ...LEASE, to: '2020-07-01' }], 'leaseFits', 1],
    [{}, [{ ...LEASE, to: '2020-06-30' }], 'leaseLate', 2],
    [{}, [{ ...LEASE, to: null }], 'leaseFits', 1],
  ] as const)('%j with %j: %s', (bill, leases, reason, result) => {
    expect(reasonOf(bill, answer(...leases))).toBe(reason);
    expect(CHECK_REASONS[reason]).toBe(result);
    expect(CHECK_REASON_TEXT[reason]).toBeTruthy();
  });

  test('a register that has not answered refuses nobody, and a second bill of a month goes to a person', () => {
    expect(CHECK_REASONS[reasonOf({}, missingAnswer('leases'))]).toBe(3);
    expect(CHECK_REASONS[reasonOf({}, answer(LEASE), true)]).toBe(3);
  });

  test('accepts exactly what another reading of the register finds a lease for', () => {
    const day = fc
      .integer({ min: 0, max: 2200 })
      .map((no) => new Date(Date.UTC(2019, 0, 1 + no)).toISOString().slice(0, 10));
    const lease = fc.record({
      objectId: fc.constantFrom('A', 'B'),
      tenantCode: fc.constant('T'),
      ownerCode: fc.constantFrom('O', 'P'),
      from: day,
      to: fc.option(day),
      registered: fc.boolean(),
    });
    const bill = fc.record({
      objectId: fc.constantFrom('A', 'B'),
      ownerCode: fc.constantFrom('O', 'P'),
      rentDate: day,
    });
    fc.assert(
      fc.property(bill, fc.array(lease, { maxLength: 4 }), (asked, leases) => {
        const found = leases.some((one) => {
          const until = one.to ?? '9999-12-31';
          const isSame =
            one.registered && one.objectId === asked.objectId && one.ownerCode === asked.ownerCode;
          return (
            isSame &&
            [one.from, '2020-03-15'].sort()[0] === one.from &&
            !(until < '2020-07-01') &&
            !(asked.rentDate < one.from || asked.rentDate > until)
          );
        });
        expect(reasonOf(asked, answer(...leases)) === 'leaseFits').toBe(found);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the ceiling of rent aid', () => {
  test.each([
    ['561000', 800_000_00],
    ['031100', 120_000_00],
    ['032100', 120_000_00],
    ['011100', 100_000_00],
    ['016100', 100_000_00],
    ['020000', 800_000_00],
    [null, 800_000_00],
  ])('of activity %s is %i cents', (evrk, cents) => {
    expect(rentCeilingCents(evrk)).toBe(cents);
  });

  const of = (fundedCents: number, ceilingCents = 800_000_00): Aid => ({ fundedCents, ceilingCents });
  test.each([
    [800_000_00, 100_00, 'withinTenantCeiling'],
    [799_900_00, 100_00, null],
    [799_900_01, 100_00, 'withinTenantCeiling'],
  ])('%i cents and %i more: %s', (funded, cents, code) => {
    expect(fundingRefusal(cents, { tenant: of(funded), owner: of(0), loan: of(0) })).toBe(code);
  });

  test('binds the owner and the loan as well', () => {
    const full = of(100_00, 100_00);
    expect(fundingRefusal(1, { tenant: of(0), owner: full, loan: of(0) })).toBe('withinOwnerCeiling');
    expect(fundingRefusal(1, { tenant: of(0), owner: of(0), loan: full })).toBe('withinGranted');
  });

  test('goes by the main activity that is registered; the declared one counts where nothing is', () => {
    const none = { taxAuthority: missingAnswer('tax'), individualActivity: missingAnswer('activity') };
    const activity = (evrk: string, isMain: boolean, dateTo: string | null) => ({
      evrk,
      isMain,
      dateTo,
      dateFrom: null,
    });
    const tax = (...activities: ReturnType<typeof activity>[]) => ({
      ...none,
      taxAuthority: { ...answer(), data: { activities } } as never,
    });
    expect(registeredActivity(none, '561000')).toBe('561000');
    expect(
      registeredActivity(tax(activity('561000', false, null), activity('031100', true, null)), '561000'),
    ).toBe('031100');
    expect(registeredActivity(tax(activity('031100', true, '2019-12-31')), '561000')).toBe('561000');
  });
});

const place = (more: Partial<BillPlace>): BillPlace => ({
  status: 1,
  isFunded: false,
  refusedBy: null,
  check: null,
  ...more,
});

describe('where a bill is', () => {
  test.each([
    [{}, 'now later later later', 'own others others'],
    [{ status: 5 }, 'done now later later', 'others own others'],
    [{ status: 3, refusedBy: 'owner' }, 'now returned later later', 'own others others'],
    [{ status: 3, refusedBy: 'staff', check: 3 }, 'now later later returned', 'own others others'],
    [{ status: 4, refusedBy: 'owner' }, 'done refused later later', 'done done done'],
    [{ status: 4, refusedBy: 'register', check: 2 }, 'done done refused later', 'done done done'],
    [{ status: 4, refusedBy: 'staff', check: 3 }, 'done done done refused', 'done done done'],
    [{ status: 2, check: 3 }, 'done done person later', 'others others own'],
    [{ status: 2, check: 1 }, 'done done done now', 'others others own'],
    [{ status: 2, check: 1, isFunded: true }, 'done done done done', 'done done done'],
    [{ status: 2, check: 3, isFunded: true }, 'done done done done', 'done done done'],
  ] as const)('%j: %s; %s', (more, steps, turns) => {
    const bill = place(more);
    expect(Object.values(stepsOf(bill)).join(' ')).toBe(steps);
    expect((['tenant', 'owner', 'staff'] as const).map((side) => billTurn(side, bill)).join(' ')).toBe(turns);
  });
});

test('records of rent compensation are kept 5 years, all others 10', () => {
  expect(keptUntil('nuoma', '2026-11-26')).toBe('2031-11-26');
  for (const scheme of ['tiesiogines', 'startuok', 'covid'] as const)
    expect(keptUntil(scheme, '2026-11-26')).toBe('2036-11-26');
});
