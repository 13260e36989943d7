import { expect, test } from '@jest/globals';
import { decisionDocument, type DecidedTerms, type DecisionCondition } from './document.ts';
import { beyondSentence, outsideSentence } from './terms.ts';

const TERMS: DecidedTerms = {
  rateBp: 210,
  formula: { referenceBp: 300, marginBp: 400 },
  termMonths: 24,
  delayMonths: 3,
  hash: 'ab'.repeat(32),
};

const facts = (terms: DecidedTerms | null, approvedCents: number | null) =>
  decisionDocument({
    requestId: 143,
    number: '143-S1',
    date: '2026-11-22',
    schemeName: 'Priemonė',
    applicant: { name: 'UAB „Pavyzdys“', code: '900000016' },
    requestedCents: 60_000_00,
    approvedCents,
    comment: '',
    terms,
  }).facts.map(({ label, value }) => `${label}: ${value.replaceAll('\u00A0', ' ')}`);

test('the decision prints every term it binds to, with the hash', () => {
  expect(facts(TERMS, 50_000_00)).toEqual(
    expect.arrayContaining([
      'Patvirtinta suma: 50 000,00 EUR',
      'Mažiausia metinė palūkanų norma: 2,10 % = (3,00 % + 4,00 %) × 0,3',
      'Ilgiausias terminas: 24 mėnesiai nuo sutarties dienos',
      'Ilgiausias atidėjimas: 3 mėnesiai',
      `Sąlygų kontrolinis kodas (SHA-256): ${TERMS.hash}`,
    ]),
  );
  const finer = { ...TERMS, rateBp: 212, formula: { referenceBp: 305, marginBp: 400 } };
  expect(facts(finer, 50_000_00)).toContain(
    'Mažiausia metinė palūkanų norma: 2,115 % = (3,05 % + 4,00 %) × 0,3',
  );
  expect(facts({ ...TERMS, formula: null }, 50_000_00)).toContain('Mažiausia metinė palūkanų norma: 2,10 %');
});

const decided = (condition: DecisionCondition | null) =>
  decisionDocument({
    requestId: 143,
    number: '143-S1',
    date: '2026-11-22',
    schemeName: 'Priemonė',
    applicant: { name: 'UAB „Pavyzdys“', code: '900000016' },
    requestedCents: 60_000_00,
    approvedCents: 50_000_00,
    comment: '',
    condition,
  });

test('an approval with documents names the documents and the last day for them', () => {
  const text = decided({ refusalOfFunding: true, comment: ' Nuomos sutartis. ', by: '2027-01-07' });
  expect(text.title).toBe('Sprendimas dėl finansavimo su sąlyga');
  expect(text.facts).toContainEqual({ label: 'Dokumentus pateikti iki', value: '2027-01-07' });
  const [decision, documents, next] = text.sections;
  expect(decision!.paragraphs[0]).toContain('su sąlyga, kad pareiškėjas iki 2027-01-07 pateiks');
  expect(documents!.paragraphs).toEqual([
    'Pažymos, kad bankai ir kitos finansų įstaigos atsisakė pareiškėją finansuoti.',
    'Nuomos sutartis.',
  ]);
  expect(next!.paragraphs.join(' ')).toContain('iki 2027-01-07');
});

test('an approval with documents that nobody listed points to the portal; one without waits for nothing', () => {
  const bare = decided({ refusalOfFunding: false, comment: '', by: null });
  expect(bare.sections[1]!.paragraphs).toEqual(['Papildomi dokumentai, kurių prašoma portale.']);
  expect(JSON.stringify(bare)).not.toContain('iki ');
  const whole = decided(null);
  expect(whole.title).toBe('Sprendimas dėl finansavimo');
  expect(JSON.stringify(whole)).not.toMatch(/sąlyga,|Pateiktini|Dokumentus/);
});

test('a refusal names what the scheme does not know, each once and in one order', () => {
  expect(outsideSentence(['delayNotShorter', 'termOverScheme', 'constructor', 7])).toBe(
    'Terminas ilgesnis, nei numato priemonė. Atidėjimas turi būti trumpesnis už paskolos terminą',
  );
  expect(outsideSentence([])).toBeNull();
});

test('a rejection prints no terms', () => {
  expect(facts(null, null).join()).not.toMatch(/SHA|norma|Ilgiausias/);
});

test('a refusal names what goes beyond, and says when nothing was approved at all', () => {
  expect(beyondSentence('withinApprovedTerms', ['sumCents', 'rate'])).toContain('suma, palūkanų norma.');
  expect(beyondSentence('changeConfirmed', ['paymentTerm'])).toContain('galutinis grąžinimo terminas.');
  expect(beyondSentence('withinApprovedTerms', ['missing'])).toContain('dar nepatvirtino');
  expect(beyondSentence('withinApprovedTerms', [])).toBeNull();
  expect(beyondSentence('withinApprovedTerms', ['constructor', 7])).toBeNull();
});
