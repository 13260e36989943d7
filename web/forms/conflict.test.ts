import { describe, expect, test } from '@jest/globals';
import { getAt, setAt } from '../../domain/forms/path.ts';
import { COMPANY_CONTEXT, filledCompanyForm } from '../../domain/forms/testing/filled.ts';
import { CONFLICT } from '../../domain/texts/lt/screen/common.ts';
import { differences, putTogether, type Versions } from './conflict.ts';

const form = (changes: Record<string, unknown> = {}): Record<string, unknown> => {
  const made = structuredClone(filledCompanyForm()) as Record<string, unknown>;
  for (const [path, value] of Object.entries(changes)) setAt(made, path, value);
  return made;
};
const compared = (mine: object, theirs: object, base: object | null = form()) =>
  differences({ mine, theirs, base }, COMPANY_CONTEXT);

describe('two versions of one draft', () => {
  test('only answers that differ are listed, in words, with their section', () => {
    const found = compared(
      form({ 'LoanInfo.LoanSum': '195 000,00', 'ContactInfo.ApplicantEmail': 'a@b.lt' }),
      form({ 'LoanInfo.LoanSum': '200000.00', 'ContactInfo.ApplicantEmail': 'a@b.lt ' }),
    );
    expect(found).toMatchObject([
      {
        path: 'LoanInfo.LoanSum',
        label: 'Paskolos suma',
        section: expect.stringContaining('askol'),
        mine: { text: '195\u00A0000,00\u00A0EUR' },
        theirs: { text: '200\u00A0000,00\u00A0EUR' },
        changedBy: 'both',
      },
    ]);
  });

  test('the same answers written differently do not differ', () => {
    expect(
      compared(form({ 'LoanInfo.LoanSum': '1 000,5' }), form({ 'LoanInfo.LoanSum': '1000.50' })),
    ).toEqual([]);
  });

  test('who changed an answer is known from what both began with', () => {
    const changed = form({ 'LoanInfo.LoanSum': '1000.00' });
    expect(compared(changed, form())[0]?.changedBy).toBe('mine');
    expect(compared(form(), changed)[0]?.changedBy).toBe('theirs');
    expect(compared(form(), changed, null)[0]?.changedBy).toBeNull();
  });

  test('rows are told with their labels: added, half filled, deleted and none at all', () => {
    const [first] = getAt(form(), 'suppliers') as object[];
    const half = { name: 'Pusė tiekėjo' };
    const [found] = compared(form({ suppliers: [first, half] }), form({ suppliers: [first] }));
    expect(found).toMatchObject({ label: 'Pagrindiniai tiekėjai', changedBy: 'mine', mayBoth: false });
    expect(found!.mine.rows?.map((row) => row.isOnlyHere)).toEqual([false, true]);
    expect(found!.mine.rows?.[1]?.text).toMatch(/^[^:]+: Pusė tiekėjo$/);
    expect(found!.mine.rows?.[0]?.text.split('\n').length).toBeGreaterThan(2);
    expect(compared(form({ suppliers: [] }), form())[0]?.mine).toEqual({ text: CONFLICT.noRows });
  });

  test('an address is one answer, of which only what differs is told', () => {
    const street = 'CompanyData.ActivityAddress.Street';
    const found = compared(form({ [street]: 'Pilies g.' }), form({ [street]: 'Gedimino pr.' }));
    expect(found).toMatchObject([
      {
        path: 'CompanyData.ActivityAddress',
        label: CONFLICT.address,
        mine: { text: expect.stringContaining('Pilies g.') },
      },
    ]);
    expect(found[0]!.mine.text).not.toContain('\n');
    expect(found[0]!.paths).toContain(street);
  });

  test('no text of a comparison is a key or a code of ours', () => {
    const empty = { RequestSystemInfo: {} };
    for (const { label, mine, theirs } of compared(form(), empty, null))
      for (const text of [label, mine.text, theirs.text, ...(mine.rows ?? []).map((row) => row.text)])
        expect(text).not.toMatch(/[{}[\]]|undefined|null|^[a-z]+[A-Z]\w*$/);
  });
});

describe('the version put together', () => {
  const versions = (mine: object, theirs: object): Omit<Versions, 'base'> => ({ mine, theirs });
  const choose = (mine: object, theirs: object, choice: 'mine' | 'theirs' | 'both') =>
    putTogether(
      versions(mine, theirs),
      compared(mine, theirs).map((one) => ({ ...one, choice })),
      COMPANY_CONTEXT,
    );

  test('holds for each answer the one that was chosen, and own answers elsewhere', () => {
    const mine = form({ 'LoanInfo.LoanSum': '1000.00', 'ContactInfo.ApplicantEmail': 'mano@b.lt' });
    const theirs = form({ 'LoanInfo.LoanSum': '2000.00', 'ContactInfo.ApplicantEmail': 'jo@b.lt' });
    const result = putTogether(
      versions(mine, theirs),
      compared(mine, theirs).map((one) => ({
        ...one,
        choice: one.path.startsWith('LoanInfo') ? ('theirs' as const) : ('mine' as const),
      })),
      COMPANY_CONTEXT,
    );
    expect(getAt(result, 'LoanInfo.LoanSum')).toMatch(/^2\s?000[.,]00$/u);
    expect(getAt(result, 'ContactInfo.ApplicantEmail')).toBe('mano@b.lt');
    expect(
      differences({ mine: choose(mine, theirs, 'theirs'), theirs, base: null }, COMPANY_CONTEXT),
    ).toEqual([]);
    expect(
      differences({ mine: choose(mine, theirs, 'mine'), theirs: mine, base: null }, COMPANY_CONTEXT),
    ).toEqual([]);
  });

  test('of lists both may be kept: nobody loses a row', () => {
    const [first] = getAt(form(), 'suppliers') as { name: string }[];
    const mine = form({ suppliers: [first, { ...first, name: 'Mano' }] });
    const theirs = form({ suppliers: [first, { ...first, name: 'Jo' }] });
    expect(compared(mine, theirs)[0]).toMatchObject({ mayBoth: true, changedBy: 'both' });
    const both = getAt(choose(mine, theirs, 'both'), 'suppliers') as { name: string }[];
    expect(both.map(({ name }) => name)).toEqual([first!.name, 'Jo', 'Mano']);
  });
});
