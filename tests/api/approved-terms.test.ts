import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { addDays, addMonths, vilniusDate } from '../../domain/values/days.ts';
import { startApi, type Answer, type Api, type Client } from '../harness/api.ts';
import {
  askRegisters,
  assessedRequest,
  CONTRACT_TERMS,
  multipart,
  signOnPage,
} from '../harness/over-http.ts';
import { wholePdf } from '../harness/pdfs.ts';
import { until } from '../harness/waiting.ts';
import { OK, refusedWith, told } from './told.ts';

let api: Api;
let director: Client, egle: Client, kristina: Client, andrius: Client, daiva: Client, ona: Client;
/** Of the moment: a run of tests may begin before midnight. */
const today = (): string => vilniusDate(Date.now());

beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  [egle, kristina, andrius, daiva, ona] = [
    await api.staff('egle'),
    await api.staff('kristina'),
    await api.staff('andrius'),
    await api.staff('daiva'),
    await api.staff('ona'),
  ];
  await askRegisters(director);
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

type Body = Record<string, unknown>;
const approve = (id: number, terms: Body = {}) =>
  andrius.post('/api/Request/Approve', { json: { RequestId: id, ...terms } });
const assessed = () => assessedRequest(api, director, egle);
const doubleCheck = (id: number) =>
  kristina.post(`/api/Request/DoubleCheckRequestEvaluation?requestId=${id}`);

async function approved(terms: Body = {}): Promise<number> {
  const id = await assessed();
  expect(told(await approve(id, terms))).toEqual(OK);
  expect((await doubleCheck(id)).body).toMatchObject({ Decision: 1 });
  return id;
}

async function generated(id: number, terms: Body = {}): Promise<string> {
  const made = await kristina.post(`/api/Request/GenerateContract/${id}`, {
    json: { ...CONTRACT_TERMS, ...terms },
  });
  expect(made.status).toBe(200);
  return (made.body as { documentId: string }).documentId;
}

const upload = (id: number, terms: Body, route = 'UploadContract') =>
  kristina.post(`/api/Request/${route}`, { json: { RequestId: id, ...CONTRACT_TERMS, ...terms } });

async function send(id: number, terms: Body = {}, route?: string): Promise<Answer> {
  return upload(id, { ...terms, DocumentId: await generated(id, terms) }, route);
}

const caseOf = async (who: Client, id: number): Promise<Body> =>
  (await who.get(`/api/Request/GetForManager?requestId=${id}`)).body as Body;
const seenBy = async (id: number): Promise<Body> =>
  (await director.get(`/api/Request/Get?requestId=${id}`)).body as Body;
const statusOf = async (id: number): Promise<unknown> =>
  ((await caseOf(egle, id)).RequestSystemInfo as Body).Status;
const held = async (id: number): Promise<number> =>
  (
    await api.database.db
      .selectFrom('reservation')
      .select('cents')
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow()
  ).cents;
const documents = (id: number, kind: 'Decision' | 'RejectDecision' | 'Contract') =>
  api.database.db
    .selectFrom('document')
    .select(['id', 'state', 'terms'])
    .where('request_id', '=', id)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .execute();
const currentDecision = (id: number) =>
  until(async () => (await documents(id, 'Decision')).find(({ state }) => state === 'current'), {
    what: 'the decision',
  });

