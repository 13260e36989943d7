import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { CLOCK_KINDS, CLOCKS } from '../../domain/application/clocks.ts';
import { addDays, addMonths, vilniusDate } from '../../domain/values/days.ts';
import { addWorkingDays } from '../../domain/values/working-days.ts';
import type { Answer, Client } from '../harness/api.ts';
import { multipart } from '../harness/over-http.ts';
import { OK, told } from './told.ts';
import {
  api,
  director,
  other,
  egle,
  kristina,
  andrius,
  saulius,
  P,
  signedLoan,
  submitted,
  get,
  type Body,
  openPayments,
} from './payment-ground.ts';

beforeAll(openPayments, 120_000);
afterAll(async () => await api?.close(), 60_000);

describe('the account of the loan', () => {
  const A = '/api/LoanAccount';
  const today = vilniusDate(Date.now());
  const account = async (who: Client, loan: number): Promise<Body> =>
    (await who.get(`${A}/Get?requestId=${loan}`)).body as Body;
  const pay = (who: Client, json: Record<string, unknown>): Promise<Answer> =>
    who.post(`${A}/RecordPayOut`, { json });
  const arrear = (loan: number, more: Record<string, unknown>): Promise<Answer> =>
    kristina.post(`${A}/EnterArrear`, { json: { requestId: loan, kind: 'overdue', since: today, ...more } });

  /** Approved for 1,000.00 of 3,000.00, with the terms of a contract of two years. */
  async function approved(): Promise<{ loan: number; id: number }> {
    const loan = await signedLoan({ cents: 3_000_00 });
    await sql`update loan_request set interest_rate_bp = 210, payment_term = ${addMonths(today, 24)}::date,
      delay_months = 3 where id = ${loan}`.execute(api.database.db);
    const { id } = await submitted(loan);
    await andrius.post(`${P}/Approve?paymentRequestId=${id}`);
    return { loan, id };
  }

  test('a pay-out is of what was approved, by a manager, and the whole of it ends the ten working days', async () => {
    const { loan, id } = await approved();
    expect(await account(director, loan)).toMatchObject({
      Granted: '3000.00',
      PaidOut: '0.00',
      Remaining: '3000.00',
      Awaiting: [
        { paymentRequestId: id, ApprovedSum: '1000.00', PaidSum: '0.00', DueDate: expect.any(String) },
      ],
      Schedule: null,
      mayKeep: false,
    });
    const whole = { paymentRequestId: id, sum: '1000.00', paidOn: today };
    for (const who of [egle, andrius, saulius, director]) expect((await pay(who, whole)).status).toBe(403);
    const over = [
      [{ ...whole, sum: '1000.01' }, 'withinApproved'],
      [{ ...whole, paidOn: addDays(today, 1) }, 'payOutDayKnown'],
      [{ ...whole, paidOn: addDays(today, -1) }, 'payOutDayKnown'],
    ] as const;
    for (const [json, code] of over) expect((await pay(kristina, json)).body.code).toBe(code);
    expect((await pay(kristina, { ...whole, sum: '0' })).body.errors).toHaveProperty('sum');
    expect((await pay(kristina, { ...whole, sum: '400,00' })).body).toMatchObject({ status: 2 });
    const open = sql<{ clocks: number; tasks: number }>`select
      (select count(*)::int from payment_clock where payment_request_id = ${id} and stopped_at is null) as clocks,
      (select count(*)::int from payment_task where payment_request_id = ${id} and closed_at is null) as tasks`;
    expect((await open.execute(api.database.db)).rows).toEqual([{ clocks: 1, tasks: 1 }]);
    expect((await pay(kristina, { ...whole, sum: '600.00' })).body).toMatchObject({ status: 2 });
    expect((await open.execute(api.database.db)).rows).toEqual([{ clocks: 0, tasks: 0 }]);
    expect((await pay(kristina, { ...whole, sum: '0.01' })).body.code).toBe('notPaidOut');
    // Each pay-out is told, without its sum.
    const told = await sql<{ params: unknown }>`select params from notification
      where request_id = ${loan} and kind = 'paymentPaidOut'`.execute(api.database.db);
    expect(told.rows.map(({ params }) => params)).toEqual([{ requestId: loan }, { requestId: loan }]);
    const mails = await sql<{ recipient: string }>`select recipient from outbox
      where request_id = ${loan} and kind = 'paymentPaidOut'`.execute(api.database.db);
    expect(mails.rows).toHaveLength(2);
    // Another move in the same status does not begin the term anew.
    const { DocumentsInfo } = await get(kristina, id);
    const [{ Id: documentId }] = DocumentsInfo!.Documents as [{ Id: number }];
    expect((await kristina.post(`${P}/MarkUnpaidCheck?documentId=${documentId}`)).status).toBe(200);
    expect((await open.execute(api.database.db)).rows).toEqual([{ clocks: 0, tasks: 0 }]);
    expect(await account(kristina, loan)).toMatchObject({
      PaidOut: '1000.00',
      Remaining: '2000.00',
      Awaiting: [],
    });
    expect((await other.get(`${A}/Get?requestId=${loan}`)).status).toBe(404);
  });

  test('from the first pay-out on both sides have the schedule, also as a paper', async () => {
    const { loan, id } = await approved();
    expect((await director.get(`${A}/GetSchedule?requestId=${loan}`)).body.code).toBe('noSchedule');
    await pay(kristina, { paymentRequestId: id, sum: '1000.00', paidOn: today });
    const { Schedule, PayOuts } = (await account(director, loan)) as unknown as {
      Schedule: { principal: string; dueDate: string; balance: string }[];
      PayOuts: { PaidOn: string; ScheduleDueDate: string; RecordedBy: null }[];
    };
    const cents = Schedule.map(({ principal }) => Number(principal.replace('.', '')));
    expect(cents.reduce((a, b) => a + b)).toBe(1_000_00);
    expect(cents.slice(0, 4)).toEqual([0, 0, 0, 47_62]);
    expect(Schedule.at(-1)).toMatchObject({ dueDate: addMonths(today, 24), balance: '0.00' });
    expect(PayOuts).toMatchObject([
      { PaidOn: today, ScheduleDueDate: addWorkingDays(today, 10), RecordedBy: null },
    ]);
    for (const who of [director, egle]) {
      const paper = await who.get(`${A}/GetSchedule?requestId=${loan}`);
      expect(paper.headers.get('content-type')).toContain('application/pdf');
      expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
  }, 60_000);

  test('what is overdue bears 0.03 % a day; from the 90th day on, or insolvent, the loan is a problem in list and case', async () => {
    const { loan, id } = await approved();
    await pay(kristina, { paymentRequestId: id, sum: '1000.00', paidOn: today });
    const flags = async () => {
      const list = await egle.post('/api/Request/GetManagerRequests', { json: { RequestId: loan } });
      const opened = await egle.get(`/api/Request/GetForManager?requestId=${loan}`);
      const [row] = list.body.SearchResult as [{ Problem: unknown }];
      return [row.Problem, opened.body.loanProblem as unknown, (await account(egle, loan)).Problem];
    };
    expect((await arrear(loan, { sum: '1000.01' })).body.code).toBe('overdueOverPaidOut');
    expect((await arrear(loan, {})).body.errors).toHaveProperty('sum');
    expect((await arrear(loan, { sum: '1.00', since: addDays(today, 1) })).body.errors).toHaveProperty(
      'since',
    );
    const json = {
      requestId: loan,
      kind: 'overdue',
      sum: '600.00',
      since: addDays(today, -89),
      note: 'Skambinta',
    };
    for (const who of [egle, andrius, director])
      expect((await who.post(`${A}/EnterArrear`, { json })).status).toBe(403);
    expect((await kristina.post(`${A}/EnterArrear`, { json })).body).toEqual({ ok: true });
    expect((await arrear(loan, { sum: '400.01' })).body.code).toBe('overdueOverPaidOut');
    expect(await flags()).toEqual([null, null, null]);
    expect((await arrear(loan, { sum: '100.00', since: addDays(today, -90) })).status).toBe(200);
    expect(await flags()).toEqual(['overdue', 'overdue', 'overdue']);
    const seen = await director.get(`${A}/Get?requestId=${loan}`);
    // 600.00 × 0.0003 × 89 = 16.02 and 100.00 × 0.0003 × 90 = 2.70.
    expect(seen.body).toMatchObject({ Overdue: '700.00', Penalty: '18.72', Problem: null });
    expect(seen.bytes.toString()).not.toContain('Skambinta');
    const { Arrears } = (await account(kristina, loan)) as unknown as {
      Arrears: { Id: number; Days: number }[];
    };
    expect(Arrears.map(({ Days }) => Days)).toEqual([89, 90]);
    const end = { id: Arrears[1]!.Id, endedOn: today };
    expect(
      (await kristina.post(`${A}/EndArrear`, { json: { ...end, endedOn: addDays(today, -91) } })).body.code,
    ).toBe('arrearEnded');
    expect((await kristina.post(`${A}/EndArrear`, { json: end })).body).toEqual({ ok: true });
    expect((await kristina.post(`${A}/EndArrear`, { json: end })).body.code).toBe('arrearEnded');
    expect(await flags()).toEqual([null, null, null]);
    expect((await arrear(loan, { kind: 'insolvency' })).status).toBe(200);
    expect(await flags()).toEqual(['insolvency', 'insolvency', 'insolvency']);
    // What was settled stays owed as penalty; of the insolvency the applicant is told nothing.
    expect(await account(director, loan)).toMatchObject({ Overdue: '600.00', Penalty: '18.72' });
  });

  test('a change of conditions covers what was approved: refused by its paper, by the move and by the row itself', async () => {
    const { loan } = await approved();
    await api.database.db.transaction().execute(async (tx) => {
      await sql`select set_config('portal.transition', 'on', true)`.execute(tx);
      await sql`update loan_request set status = 13, came_from = 9, version = version + 1 where id = ${loan}`.execute(
        tx,
      );
    });
    const change = (path: string, InvegaLoanSum: string) =>
      kristina.post(`/api/Request/${path}`, {
        form: multipart(
          {
            RequestId: loan,
            InvegaDocumentNumber: 'P-1',
            InvegaDocumentDate: today,
            InvegaLoanSum,
            InvegaLoanInterestRate: '2.10',
            InvegaLoanPaymentTerm: addMonths(today, 24),
            TermsConfirmed: 'true',
            FileConfirmed: 'true',
          },
          { field: 'File' },
        ),
      });
    const refused = {
      code: 'coversFunded',
      details: { fundedCents: 1_000_00 },
      ErrorDescription:
        'Pagal mokėjimo prašymus jau finansuota 1\u00A0000,00\u00A0EUR, todėl suma negali būti mažesnė',
    };
    expect((await change('UploadChangeConditions', '999.99')).body).toMatchObject(refused);
    const paper = { InvegaDocumentNumber: 'P-1', InvegaDocumentDate: today, InvegaLoanInterestRate: '2.10' };
    const printed = await kristina.post(`/api/Request/GenerateChangeConditions/${loan}`, {
      json: {
        RequestId: loan,
        ...paper,
        InvegaLoanSum: '999.99',
        InvegaLoanPaymentTerm: addMonths(today, 24),
      },
    });
    expect(printed.body).toMatchObject(refused);
    const opened = await kristina.get(`/api/Request/GetForManager?requestId=${loan}`);
    expect(opened.body.funded).toBe('1000.00');
    expect(told(await change('UploadChangeConditions', '1000.00'))).toEqual(OK);
    const lower = sql`update loan_request set invega_loan_sum_cents = 99999 where id = ${loan}`;
    await expect(lower.execute(api.database.db)).rejects.toThrow('less would be granted than is funded');
  });

  test('each term of the provider that has passed puts its request into „Vėluoja“, that of a pay-out too', async () => {
    const { loan, id } = await approved();
    const { db } = api.database;
    const isLate = async () => {
      const json = { queue: 'overdue', RequestId: loan };
      return (await kristina.post('/api/Request/GetManagerRequests', { json })).body.TotalCount === 1;
    };
    const kinds = CLOCK_KINDS.filter((kind) => CLOCKS[kind].waitsFor === 'provider');
    expect([...kinds].sort()).toEqual(
      ['evaluation', 'decisionNotice', 'contract', 'providerSigns', 'conditionsReview'].sort(),
    );
    expect(await isLate()).toBe(false);
    for (const kind of kinds) {
      const { rows } = await sql<{
        id: string;
      }>`insert into clock (request_id, kind, length, started_at, due_at, pauses,
          calendar_version) values (${loan}, ${kind}, 1, now() - interval '9 days', now() - interval '1 day', '[]', 'test')
        returning id`.execute(db);
      expect([kind, await isLate()]).toEqual([kind, true]);
      await sql`update clock set due_at = now() + interval '1 hour' where id = ${rows[0]!.id}`.execute(db);
      expect([kind, await isLate()]).toEqual([kind, false]);
    }
    // The clock of a pay-out has a task whose end is its own.
    const late = sql`update payment_clock set due_at = now() - interval '1 minute' where payment_request_id = ${id}`;
    await late.execute(db);
    expect(await isLate()).toBe(true);
    const task = await sql<{ ends: boolean }>`select t.due_at is not null as ends from payment_task t
      where t.payment_request_id = ${id} and t.kind = 'payOut' and t.closed_at is null`.execute(db);
    expect(task.rows).toEqual([{ ends: true }]);
    await pay(kristina, { paymentRequestId: id, sum: '1000.00', paidOn: today });
    expect(await isLate()).toBe(false);
  });

  test('there is none before both have signed', async () => {
    const loan = await signedLoan({ status: 8 });
    expect((await director.get(`${A}/Get?requestId=${loan}`)).body.code).toBe('wrongStatus');
    expect((await arrear(loan, { kind: 'insolvency' })).body.code).toBe('wrongStatus');
  });
});
