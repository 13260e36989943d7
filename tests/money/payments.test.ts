import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql, type RawBuilder } from 'kysely';
import { randomUUID } from 'node:crypto';
import { storeCommandInput } from '../../db/queries/command-input.ts';
import { saveDocument } from '../../db/queries/payment/save-document.ts';
import { applyPayment } from '../../db/queries/payment/transition.ts';
import { findLoanProblem } from '../../db/queries/loan-account/problem.ts';
import { listAwaitingPayOut, listPayOuts } from '../../db/queries/loan-account/pay-outs.ts';
import { problemOf, totalPenalty, type Arrear } from '../../domain/loan/arrears.ts';
import { addDays, vilniusDate } from '../../domain/values/days.ts';
import type { Role } from '../../domain/application/role.ts';
import type { PaymentAction } from '../../domain/payment/transitions.ts';
import { addBorrower, addDraft } from '../harness/without-engine.ts';
import type { Applicant } from '../harness/people.ts';
import { openMoney, type MoneyGround } from './ground.ts';

let ground: MoneyGround;
let applicant: Applicant;
let number = 700;
beforeAll(async () => {
  ground = await openMoney(16);
  applicant = await addBorrower(ground.db, 699);
}, 60_000);
afterAll(async () => await ground?.close());

/** A loan in 9 with so much granted. */
async function loanOf(cents: number): Promise<number> {
  number += 1;
  const { requestId } = await addDraft(ground, await addBorrower(ground.db, number));
  await ground.db.transaction().execute(async (tx) => {
    await sql`select set_config('portal.transition', 'on', true)`.execute(tx);
    await sql`update loan_request set status = 9, version = version + 1, invega_loan_sum_cents = ${cents},
      loan_purpose_id = 2 where id = ${requestId}`.execute(tx);
  });
  return requestId;
}

async function move(
  id: number,
  role: Role,
  given: { action: PaymentAction; input?: Record<string, unknown>; undoMinutes?: number },
): Promise<string> {
  const { action, input = {}, undoMinutes = 0 } = given;
  const staff = ground.staff as Partial<Record<Role, string>>;
  const actorId = role === 'system' ? null : (staff[role] ?? applicant.userId);
  const commandId = randomUUID();
  await storeCommandInput(ground.db, { commandId, requestId: id, action, actorId, input });
  const command = { caseId: id, action, commandId, actorId, roles: [role], expectedVersion: null };
  const context = { clocks: ground.context.clocks, undoMinutes };
  const outcome = await applyPayment(ground.db, { ...command, knownVersion: null }, context);
  return outcome.kind === 'done' ? 'done' : outcome.code;
}

const RAW = {
  SupplierIsCompany: true,
  SupplierName: 'UAB',
  SupplierCode: '900000016',
  DocumentNumber: '1',
  DocumentDate: '2026-11-20',
};

