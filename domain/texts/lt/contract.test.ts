import { describe, expect, test } from '@jest/globals';
import { SCHEME_CODES } from '../../schemes/scheme.ts';
import { contractDocument } from './contract.ts';
import type { LoanTerms } from './contract-terms.ts';
import { authorised } from './party.ts';
import { LOAN_TERMS } from './template/sample-terms.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

function linesOf(terms: LoanTerms): string[] {
  const { title, subtitle, facts, sections, signatures } = contractDocument(terms);
  return [
    title,
    ...subtitle,
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
    ...signatures.flatMap(({ role, name, lines = [] }) => [role, name, ...lines]),
  ].map(plain);
}

const SOLE: LoanTerms = {
  ...LOAN_TERMS,
  scheme: { ...LOAN_TERMS.scheme, ruleSetVersion: null, retentionYears: 5 },
  decision: null,
  borrower: {
    name: 'Rūta Mickevičiūtė',
    code: '900000016',
    address: null,
    email: null,
    signatory: null,
  },
  rateParts: null,
  aidCents: null,
  delayMonths: 0,
  iban: '',
};

/** Every way the parts that may be missing can be missing. */
const WAYS: Record<string, LoanTerms> = {
  'a company, everything known': LOAN_TERMS,
  'a sole trader, nothing known': SOLE,
  'an authorised person': {
    ...LOAN_TERMS,
    borrower: { ...LOAN_TERMS.borrower, signatory: authorised('Jonas P.', '2026-01-02', '2027-01-02') },
    decision: { number: null, date: '2026-11-20' },
    delayMonths: 1,
  },
  ...Object.fromEntries(
    SCHEME_CODES.map((code) => [code, { ...LOAN_TERMS, scheme: { ...LOAN_TERMS.scheme, code } }]),
  ),
};

describe('the loan contract', () => {
  test.each(Object.entries(WAYS))('%s: no gap, no empty clause, numbers without holes', (_, terms) => {
    const lines = linesOf(terms);
    for (const line of lines) {
      expect(line).not.toMatch(/[{}]|undefined|null|NaN| {2}|\(\s*\)|\.\.|,,| [.,;:]/);
      expect(line).toMatch(/\S/);
    }
    const { sections } = contractDocument(terms);
    for (const [index, { heading, paragraphs }] of sections.entries()) {
      expect(heading).toMatch(new RegExp(`^${index + 1}\\. \\p{Lu}`, 'u'));
      expect(paragraphs.map((paragraph) => paragraph.split(' ', 1)[0])).toEqual(
        paragraphs.map((__, at) => `${index + 1}.${at + 1}.`),
      );
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/^\d+\.\d+\. \p{Lu}.{20,}\.$/u);
    }
  });

  test('says what a contract must', () => {
    const text = linesOf(LOAN_TERMS).join('\n');
    for (const words of [
      '2026 m. lapkričio 20 d. sprendimą Nr. 118-S1',
      'vadovas (-ė) Ieva Sakalauskaitė, veikiantis (-i) pagal Juridinių asmenų registro duomenis',
      'taisyklių redakciją „2022-06-15“',
      '2026-11-01 lygi 3,00 % (neigiama norma laikoma nuliu), M – marža, lygi 4,00 %',
      '480,00 EUR sutarties mokestį',
      '0,03 procento',
      '107 straipsnio 3 dalies c punktą',
      '10 metų nuo Sutarties pabaigos',
      'UAB „Šiaurės linija“, Laisvės al. 17, Kaunas, el. paštas sutartys@example.test',
      'Sutarties priedas: 1 priedas.',
    ])
      expect(text).toContain(words);
    expect(linesOf(WAYS['an authorised person']!).join('\n')).toContain(
      'atstovas (-ė) Jonas P., veikiantis (-i) pagal 2026-01-02 įgaliojimą, galiojantį iki 2027-01-02',
    );
  });

  test('is word for word the text that was read and kept', () => {
    expect(linesOf(LOAN_TERMS).join('\n')).toMatchSnapshot('a company');
    expect(linesOf(SOLE).join('\n')).toMatchSnapshot('a sole trader');
  });
});