describe('an approval binds the contract', () => {
  test('without a word about terms it binds to what was asked for and to the formula of the scheme', async () => {
    const id = await assessed();
    expect((await caseOf(egle, id)).ApprovedTerms).toBeNull();
    expect(told(await approve(id))).toEqual(OK);
    const terms = {
      InvegaLoanSum: '50000.00',
      InvegaLoanInterestRate: null,
      Formula: { Reference: '3.00', Margin: '4.00' },
      LowestRate: '2.10',
      InvegaLoanTerm: 24,
      InvegaLoanDelayTerm: 3,
    };
    expect((await caseOf(egle, id)).ApprovedTerms).toMatchObject(terms);
    expect((await seenBy(id)).ApprovedTerms).toMatchObject(terms);
  }, 60_000);

  test('sum, rate, term and delay are refused a unit beyond what was approved and taken as approved', async () => {
    const id = await approved({
      InvegaLoanSum: '21000.00',
      InvegaLoanInterestRate: '3.10',
      InvegaLoanTerm: 12,
      InvegaLoanDelayTerm: 2,
    });
    expect(await held(id)).toBe(21_000_00);
    const last = addMonths(today(), 12);
    const exact = {
      InvegaLoanSum: '21000.00',
      InvegaLoanInterestRate: '3.10',
      InvegaLoanPaymentTerm: last,
      InvegaLoanDelayTerm: 2,
    };
    const beyond: [string, Body][] = [
      ['sumCents', { InvegaLoanSum: '21000.01' }],
      ['rate', { InvegaLoanInterestRate: '3.09' }],
      ['paymentTerm', { InvegaLoanPaymentTerm: addDays(last, 1) }],
      ['delayMonths', { InvegaLoanDelayTerm: 3 }],
    ];
    for (let code = 1; code < 16; code += 1) {
      const chosen = beyond.filter((_, index) => (code >> index) % 2 === 1);
      const terms = Object.assign({}, exact, ...chosen.map(([, term]) => term)) as Body;
      expect(told(await send(id, terms))).toEqual(
        refusedWith(
          'withinApprovedTerms',
          chosen.map(([name]) => name),
        ),
      );
    }
    const walk = { ...exact, InvegaLoanSum: '200000.00', InvegaLoanInterestRate: '0.01' };
    const beyondAll = { ...walk, InvegaLoanPaymentTerm: addMonths(today(), 264) };
    const refused = await upload(id, { ...beyondAll, DocumentId: await generated(id, exact) });
    expect(told(refused)).toEqual(refusedWith('withinApprovedTerms', ['sumCents', 'rate', 'paymentTerm']));
    expect((refused.body as Body).ErrorDescription).toContain('suma, palūkanų norma, galutinis grąžinimo');
    expect(await statusOf(id)).toBe(3);
    expect(told(await send(id, exact))).toEqual(OK);
    expect(told(await send(id, { ...exact, InvegaLoanSum: '21000.01' }, 'ChangeContractFile'))).toEqual(
      refusedWith('withinApprovedTerms', ['sumCents']),
    );
    expect(told(await send(id, exact, 'ChangeContractFile'))).toEqual(OK);
    expect(await held(id)).toBe(21_000_00);
  }, 180_000);

  test('after the approval nobody sets a sum above the approved one; below it, the manager may', async () => {
    const id = await approved({ InvegaLoanSum: '40000.00' });
    const set = (who: Client, Sum: string) =>
      who.post('/api/Request/SetInvegaLoanSum', { json: { RequestId: id, Sum, Reason: 'Taip susitarta' } });
    for (const who of [kristina, egle, ona])
      expect(told(await set(who, '40000.01'))).toEqual(refusedWith('withinApprovedTerms', ['sumCents']));
    expect(told(await set(kristina, '39000.00'))).toEqual(OK);
    expect(await held(id)).toBe(39_000_00);
    expect(told(await set(kristina, '40000.00'))).toEqual(OK);
    const [event] = ((await caseOf(egle, id)).requestLog as { action: string; ActionLogType: number }[])
      .filter(({ action }) => action === 'setLoanSum')
      .slice(-1);
    expect(event!.ActionLogType).toBe(46);
  }, 90_000);

  test('a sum above the requested one needs a reason, from whoever sets it', async () => {
    const id = await assessed();
    const set = (Sum: string, Reason?: string) =>
      kristina.post('/api/Request/SetInvegaLoanSum', { json: { RequestId: id, Sum, Reason } });
    expect(told(await set('50000.01'))).toEqual(refusedWith('sumReasonGiven'));
    expect(told(await set('50000.01', '     -     '))).toEqual(refusedWith('sumReasonGiven'));
    expect(told(await set('60000.00', 'Pabrango įranga'))).toEqual(OK);
    expect(told(await approve(id, { InvegaLoanSum: '60000.01' }))).toEqual(refusedWith('sumReasonGiven'));
    expect(told(await approve(id, { InvegaLoanSum: '60000.00' }))).toEqual(OK);
    expect(JSON.stringify(await seenBy(id))).not.toContain('Pabrango įranga');
  }, 90_000);

  test('whoever holds both roles is bound as well: the change is a row of the approver, with a reason', async () => {
    const id = await approved();
    const change = (who: Client, json: Body) =>
      who.post('/api/Request/ChangeApprovedTerms', { json: { RequestId: id, ...json } });
    expect((await change(kristina, { Reason: 'Mažesnė rizika' })).status).toBe(403);
    expect((await change(egle, { Reason: 'Mažesnė rizika' })).status).toBe(403);
    expect((await change(director, { Reason: 'Mažesnė rizika' })).status).toBe(403);
    expect((await change(andrius, { InvegaLoanInterestRate: '1.95' })).body).toMatchObject({
      errors: { Reason: expect.arrayContaining(['Įrašykite priežastį']) },
    });
    expect(told(await change(andrius, { InvegaLoanSum: '9000000.00', Reason: 'Daugiau lėšų' }))).toEqual(
      refusedWith('withinLimits'),
    );
    const sumByOna = { json: { RequestId: id, Sum: '50000.00' } };
    expect((await ona.post('/api/Request/SetInvegaLoanSum', sumByOna)).status).toBe(200);
    expect(told(await send(id, { InvegaLoanInterestRate: '1.95' }))).toEqual(
      refusedWith('withinApprovedTerms', ['rate']),
    );
    expect(told(await change(ona, { InvegaLoanInterestRate: '1.95', Reason: 'Mažesnė rizika' }))).toEqual(OK);
    expect((await caseOf(egle, id)).ApprovedTerms).toMatchObject({
      InvegaLoanInterestRate: '1.95',
      LowestRate: '1.95',
      InvegaLoanSum: '50000.00',
      InvegaLoanTerm: 24,
    });
    expect(told(await send(id, { InvegaLoanInterestRate: '1.95' }))).toEqual(OK);
  }, 120_000);

  test('who assessed does not change the terms', async () => {
    const id = await assessed();
    const size = { RequestId: id, companySizeTypeId: 1 };
    expect((await ona.post('/api/Request/ManagerSaveCompanySizeType', { json: size })).status).toBe(200);
    expect(told(await approve(id))).toEqual(OK);
    const json = { RequestId: id, InvegaLoanTerm: 12, Reason: 'Trumpesnis ciklas' };
    expect(told(await ona.post('/api/Request/ChangeApprovedTerms', { json }))).toEqual(
      refusedWith('notOwnAssessment'),
    );
  }, 60_000);
});