async function started(requestId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('payment_request_number') as id`.execute(
    ground.db,
  );
  const survey = { starterRatingId: 1, invegaCommunicationRatingId: 1, invegaFinancialRatingId: 1 };
  expect(await move(rows[0]!.id, 'applicant', { action: 'start', input: { requestId, survey } })).toBe(
    'done',
  );
  return rows[0]!.id;
}

const save = (paymentRequestId: number, sum: string) =>
  saveDocument(
    ground.db,
    { paymentRequestId, documentId: null, raw: { ...RAW, DocumentSum: sum, RequiredSum: sum } },
    { actorId: applicant.userId, representativeId: null, key: randomUUID() },
  );

/** In 5 with a document of the sum, whatever the limits of saving say: as a race would have left it. */
async function submitted(requestId: number, cents: number): Promise<{ id: number; documentId: number }> {
  const id = await started(requestId);
  const { rows } = await sql<{
    id: number;
  }>`insert into payment_document (payment_request_id, number, supplier_is_company,
      supplier_name, supplier_code, document_number, document_date, document_cents, required_cents, comment,
      asked_investment_cents, asked_turnover_cents, investment_cents, turnover_cents, created_by, save_key)
    values (${id}, 1, true, 'UAB', '900000016', '1', '2026-11-20', ${cents}, ${cents}, '', 0, ${cents}, 0, ${cents},
      ${applicant.userId}::uuid, ${randomUUID()}) returning id`.execute(ground.db);
  await ground.db.transaction().execute(async (tx) => {
    await sql`select set_config('portal.payment_transition', 'on', true)`.execute(tx);
    await sql`update payment_request set status = 5, version = 2 where id = ${id}`.execute(tx);
  });
  return { id, documentId: rows[0]!.id };
}

/** What was funded, added up anew from the documents of approved requests, from the ledger and from the account. */
async function fundedOf(requestId: number) {
  const { rows } = await sql<{ documents: number; ledger: number; account: number; entries: number }>`select
    (select coalesce(sum(d.investment_cents + d.turnover_cents), 0)::bigint from payment_document d
      join payment_request p on p.id = d.payment_request_id
      where p.request_id = ${requestId} and p.status = 2 and d.deleted_at is null) as documents,
    (select coalesce(sum(funded_delta_cents), 0)::bigint from payment_ledger_entry where request_id = ${requestId}) as ledger,
    (select count(*)::int from payment_ledger_entry where request_id = ${requestId}) as entries,
    coalesce((select funded_cents from payment_account where request_id = ${requestId}), 0) as account`.execute(
    ground.db,
  );
  return rows[0]!;
}

type Chance = (below: number) => number;

/** The loan ends; what happens with its payment requests is up to them. */
const terminated = (loan: number): Promise<void> => ofLoan(loan, sql`status = 10, version = version + 1`);

async function ofLoan(loan: number, change: RawBuilder<unknown>): Promise<void> {
  await ground.db.transaction().execute(async (tx) => {
    await sql`select set_config('portal.transition', 'on', true)`.execute(tx);
    await sql`update loan_request set ${change} where id = ${loan}`.execute(tx);
  });
}

/** Something that people, windows or the provider's books may do next; answers what came of it. */
async function stepOf(
  chance: Chance,
  { loan, id, documentId }: { loan: number; id: number; documentId: number },
): Promise<string> {
  const comment = 'Suklydome byloje';
  const undoMinutes = chance(2) * 10;
  const tell = async (action: PaymentAction, role: Role, input: Record<string, unknown>) =>
    `${action} ${await move(id, role, { action, input, undoMinutes })}`;
  switch (chance(9)) {
    case 0:
    case 1:
      return tell('approve', 'approver', { comment: '' });
    case 2:
      return tell('reject', 'approver', { comment });
    case 3:
      return tell('editDocument', 'manager', {
        documentId,
        values: { turnoverCents: chance(1_500_00) },
        note: '',
      });
    case 4:
      return tell('stopDecision', 'approver', { comment });
    case 5:
      await sql`update payment_held set takes_effect_at = clock_timestamp() where payment_request_id = ${id}`.execute(
        ground.db,
      );
      return tell('endWindow', 'system', {});
    case 6:
      return tell('return', 'manager', { comment, documentIds: [] });
    case 7: {
      const closed = await tell('close', 'system', { comment });
      // Sent again as it is, when its loan goes on.
      if (closed === 'close loanEnded')
        await ground.db.transaction().execute(async (tx) => {
          await sql`select set_config('portal.payment_transition', 'on', true)`.execute(tx);
          await sql`update payment_request set status = 5, version = version + 1
            where id = ${id} and status = 3`.execute(tx);
        });
      return closed;
    }
    default:
      return ofLoan(loan, sql`invega_loan_sum_cents = ${1_000_00 + chance(9_000_00)}`).then(
        () => 'lower done',
        () => 'lower refused',
      );
  }
}

describe('never more is funded than was granted', () => {
  test('when fifty payment requests are approved and edited at once', async () => {
    const loan = await loanOf(100_000_00);
    const all = [];
    for (let index = 0; index < 50; index += 1) all.push(await submitted(loan, 4_500_00));
    const moves = all.flatMap(({ id, documentId }, index) => [
      move(id, 'approver', { action: 'approve' }),
      move(id, 'manager', {
        action: 'editDocument',
        input: { documentId, values: { turnoverCents: 500_00 * (index % 9) }, note: '' },
      }),
    ]);
    const outcomes = await Promise.all(moves);
    expect(outcomes).toContain('done');
    expect(outcomes).toContain('withinGranted');
    const { documents, ledger, account, entries } = await fundedOf(loan);
    expect(documents).toBeLessThanOrEqual(100_000_00);
    expect([ledger, account]).toEqual([documents, documents]);
    expect(entries).toBe(outcomes.filter((code, index) => index % 2 === 0 && code === 'done').length);
  }, 60_000);

  test('along random walks of decisions, windows, edits, lower sums and an end, counted a second way after every step', async () => {
    let seed = 20_261_126;
    const chance = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const seen = new Set<string>();
    for (let walk = 0; walk < 4; walk += 1) {
      const loan = await loanOf(10_000_00);
      const all = await Promise.all(
        Array.from({ length: 5 }, () => submitted(loan, 1_500_00 + chance(2_000_00))),
      );
      const end = 12 + chance(20);
      for (let step = 0; step < 60; step += 1) {
        const { id, documentId } = all[chance(all.length)]!;
        // What happens at the end of a loan is tried for each of its payment requests, as the job does.
        if (step === end) {
          for (const one of all)
            await move(one.id, 'manager', { action: 'return', input: { comment: 'Patikslinkite' } });
          await terminated(loan);
          for (const one of all)
            seen.add(
              `close ${await move(one.id, 'system', { action: 'close', input: { comment: 'Baigta' } })}`,
            );
        }
        const outcome = await stepOf(chance, { loan, id, documentId });
        seen.add(outcome);
        const { documents, ledger, account } = await fundedOf(loan);
        const { rows } = await sql<{
          granted: number;
          foreign: number;
        }>`select invega_loan_sum_cents as granted,
          (select count(*)::int from payment_ledger_entry l join payment_request p on p.id = l.payment_request_id
            where p.request_id = ${loan} and (l.action = 'approve') <> (p.status = 2)) as foreign
          from loan_request where id = ${loan}`.execute(ground.db);
        const { granted, foreign } = rows[0]!;
        expect([ledger, account, foreign]).toEqual([documents, documents, 0]);
        expect(documents).toBeLessThanOrEqual(granted);
      }
    }
    // The walks went where they should.
    for (const outcome of [
      'approve done',
      'approve withinGranted',
      'reject done',
      'approve loanInForce',
      'close done',
    ])
      expect(seen).toContain(outcome);
    for (const outcome of [
      'endWindow done',
      'stopDecision done',
      'editDocument noDecisionHeld',
      'lower refused',
      'return done',
    ])
      expect(seen).toContain(outcome);
  }, 90_000);

  test('to the cent: what is left may be funded, a cent more is refused by its rule', async () => {
    const loan = await loanOf(10_000_00);
    const approve = async (cents: number) =>
      move((await submitted(loan, cents)).id, 'approver', { action: 'approve' });
    expect(await approve(6_000_00)).toBe('done');
    expect(await approve(4_000_01)).toBe('withinGranted');
    expect(await approve(4_000_00)).toBe('done');
    expect(await approve(1)).toBe('withinGranted');
    expect((await fundedOf(loan)).account).toBe(10_000_00);
  });

  test('nor asked for, when many documents are saved at once', async () => {
    const loan = await loanOf(10_000_00);
    const id = await started(loan);
    const saved = await Promise.all(Array.from({ length: 20 }, () => save(id, '3000.00')));
    expect(saved.filter(({ kind }) => kind === 'saved')).toHaveLength(3);
  });

  test('the account itself refuses it, whoever writes', async () => {
    const loan = await loanOf(5_00);
    const over = sql`insert into payment_account (request_id, funded_cents) values (${loan}, 501)`;
    await expect(over.execute(ground.db)).rejects.toThrow('more would be funded than was granted');
  });
});

describe('never more is paid out than was approved', () => {
  const today = vilniusDate(Date.now());
  const payOut = (id: number, sumCents: number) =>
    move(id, 'manager', { action: 'payOut', input: { sumCents, paidOn: today } });

  test('when four loans are paid out of at once by many, counted a second way', async () => {
    const loans = await Promise.all([1, 2, 3, 4].map(() => loanOf(10_000_00)));
    const all: { id: number; loan: number }[] = [];
    for (const loan of loans)
      for (let index = 0; index < 3; index += 1) {
        const { id } = await submitted(loan, 1_000_01 + index);
        expect(await move(id, 'approver', { action: 'approve' })).toBe('done');
        all.push({ id, loan });
      }
    const tries = all.flatMap(({ id }, index) =>
      Array.from({ length: 5 }, () => ({ id, cents: 300_00 + index })),
    );
    const outcomes = await Promise.all(tries.map(({ id, cents }) => payOut(id, cents)));
    expect(new Set(outcomes)).toEqual(new Set(['done', 'withinApproved']));
    for (const { id } of all) {
      const { rows } = await sql<{ approved: number; paid: number; last: boolean }>`
        select coalesce((select sum(d.investment_cents + d.turnover_cents) from payment_document d
            where d.payment_request_id = p.id), 0)::bigint as approved,
          coalesce((select sum(o.cents) from loan_pay_out o where o.payment_request_id = p.id), 0)::bigint as paid,
          exists (select 1 from payment_clock c where c.payment_request_id = p.id and c.stopped_at is null) as last
        from payment_request p where p.id = ${id}`.execute(ground.db);
      const { approved, paid, last } = rows[0]!;
      expect(last).toBe(true);
      expect(approved - paid).toBeGreaterThan(0);
      expect(await payOut(id, approved - paid + 1)).toBe('withinApproved');
      expect(await payOut(id, approved - paid)).toBe('done');
      expect(await payOut(id, 1)).toBe('notPaidOut');
    }
    for (const loan of loans) {
      const paid = (await listPayOuts(ground.db, loan)).reduce((sum, { cents }) => sum + cents, 0);
      expect({ paid, waits: await listAwaitingPayOut(ground.db, loan) }).toEqual({
        paid: 3_000_06,
        waits: [],
      });
    }
  }, 60_000);

  test('the table itself refuses it, and a pay-out of another loan', async () => {
    const [loan, other] = [await loanOf(10_00), await loanOf(10_00)];
    const { id } = await submitted(loan, 10_00);
    await move(id, 'approver', { action: 'approve' });
    const insert = (of: number, cents: number) =>
      sql`insert into loan_pay_out (request_id, payment_request_id, cents, paid_on, recorded_by, recorded_at, command_id)
        values (${of}, ${id}, ${cents}, ${today}::date, ${ground.staff.manager}::uuid, now(), ${randomUUID()})`.execute(
        ground.db,
      );
    await expect(insert(loan, 10_01)).rejects.toThrow('more would be paid out than was approved');
    await expect(insert(other, 1)).rejects.toThrow('a pay-out belongs to a payment request of its loan');
    await insert(loan, 10_00);
    await expect(insert(loan, 1)).rejects.toThrow('more would be paid out than was approved');
  });

  test('penalty and the flag of a problem are what Postgres counts with its own decimals', async () => {
    const days = [0, 1, 30, 88, 89, 90, 91, 400];
    for (const [index, late] of days.entries()) {
      const loan = await loanOf(10_000_00);
      const arrears: Arrear[] = [
        { kind: 'overdue', cents: 1_666_67 + index, since: addDays(today, -late), endedOn: null },
        { kind: 'overdue', cents: 16_67, since: addDays(today, -400), endedOn: addDays(today, -400 + late) },
        ...(index % 4 === 1 ? [{ kind: 'insolvency', cents: 0, since: today, endedOn: null } as const] : []),
      ];
      for (const { kind, cents, since, endedOn } of arrears)
        await sql`insert into loan_arrear (request_id, kind, cents, since, ended_on, entered_by, save_key, ended_by, ended_at)
          values (${loan}, ${kind}, ${cents}, ${since}::date, ${endedOn}::date, ${ground.staff.manager}::uuid, ${randomUUID()},
            case when ${endedOn}::date is not null then ${ground.staff.manager}::uuid end,
            case when ${endedOn}::date is not null then now() end)`.execute(ground.db);
      const { rows } = await sql<{ penalty: string }>`select sum(round(cents * 0.0003 * greatest(0,
          least(coalesce(ended_on, ${today}::date), ${today}::date) - since)))::text as penalty
        from loan_arrear where request_id = ${loan} and kind = 'overdue'`.execute(ground.db);
      expect({ late, penalty: totalPenalty(arrears, today) }).toEqual({
        late,
        penalty: Number(rows[0]!.penalty),
      });
      expect({ late, problem: await findLoanProblem(ground.db, loan) }).toEqual({
        late,
        problem: problemOf(arrears, today),
      });
    }
  });
});

describe('a decision with an undo window', () => {
  test('is held, bars what would change it, and can be stopped or takes effect when the window ends', async () => {
    const loan = await loanOf(10_000_00);
    const { id, documentId } = await submitted(loan, 1_000_00);
    const approve = { action: 'approve', undoMinutes: 10 } as const;
    expect(await move(id, 'approver', approve)).toBe('done');
    expect((await fundedOf(loan)).account).toBe(0);
    const input = { documentId, values: { turnoverCents: 1 }, note: '' };
    expect(await move(id, 'manager', { action: 'editDocument', input })).toBe('noDecisionHeld');
    expect(await move(id, 'system', { action: 'endWindow' })).toBe('deadlinePassed');
    const words = { comment: 'Suklydome byloje' };
    expect(await move(id, 'approver', { action: 'stopDecision', input: words })).toBe('done');
    expect(await move(id, 'approver', approve)).toBe('done');
    await sql`update payment_held set takes_effect_at = clock_timestamp() where payment_request_id = ${id}`.execute(
      ground.db,
    );
    expect(await move(id, 'system', { action: 'endWindow' })).toBe('done');
    expect(await fundedOf(loan)).toEqual({
      documents: 1_000_00,
      ledger: 1_000_00,
      account: 1_000_00,
      entries: 1,
    });
  });
});
