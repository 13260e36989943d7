import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { confirmBill, rejectBill } from '../../db/queries/bills/decide.ts';
import { BILL } from '../../domain/texts/lt/bill.ts';
import type { Answer, Client } from '../harness/api.ts';
import {
  api,
  mantas,
  laima,
  stranger,
  kristina,
  egle,
  saulius,
  paulius,
  I,
  LAIMA,
  MANTAS,
  NOTHING_NEW,
  bill,
  save,
  saved,
  sent,
  confirm,
  reject,
  confirmed,
  fund,
  canFund,
  bySide,
  withNewBills,
  tasksOf,
  signed,
  addConfirmed,
  aidOf,
  declareActivity,
  fiftyConfirmed,
  openBills,
} from './bills-ground.ts';

beforeAll(() => openBills(), 120_000);
afterAll(async () => await api?.close(), 60_000);

describe('a bill of rent', () => {
  test('begins with 2020-02-01 and kind 1, in a bill and in the form, and goes from draft to financing', async () => {
    const request = await signed();
    const form = (await mantas.get(`/api/Request/Get?requestId=${request}`)).body as Record<string, unknown>;
    expect(form.Invoice).toMatchObject({ RentDate: '2020-02-01', InvoiceType: 1 });
    const { RentDate: _date, ...rest } = bill();
    const id = (await save(mantas, request, rest)).body.invoiceId as number;
    expect((await bySide(mantas, 'GetByTenant', id)).Invoice).toMatchObject({
      RentDate: '2020-02-01',
      InvoiceType: 1,
      InvoiceStatusId: 1,
      AutomaticCheckId: null,
      actions: ['save', 'delete', 'send'],
    });
    const version = 1;
    const outcome = await save(mantas, request, { ...bill(), Id: id, version, send: true });
    expect(outcome.body).toEqual({ invoiceId: id, InvoiceStatusId: 5, version: 2 });
    expect((await save(mantas, request, { ...bill(), Id: id })).body.code).toBe('wrongStatus');
    expect(await tasksOf(request)).toEqual([]);
    expect(await canFund(request)).toMatchObject({ canConfirm: false, ErrorDescription: NOTHING_NEW });
    expect(await withNewBills(request)).toEqual([0, 0]);

    expect((await confirm(laima, id)).body).toEqual({ invoiceId: id, InvoiceStatusId: 2, version: 3 });
    expect((await bySide(mantas, 'GetByTenant', id)).Invoice).toMatchObject({
      AutomaticCheckId: 1,
      checkReason: 'leaseFits',
    });
    expect(await tasksOf(request)).toEqual([true]);
    expect(await canFund(request)).toMatchObject({ canConfirm: true, ErrorDescription: null, Sum: '640.00' });
    expect(await withNewBills(request)).toEqual([1, 1]);

    expect((await fund(request)).body).toEqual({ invoiceIds: [id], Sum: '640.00' });
    expect(await fund(request)).toMatchObject({
      status: 409,
      body: { code: 'nothingToConfirm', ErrorDescription: NOTHING_NEW },
    });
    expect(await tasksOf(request)).toEqual([false]);
    expect(await withNewBills(request)).toEqual([0, 0]);
    const seen = await bySide(kristina, 'ManagerGet', id);
    expect(seen.Invoice).toMatchObject({
      InvoiceStatusId: 2,
      FundedDate: expect.any(String),
      turn: 'done',
      actions: [],
    });
    expect((seen.Log as unknown as { ActionLogType: number }[]).map((row) => row.ActionLogType)).toEqual([
      56, 54, 53, 51,
    ]);
    const { body } = await kristina.get(`/api/Request/GetForManager?requestId=${request}`);
    const history = body.requestLog as { details: { title?: string } }[];
    expect(history.map(({ details }) => details.title)).toContain(BILL.deed.billsFunded(1));
  });

  test('needs a comment to be rejected, which its tenant reads; a returned one is corrected and sent again', async () => {
    const request = await signed();
    const id = await sent(request);
    for (const json of [{}, { comment: ' ' }])
      expect(await reject(laima, id, json)).toMatchObject({
        status: 400,
        body: { errors: { comment: ['privalote užpildyti komentaro lauką'] } },
      });
    expect((await reject(laima, id, { comment: 'ne' })).body.errors.comment).toEqual([
      'įveskite ilgesnį/tikslesnį komentarą',
    ]);
    const comment = 'Nuo gegužės taikiau nuolaidą, turi būti 580,00.';
    expect((await reject(laima, id, { comment, toCorrect: true })).body).toMatchObject({
      InvoiceStatusId: 3,
    });
    expect((await bySide(mantas, 'GetByTenant', id)).Invoice).toMatchObject({
      Comment: comment,
      refusedBy: 'owner',
      steps: { tenant: 'now', owner: 'returned' },
    });
    await save(mantas, request, { ...bill({ Sum: '580' }), Id: id });
    expect((await bySide(laima, 'GetByOwner', id)).Invoice).toMatchObject({
      Sum: '640.00',
      InvoiceStatusId: 3,
    });
    expect((await save(mantas, request, { ...bill({ Sum: '580' }), Id: id, send: true })).body).toMatchObject(
      { InvoiceStatusId: 5 },
    );
    expect((await bySide(laima, 'GetByOwner', id)).Invoice).toMatchObject({ Sum: '580.00', Comment: null });
    expect((await reject(laima, id, { comment })).body).toMatchObject({ InvoiceStatusId: 4 });
    expect((await bySide(mantas, 'GetByTenant', id)).Invoice).toMatchObject({
      Comment: comment,
      actions: [],
    });
    expect((await confirm(laima, id)).body.code).toBe('wrongStatus');
  });

  test('is judged by the lease register when its owner confirms: accepted, rejected, or left to a person', async () => {
    const request = await signed();
    const other = await sent(request, { RealEstateObjectId: '1094-0123-4567:0002' });
    expect((await confirm(laima, other)).body).toMatchObject({ InvoiceStatusId: 4 });
    expect((await bySide(mantas, 'GetByTenant', other)).Invoice).toMatchObject({
      AutomaticCheckId: 2,
      checkReason: 'otherObject',
      refusedBy: 'register',
    });
    const late = await sent(request, { RentDate: '2024-06-01' });
    await confirm(laima, late);
    expect((await bySide(kristina, 'ManagerGet', late)).Invoice).toMatchObject({
      checkReason: 'outsideLease',
    });
    const [one, two] = [
      await confirmed(request, { RentDate: '2019-07-01' }),
      await confirmed(request, { RentDate: '2019-07-15' }),
    ];
    expect((await bySide(kristina, 'ManagerGet', one)).Invoice).toMatchObject({ AutomaticCheckId: 1 });
    const manual = await bySide(kristina, 'ManagerGet', two);
    expect(manual.Invoice).toMatchObject({
      AutomaticCheckId: 3,
      checkReason: 'sameMonth',
      steps: { register: 'person' },
    });
    const refusal = { json: { comment: 'Ta pati nuoma jau yra', toCorrect: false } };
    expect((await kristina.post(`${I}/ManagerReject?invoiceId=${two}`, refusal)).body).toMatchObject({
      InvoiceStatusId: 4,
    });
    expect((await bySide(mantas, 'GetByTenant', two)).Invoice).toMatchObject({
      refusedBy: 'staff',
      Comment: 'Ta pati nuoma jau yra',
    });
    expect((await fund(request, { invoiceIds: [two] })).body.code).toBe('billChanged');
    expect((await fund(request, { invoiceIds: [one] })).body).toMatchObject({ invoiceIds: [one] });
  });

  test('has problems in words, counts once by its number, and may be removed before it is sent', async () => {
    const request = await signed();
    expect((await save(mantas, request, {})).body.errors).toMatchObject({
      Number: ['Neįvestas laukas'],
      Sum: ['Neįvesta suma. Formatas 0.00 EUR'],
    });
    const id = await saved(request, { Number: 'Kartą' });
    expect((await save(mantas, request, bill({ Number: 'KARTĄ' }))).body.errors).toEqual({
      Number: [BILL.problem.numberTaken],
    });
    const gone = await mantas.delete(`${I}/Delete?invoiceId=${id}`);
    expect(gone.body).toMatchObject({ invoiceId: id });
    expect((await mantas.get(`${I}/GetByTenant?invoiceId=${id}`)).status).toBe(404);
    const away = await sent(request, { Number: 'Kartą' });
    expect((await mantas.delete(`${I}/Delete?invoiceId=${away}`)).body.code).toBe('wrongStatus');
  });

  test('exists only where the scheme has bills, and while the contract is in force', async () => {
    const [direct, early, ended] = [
      await signed({ schemeCode: 'tiesiogines' }),
      await signed({ status: 8 }),
      await signed({ status: 10 }),
    ];
    expect(await save(mantas, direct, bill())).toMatchObject({ status: 409, body: { code: 'billsKept' } });
    expect((await fund(direct)).body.code).toBe('billsKept');
    for (const request of [early, ended])
      expect((await save(mantas, request, bill())).body.code).toBe('loanInForce');
    const { Requests } = (await mantas.get(`${I}/TenantList`)).body as {
      Requests: { requestId: number; refusal: string | null }[];
    };
    const refusalOf = (id: number) => Requests.find(({ requestId }) => requestId === id)?.refusal;
    expect([refusalOf(direct), refusalOf(early)]).toEqual([undefined, 'loanInForce']);
  });
});

