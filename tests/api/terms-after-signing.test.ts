import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, addMonths, vilniusDate } from '../../domain/values/days.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { askRegisters, multipart, signedRequest, type LoanPeople } from '../harness/over-http.ts';
import { OK, refusedWith, told } from './told.ts';

let api: Api;
let people: LoanPeople;
let director: Client, egle: Client, kristina: Client, andrius: Client, daiva: Client, ona: Client;
const TODAY = vilniusDate(Date.now());

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
  people = { director, assessor: egle, manager: kristina, approver: andrius, signatory: daiva };
  await askRegisters(director);
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

type Body = Record<string, unknown>;
const caseOf = async (who: Client, id: number): Promise<Body> =>
  (await who.get(`/api/Request/GetForManager?requestId=${id}`)).body as Body;
const seenBy = async (id: number): Promise<Body> =>
  (await director.get(`/api/Request/Get?requestId=${id}`)).body as Body;
const held = async (id: number): Promise<string> => (await caseOf(egle, id)).reserved as string;

describe('money that grows after the contract is signed', () => {
  let id = 0;
  const increase = (who: Client, Sum: string, Reason?: string) =>
    who.post('/api/Request/IcreaseInvegaLoanSum', { json: { RequestId: id, Sum, Reason } });
  const propose = (who: Client, terms: Body) =>
    who.post('/api/Request/ConfirmChangeConditions', { json: { RequestId: id, ...terms } });
  const tasks = async (who: Client): Promise<string[]> =>
    ((await caseOf(who, id)).tasks as { kind: string; mine: boolean }[])
      .filter(({ mine }) => mine)
      .map(({ kind }) => kind);
  const contract = async () => (await caseOf(egle, id)).Contract as Body;

  test('a sum only grows, and only when another person confirms what was proposed', async () => {
    id = await signedRequest(api, people);
    expect((await increase(egle, '55000.00', 'Pabrango įranga')).status).toBe(403);
    expect(told(await increase(andrius, '55000.00', 'Pabrango įranga'))).toEqual(
      refusedWith('proposalMatches'),
    );
    expect(told(await increase(kristina, '50000.00', 'Pabrango įranga'))).toEqual(
      refusedWith('sumIncreases'),
    );
    expect(told(await increase(kristina, '49999.99', 'Pabrango įranga'))).toEqual(
      refusedWith('sumIncreases'),
    );
    expect(told(await increase(kristina, '55000.00'))).toEqual(refusedWith('reasonGiven'));
    expect(told(await increase(ona, '55000.00', 'Pabrango įranga'))).toEqual(OK);
    expect(told(await increase(ona, '55000.00', 'Pabrango įranga'))).toEqual(refusedWith('notOwnProposal'));
    expect(await contract()).toMatchObject({ InvegaLoanSum: '50000.00' });
    expect(await held(id)).toBe('50000.00');
    expect(await tasks(andrius)).toEqual(['confirmTerms']);
    expect((await caseOf(andrius, id)).termsProposals).toMatchObject([
      { kind: 'increase', InvegaLoanSum: '55000.00', Reason: 'Pabrango įranga', ConfirmedBy: null },
    ]);
    expect(told(await increase(andrius, '55000.01'))).toEqual(refusedWith('proposalMatches'));
    expect(told(await increase(andrius, '55000.00'))).toEqual(OK);
    expect(await contract()).toMatchObject({ InvegaLoanSum: '55000.00' });
    expect(await held(id)).toBe('55000.00');
    expect(await tasks(andrius)).toEqual([]);
    expect(told(await increase(andrius, '55000.00'))).toEqual(refusedWith('proposalMatches'));
    expect(JSON.stringify(await seenBy(id))).not.toContain('Pabrango įranga');
  }, 120_000);

  test('a change beyond the contract waits for the approver’s word on exactly these terms', async () => {
    const form = multipart({ RequestId: id }, { field: 'Files' });
    expect((await director.post('/api/Request/RequestChangeConditions', { form })).status).toBe(200);
    const last = addMonths(TODAY, 24);
    const inForce = {
      InvegaLoanSum: '55000.00',
      InvegaLoanInterestRate: '2.10',
      InvegaLoanPaymentTerm: last,
    };
    const offer = (terms: Body) =>
      kristina.post('/api/Request/UploadChangeConditions', {
        form: multipart(
          {
            RequestId: id,
            InvegaDocumentNumber: 'P-1',
            InvegaDocumentDate: TODAY,
            ...(terms as Record<string, string>),
            TermsConfirmed: 'true',
            FileConfirmed: 'true',
          },
          { field: 'File' },
        ),
      });
    const better: [string, Body][] = [
      ['sumCents', { InvegaLoanSum: '55000.01' }],
      ['rate', { InvegaLoanInterestRate: '2.09' }],
      ['paymentTerm', { InvegaLoanPaymentTerm: addDays(last, 1) }],
    ];
    for (const [name, term] of better)
      expect(told(await offer({ ...inForce, ...term }))).toEqual(refusedWith('changeConfirmed', [name]));
    const beyondScheme = { ...inForce, InvegaLoanPaymentTerm: addDays(last, 1), Reason: 'Ilgesnis sezonas' };
    const outside = await propose(kristina, beyondScheme);
    expect(outside.body).toMatchObject({
      code: 'withinScheme',
      details: { outside: ['termOverScheme'] },
      ErrorDescription: 'Terminas ilgesnis, nei numato priemonė',
    });
    const soon = { ...inForce, InvegaLoanInterestRate: '13.01', InvegaLoanPaymentTerm: addMonths(TODAY, 3) };
    expect((await offer(soon)).body).toMatchObject({
      code: 'withinScheme',
      details: { outside: ['rateOverScheme', 'delayNotShorter'] },
    });
    const asked = { ...inForce, InvegaLoanInterestRate: '1.95' };
    expect(told(await propose(kristina, asked))).toEqual(refusedWith('reasonGiven'));
    expect(told(await propose(kristina, { ...asked, Reason: 'Ilgesnis sezonas' }))).toEqual(OK);
    expect(told(await offer(asked))).toEqual(refusedWith('changeConfirmed', ['rate']));
    expect(told(await propose(andrius, { ...asked, InvegaLoanInterestRate: '2.00' }))).toEqual(
      refusedWith('proposalMatches'),
    );
    expect(told(await propose(andrius, asked))).toEqual(OK);
    const cheaper = { ...asked, InvegaLoanInterestRate: '1.94' };
    expect(told(await offer(cheaper))).toEqual(refusedWith('changeConfirmed', ['rate']));
    expect(told(await offer(asked))).toEqual(OK);
    const rows = (await caseOf(daiva, id)).comparedTerms as { differs: boolean; beyond: boolean }[];
    expect(rows).toHaveLength(3);
    expect(rows.some(({ differs, beyond }) => differs || beyond)).toBe(false);
  }, 90_000);
});
