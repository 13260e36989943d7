import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { addDays, vilniusDate } from '../../domain/values/days.ts';
import { paymentWorkflowIdOf } from '../../domain/payment/command.ts';
import type { Client } from '../harness/api.ts';
import { multipart } from '../harness/over-http.ts';
import { until } from '../harness/waiting.ts';
import {
  api,
  director,
  other,
  egle,
  kristina,
  andrius,
  saulius,
  SURVEY,
  P,
  signedLoan,
  started,
  bill,
  save,
  upload,
  submitted,
  get,
  document,
  openPayments,
} from './payment-ground.ts';

beforeAll(openPayments, 120_000);
afterAll(async () => await api?.close(), 60_000);

const bodyAt = async (who: Client, path: string): Promise<Record<string, unknown>> =>
  (await who.get(path)).body as Record<string, unknown>;

/** Loans in the queue of payment requests. */
async function waiting(): Promise<number> {
  const queues = (await kristina.get('/api/BackOffice/GetQueues')).body as { key: string; count: number }[];
  return queues.find(({ key }) => key === 'paymentRequests')!.count;
}

describe('a payment request', () => {
  test('begins only on a signed loan, the first time with all three answers', async () => {
    const early = await signedLoan({ status: 8 });
    expect((await director.post(`${P}/Start?requestId=${early}`, { json: SURVEY })).body.code).toBe(
      'loanSigned',
    );
    const loan = await signedLoan();
    const two = await director.post(`${P}/Start?requestId=${loan}`, {
      json: { ...SURVEY, starterRatingId: null },
    });
    expect(two).toMatchObject({
      status: 400,
      body: { errors: { starterRatingId: ['Privalote užpildyti visus atsakymus'] } },
    });
    expect((await director.get(`${P}/List?requestId=${loan}`)).body).toMatchObject({ surveyNeeded: true });
    const id = await started(loan);
    expect((await director.post(`${P}/Start?requestId=${loan}`)).body).toMatchObject({
      status: 1,
      version: 1,
    });
    const list = (await director.get(`${P}/List?requestId=${loan}`)).body as {
      surveyNeeded: boolean;
      Items: { Id: number; Number: string }[];
    };
    expect(list.surveyNeeded).toBe(false);
    expect((await bodyAt(director, `/api/Request/Get?requestId=${loan}`)).Ratings).toEqual(SURVEY);
    expect((await bodyAt(egle, `/api/Request/GetForManager?requestId=${loan}`)).Ratings).toEqual(SURVEY);
    expect(list.Items.map((item) => item.Number)).toEqual([`${loan}-2`, `${loan}-1`]);
    expect(list.Items[1]!.Id).toBe(id);
  });

  test('goes through return, correction and approval; both sides see the funded sums', async () => {
    const loan = await signedLoan({ cents: 3_000_00 });
    const inQueue = await waiting();
    const { id, documentId } = await submitted(loan);
    expect(await waiting()).toBe(inQueue + 1);
    const returned = await kristina.post(`${P}/ReturnWithComment`, {
      json: { paymentRequestId: id, comment: 'Trūksta numerio', prDocumentIDs: [documentId] },
    });
    expect(returned.body).toMatchObject({ status: 3 });
    expect(await document(director, documentId)).toMatchObject({ IsReturned: true });
    expect((await get(director, id)).Comments).toEqual([
      { Created: expect.any(String), Comment: 'Trūksta numerio' },
    ]);
    expect((await save(director, { ...bill(id), Id: documentId, documentNumber: 'SF-2' })).status).toBe(200);
    await director.post(`${P}/Submit?paymentRequestId=${id}`);
    const edited = await egle.post(`${P}/SavePrDocumentManager`, {
      json: { prDocumentId: documentId, turnoverSum: 900, supplierName: 'Kitas', comment: 'Mažiau' },
    });
    expect(edited.body).toMatchObject({ status: 5 });
    expect((await andrius.post(`${P}/Approve?paymentRequestId=${id}`)).body).toMatchObject({ status: 2 });
    expect(await waiting()).toBe(inQueue);
    for (const who of [director, kristina])
      expect(await document(who, documentId)).toMatchObject({
        InvestmentSum: '0.00',
        TurnoverSum: '900.00',
        PaidOutTotalSumPercent: '30.0000',
        SupplierName: 'UAB „Staklės“',
        IsApproved: true,
      });
    const list = (await director.get(`${P}/List?requestId=${loan}`)).body;
    expect(list.Totals).toMatchObject({ FundedSumTotal: '900.00', LoanSumRemainder: '2100.00' });
    const log = (await kristina.get(`${P}/GetActionLogManager?paymentRequestId=${id}`)).body as {
      logCodes: number[];
    }[];
    const codes = log.flatMap(({ logCodes }) => logCodes).reverse();
    expect(codes).toEqual([25, 31, 36, 26, 34, 27, 30, 26, 35, 33, 29]);
    const file = await kristina.get(`${P}/ExportPr?requestId=${loan}&paymentRequestId=${id}`);
    expect(file.headers.get('content-disposition')).toContain(`${id}.xlsx`);
    const { rows } = await sql`select kind from payment_clock where payment_request_id = ${id}`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ kind: 'payOut' }]);
    expect(paymentWorkflowIdOf(id)).toBe(`payment-request:${id}`);
  });

  test('is returned by a document that is to be corrected, by words, or by both, and by nothing else', async () => {
    const { id, documentId } = await submitted(await signedLoan());
    const back = (path: string, json: Record<string, unknown>) => kristina.post(`${P}/${path}`, { json });
    const plain = `Return?paymentRequestId=${id}`;
    const nothing = 'Pažymėkite bent vieną dokumentą arba parašykite, ką pataisyti';
    expect((await back(plain, {})).body.errors).toEqual({ comment: [nothing] });
    expect((await back(plain, { comment: 'maža', prDocumentIDs: [documentId] })).body.errors).toEqual({
      comment: ['įveskite ilgesnį/tikslesnį komentarą'],
    });
    const wordless = { paymentRequestId: id, prDocumentIDs: [documentId] };
    expect((await back('ReturnWithComment', wordless)).body.errors).toMatchObject({
      comment: expect.arrayContaining(['privalote užpildyti komentaro lauką']),
    });
    expect((await back(plain, { prDocumentIDs: [documentId + 1_000] })).body.code).toBe('documentsKnown');
    expect((await back(plain, { prDocumentIDs: [documentId] })).body).toMatchObject({ status: 3 });
    expect(await document(director, documentId)).toMatchObject({ IsReturned: true });
    expect((await get(director, id)).Comments).toEqual([]);
    await director.post(`${P}/Submit?paymentRequestId=${id}`);
    expect(await document(director, documentId)).toMatchObject({ IsReturned: false });
    expect((await back(`${plain}&comment=Patikslinkite`, {})).body).toMatchObject({ status: 3 });
    expect(await document(director, documentId)).toMatchObject({ IsReturned: false });
  });

  test('closes with its loan when it was not sent; one under evaluation waits, and can only be rejected', async () => {
    const loan = await signedLoan();
    const [draft, back, waits] = [await started(loan), await submitted(loan), await submitted(loan)];
    await kristina.post(`${P}/Return?paymentRequestId=${back.id}&comment=Patikslinkite`);
    const elsewhere = await started(await signedLoan());
    const form = multipart(
      { RequestId: loan, Comment: 'Skola negrąžinta' },
      { field: 'Files', name: 'a.pdf' },
    );
    expect((await kristina.post('/api/Request/Terminate', { form })).body).toMatchObject({ status: 10 });
    const statusOf = async (id: number) => (await get(director, id)).ContractInfo!.PaymentRequestStatusId;
    for (const id of [draft, back.id]) {
      await until(async () => (await statusOf(id)) === 4);
      expect((await get(director, id)).Comments).toContainEqual({
        Created: expect.any(String),
        Comment: 'Sutartis nutraukta, todėl mokėjimo prašymo pateikti nebegalima.',
      });
      const refused = await director.post(`${P}/Submit?paymentRequestId=${id}`);
      expect(refused.body.code).toBe('wrongStatus');
    }
    const told = await sql<{ count: number }>`select count(*)::int as count from notification
      where request_id = ${loan} and kind = 'paymentClosed'`.execute(api.database.db);
    expect(told.rows).toEqual([{ count: 2 }]);
    const log = (await kristina.get(`${P}/GetActionLogManager?paymentRequestId=${draft}`)).body as {
      ActionLogType: number[];
      actorRole: string;
      ChangedBy: string | null;
    }[];
    expect(log[0]).toMatchObject({ ActionLogType: 28, actorRole: 'system', ChangedBy: null });
    expect((await director.post(`${P}/Start?requestId=${loan}`)).body.code).toBe('loanSigned');

    expect(await statusOf(waits.id)).toBe(5);
    const give = (path: string, who: Client) =>
      who.post(`${P}/${path}?paymentRequestId=${waits.id}`, { json: { comment: 'Sutartis nutraukta' } });
    for (const [path, who] of [
      ['Approve', andrius],
      ['Return', kristina],
    ] as const)
      expect((await give(path, who)).body.code).toBe('loanInForce');
    expect((await give('Reject', andrius)).body).toMatchObject({ status: 4 });
    expect(await statusOf(elsewhere)).toBe(1);
  });

  test('can be rejected for good, and then counts no more', async () => {
    const loan = await signedLoan();
    const { id } = await submitted(loan);
    expect((await andrius.post(`${P}/Reject?paymentRequestId=${id}`, { json: {} })).status).toBe(400);
    const rejected = await andrius.post(`${P}/Reject?paymentRequestId=${id}&comment=Netinka%20programai`);
    expect(rejected.body).toMatchObject({ status: 4 });
    expect((await andrius.post(`${P}/Approve?paymentRequestId=${id}`)).body.code).toBe('wrongStatus');
    const list = (await director.get(`${P}/List?requestId=${loan}`)).body;
    expect(list.Totals.LoanSumRemainder).toBe('100000.00');
  });
});