describe('a decision and its document', () => {
  test('the decision carries the SHA-256 of the terms, which anybody can compute again', async () => {
    const id = await approved({ InvegaLoanInterestRate: '2.50', InvegaLoanTerm: 18 });
    const canonical = `{"requestId":${id},"sumCents":5000000,"rateBp":250,"marginBp":null,"termMonths":18,"delayMonths":3}`;
    const hash = createHash('sha256').update(canonical).digest('hex');
    const document = await currentDecision(id);
    expect(document.terms).toMatchObject({
      termsHash: hash,
      terms: { sumCents: 50_000_00, rateBp: 250, marginBp: null, termMonths: 18, delayMonths: 3 },
    });
    const seen = await caseOf(egle, id);
    expect(seen.ApprovedTerms).toMatchObject({ Hash: hash });
    const event = (seen.requestLog as { action: string; details: Body }[]).find(
      ({ action }) => action === 'approve',
    );
    expect(event!.details).toMatchObject({ termsHash: hash });
  }, 60_000);

  test('new terms end the signing that is under way and void contract and decision; the applicant is told', async () => {
    const id = await approved();
    const first = await currentDecision(id);
    expect(told(await send(id))).toEqual(OK);
    await signOnPage(director, id, { side: 'applicant', status: 8 });
    const json = { RequestId: id, InvegaLoanSum: '45000.00', Reason: 'Sumažėjo poreikis' };
    expect(told(await andrius.post('/api/Request/ChangeApprovedTerms', { json }))).toEqual(OK);
    expect(await statusOf(id)).toBe(3);
    expect((await documents(id, 'Contract')).map(({ state }) => state)).not.toContain('current');
    expect(await held(id)).toBe(45_000_00);
    const second = await currentDecision(id);
    expect(second.id).not.toBe(first.id);
    expect((await documents(id, 'Decision')).filter(({ state }) => state === 'current')).toHaveLength(1);
    const mails = await api.database.db
      .selectFrom('outbox')
      .select('kind')
      .where('request_id', '=', id)
      .execute();
    expect(mails.map(({ kind }) => kind)).toContain('termsChanged');
    expect((await daiva.get(`/api/Request/GetSigningUrlManager/${id}`)).status).toBe(409);
    expect((await doubleCheck(id)).body).toMatchObject({ Decision: 1 });
    expect(told(await send(id))).toEqual(refusedWith('withinApprovedTerms', ['sumCents']));
    expect(told(await send(id, { InvegaLoanSum: '45000.00' }))).toEqual(OK);
  }, 120_000);

  test('a rejection after an approval voids the approval: one decision is in force', async () => {
    const id = await approved();
    await currentDecision(id);
    const json = { requestId: id, comment: 'Neatitinka reikalavimų' };
    expect(told(await andrius.post('/api/Request/Reject', { json }))).toEqual(OK);
    await until(
      async () => (await documents(id, 'RejectDecision')).some(({ state }) => state === 'current'),
      {
        what: 'the decision to reject',
      },
    );
    expect((await documents(id, 'Decision')).map(({ state }) => state)).toEqual(['void']);
    const kinds = ((await seenBy(id)).Documents as { FileType: string }[]).map(({ FileType }) => FileType);
    expect(kinds).toEqual(['RejectDecision']);
    expect((await seenBy(id)).ApprovedTerms).toBeNull();
  }, 60_000);
});

