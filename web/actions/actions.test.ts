import { describe, expect, test } from '@jest/globals';
import { fieldProblemText, problemText } from '../../domain/texts/lt/problem.ts';
import { refusal } from '../../domain/application/refusal.ts';
import { STAFF_ROLES } from '../../domain/application/role.ts';
import { STATUS_IDS } from '../../domain/application/status.ts';
import { transitionOf } from '../../domain/application/transitions.ts';
import { ACTION_DIALOG } from '../../domain/texts/lt/action-dialog.ts';
import { ACTION_TEXT } from '../../domain/texts/lt/action.ts';
import { againstCase } from './against-case.ts';
import { fieldsOf } from './fields.ts';
import { actionRows, STAFF_ACTIONS } from './staff-action.ts';
import { filesProblem, readDialog } from './values.ts';

const TODAY = '2026-11-21';
const said = (errors: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, fieldProblemText(code!)]));

describe('fields come from the input of the action', () => {
  test('each dialog asks what its input takes, in one order', () => {
    const asked = Object.fromEntries(
      STAFF_ACTIONS.filter((action) => !action.startsWith('providerSign')).map((action) => [
        action,
        fieldsOf(action as never)
          .map((field) => `${field.name}${field.required ? '' : '?'}`)
          .join(' '),
      ]),
    );
    expect(asked).toEqual({
      renewAml: '',
      reviewAml: 'matches',
      saveAmlCheck: 'result date note? seenCheckId?',
      assessRisk: 'result date note?',
      handOver: 'comment?',
      sendBack: 'comment',
      approve: 'sumCents rate? termMonths delayMonths comment? noBankFinancingNote? acknowledgement?',
      uploadContract: 'contractNumber sumCents rate paymentTerm delayMonths comment?',
      uploadConditionsChange: 'documentNumber documentDate sumCents rate paymentTerm comment?',
      changeTerms: 'sumCents rate? termMonths delayMonths reason',
      confirmConditions: 'sumCents rate paymentTerm reason?',
      setAssessor: 'userId',
      setCompanySize: 'companySizeTypeId',
      setLoanSum: 'sumCents reason?',
      increaseLoanSum: 'sumCents reason?',
      approveWithDocs:
        'contractNumber sumCents rate termMonths delayMonths refusalOfFunding? noBankFinancingNote? comment? acknowledgement?',
      return: 'sections? documents? comment',
      changeContractFile: 'contractNumber sumCents rate paymentTerm delayMonths comment?',
      changeToSubmitted: 'comment?',
      rejectConditionsChange: 'comment',
      regenerateDecision: '',
      reject: 'reasonCode? comment',
      extendDelay: 'delayMonths reason',
      extendEvaluation: 'comment',
      saveLoanSums: 'guaranteesCents covidCents',
      signDecision: 'signingId',
      stopDecision: 'comment',
      terminate: 'comment',
    });
  });
});

const SUM = 'Neįvesta paskolos suma. Formatas 0.00 EUR';
const RATE = 'Neįvesta paskolos palūkanų norma';
const TERM = 'Privalote paskolos terminą';
const DELAY = 'Įveskite atidėjimo terminą';
const COMMENT = 'privalote užpildyti komentaro lauką';
const MONTHS = 'Turi būti įvestas sveikas mėnesių skaičius nuo 1 iki 360';
const NUMBER = 'Privalote įvesti sutarties numerį';
const CONTRACT = { contractNumber: NUMBER, sumCents: SUM, rate: RATE, paymentTerm: TERM, delayMonths: DELAY };

