// What the calls of payment requests carry, to whom, and what they leave behind.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { flagPayment } from '../../db/queries/payment/stuck.ts';
import { PAYMENT_FILE_TYPES } from '../../domain/payment/files.ts';
import { addDays, addMonths, vilniusDate } from '../../domain/values/days.ts';
import type { Answer, Client } from '../harness/api.ts';
import { callTermsBind, closeCalls } from '../harness/call-terms.ts';
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
  started,
  bill,
  save,
  upload,
  submitted,
  get,
  bodyOf,
  document,
  openPayments,
} from './payment-ground.ts';

beforeAll(openPayments, 120_000);
afterAll(async () => await api?.close(), 60_000);

const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

interface LogRow {
  action: string;
  ActionLogType: number | null;
  documentId: number | null;
}
const logOf = async (id: number): Promise<LogRow[]> =>
  (await kristina.get(`${P}/GetActionLogManager?paymentRequestId=${id}`)).body as LogRow[];

const back = (id: number, comment = 'Trūksta numerio') =>
  kristina.post(`${P}/Return?paymentRequestId=${id}`, { json: { comment } });

describe('the list and one of them', () => {
  test('carry the names of the specification, to the applicant and to every role that reads cases', async () => {
    const daiva = await api.staff('daiva', ['signatory']);
    const loan = await signedLoan({ cents: 3_000_00 });
    const { id, documentId } = await submitted(loan);
    await andrius.post(`${P}/Approve?paymentRequestId=${id}`);
    for (const who of [director, egle, kristina, andrius, daiva]) {
      expect((await bodyOf(who, `List?requestId=${loan}`)).Items).toEqual([
        {
          Id: id,
          Number: `${loan}-1`,
          FirstSubmittedDate: INSTANT,
          LoanSumRemainder: '2000.00',
          RequiredSumTotal: '1000.00',
          FundedSumTotal: '1000.00',
          FundedSumPercentTotal: '33.3333',
          LoanPurposeId: 2,
          PaymentRequestStatusId: 2,
          StatusChangeDate: INSTANT,
          IsManagerEdited: false,
        },
      ]);
      const one = await get(who, id);
      expect(one.ContractInfo).toEqual({
        Id: id,
        Number: `${loan}-1`,
        FirstSubmittedDate: INSTANT,
        SubmittedDate: INSTANT,
        PaymentRequestStatusId: 2,
        Name: 'UAB „Šiaurės linija“',
        Code: expect.stringMatching(/^\d{9}$/),
        ContractNumber: 'S-1',
      });
      expect(one.FinancialInfo).toEqual({
        InvegaLoanSum: '3000.00',
        LoanSumRemainder: '2000.00',
        LoanPurposeId: 2,
      });
      expect(one.DocumentsInfo).toMatchObject({
        Documents: [{ Id: documentId, IsApproved: true, IsManagerEdited: false }],
        Totals: { RequiredSumTotal: '1000.00', FundedSumTotal: '1000.00', FundedSumPercentTotal: '33.3333' },
      });
    }
    for (const path of [`List?requestId=${loan}`, `Get?paymentRequestId=${id}`]) {
      expect((await saulius.get(`${P}/${path}`)).status).toBe(403);
      expect((await other.get(`${P}/${path}`)).status).toBe(404);
      expect((await api.anybody.get(`${P}/${path}`)).status).toBe(401);
    }
    for (const who of [director, saulius])
      expect((await who.get(`${P}/GetActionLogManager?paymentRequestId=${id}`)).status).toBe(403);
  });

  test('comments are the applicant’s to read in 2, 3 and 4, not in 1 and 5; staff read them always', async () => {
    const comments = async (who: Client, id: number) =>
      ((await get(who, id)).Comments as unknown as { Comment: string }[]).map(({ Comment }) => Comment);
    const [{ id }, { id: rejected }] = [
      await submitted(await signedLoan()),
      await submitted(await signedLoan()),
    ];
    await back(id);
    expect((await get(director, id)).Comments).toEqual([{ Created: INSTANT, Comment: 'Trūksta numerio' }]);
    await director.post(`${P}/Submit?paymentRequestId=${id}`);
    expect(await comments(director, id)).toEqual([]);
    expect(await comments(kristina, id)).toEqual(['Trūksta numerio']);
    await andrius.post(`${P}/Approve?paymentRequestId=${id}`, { json: { comment: 'Pagal sutartį' } });
    expect(await comments(director, id)).toEqual(['Pagal sutartį', 'Trūksta numerio']);
    await andrius.post(`${P}/Reject?paymentRequestId=${rejected}`, {
      json: { comment: 'Netinka programai' },
    });
    expect(await comments(director, rejected)).toEqual(['Netinka programai']);
    expect(await comments(director, await started(await signedLoan()))).toEqual([]);
  });
});