describe('a contract and the terms it was made from', () => {
  test('one made for 49,999.99 is not sent with 33,333.33; made again, it is', async () => {
    const id = await approved();
    const DocumentId = await generated(id, { InvegaLoanSum: '49999.99' });
    const other: Body[] = [
      { InvegaLoanSum: '33333.33' },
      { InvegaLoanSum: '49999.99', InvegaLoanInterestRate: '2.11' },
      { InvegaLoanSum: '49999.99', InvegaLoanPaymentTerm: addMonths(today(), 23) },
      { InvegaLoanSum: '49999.99', InvegaLoanDelayTerm: 1 },
      { InvegaLoanSum: '49999.99', InvegaContractNumber: 'TP-10' },
    ];
    for (const terms of other)
      expect(told(await upload(id, { ...terms, TermsConfirmed: true, DocumentId }))).toEqual(
        refusedWith('documentTermsDiffer'),
      );
    expect(await statusOf(id)).toBe(3);
    expect(told(await upload(id, { InvegaLoanSum: '49999.99', DocumentId }))).toEqual(OK);
    const [contract] = (await documents(id, 'Contract')).filter(({ state }) => state === 'current');
    expect(contract!.terms).toMatchObject({ sumCents: 49_999_99, madeFrom: { sumCents: 49_999_99 } });
    expect(await held(id)).toBe(49_999_99);
    const again = await generated(id, { InvegaLoanSum: '49999.98' });
    expect(told(await upload(id, { DocumentId: again }, 'ChangeContractFile'))).toEqual(
      refusedWith('documentTermsDiffer'),
    );
  }, 120_000);

  test('a PDF of one’s own goes only with terms that somebody answers for', async () => {
    const id = await approved();
    const own = (more: Record<string, string>) =>
      kristina.post('/api/Request/UploadContract', {
        form: multipart({ RequestId: id, ...CONTRACT_TERMS, ...more }, { field: 'File' }),
      });
    for (const more of [{}, { TermsConfirmed: 'false' }])
      expect(await own(more as Record<string, string>)).toMatchObject({
        status: 400,
        body: { errors: { TermsConfirmed: [expect.stringContaining('sąlygos sutampa')] } },
      });
    const scan = await own({ TermsConfirmed: 'true' });
    expect(scan.body.errors).toEqual({ FileConfirmed: [expect.stringContaining('nuskenuotas')] });
    expect(told(await own({ TermsConfirmed: 'true', FileConfirmed: 'true' }))).toEqual(OK);
    const [contract] = (await documents(id, 'Contract')).filter(({ state }) => state === 'current');
    expect(contract!.terms).toMatchObject({
      termsConfirmed: true,
      fileConfirmed: true,
      sumCents: 50_000_00,
    });
    const event = await api.database.db
      .selectFrom('request_event')
      .select('details')
      .where('request_id', '=', id)
      .where('action', '=', 'uploadContract')
      .executeTakeFirstOrThrow();
    expect(event.details).toMatchObject({ fileConfirmed: true });
    const staged = await api.database.db
      .selectFrom('document')
      .select('id')
      .where('request_id', '=', id)
      .where('state', '=', 'staged')
      .execute();
    expect(staged).toEqual([]);
  }, 60_000);

  test('a PDF of one’s own must open, be whole and name the borrower, the number and the sum', async () => {
    const id = await approved();
    const { party } = { party: (await seenBy(id)).CompanyData as { CompanyCode: string } };
    const names = [`Sutartis TP-9, imones kodas ${party.CompanyCode}`, 'Suma 50 000,00 EUR'];
    const whole = wholePdf(names);
    const own = async (bytes: Buffer, more: Record<string, string> = {}) => {
      const fields = { RequestId: id, ...CONTRACT_TERMS, TermsConfirmed: 'true', ...more };
      const { status, body } = await kristina.post('/api/Request/UploadContract', {
        form: multipart(fields, { field: 'File', bytes }),
      });
      return { status, errors: (body as { errors?: Record<string, string[]> }).errors };
    };
    const refused = (field: string, words: string) => ({
      status: 400,
      errors: { [field]: [expect.stringContaining(words)] },
    });
    const moved = Buffer.from(
      whole.toString('latin1').replace('/Type /Catalog', '/Type  /Catalog'),
      'latin1',
    );
    for (const broken of [whole.subarray(0, whole.length - 40), whole.subarray(0, 300), moved])
      expect(await own(broken, { FileConfirmed: 'true' })).toEqual(refused('File', 'nėra visas'));
    expect(await own(wholePdf(names, '/Encrypt 1 0 R'))).toEqual(refused('File', 'slaptažodžiu'));
    const others = wholePdf(['Sutartis TP-9, imones kodas 900000999', 'Suma 50 000,00 EUR']);
    expect(await own(others)).toEqual(refused('FileConfirmed', 'neradome paskolos gavėjo'));
    const another = wholePdf([names[0]!.replace('TP-9', 'TP-8'), 'Suma 150 000,00 EUR']);
    expect(await own(another)).toEqual(refused('FileConfirmed', 'neradome numerio, sumos'));
    expect(await own(whole)).toMatchObject({ status: 200 });
  }, 60_000);

  test('the signatory sees approved beside contract, the applicant the terms without names', async () => {
    const id = await approved();
    expect((await caseOf(daiva, id)).comparedTerms).toEqual([]);
    expect(told(await send(id, { InvegaLoanSum: '40000.00', InvegaLoanDelayTerm: 1 }))).toEqual(OK);
    const last = addMonths(today(), 24);
    const line = (term: string, approvedAs: string, contract: string) => ({
      term,
      approved: approvedAs,
      contract,
      differs: approvedAs !== contract,
      beyond: false,
    });
    expect((await caseOf(daiva, id)).comparedTerms).toEqual([
      line('sumCents', '50000.00', '40000.00'),
      line('rate', '2.10', '2.10'),
      line('paymentTerm', last, last),
      line('delayMonths', '3', '1'),
    ]);
    const seen = await seenBy(id);
    expect(seen).not.toHaveProperty('comparedTerms');
    expect(seen).not.toHaveProperty('termsProposals');
  }, 60_000);
});