/** What each dialog says when nothing is filled; those that ask for nothing say nothing. */
const NOTHING_FILLED: Partial<Record<string, Record<string, string>>> = {
  approve: { sumCents: SUM, termMonths: MONTHS, delayMonths: DELAY },
  approveWithDocs: {
    contractNumber: NUMBER,
    sumCents: SUM,
    rate: RATE,
    termMonths: MONTHS,
    delayMonths: DELAY,
  },
  uploadContract: CONTRACT,
  changeContractFile: CONTRACT,
  uploadConditionsChange: {
    documentNumber: 'Privalote įvesti dokumento numerį',
    documentDate: 'Įveskite datą',
    sumCents: SUM,
    rate: RATE,
    paymentTerm: TERM,
  },
  confirmConditions: { sumCents: SUM, rate: RATE, paymentTerm: TERM },
  changeTerms: { sumCents: SUM, termMonths: MONTHS, delayMonths: DELAY, reason: 'Įrašykite priežastį' },
  extendDelay: { delayMonths: DELAY, reason: 'Įrašykite priežastį' },
  setAssessor: { userId: 'Privalote pasirinkti asmenį' },
  setCompanySize: { companySizeTypeId: 'Privalote nurodyti verslo subjekto statusą' },
  setLoanSum: { sumCents: 'Neįvesta suma. Formatas 0.00 EUR' },
  increaseLoanSum: { sumCents: 'Neįvesta suma. Formatas 0.00 EUR' },
  saveLoanSums: { guaranteesCents: SUM, covidCents: SUM },
  reviewAml: { matches: 'Atsakykite bent apie vieną atitikmenį' },
  saveAmlCheck: { result: 'Nepasirinkta reikšmė', date: 'Įveskite datą' },
  assessRisk: { result: 'Nepasirinkta reikšmė', date: 'Įveskite datą' },
  stopDecision: { comment: COMMENT },
  sendBack: { comment: COMMENT },
  return: { comment: COMMENT },
  reject: { comment: COMMENT },
  rejectConditionsChange: { comment: COMMENT },
  terminate: { comment: COMMENT },
  extendEvaluation: { comment: COMMENT },
};
/** Their only field is the session at the signing provider, which the dialog brings by itself. */
const SIGNED_ELSEWHERE = ['signDecision', 'providerSign', 'providerSignChange'];
/** What cannot be undone is said before it is done. */
const IRREVERSIBLE = ['reject', 'terminate'];

describe('every dialog of the staff', () => {
  test.each(STAFF_ACTIONS)(
    '%s: what it is called, what it says of empty fields, what follows, and the refusal',
    (action) => {
      const { title, consequence, warning, success } = ACTION_DIALOG[action];
      // Verb and object, with the number of the case; the button has the verb again.
      expect(title).toContain('{number}');
      expect(ACTION_TEXT[action].button.length).toBeGreaterThan(4);
      expect(success).not.toBe('');
      expect([action, warning !== null]).toEqual([action, IRREVERSIBLE.includes(action)]);
      if (warning !== null) expect(consequence).not.toBeNull();
      if (!SIGNED_ELSEWHERE.includes(action))
        expect(said(readDialog(action as never, {}, TODAY).errors)).toEqual(NOTHING_FILLED[action] ?? {});
      // In a status it is not for, and to a role it is not for, it is refused in words.
      const { by, ...row } = transitionOf(action);
      const from = row.from ?? [];
      const elsewhere = STATUS_IDS.find((status) => !from.includes(status))!;
      const roles = STAFF_ROLES.filter((role) => by.includes(role));
      const others = STAFF_ROLES.filter((role) => !by.includes(role));
      for (const code of [refusal(action, elsewhere, roles), refusal(action, from[0]!, others)]) {
        expect([action, code]).not.toEqual([action, null]);
        expect(problemText(code!)).toMatch(/^[A-ZĄČĘĖĮŠŲŪŽ]/);
      }
    },
  );
});