describe('who may what', () => {
  test('each role its own, and nobody somebody else’s', async () => {
    const { id, documentId } = await submitted(await signedLoan());
    expect((await kristina.post(`${P}/Approve?paymentRequestId=${id}`)).status).toBe(403);
    expect((await andrius.post(`${P}/Return?paymentRequestId=${id}&comment=Patikslinkite`)).status).toBe(403);
    expect((await director.post(`${P}/Approve?paymentRequestId=${id}`)).status).toBe(403);
    expect((await saulius.get(`${P}/Get?paymentRequestId=${id}`)).status).toBe(403);
    for (const path of [`Get?paymentRequestId=${id}`, `GetPrDocument?documentId=${documentId}`])
      expect((await other.get(`${P}/${path}`)).status).toBe(404);
    expect((await save(other, bill(id))).status).toBe(404);
    expect((await upload(other, 'Pr', id)).status).toBe(404);
    expect((await other.post(`${P}/Submit?paymentRequestId=${id}`)).status).toBe(404);
  });

  test('in the wrong status nothing changes', async () => {
    const { id, documentId } = await submitted(await signedLoan());
    expect((await save(director, { ...bill(id), Id: documentId })).body.code).toBe('wrongStatus');
    expect((await upload(director, 'Pr', id)).body.code).toBe('wrongStatus');
    expect((await director.delete(`${P}/DeletePrDocument?documentId=${documentId}`)).body.code).toBe(
      'wrongStatus',
    );
    await kristina.post(`${P}/Return?paymentRequestId=${id}&comment=Patikslinkite`);
    const edit = { prDocumentId: documentId, turnoverSum: 1 };
    expect((await egle.post(`${P}/SavePrDocumentManager`, { json: edit })).body.code).toBe('wrongStatus');
  });

  test('what an evaluator enters reaches no applicant before the decision', async () => {
    const { id, documentId } = await submitted(await signedLoan());
    const json = {
      prDocumentId: documentId,
      turnoverSum: '777.77',
      supplierName: 'Slaptas',
      comment: 'Pastaba sau',
    };
    await egle.post(`${P}/SavePrDocumentManager`, { json });
    await egle.post(`${P}/MarkUnpaidCheck?documentId=${documentId}`);
    expect(await document(kristina, documentId)).toMatchObject({
      IsUnpaid: true,
      ManagerInfo: { SupplierName: 'Slaptas' },
      ManagerComment: 'Pastaba sau',
      TurnoverSum: '777.77',
    });
    const answers = await Promise.all(
      [`Get?paymentRequestId=${id}`, `GetPrDocument?documentId=${documentId}`].map((path) =>
        director.get(`${P}/${path}`),
      ),
    );
    for (const { bytes } of answers)
      expect(bytes.toString()).not.toMatch(/777\.77|Slaptas|Pastaba sau|222\.23/);
    expect(answers[1]!.body).toMatchObject({ ManagerInfo: null, IsUnpaid: null, IsManagerEdited: false });
  });
});

