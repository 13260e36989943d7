import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decisionEvent, decisionText } from '../../db/queries/decision-text.ts';
import { loadRequestView } from '../../db/queries/request-view.ts';
import { addDays, addMonths, endOfDayVilnius, vilniusDate } from '../../domain/values/days.ts';
import { startApi, type Answer, type Api, type Client } from '../harness/api.ts';
import { callTermsBind, closeCalls } from '../harness/call-terms.ts';
import { askRegisters, assessedRequest, CONTRACT_TERMS, multipart } from '../harness/over-http.ts';
import { OK, refusedWith, told } from './told.ts';

let api: Api;
let director: Client, egle: Client, kristina: Client, andrius: Client;
const TODAY = vilniusDate(Date.now());

beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  [egle, kristina, andrius] = [
    await api.staff('egle'),
    await api.staff('kristina'),
    await api.staff('andrius'),
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
const caseOf = async (who: Client, id: number): Promise<Body> =>
  (await who.get(`/api/Request/GetForManager?requestId=${id}`)).body as Body;
const statusOf = async (id: number): Promise<unknown> =>
  ((await caseOf(egle, id)).RequestSystemInfo as Body).Status;

describe('terms that no loan of the scheme may have', () => {
  const outsideOf = ({ status, body }: Answer) => ({
    status,
    code: (body as { code?: string }).code ?? null,
    outside: (body as { details?: { outside?: string[] } }).details?.outside ?? null,
  });
  const refusedFor = (...outside: string[]) => ({ status: 409, code: 'withinScheme', outside });

  test('are refused to the approver, in a change of the approved terms, and in the contract', async () => {
    const id = await assessed();
    const wrong: [Body, string[]][] = [
      [{ InvegaLoanInterestRate: '99.99' }, ['rateOverScheme']],
      [{ InvegaLoanTerm: 25 }, ['termOverScheme']],
      [{ InvegaLoanDelayTerm: 7 }, ['delayOverScheme']],
      [{ InvegaLoanTerm: 3 }, ['delayNotShorter']],
    ];
    for (const [terms, problems] of wrong)
      expect(outsideOf(await approve(id, terms))).toEqual(refusedFor(...problems));
    expect(await statusOf(id)).toBe(2);
    expect(told(await approve(id, { InvegaLoanInterestRate: '13.00' }))).toEqual(OK);
    const change = (json: Body) =>
      andrius.post('/api/Request/ChangeApprovedTerms', {
        json: { RequestId: id, Reason: 'Ilgas gamybos ciklas', ...json },
      });
    expect(outsideOf(await change({ InvegaLoanDelayTerm: 24 }))).toEqual(refusedFor('delayNotShorter'));
    expect(told(await change({ InvegaLoanDelayTerm: 12 }))).toEqual(OK);
    const make = (json: Body) =>
      kristina.post(`/api/Request/GenerateContract/${id}`, {
        json: { ...CONTRACT_TERMS, InvegaLoanInterestRate: '13.00', ...json },
      });
    const short = { InvegaLoanPaymentTerm: addMonths(TODAY, 4), InvegaLoanDelayTerm: 12 };
    const refused = await make(short);
    expect(outsideOf(refused)).toEqual(refusedFor('delayNotShorter'));
    expect((refused.body as Body).ErrorDescription).toBe(
      'Atidėjimas turi būti trumpesnis už paskolos terminą',
    );
    expect(outsideOf(await make({ InvegaLoanInterestRate: '99.99' }))).toEqual(refusedFor('rateOverScheme'));
    expect(outsideOf(await make({ InvegaLoanPaymentTerm: addDays(addMonths(TODAY, 24), 1) }))).toEqual(
      refusedFor('termOverScheme'),
    );
    expect((await make({})).status).toBe(200);
    expect((await doubleCheck(id)).body).toMatchObject({ Decision: 1 });
    const own = await kristina.post('/api/Request/UploadContract', {
      form: multipart(
        {
          RequestId: id,
          ...CONTRACT_TERMS,
          InvegaLoanInterestRate: '13.01',
          TermsConfirmed: 'true',
          FileConfirmed: 'true',
        },
        { field: 'File' },
      ),
    });
    expect(outsideOf(own)).toEqual(refusedFor('rateOverScheme'));
    expect(await statusOf(id)).toBe(3);
  }, 120_000);
});

describe('the two months to sign after a call has closed', () => {
  const put = (isOn: boolean) => callTermsBind(api.database.db, isOn);
  const closedOn = (day: string | null) => closeCalls(api.database.db, day);

  test('are told on the case; past them the contract is refused only where the administration says so', async () => {
    const id = await assessed();
    expect(told(await approve(id))).toEqual(OK);
    expect((await doubleCheck(id)).body).toMatchObject({ Decision: 1 });
    const made = await kristina.post(`/api/Request/GenerateContract/${id}`, { json: CONTRACT_TERMS });
    const send = async () => {
      const json = { RequestId: id, ...CONTRACT_TERMS, DocumentId: (made.body as Body).documentId };
      return told(await kristina.post('/api/Request/UploadContract', { json }));
    };
    const offered = async () =>
      ((await caseOf(kristina, id)).actions as { name: string; refusal: unknown }[]).find(
        ({ name }) => name === 'uploadContract',
      )!.refusal;
    expect((await caseOf(egle, id)).callTerm).toBeNull();
    try {
      // The term was yesterday's.
      const yesterdays = addDays(addMonths(TODAY, -2), -1);
      await closedOn(yesterdays);
      expect((await caseOf(egle, id)).callTerm).toEqual({
        kind: 'sign',
        closedOn: yesterdays,
        dueDate: addMonths(yesterdays, 2),
        isLate: true,
      });
      expect((await director.get(`/api/Request/Get?requestId=${id}`)).body).not.toHaveProperty('callTerm');
      expect(await offered()).toBeNull();
      await put(true);
      expect(await offered()).toBe('withinCallTerm');
      expect(await send()).toEqual(refusedWith('withinCallTerm'));
      await put(false);
      expect(await send()).toEqual(OK);
    } finally {
      await closedOn(null);
      await put(false);
    }
  }, 60_000);

  test('count their last day in', async () => {
    const id = await assessed();
    expect(told(await approve(id))).toEqual(OK);
    try {
      await put(true);
      // Two months ago today; where that month was too short for the day, the first of the next.
      const twoMonths = addMonths(TODAY, -2);
      const closed = addMonths(twoMonths, 2) === TODAY ? twoMonths : addDays(twoMonths, 1);
      await closedOn(closed);
      const { callTerm } = (await caseOf(egle, id)) as { callTerm: { dueDate: string; isLate: boolean } };
      expect(callTerm).toMatchObject({ isLate: false });
      const refusal = async () =>
        ((await caseOf(kristina, id)).actions as { name: string; refusal: unknown }[]).find(
          ({ name }) => name === 'uploadContract',
        )!.refusal;
      expect(await refusal()).not.toBe('withinCallTerm');
      // Said before the dialog is opened, where everything else it needs is still to be done.
      await closedOn(addDays(closed, -1));
      expect(await refusal()).toBe('withinCallTerm');
    } finally {
      await closedOn(null);
      await put(false);
    }
  }, 60_000);
});

describe('the days in a decision', () => {
  const textOf = async (id: number): Promise<string> => {
    const { db } = api.database;
    const view = (await loadRequestView(db, id))!;
    const event = (await decisionEvent(db, id, view.version))!;
    return JSON.stringify(await decisionText(db, view, event, '1-S1'));
  };
  const dueOf = async (id: number, kind: string): Promise<string> =>
    ((await caseOf(egle, id)).clocks as { kind: string; dueDate: string }[]).find((one) => one.kind === kind)!
      .dueDate;

  test('an approval with documents names them and the end of their clock; a refusal the end of the appeal’s', async () => {
    const id = await assessed();
    const json = {
      requestId: id,
      comment: 'Nuomos sutartis',
      refusalOfFunding: true,
      invegaContractNumber: 'TP-1',
      invegaLoanSum: 50_000,
      invegaLoanInterestRate: '2.10',
    };
    expect(told(await andrius.post('/api/Request/WaitForAdditionalDocs', { json }))).toEqual(OK);
    const text = await textOf(id);
    expect(text).toContain(`iki ${await dueOf(id, 'additionalDocuments')}`);
    expect(text).toContain('Nuomos sutartis');
    expect(text).toContain('atsisakė pareiškėją finansuoti');
    const no = { requestId: id, comment: 'Neatitinka reikalavimų' };
    expect(told(await andrius.post('/api/Request/Reject', { json: no }))).toEqual(OK);
    // Where a month ends on a Sunday, the clock ends on the Monday, and so does the document.
    await api.database.db
      .updateTable('clock')
      .set({ due_at: endOfDayVilnius('2027-02-22') })
      .where('request_id', '=', id)
      .where('kind', '=', 'appeal')
      .execute();
    expect(await textOf(id)).toContain('iki 2027-02-22');
  }, 90_000);
});
