import { expect, test } from '@jest/globals';
import { countUntouched, untouchedFindings, type GivenFile } from './findings.ts';
import type { FormData } from './form.ts';
import { COMPANY_CONTEXT, filledCompanyForm } from './testing/filled.ts';

const context = { ...COMPANY_CONTEXT, status: 5 } as const;
const returnedAt = new Date('2026-11-20T10:00:00Z');
const [before, after] = ['2026-11-01T10:00:00Z', '2026-11-21T10:00:00Z'].map((at) => new Date(at));
const file = (given: Partial<GivenFile>): GivenFile => ({
  id: 'a',
  fileType: 9,
  byStaff: false,
  isUsable: true,
  uploadedAt: after!,
  ...given,
});
const form = filledCompanyForm();
const changed = (section: string, key: string, value: unknown): FormData => ({
  ...form,
  [section]: { ...(form[section] as object), [key]: value },
});
const judge = (
  { sections = [], documents = [] }: { sections?: string[]; documents?: string[] },
  now: FormData,
  files: readonly GivenFile[] = [],
) => untouchedFindings({ sections, documents }, { before: form, now, context, files, returnedAt });

test.each([
  ['the same answers', form, ['loan', 'purpose']],
  ['the sum is another', changed('LoanInfo', 'LoanSum', '1000.00'), ['purpose']],
  ['the sum is written otherwise', changed('LoanInfo', 'LoanSum', '185000.00'), ['loan', 'purpose']],
  ['a register filled in the name', changed('CompanyData', 'CompanyName', 'Kita'), ['loan', 'purpose']],
  ['another section was mended', changed('CompanyData', 'NumberOfEmployees', '7'), ['loan', 'purpose']],
  ['both were mended', { ...changed('LoanInfo', 'LoanTerm', 7), InvegaReason: 'Kitam tikslui' }, []],
] as const)('of two returned sections, when %s, these are untouched', (_what, now, left) => {
  expect(judge({ sections: ['loan', 'purpose'] }, now).sections).toEqual(left);
});

test.each([
  ['nothing came', [], true],
  ['the old one is there', [file({ uploadedAt: before! })], true],
  ['a new one came', [file({ uploadedAt: before! }), file({ id: 'b' })], false],
  ['staff uploaded one', [file({ byStaff: true })], true],
  ['a virus was found in the new one', [file({ isUsable: false })], true],
  ['a new one of another purpose came', [file({ fileType: 3 })], true],
] as const)('a returned purpose: %s', (_what, files, isOpen) => {
  expect(judge({ documents: ['9'] }, form, files).documents).toEqual(isOpen ? ['9'] : []);
});

test('a returned file is answered when it is gone, or one of its purpose came after it', () => {
  const old = file({ id: 'f-1', uploadedAt: before! });
  expect(judge({ documents: ['f-1'] }, form, [old]).documents).toEqual(['f-1']);
  expect(judge({ documents: ['f-1'] }, form, []).documents).toEqual([]);
  expect(judge({ documents: ['f-1'] }, form, [old, file({ id: 'f-2' })]).documents).toEqual([]);
});

test('where only words were written, any change is an answer and none is none', () => {
  expect(countUntouched(judge({}, form))).toBe(1);
  expect(countUntouched(judge({}, { ...form, InvegaReason: 'Kitam tikslui' }))).toBe(0);
  expect(countUntouched(judge({}, form, [file({})]))).toBe(0);
  expect(countUntouched(judge({}, form, [file({ byStaff: true })]))).toBe(1);
});