describe('documents', () => {
  test('are judged by their rules and limits, and files by their kinds', async () => {
    const id = await started(await signedLoan({ cents: 1_500_00 }));
    expect((await director.post(`${P}/Submit?paymentRequestId=${id}`)).body.code).toBe('documentsPresent');
    const tomorrow = addDays(vilniusDate(Date.now()), 1);
    const wrong = await save(director, {
      ...bill(id, { documentDate: tomorrow, supplierCode: '1234567890', FundsOriginTypeId2: 1 }),
      supplierIsCompany: true,
    });
    expect(wrong.body.errors).toEqual({
      DocumentDate: ['Neteisingai pasirinkta data'],
      SupplierCode: ['Per ilgas įmonės kodas'],
      FundsOriginTypeId2: ['Lėšų kilmė negali sutapti'],
    });
    const { documentId } = (await save(director, bill(id))).body as { documentId: number };
    const over = await save(director, bill(id, { documentSum: '9000', requiredSum: '500.01' }));
    expect(over.body.errors).toEqual({ RequiredSum: ['Suma negali būti didesnė už 500,00'] });
    expect((await director.post(`${P}/Submit?paymentRequestId=${id}`)).body.code).toBe('documentsAttached');
    expect((await upload(director, 'Prd', documentId, { name: 'a.docx' })).status).toBe(400);
    expect((await upload(director, 'Prd', documentId, { type: 4 })).body.errors).toEqual({
      PRDocumentTypeId: ['Turite pasirinkti dokumento tipą'],
    });
    const [file] = (await upload(director, 'Prd', documentId)).body as { Id: string }[];
    const where = `relatedId=${documentId}&fileId=${file!.Id}`;
    expect((await kristina.get(`${P}/DownloadFilePrd?${where}`)).status).toBe(200);
    expect((await other.get(`${P}/DownloadFilePrd?${where}`)).status).toBe(404);
    expect((await director.delete(`${P}/DeleteUploadedFilePrd?${where}`)).status).toBe(200);
    const [whole] = (await upload(director, 'Pr', id, { type: 5 })).body as { Id: string }[];
    const ofRequest = `relatedId=${id}&fileId=${whole!.Id}`;
    expect((await kristina.get(`${P}/DownloadFilePr?${ofRequest}`)).status).toBe(200);
    expect((await director.delete(`${P}/DeleteUploadedFilePr?${ofRequest}`)).status).toBe(200);
    expect((await director.delete(`${P}/DeletePrDocument?documentId=${documentId}`)).status).toBe(200);
    expect((await get(director, id)).DocumentsInfo!.Documents).toEqual([]);
  });
});

