import { describe, expect, test } from '@jest/globals';
import { filled } from '../../../templates/filled.ts';
import { namesIn } from '../../../templates/template.ts';
import { contractDocument } from '../contract.ts';
import { decisionDocument } from '../document.ts';
import { mailText, mailWords } from '../mail.ts';
import { LOAN_TERMS } from './sample-terms.ts';
import { CONTRACT_TEXT } from './contract.ts';
import { TEXT_KEYS, textKind, type TextKey } from './kinds.ts';
import { textProblems } from './problems.ts';

const first = (key: TextKey): string => textKind(key).first['text']!;
const problemsOf = (key: TextKey, text: string): string[] => textProblems(key, { text })['text'] ?? [];

describe('texts with versions', () => {
  test.each(TEXT_KEYS)('version 1 of %s has nothing wrong with it', (key) => {
    expect(textProblems(key, textKind(key).first)).toEqual({});
  });

  test('what a fact says is never read as template', () => {
    const values = { a: '{b} [jei b: x]', b: 'B', tuščias: null };
    expect(filled('{a} {b}[jei a: , {b}][jei tuščias: niekada {b}]', values)).toBe('{b} [jei b: x] B, B');
    expect(namesIn('{a}[jei b: {c}]')).toEqual(['a', 'b', 'c']);
    const hostile = '## Skyrius\n| a | b\n{teikėjas}';
    const { sections, facts } = decisionDocument({
      requestId: 1,
      number: '1-S1',
      date: '2026-11-21',
      schemeName: 'Priemonė',
      applicant: { name: hostile, code: '900000016' },
      requestedCents: 1_00,
      approvedCents: null,
      comment: hostile,
    });
    expect(sections.map(({ heading }) => heading)).toEqual(['Sprendimas', 'Tolesni veiksmai']);
    expect(sections[0]!.paragraphs).toContain(hostile);
    expect(facts).toContainEqual({ label: 'Pareiškėjas', value: `${hostile}, kodas 900000016` });
  });

  test.each([
    [
      'a place nobody knows',
      (text: string) => text.replace('{suma}', '{suma_žodžiais}'),
      'Nežinomas laukas {suma_žodžiais}',
    ],
    [
      'a clause a contract must have',
      (text: string) => text.replace(/^\[būtina delspinigiai\].*$/mu, ''),
      'Trūksta privalomos nuostatos „delspinigiai“',
    ],
    [
      'a clause without words',
      (text: string) => text.replace(/^(\[būtina ginčai\]).*$/mu, '$1'),
      'Trūksta privalomos nuostatos „ginčai“',
    ],
    [
      'a clause that does not say the rate',
      (text: string) => text.replace('fiksuotos {norma} dydžio', 'fiksuotos'),
      'Nuostatoje „palūkanos“ trūksta lauko {norma}',
    ],
    [
      'a mark that was mistyped',
      (text: string) => text.replace('[jei marža:', '[jeigu marža:'),
      'Neatpažintas ženklas „[“ ties „[jeigu marža: Palūkanų norma apskaičiuot…“',
    ],
    [
      'no title',
      (text: string) => text.replace('# Paskolos sutartis', ''),
      'Trūksta antraštės: eilutės, prasidedančios „# “',
    ],
  ])('a draft with %s is refused in words', (_, edit, sentence) => {
    const edited = edit(CONTRACT_TEXT);
    expect(edited).not.toBe(CONTRACT_TEXT);
    expect(problemsOf('contract', edited)).toContain(sentence);
  });

  test('a person is no place of any mail, and a term must be told', () => {
    const parts = textKind('mail-contractToSign').first;
    expect(textProblems('mail-contractToSign', { ...parts, body: 'Pasirašykite, {vardas}.' })).toEqual({
      body: ['Nežinomas laukas {vardas}', 'Trūksta privalomo lauko {iki} arba {diena}'],
    });
    expect(textProblems('mail-contractToSign', { ...parts, subject: '', missed: '' })).toEqual({
      subject: ['Tekstas tuščias'],
    });
    for (const key of TEXT_KEYS.filter((one) => one.startsWith('mail-')))
      expect(Object.keys(textKind(key).places)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/vard|kod|sum/)]),
      );
  });

  test('an edited text is what documents and mails say', () => {
    const edited = first('contract').replace('Už naudojimąsi Paskola mokamos', 'Už Paskolą mokamos');
    expect(JSON.stringify(contractDocument(LOAN_TERMS, edited).sections)).toContain(
      '4.1. Už Paskolą mokamos fiksuotos',
    );
    const facts = { requestId: 7, dueDate: '2026-12-04', link: 'https://portal.test/x' };
    const mail = { subject: 'Nr. {numeris}', body: 'Pasirašykite{iki}.', missed: '' };
    expect(mailWords('contractToSign', facts, mail)).toMatchObject({
      subject: 'Nr. 7',
      body: 'Pasirašykite iki 2026-12-04.',
      until: '2026-12-04',
      missed: null,
    });
    expect(mailText('contractToSign', facts, mail).text).toMatch(/^Pasirašykite iki 2026-12-04\.\n\n/);
  });
});
