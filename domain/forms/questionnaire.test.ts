import { describe, expect, test } from '@jest/globals';
import type { SchemeCode } from '../schemes/index.ts';
import type { FormContext, FormData } from './form.ts';
import { normaliseForm } from './normalise.ts';
import { getAt, setAt } from './path.ts';
import { formProgress } from './progress.ts';
import { COMPANY_CONTEXT, filledCompanyForm } from './testing/filled.ts';
import { validateForm } from './validate.ts';

const MISSING = 'Visi klausimyno atsakymai privalomo būti užpildyti';

function form({ size = 2, social = true as boolean | null, questions = {} as object }): FormData {
  const data = filledCompanyForm();
  setAt(data, 'CompanyData.CompanySizeType', size);
  setAt(data, 'LoanInfo.LoanSocialBusiness', social);
  setAt(data, 'Questionnaire', questions);
  return data;
}
const context = (activeSince: string | null, scheme: SchemeCode = 'tiesiogines'): FormContext => ({
  ...COMPANY_CONTEXT,
  activeSince,
  scheme,
});
const asked = (data: FormData, given: FormContext): number =>
  validateForm(data, given).filter(({ message }) => message === MISSING).length;

/** Today in these forms is 2026-11-21. */
describe('the six questions are for young and small social business', () => {
  test.each<[string, Parameters<typeof form>[0], string | null, number]>([
    ['very small, social, a year old', { size: 1 }, '2025-11-21', 6],
    ['small, social, under five years', { size: 2 }, '2021-11-22', 6],
    ['on the fifth anniversary itself', { size: 2 }, '2021-11-21', 6],
    ['the day after it', { size: 2 }, '2021-11-20', 0],
    ['medium', { size: 3 }, '2025-11-21', 0],
    ['large', { size: 4 }, '2025-11-21', 0],
    ['no social business', { social: false }, '2025-11-21', 0],
    ['nobody has said yet whether it is', { social: null }, '2025-11-21', 0],
    ['its age not known yet', {}, null, 6],
  ])('%s', (_name, given, since, expected) => {
    expect(asked(form(given), context(since))).toBe(expected);
  });

  test.each<[SchemeCode, number]>([
    ['tiesiogines', 6],
    ['startuok', 6],
    ['covid', 0],
    ['nuoma', 0],
  ])('by scheme: %s', (scheme, expected) => {
    expect(asked(form({}), context('2025-11-21', scheme))).toBe(expected);
  });

  test('hostile answers are no answers', () => {
    const questions = { IsNotTaken: null, IsNotListed: [], IsSmall: 'taip', IsNotJoined: { a: 1 } };
    expect(asked(form({ questions }), context('2025-11-21'))).toBe(6);
  });
});

describe('answers to questions that are not asked any more', () => {
  const answered = { IsSmall: false, IsSmallComment: 'Turime 60 darbuotojų', IsNotListed: true };
  const grown = form({ size: 3, questions: answered });
  const young = context('2025-11-21');

  test('are kept while the form is edited, and asked anew when the size changes back', () => {
    const stored = normaliseForm(grown, young);
    expect(getAt(stored, 'Questionnaire')).toMatchObject(answered);
    setAt(stored, 'CompanyData.CompanySizeType', 2);
    expect(getAt(normaliseForm(stored, young), 'Questionnaire')).toMatchObject(answered);
  });

  test('are not part of what is submitted, nor of what is left to do', () => {
    const { Questionnaire } = normaliseForm(grown, young, 'submission');
    expect(Object.values(Questionnaire as object).every((value) => value === null)).toBe(true);
    expect(validateForm(grown, young)).toEqual([]);
    const { sections } = formProgress(grown, young);
    expect(sections.find(({ id }) => id === 'declarations')?.state.kind).toBe('complete');
  });
});