describe('a decision', () => {
  test.each([
    ['Approve', 2],
    ['Reject', 4],
  ])(
    '%s is not taken back by anybody, and its documents are the applicant’s no more',
    async (name, status) => {
      const { id, documentId } = await submitted(await signedLoan());
      const json = { comment: 'Sprendimas priimtas' };
      const post = (who: Client, path: string) => who.post(`${P}/${path}?paymentRequestId=${id}`, { json });
      expect((await post(andrius, name)).body).toMatchObject({ status });
      for (const [who, path] of [
        [andrius, 'Approve'],
        [andrius, 'Reject'],
        [kristina, 'Return'],
        [director, 'Submit'],
      ] as const)
        expect((await post(who, path)).body.code).toBe('wrongStatus');
      const stop = await andrius.post(`${P}/StopDecision`, { json: { paymentRequestId: id, ...json } });
      expect(stop.body.code).toBe('wrongStatus');
      expect((await save(director, { ...bill(id), Id: documentId })).body.code).toBe('wrongStatus');
      expect((await director.delete(`${P}/DeletePrDocument?documentId=${documentId}`)).body.code).toBe(
        'wrongStatus',
      );
      expect(await document(director, documentId)).toMatchObject({
        IsApproved: status === 2,
        ContractInfo: { actionType: 'view' },
      });
    },
  );

  test('a task waits for who evaluates while it stands in 5, and only then; sending is the applicant’s alone', async () => {
    const id = await started(await signedLoan());
    const { documentId } = (await save(director, bill(id))).body as { documentId: number };
    await upload(director, 'Prd', documentId);
    const tasks = async () =>
      (
        await sql<{ kind: string; open: boolean }>`select kind, closed_at is null as open from payment_task
          where payment_request_id = ${id} order by opened_at`.execute(api.database.db)
      ).rows.map(({ kind, open }) => `${kind} ${open ? 'open' : 'closed'}`);
    const submit = (who: Client) => who.post(`${P}/Submit?paymentRequestId=${id}`);
    expect(await tasks()).toEqual([]);
    for (const who of [egle, kristina, andrius]) expect((await submit(who)).status).toBe(403);
    expect((await submit(director)).body).toMatchObject({ status: 5 });
    expect(await tasks()).toEqual(['reviewPaymentRequest open']);
    await back(id);
    expect(await tasks()).toEqual(['reviewPaymentRequest closed']);
    await submit(director);
    await andrius.post(`${P}/Approve?paymentRequestId=${id}`);
    expect(await tasks()).toEqual([
      'reviewPaymentRequest closed',
      'reviewPaymentRequest closed',
      'payOut open',
    ]);
  });
});