describe('who may what', () => {
  test('tenant and owner each their own deeds, staff theirs by role, and strangers know of nothing', async () => {
    const request = await signed();
    const id = await sent(request);
    const draft = await saved(request);
    expect((await confirm(mantas, id)).status).toBe(403);
    expect((await reject(mantas, id, { comment: 'Nenoriu mokėti' })).status).toBe(403);
    for (const who of [stranger, laima]) {
      expect((await save(who, request, bill())).status).toBe(404);
      expect((await who.delete(`${I}/Delete?invoiceId=${draft}`)).status).toBe(404);
      expect((await who.get(`${I}/GetByTenant?invoiceId=${id}`)).status).toBe(404);
      expect((await who.get(`${I}/TenantList?requestId=${request}`)).status).toBe(404);
      expect((await confirm(who, draft)).status).toBe(404);
    }
    for (const path of [`GetByOwner?invoiceId=${id}`, `GetByOwner?invoiceId=${draft}`])
      expect((await stranger.get(`${I}/${path}`)).status).toBe(404);
    expect((await laima.get(`${I}/GetByOwner?invoiceId=${draft}`)).status).toBe(404);
    expect((await kristina.get(`${I}/ManagerGet?invoiceId=${draft}`)).status).toBe(404);
    expect((await confirm(stranger, id)).status).toBe(404);
    for (const who of [mantas, laima, saulius, paulius]) {
      expect((await who.get(`${I}/ManagerList`)).status).toBe(403);
      expect((await who.get(`${I}/ManagerGet?invoiceId=${id}`)).status).toBe(403);
    }
    expect((await egle.get(`${I}/ManagerGet?invoiceId=${id}`)).status).toBe(200);
    for (const who of [mantas, laima, egle, saulius, paulius]) {
      expect(
        (await who.post(`/api/Request/ConfirmInvoicesFromManager/${request}`, { json: {} })).status,
      ).toBe(403);
      expect((await who.get(`/api/Request/CanConfirmInvoicesFromManager/${request}`)).status).toBe(403);
      expect(
        (await who.post(`${I}/ManagerReject?invoiceId=${id}`, { json: { comment: 'Netinka' } })).status,
      ).toBe(403);
    }
    for (const who of [kristina, egle]) {
      expect((await confirm(who, id)).status).toBe(403);
      expect((await save(who, request, bill())).status).toBe(403);
    }
  });

  test('lists hold one’s own, and raw answers nothing of another side', async () => {
    const request = await signed();
    const [id, draft] = [await confirmed(request), await saved(request)];
    const idsIn = (answer: Answer): number[] => (answer.body.Items as { Id: number }[]).map(({ Id }) => Id);
    const tenant = await mantas.get(`${I}/TenantList?requestId=${request}`);
    expect(idsIn(tenant).sort()).toEqual([id, draft].sort());
    expect(tenant.body).toMatchObject({
      Totals: { Sum: '1280.00', FundedSum: '0.00' },
      Leases: {
        Items: [
          { RealEstateObjectId: '1094-0123-4567:0001', From: '2019-06-01', To: '2024-05-31', Fits: true },
        ],
      },
      Aid: { Ceiling: '800000.00' },
    });
    const owner = await laima.get(`${I}/OwnerList`);
    expect(idsIn(owner)).toContain(id);
    expect(idsIn(owner)).not.toContain(draft);
    const one = await laima.get(`${I}/GetByOwner?invoiceId=${id}`);
    for (const { bytes } of [owner, one]) {
      const raw = bytes.toString();
      expect(raw).not.toContain(MANTAS);
      expect(raw).not.toContain('800000');
      expect(raw).not.toMatch(/"requestId":\d/);
      expect(raw).not.toContain('leaseFits');
    }
    for (const path of ['TenantList', 'OwnerList'])
      expect(idsIn(await stranger.get(`${I}/${path}`))).toEqual([]);
    expect(idsIn(await kristina.get(`${I}/ManagerList?requestId=${request}`))).toEqual([id]);
    expect(idsIn(await egle.get(`${I}/ManagerList?requestId=${request}&onlyNew=true`))).toEqual([id]);
    const sides = async (who: Client) => (await who.get('/api/Users/Me')).body.bills as unknown;
    expect([await sides(mantas), await sides(laima), await sides(stranger), await sides(egle)]).toEqual([
      { tenant: true, owner: false },
      { tenant: false, owner: true },
      { tenant: false, owner: false },
      null,
    ]);
    const log = (await one.body.Log) as { actorRole: string; ChangedBy: string | null }[];
    expect(log.map(({ actorRole, ChangedBy }) => [actorRole, ChangedBy])).toEqual([
      ['owner', 'Laima Grigaitė'],
      ['tenant', null],
    ]);
  });
});

