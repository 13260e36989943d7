/* eslint-disable @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-return -- bodies are read as a foreign caller reads them */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { personalWords, startApi, type Api, type Client } from '../harness/api.ts';
import { linesOfPdf } from '../../db/files/pdf/text.ts';
import { addMonths, vilniusDate } from '../../domain/values/days.ts';
import { until, validForm } from '../harness/index.ts';
import { signOnPage } from '../harness/over-http.ts';

let api: Api;
let director: Client, egle: Client, kristina: Client, andrius: Client, daiva: Client;
let id = 0;

beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  [egle, kristina, andrius, daiva] = await Promise.all([
    api.staff('egle'),
    api.staff('kristina'),
    api.staff('andrius'),
    api.staff('daiva'),
  ]);
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

function upload(fileType: number, name: string, bytes: Buffer = PDF): FormData {
  const form = new FormData();
  form.set('RequestId', String(id));
  form.set('FileType', String(fileType));
  form.append('Files', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

describe('the way of a request over HTTP, from the empty form to the signed contract', () => {
  test('the director starts a request and the registers are asked', async () => {
    const started = await director.post('/api/Request/Start', { json: {} });
    expect(started).toMatchObject({ status: 200, body: { status: 1, version: 1 } });
    expect(started.headers.get('etag')).toBe('"1"');
    id = started.body.requestId;
    const progress = await until(
      async () => {
        const { body } = await director.get(`/api/Company/GetRegistersProcessingStatus/${director.partyId}`);
        return body.Status === 'Finished' && body;
      },
      { timeoutMs: 60_000, what: 'the registers' },
    );
    expect(progress.Steps).toHaveLength(7);
    expect(progress.Steps.every((step: { state: string }) => step.state === 'answered')).toBe(true);
  }, 90_000);

  test('answers are saved, checked and accepted', async () => {
    const draft = await director.post('/api/Request/SaveDraft', {
      json: { requestSystemInfo: { RequestId: id }, formVersion: 0, ContactInfo: { ApplicantEmail: 'ne' } },
    });
    expect(draft).toMatchObject({ status: 200, body: { saveSuccessfull: true, formVersion: 1 } });
    const wrong = await director.post('/api/Request/Save', {
      json: { requestSystemInfo: { RequestId: id }, formVersion: 1, ContactInfo: { ApplicantEmail: 'ne' } },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors['ContactInfo.ApplicantEmail'][0]).toMatch(/^\* neteisingas el\.paštas/);
    expect(wrong.body.ErrorId).toBeUndefined();
    const saved = await director.post('/api/Request/Save', {
      json: { requestSystemInfo: { RequestId: id }, formVersion: 1, ...validForm() },
    });
    expect(saved).toMatchObject({ status: 200, body: { formVersion: 2 } });
    const started = await director.post('/api/Request/CalculateFinancialCriteria', {
      json: { requestId: id },
    });
    expect(started.status).toBe(200);
    const result = await until(async () => {
      const { body } = await director.get(`/api/Request/GetFinancialEvaluationStatus/${id}`);
      return body.Status !== 'InProgress' && body;
    });
    expect(result).toMatchObject({ Status: 'Finished', Decision: 'Accepted' });
    const criteria = await director.get(`/api/request/GetFinancialCriteriaResults/${id}`);
    expect(criteria.body.Rules.length).toBeGreaterThan(5);
    expect(criteria.body.stale).toBe(false);
  }, 60_000);

  test('without attachments the submission names what is missing', async () => {
    const check = await director.post('/api/Request/CheckForApprove', { json: { requestId: id } });
    expect(check.body.ok).toBe(false);
    expect(check.body.missingAttachments.length).toBeGreaterThan(3);
    const refused = await director.post(`/api/Request/SendForApprove?requestId=${id}`);
    expect(refused.status).toBe(400);
    expect(refused.body.code).toBe('missingAttachments');
    expect(refused.body.errors).toContain('SVV subjekto statuso deklaracija');
  });

  test('attachments are uploaded, listed, downloaded and packed', async () => {
    for (const type of [1, 3, 5, 8, 9, 12]) {
      const answer = await director.post('/api/request/UploadFiles', {
        form: upload(type, `ąžuolas ${type}.pdf`),
      });
      expect(answer.status).toBe(200);
    }
    const list = await director.get(`/api/request/GetUploadedFiles/${id}`);
    expect(list.body).toHaveLength(6);
    expect(list.body[0]).toMatchObject({ FileName: 'ąžuolas 1.pdf', AllowDelete: true, Additional: false });
    const one = await director.get(`/api/request/DownloadFile/${id}/${list.body[0].Id}`);
    expect(one.bytes.equals(PDF)).toBe(true);
    expect(one.headers.get('content-disposition')).toContain("filename*=UTF-8''%C4%85%C5%BEuolas%201.pdf");
    const zip = await director.get(`/api/request/DownloadAllFiles/${id}`);
    expect(zip.headers.get('content-disposition')).toContain(`Visi_priedai_${id}.zip`);
    expect(zip.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  test('the request is submitted once, however often the button is pressed', async () => {
    const { body: seen } = await director.get(`/api/Request/Get?requestId=${id}`);
    expect(seen.actions.find((one: { name: string }) => one.name === 'submit')).toEqual({
      name: 'submit',
      refusal: null,
    });
    const path = `/api/Request/SendForApprove?requestId=${id}&formVersion=${seen.formVersion}`;
    const key = 'double-click-0001';
    const [first, second] = await Promise.all([director.post(path, { key }), director.post(path, { key })]);
    expect(first).toMatchObject({ status: 200, body: { requestId: id, status: 2 } });
    expect(second.body).toEqual(first.body);
    const receipt = await director.get(`/api/Request/GetReceipt/${id}?withAnswers=true`);
    expect(receipt.body).toMatchObject({ No: 1, LoanSum: '250000.00', files: 6 });
    expect(receipt.body.sections.length).toBeGreaterThan(3);
    const general = await director.get('/api/Request/GetGeneralInfo');
    expect(general.body).toMatchObject({ ReservedSum: '250000.00', TotalSum: '130000000.00' });
  }, 30_000);

  test('the assessor takes it, sizes it and hands it over', async () => {
    const queues = await egle.get('/api/BackOffice/GetQueues');
    expect(queues.body.find((one: { key: string }) => one.key === 'unassigned').count).toBe(1);
    const page = await egle.post('/api/Request/GetManagerRequests', { json: { queue: 'unassigned' } });
    expect(page.body).toMatchObject({ TotalCount: 1, TotalPageCount: 1 });
    expect(page.body.SearchResult[0]).toMatchObject({ Id: id, Status: 2, tasks: ['takeRequest'] });
    const taken = await egle.post(`/api/Request/SetAssessor?requestId=${id}&userId=${egle.userId}`);
    expect(taken.status).toBe(200);
    await until(
      async () =>
        (await egle.get(`/api/Request/GetForManager?requestId=${id}`)).body.AmlCheckResultId !== null,
      {
        what: 'the screening',
      },
    );
    const view = await egle.get(`/api/Request/GetForManager?requestId=${id}`);
    expect(view.body).toMatchObject({ Assessor: { Id: egle.userId }, mainClock: 'evaluation' });
    expect(view.body.actions.find((one: { name: string }) => one.name === 'handOver').refusal).toBe(
      'sizeEntered',
    );
    const sized = await egle.post('/api/Request/ManagerSaveCompanySizeType', {
      json: { RequestId: id, companySizeTypeId: 2 },
    });
    expect(sized.status).toBe(200);
    const sum = await egle.post('/api/Request/SetInvegaLoanSum', {
      json: { RequestId: id, Sum: '240000.00' },
    });
    expect(sum.status).toBe(200);
    const json = { RequestId: id, Sum: '250000.00', Reason: 'Pabrango' };
    const increased = await kristina.post('/api/Request/IcreaseInvegaLoanSum', { json });
    expect(increased).toMatchObject({ status: 409, body: { code: 'wrongStatus' } });
    const handed = await egle.post(`/api/Request/HandOver?requestId=${id}`);
    expect(handed.status).toBe(200);
    const tasks = await andrius.get('/api/BackOffice/GetTasks?queue=mine');
    expect(tasks.body.SearchResult.map((one: { kind: string }) => one.kind)).toEqual(['decide']);
  }, 40_000);

  test('two people decide at once: one wins, the other is told who was faster', async () => {
    const { body } = await andrius.get(`/api/Request/GetForManager?requestId=${id}`);
    const [approved, returned] = await Promise.all([
      andrius.post('/api/Request/Approve', {
        json: { RequestId: id, Comment: 'Viskas tvarkoje' },
        version: body.version,
      }),
      kristina.post('/api/Request/Return', {
        json: { requestId: id, comment: 'Patikslinkite sumą' },
        version: body.version,
      }),
    ]);
    const [winner, loser] = approved.status === 200 ? [approved, returned] : [returned, approved];
    expect(winner.status).toBe(200);
    expect(loser.status).toBe(409);
    expect(loser.body.latest.actorName).toMatch(winner === approved ? /^Andrius / : /^Kristina /);
    expect(loser.body.latest.action).toBe(winner === approved ? 'approve' : 'return');
    expect(loser.body.ErrorDescription).toBeTruthy();
    if (winner === returned) {
      const seen = await director.get(`/api/Request/Get?requestId=${id}`);
      expect(seen.body.returned.comment).toBe('Patikslinkite sumą');
      const saved = await director.post('/api/Request/Save', {
        json: { requestSystemInfo: { RequestId: id }, formVersion: seen.body.formVersion, ...validForm() },
      });
      expect(saved.status).toBe(200);
      await director.post('/api/Request/CalculateFinancialCriteria', { json: { requestId: id } });
      await until(
        async () =>
          (await director.get(`/api/Request/GetFinancialEvaluationStatus/${id}`)).body.Status === 'Finished',
      );
      expect((await director.post(`/api/Request/SendForApprove?requestId=${id}`)).status).toBe(200);
      expect((await andrius.post('/api/Request/Approve', { json: { RequestId: id } })).status).toBe(200);
    }
  }, 60_000);

  test('the manager double-checks, generates the contract and submits it for signing', async () => {
    const key = 'double-check-0001';
    const checked = await until(
      async () => {
        const answer = await kristina.post(`/api/Request/DoubleCheckRequestEvaluation?requestId=${id}`, {
          key,
        });
        expect([200, 202]).toContain(answer.status);
        return answer.status === 200 ? answer : null;
      },
      { timeoutMs: 60_000 },
    );
    expect(checked.body).toMatchObject({ Decision: 1, decision: 'Accepted' });
    const terms = {
      InvegaContractNumber: 'TP-2026-1',
      InvegaLoanSum: '240000.00',
      InvegaLoanInterestRate: '2.10',
      InvegaLoanPaymentTerm: addMonths(vilniusDate(Date.now()), 24),
      InvegaLoanDelayTerm: 3,
    };
    const made = await kristina.post(`/api/Request/GenerateContract/${id}`, { json: terms });
    expect(made.status).toBe(200);
    const pdf = await kristina.get(`/api/Request/DownloadContract/${id}?documentId=${made.body.documentId}`);
    const says = (await linesOfPdf(pdf.bytes)).join(' ').replaceAll('\u00A0', ' ');
    for (const words of [
      `sprendimą Nr. ${id}-S1`,
      'Pasirašo vadovas (-ė)',
      'veikiantis (-i) pagal Paskolos teikėjo vadovo įgaliojimą',
      '1 priedas.',
    ])
      expect(says).toContain(words);
    const sent = await kristina.post('/api/Request/UploadContract?comment=', {
      json: { RequestId: id, ...terms, DocumentId: made.body.documentId },
    });
    expect(sent).toMatchObject({ status: 200, body: { status: 7 } });
    const { body } = await director.get(`/api/Request/Get?requestId=${id}`);
    expect(body.mainClock).toBe('applicantSigns');
    expect(body.clocks[0].leftDays).toBe(10);
  }, 90_000);

  test('the director signs, then the signatory, and the contract is in force', async () => {
    expect(await signOnPage(director, id, { side: 'applicant', status: 8 })).toBe(8);
    expect(await signOnPage(daiva, id, { side: 'provider', status: 9 })).toBe(9);
    const info = await director.get(`/api/Request/GetSigningInfo/${id}`);
    expect(info.body.waitsFor).toBeNull();
    const contract = info.body.documents.find((one: { FileType: string }) => one.FileType === 'Contract');
    expect(contract.ApplicantSigningDate).not.toBeNull();
    expect(contract.InvegaSigningDate).not.toBeNull();
    const signed = await director.get(`/api/Request/GetSignedContract/${id}`);
    expect(signed.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await director.get('/api/Request/GetGeneralInfo')).body.IssuedSum).toBe('240000.00');
  }, 90_000);

  test('no log line holds the name or code of anybody', () => {
    const logs = api.logs() + (api.worker?.logs() ?? '');
    for (const word of personalWords()) expect(logs).not.toContain(word);
    expect(logs).not.toContain('900000016');
  });
});