describe('a document', () => {
  test('is answered as it was saved, by the names of the specification; its number is given by the portal', async () => {
    const id = await started(await signedLoan());
    const origins = { FundsOriginTypeId1: 2, FundsSum1: '200.00', FundsOriginTypeId2: 1, FundsSum2: '34.50' };
    const first = (await save(director, bill(id, origins))).body.documentId as number;
    const second = await save(director, { ...bill(id, { documentNumber: 'SF-2' }), Number: 9, number: 9 });
    expect(await document(director, first)).toMatchObject({
      Id: first,
      Number: 1,
      SupplierIsCompany: true,
      SupplierName: 'UAB „Staklės“',
      SupplierCode: '900000016',
      DocumentNumber: 'SF-1',
      DocumentDate: '2026-11-20',
      DocumentSum: '1234.50',
      RequiredSum: '1000.00',
      FundsOriginTypeId1: 2,
      FundsSum1: '200.00',
      FundsOriginTypeId2: 1,
      FundsSum2: '34.50',
      IsApproved: false,
      IsManagerEdited: false,
    });
    expect(await document(director, second.body.documentId as number)).toMatchObject({ Number: 2 });
  });

  test('that staff corrected says so: to staff at once, to its applicant once it is funded', async () => {
    const { id, documentId } = await submitted(await signedLoan());
    await egle.post(`${P}/SavePrDocumentManager`, { json: { prDocumentId: documentId, turnoverSum: 900 } });
    const edited = async (who: Client) => (await document(who, documentId)).IsManagerEdited as unknown;
    expect([await edited(kristina), await edited(director)]).toEqual([true, false]);
    await andrius.post(`${P}/Approve?paymentRequestId=${id}`);
    expect([await edited(kristina), await edited(director)]).toEqual([true, true]);
    expect(await document(director, documentId)).toMatchObject({ IsApproved: true });
  });

  test('log codes 31–35 stand for added, deleted, approved, returned and edited by the assessor', async () => {
    const loan = await signedLoan();
    const { id, documentId } = await submitted(loan);
    await kristina.post(`${P}/Return?paymentRequestId=${id}`, { json: { prDocumentIDs: [documentId] } });
    const extra = (await save(director, bill(id, { documentNumber: 'SF-3' }))).body.documentId as number;
    await director.delete(`${P}/DeletePrDocument?documentId=${extra}`);
    await director.post(`${P}/Submit?paymentRequestId=${id}`);
    await egle.post(`${P}/SavePrDocumentManager`, { json: { prDocumentId: documentId, turnoverSum: 900 } });
    await andrius.post(`${P}/Approve?paymentRequestId=${id}`);
    const ofDocuments = (await logOf(id))
      .toReversed()
      .filter(({ ActionLogType: code }) => code !== null && code >= 31 && code <= 35)
      .map(({ ActionLogType, documentId: of }) => [ActionLogType, of]);
    expect(ofDocuments).toEqual([
      [31, documentId],
      [34, documentId],
      [31, extra],
      [32, extra],
      [35, documentId],
      [33, documentId],
    ]);
  });

  test('marked as unpaid and unmarked by the same call, by who evaluates; its applicant does not learn of it', async () => {
    const { id, documentId } = await submitted(await signedLoan());
    const mark = (who: Client) => who.post(`${P}/MarkUnpaidCheck?documentId=${documentId}`);
    for (const who of [andrius, saulius, director, other]) expect((await mark(who)).status).toBe(403);
    for (const isUnpaid of [true, false, true]) {
      expect((await mark(isUnpaid ? egle : kristina)).status).toBe(200);
      expect(await document(kristina, documentId)).toMatchObject({ IsUnpaid: isUnpaid });
    }
    const [newest] = await logOf(id);
    expect(newest).toMatchObject({ action: 'markUnpaid', ActionLogType: 35 });
    expect((await document(director, documentId)).IsUnpaid).toBeNull();
  });
});

describe('files', () => {
  test('of a payment request are listed; each format of other documents is taken and no other', async () => {
    const id = await started(await signedLoan());
    expect([...PAYMENT_FILE_TYPES[5]].sort()).toEqual(
      ['.docx', '.xlsx', '.doc', '.xls', '.pdf', '.jpeg', '.png', '.jpg'].sort(),
    );
    const taken = await upload(director, 'Pr', id, { name: 'sutartis.pdf', type: 5 });
    const [{ Id }] = taken.body as [{ Id: string }];
    expect((await get(director, id)).Files).toMatchObject([{ Id, Name: 'sutartis.pdf', Type: 5 }]);
    for (const name of ['a.txt', 'a.xml', 'a.exe', 'a'])
      expect((await upload(director, 'Pr', id, { name, type: 5 })).status).toBe(400);
    const files = {
      ...OTHER_FILES,
      'a.docx': await archiveOf('word/document.xml'),
      'a.xlsx': await archiveOf('xl/workbook.xml'),
    };
    for (const [name, bytes] of Object.entries(files))
      expect([name, (await sendBytes(id, name, bytes)).status]).toEqual([name, 200]);
    const { Files } = (await get(kristina, id)) as unknown as { Files: { Name: string }[] };
    expect(Files.map(({ Name }) => Name)).toEqual(['sutartis.pdf', ...Object.keys(files)]);
  });
});

/** The shortest that begin as their kind does. */
const OLE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const OTHER_FILES: Record<string, Buffer> = {
  'a.doc': OLE,
  'a.xls': OLE,
  'a.jpeg': JPEG,
  'a.jpg': JPEG,
  'a.png': PNG,
};

async function archiveOf(part: string): Promise<Buffer> {
  const zip = new ZipFile();
  for (const name of ['[Content_Types].xml', part]) zip.addBuffer(Buffer.from('<x/>'), name);
  zip.end();
  return buffer(zip.outputStream);
}