describe('messages are those of the specification, letter by letter', () => {
  test('submit for signature, nothing filled', () => {
    expect(said(readDialog('uploadContract', {}, TODAY).errors)).toEqual({
      contractNumber: 'Privalote įvesti sutarties numerį',
      sumCents: 'Neįvesta paskolos suma. Formatas 0.00 EUR',
      rate: 'Neįvesta paskolos palūkanų norma',
      paymentTerm: 'Privalote paskolos terminą',
      delayMonths: 'Įveskite atidėjimo terminą',
    });
  });

  test.each([
    ['', 'Neįvesta suma. Formatas 0.00 EUR'],
    ['0', 'Paskolos suma negali būti 0'],
    ['12,345', 'Turi būti įvesti skaičiai (formatas 0.00)'],
    ['šimtas', 'Turi būti įvesti skaičiai (formatas 0.00)'],
  ])('a sum %p', (text, message) => {
    expect(said(readDialog('setLoanSum', { sumCents: text }, TODAY).errors)).toEqual({ sumCents: message });
  });

  test('a rate of nothing', () => {
    const { errors } = readDialog('uploadContract', { rate: '0,00' }, TODAY);
    expect(fieldProblemText(errors.rate!)).toBe('Paskolos palūkanų norma negali būti 0');
  });

  test.each([
    ['', 'privalote užpildyti komentaro lauką'],
    ['trum', 'įveskite ilgesnį/tikslesnį komentarą'],
  ])('a rejection with comment %p', (comment, message) => {
    expect(said(readDialog('reject', { comment }, TODAY).errors)).toEqual({ comment: message });
  });

  test.each([
    ['', 'Įveskite atidėjimo terminą'],
    ['0', 'Turi būti įvestas sveikas skaičius nuo 1 iki 120'],
    ['121', 'Turi būti įvestas sveikas skaičius nuo 1 iki 120'],
    ['1,5', 'Turi būti įvestas sveikas skaičius'],
  ])('contract edit with delay %p', (delayMonths, message) => {
    const { errors } = readDialog('changeContractFile', { delayMonths }, TODAY);
    expect(fieldProblemText(errors.delayMonths!)).toBe(message);
  });

  test('a repayment date before today does not do', () => {
    const { errors } = readDialog('uploadContract', { paymentTerm: '2026-11-20' }, TODAY);
    expect(fieldProblemText(errors.paymentTerm!)).toBe('Privalote paskolos terminą');
  });

  test('assessor and size must be chosen', () => {
    expect(said(readDialog('setAssessor', {}, TODAY).errors)).toEqual({
      userId: 'Privalote pasirinkti asmenį',
    });
    expect(said(readDialog('setCompanySize', {}, TODAY).errors)).toEqual({
      companySizeTypeId: 'Privalote nurodyti verslo subjekto statusą',
    });
  });

  test('files: missing, of another kind, too large', () => {
    expect(fieldProblemText(filesProblem('uploadContract', [])!)).toBe('Privalote pasirinkti priedą');
    expect(filesProblem('uploadContract', [{ name: 'a.docx', size: 5 }])).toBe('fileTypeNotAllowed');
    expect(problemText(filesProblem('uploadContract', [{ name: 'a.pdf', size: 21_966_081 }])!)).toBe(
      'Įkeliamas priedas viršija 20mb leistiną limitą',
    );
    expect(filesProblem('uploadContract', [{ name: 'A.PDF', size: 21_966_080 }])).toBeNull();
    expect(filesProblem('approve', [])).toBeNull();
  });
});

test('a filled dialog gives the input in cents and basis points', () => {
  const values = {
    contractNumber: ' PS-12 ',
    sumCents: '620 000,00',
    rate: '2,1',
    paymentTerm: '2028-11-21',
    delayMonths: '6',
  };
  expect(readDialog('uploadContract', values, TODAY)).toEqual({
    errors: {},
    input: {
      contractNumber: 'PS-12',
      sumCents: 62_000_000,
      rate: 210,
      paymentTerm: '2028-11-21',
      delayMonths: 6,
      termsConfirmed: false,
      fileConfirmed: false,
      comment: '',
    },
  });
});