describe('the form of a document', () => {
  const invoice = (paymentRequestId: number, number: string, more: Record<string, unknown> = {}) =>
    bill(paymentRequestId, { documentNumber: number, requiredSum: '100.00', ...more });

  test('a second document of the same invoice is flagged: to staff across the portal, to an applicant among their own', async () => {
    const one = await started(await signedLoan());
    const two = await started(await signedLoan());
    const first = (await save(director, invoice(one, 'DUB-1'))).body.documentId as number;
    const second = (await save(director, invoice(two, 'dub- 1'))).body.documentId as number;
    const apart = (await save(director, invoice(two, 'DUB-2'))).body.documentId as number;
    expect((await document(director, first)).Duplicates).toMatchObject([
      { documentId: second, paymentRequestId: two, PaymentRequestStatusId: 1 },
    ]);
    expect((await document(kristina, apart)).Duplicates).toEqual([]);
    expect((await get(kristina, two)).duplicated).toEqual([second]);

    // The same invoice with somebody else: staff see it, neither applicant learns of the other.
    await moveToOther(one);
    expect((await document(director, second)).Duplicates).toEqual([]);
    expect((await get(director, two)).duplicated).toEqual([]);
    expect((await document(other, first)).Duplicates).toEqual([]);
    for (const id of [first, second]) expect((await document(kristina, id)).Duplicates).toHaveLength(1);
  });

  test('staff compare what stands after a correction; an applicant does not learn of it', async () => {
    const loan = await signedLoan();
    const { documentId } = await submitted(loan, { documentNumber: 'NR-7741' });
    const kept = await started(loan);
    const right = (await save(director, bill(kept, { documentNumber: 'NR-7714' }))).body.documentId as number;
    expect((await document(kristina, documentId)).Duplicates).toEqual([]);
    await egle.post(`${P}/SavePrDocumentManager`, {
      json: { prDocumentId: documentId, documentNumber: 'NR-7714', RequiredSum: 1000 },
    });
    expect((await document(kristina, documentId)).Duplicates).toMatchObject([{ documentId: right }]);
    expect((await document(director, right)).Duplicates).toEqual([]);
  });

  test('the limits are the remainders and what the document has now; of working capital nothing is an investment', async () => {
    const id = await started(await signedLoan({ cents: 1_500_00 }));
    expect((await get(director, id)).askable).toBe('1500.00');
    const { documentId } = (await save(director, bill(id))).body as { documentId: number };
    expect((await get(director, id)).askable).toBe('500.00');
    const seen = await document(director, documentId);
    expect(seen.Limits).toEqual({ RequiredSum: '1500.00', InvestmentSum: '0.00', TurnoverSum: '1500.00' });
    expect(seen.LoanInfo).toEqual({
      LoanPurposeId: 2,
      LoanSumRemainder: '500.00',
      TurnoverRemainder: '500.00',
      InvestmentRemainder: '0.00',
    });
    const { rows } = await sql`select asked_investment_cents as investment from payment_document
      where id = ${documentId}`.execute(api.database.db);
    expect(rows).toEqual([{ investment: 0 }]);
    const invested = await started(await signedLoan({ cents: 1_500_00, purpose: 1 }));
    const other = (await save(director, bill(invested))).body.documentId as number;
    expect((await document(director, other)).Limits).toMatchObject({ InvestmentSum: '1500.00' });
  });

  test('a save over one from another window is refused, once that was seen it is not', async () => {
    const id = await started(await signedLoan());
    const { documentId } = (await save(director, bill(id))).body as { documentId: number };
    const { formVersion } = await document(director, documentId);
    const again = (version: unknown) => save(director, { ...bill(id), Id: documentId, formVersion: version });
    expect((await again(formVersion)).status).toBe(200);
    expect(await again(formVersion)).toMatchObject({ status: 409, body: { code: 'formVersionMatches' } });
    expect((await again((await document(director, documentId)).formVersion)).status).toBe(200);
    expect((await save(director, { ...bill(id), Id: documentId })).status).toBe(200);
  });

  test('staff save one field, and only those of the evaluator; the applicant’s values stay', async () => {
    const { documentId } = await submitted(await signedLoan({ cents: 3_000_00 }));
    const edit = (json: Record<string, unknown>) =>
      egle.post(`${P}/SavePrDocumentManager`, { json: { prDocumentId: documentId, ...json } });
    expect((await edit({ fundsOriginTypeId2: 1 })).body.errors).toEqual({
      FundsOriginTypeId2: ['Lėšų kilmė negali sutapti'],
    });
    expect((await edit({ turnoverSum: '1000,01' })).body.errors).toEqual({
      TurnoverSum: ['Suma negali būti didesnė už 1\u00A0000,00'],
    });
    expect((await edit({ turnoverSum: 900.5, RequiredSum: 1, documentNumber: 'SF-9' })).status).toBe(200);
    expect((await edit({ documentNumber: 'SF-10', comment: 'Pagal sąskaitą' })).status).toBe(200);
    expect(await document(kristina, documentId)).toMatchObject({
      DocumentNumber: 'SF-1',
      ManagerInfo: { DocumentNumber: 'SF-10' },
      ManagerComment: 'Pagal sąskaitą',
      RequiredSum: '1000.00',
      TurnoverSum: '900.50',
      FundedTurnoverSumPercent: '30.0167',
    });
  });
});

/** The loan of a payment request becomes another party's. */
async function moveToOther(paymentRequestId: number): Promise<void> {
  const { requestId } = (await other.post('/api/Request/Start', { json: {} })).body as { requestId: number };
  await sql`update loan_request set party_id = (select party_id from loan_request where id = ${requestId})
    where id = (select request_id from payment_request where id = ${paymentRequestId})`.execute(
    api.database.db,
  );
}