describe('two at once', () => {
  test('one of two clicks decides, the other is told who did what; the same key does nothing twice', async () => {
    const request = await signed();
    const id = await sent(request);
    const [yes, no] = await Promise.all([
      confirm(laima, id),
      reject(laima, id, { comment: 'Suma neteisinga' }),
    ]);
    const [won, lost] = yes.status === 200 ? [yes, no] : [no, yes];
    expect(won.status).toBe(200);
    expect(lost).toMatchObject({
      status: 409,
      body: {
        code: 'wrongStatus',
        ErrorDescription: expect.stringMatching(
          /^Sąskaitą jau .+: Laima Grigaitė, 20.+ Dabar jos būsena „.+“$/,
        ),
        details: { latest: { actorRole: 'owner', status: won.body.InvoiceStatusId } },
      },
    });
    const [key, twice] = [randomUUID(), await sent(request)];
    const answers = await Promise.all([confirm(laima, twice, key), confirm(laima, twice, key)]);
    expect(answers.map(({ status, body }) => `${status} ${body.version}`)).toEqual(['200 2', '200 2']);
    // The answer that was kept is lost: the deed is known by its key all the same.
    await sql`delete from idempotency`.execute(api.database.db);
    expect((await confirm(laima, twice, key)).body).toEqual(answers[0].body);
    const money = randomUUID();
    const first = await fund(request, {}, money);
    await sql`delete from idempotency`.execute(api.database.db);
    expect((await fund(request, {}, money)).body).toEqual(first.body);
  });

  test('a bill that has become another owner’s meanwhile is not decided by the one who looked at it', async () => {
    const request = await signed();
    const id = await sent(request);
    const { db } = api.database;
    const actor = { userId: laima.userId, role: 'owner', representativeId: null } as const;
    const looked = { billId: id, version: null, ownerCode: '900000001' };
    expect(await confirmBill(db, looked, { ...actor, key: randomUUID() })).toMatchObject({
      code: 'notFound',
    });
    const answer = { ...looked, comment: 'Ne mūsų patalpos', isReturned: false };
    expect(await rejectBill(db, answer, { ...actor, key: randomUUID() })).toMatchObject({ code: 'notFound' });
    expect((await confirm(laima, id)).status).toBe(200);
  });

  test('of fifty confirmations at once none passes the ceiling, by the ledger and by an independent sum', async () => {
    const { db } = api.database;
    const before = await aidOf(MANTAS);
    const requests = await Promise.all(Array.from({ length: 5 }, () => signed()));
    const cents = 20_000_01;
    const rows = await fiftyConfirmed(requests, cents);
    const answers = await Promise.all(rows.map(({ id, request }) => fund(request, { invoiceIds: [id] })));
    const room = Math.floor((800_000_00 - before) / cents);
    const codes = answers.map(({ status, body }) => (status === 200 ? 'funded' : (body.code as string)));
    expect(codes.filter((code) => code === 'funded')).toHaveLength(room);
    expect(new Set(codes)).toEqual(new Set(['funded', 'withinTenantCeiling']));
    const { rows: sums } = await sql<{ party: string; bills: number; ledger: number }>`select p.party,
        (select sum(cents) from bill where funded_at is not null and p.party in (tenant_code, owner_code))::bigint as bills,
        (select sum(cents) from rent_ledger_entry where p.party in (tenant_code, owner_code))::bigint as ledger
      from (values (${MANTAS}), (${LAIMA})) p(party)`.execute(db);
    for (const { party, bills, ledger } of sums) {
      expect([bills, ledger]).toEqual([await aidOf(party), await aidOf(party)]);
      expect(ledger).toBeLessThanOrEqual(800_000_00);
    }
    // Nothing is left of the wish to go past it, whoever writes.
    const left = rows.find((_, index) => codes[index] !== 'funded')!;
    await expect(
      sql`insert into rent_ledger_entry (bill_id, request_id, tenant_code, owner_code, cents, tenant_ceiling_cents, owner_ceiling_cents,
        command_id) values (${left.id}, ${left.request}, ${MANTAS}, ${LAIMA}, ${cents}, 80000000, 80000000, 'x')`.execute(
        db,
      ),
    ).rejects.toThrow();
    await expect(sql`update bill set cents = 1 where funded_at is not null`.execute(db)).rejects.toThrow(
      'stands',
    );
  }, 60_000);

  test.each([
    ['031100', 120_000_00],
    ['011100', 100_000_00],
    ['471100', 800_000_00],
  ])('activity %s may have %i cents to the cent, all requests summed', async (evrk, ceiling) => {
    const company = await api.applicant('sunkmetis');
    const [one, two] = [await signed({ who: company }), await signed({ who: company })];
    // Nobody the registers know, so that the activity is the declared one.
    const [tenant, owner] = [`99${evrk}1`, `99${evrk}2`];
    for (const id of [one, two]) await declareActivity(id, evrk);
    const add = (request: number, more: number) => addConfirmed({ request, tenant, owner, cents: more });
    await add(one, ceiling - 100);
    const last = await add(two, 100);
    expect((await fund(one)).status).toBe(200);
    const over = await add(two, 1);
    expect((await fund(two)).body).toMatchObject({
      code: 'withinTenantCeiling',
      details: { invoiceId: over },
    });
    expect((await fund(two, { invoiceIds: [last] })).status).toBe(200);
    expect((await fund(two)).body.code).toBe('withinTenantCeiling');
    expect(await aidOf(tenant)).toBe(ceiling);
  });
});

test('a bill of rent is marked to be kept 5 years', async () => {
  const id = await sent(await signed());
  const { RetainUntil } = (await kristina.get(`${I}/ManagerGet?invoiceId=${id}`)).body as {
    RetainUntil: string;
  };
  expect(Number(RetainUntil.slice(0, 4)) - new Date().getFullYear()).toBe(5);
});