function sendBytes(id: number, name: string, bytes: Buffer) {
  const form = new FormData();
  form.set('RelatedId', String(id));
  form.set('PRDocumentTypeId', '5');
  form.append('Files', new Blob([new Uint8Array(bytes)]), name);
  return director.post(`${P}/uploadFilesPr`, { form });
}

describe('a payment request whose workflow fails', () => {
  const REPAIR = '/api/BackOffice/Repair';
  const CAUSE = 'workflow:failing';
  const WHY = { cause: CAUSE, reason: 'Įdiegta pataisa' };
  const kept = async () =>
    ((await saulius.get(REPAIR)).body.causes as { cause: string; requests: unknown[] }[]).find(
      ({ cause }) => cause === CAUSE,
    );

  test('stands on the repair list by its own number, and two people try it again', async () => {
    const { db } = api.database;
    const loan = await signedLoan();
    const payment = await started(loan);
    await flagPayment(db, payment, 'engine:workflowTask');
    const named = { Id: payment, Number: `${loan}-1`, PaymentRequestStatusId: 1 };
    expect(await kept()).toMatchObject({
      code: 'workflowTask',
      requests: [{ requestId: loan, payment: named, returns: [] }],
    });
    const secondId = kristina.userId;
    const back = { ...WHY, secondId, remedy: 'return', action: 'return', requestId: loan };
    expect((await saulius.post(`${REPAIR}/Propose`, { json: back })).status).toBe(404);
    const retry = { ...WHY, secondId, remedy: 'retry' };
    const { body } = await saulius.post(`${REPAIR}/Propose`, { json: retry });
    expect((await kristina.post(`${REPAIR}/${body.id as string}/Confirm`, { json: {} })).status).toBe(200);
    const { rows } = await sql<{ kind: string }>`select kind from audit_event where request_id = ${loan}
      and kind like 'repair%' order by id`.execute(db);
    expect(rows.map(({ kind }) => kind)).toEqual(['repairProposed', 'repairConfirmed']);
    await flagPayment(db, payment, null);
    expect(await kept()).toBeUndefined();
  });
});

describe('what people download', () => {
  const savedAs = async (answer: Promise<Answer>): Promise<string> => {
    const { status, headers } = await answer;
    expect(status).toBe(200);
    const [, name = ''] =
      /filename\*?=(?:UTF-8'')?"?([^";]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
    return name.slice(name.lastIndexOf('.'));
  };

  test('is saved as .zip, .pdf or .xlsx', async () => {
    const loan = await signedLoan();
    const { id } = await submitted(loan);
    const many = { json: {} };
    expect(await savedAs(kristina.post('/api/BackOffice/ExportManagerRequests', many))).toBe('.xlsx');
    expect(await savedAs(kristina.post('/api/BackOffice/ExportData', many))).toBe('.xlsx');
    const payment = `${P}/ExportPr?requestId=${loan}&paymentRequestId=${id}`;
    expect(await savedAs(kristina.get(payment))).toBe('.xlsx');
    expect(await savedAs(kristina.get(`/api/request/DownloadAllFiles/${loan}`))).toBe('.zip');
    expect(await savedAs(director.get(`/api/Request/GetRequestPdf/${loan}`))).toBe('.pdf');
  });
});

describe('the four months to pay out after a call has closed', () => {
  const put = (isOn: boolean) => callTermsBind(api.database.db, isOn);
  const closedOn = (day: string | null) => closeCalls(api.database.db, day);
  const approve = async (id: number): Promise<unknown> =>
    (await andrius.post(`${P}/Approve?paymentRequestId=${id}`)).body;

  test('are told to staff; past them an approval is refused only where the administration says so', async () => {
    const loan = await signedLoan({ cents: 3_000_00 });
    const { id } = await submitted(loan);
    expect((await get(kristina, id)).callTerm).toBeNull();
    try {
      const yesterdays = addDays(addMonths(vilniusDate(Date.now()), -4), -1);
      await closedOn(yesterdays);
      expect((await get(kristina, id)).callTerm).toEqual({
        kind: 'disburse',
        closedOn: yesterdays,
        dueDate: addMonths(yesterdays, 4),
        isLate: true,
      });
      expect((await get(director, id)).callTerm).toBeNull();
      await put(true);
      expect(await approve(id)).toMatchObject({ code: 'withinCallTerm' });
      await put(false);
      expect(await approve(id)).toMatchObject({ status: 2 });
      expect((await get(kristina, id)).callTerm).toMatchObject({ kind: 'disburse' });
    } finally {
      await closedOn(null);
      await put(false);
    }
  });
});