describe('what the case itself says of a sum', () => {
  const facts = { setCents: 50_000_00, requestedCents: 60_000_00, fundedCents: 20_000_00 };
  const judged = (action: 'increaseLoanSum' | 'setLoanSum', sumCents: string, reason = '') =>
    againstCase(readDialog(action, { sumCents, reason }, TODAY), action, facts).errors;

  test('an increase only increases', () => {
    expect(judged('increaseLoanSum', '50000,00')).toEqual({ sumCents: 'sumNotHigher' });
    expect(judged('increaseLoanSum', '49999,99')).toEqual({ sumCents: 'sumNotHigher' });
    expect(judged('increaseLoanSum', '50000,01')).toEqual({});
  });

  test.each(['confirmConditions', 'uploadConditionsChange'] as const)(
    '%s covers what payment requests were approved for',
    (action) => {
      const terms = { rate: '2,10', paymentTerm: '2028-11-22', reason: 'Mažėja poreikis' };
      const document = { documentNumber: 'P-1', documentDate: TODAY, termsConfirmed: true };
      const of = (sumCents: string) =>
        againstCase(readDialog(action, { ...terms, ...document, sumCents }, TODAY), action, facts).errors;
      expect(of('19999,99')).toEqual({ sumCents: 'sumUnderFunded' });
      expect(of('20000,00')).toEqual({});
    },
  );

  test('a sum above the requested one needs a reason', () => {
    expect(judged('setLoanSum', '60000,00')).toEqual({});
    expect(judged('setLoanSum', '60000,01')).toEqual({ reason: 'reasonWanted' });
    expect(judged('setLoanSum', '60000,01', 'maža')).toEqual({ reason: 'reasonTooShort' });
    expect(judged('setLoanSum', '60000,01', 'Pabrango įranga')).toEqual({});
  });
});

describe('the action list', () => {
  const assigned = { unassigned: false, handedOver: false };

  test('next step, allowed, irreversible and locked', () => {
    const rows = actionRows(
      [
        { name: 'reject', refusal: null },
        { name: 'approve', refusal: 'notOwnAssessment' },
        { name: 'setLoanSum', refusal: null },
        { name: 'handOver', refusal: null },
        { name: 'return', refusal: null },
        { name: 'somethingNewer', refusal: null },
      ],
      assigned,
    );
    expect(rows).toEqual({
      next: 'handOver',
      allowed: ['setLoanSum', 'return'],
      dangerous: ['reject'],
      locked: [{ name: 'approve', refusal: 'notOwnAssessment' }],
    });
  });

  test('what unlocks the next step comes first', () => {
    const offered = [
      { name: 'handOver', refusal: 'sizeEntered' },
      { name: 'setCompanySize', refusal: null },
      { name: 'return', refusal: null },
    ];
    expect(actionRows(offered, assigned).next).toBe('setCompanySize');
    expect(
      actionRows([...offered, { name: 'setAssessor', refusal: null }], { ...assigned, unassigned: true })
        .next,
    ).toBe('setAssessor');
  });

  test('what was handed over already is not handed over as the next step', () => {
    const offered = [
      { name: 'handOver', refusal: null },
      { name: 'return', refusal: null },
    ];
    const rows = actionRows(offered, { ...assigned, handedOver: true });
    expect(rows).toMatchObject({ next: null, allowed: ['handOver', 'return'] });
    expect(
      actionRows([...offered, { name: 'approve', refusal: null }], { ...assigned, handedOver: true }).next,
    ).toBe('approve');
  });

  test('what the dialog itself settles does not lock the row', () => {
    expect(actionRows([{ name: 'uploadContract', refusal: 'doubleCheckAccepted' }], assigned).next).toBe(
      'uploadContract',
    );
    expect(actionRows([{ name: 'approve', refusal: 'withinLimits' }], assigned).next).toBeNull();
  });

  test('nothing allowed, no next step', () => {
    expect(actionRows([{ name: 'handOver', refusal: 'wrongRole' }], assigned).next).toBeNull();
  });
});
