import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SCHEME_CODES, type LoginType } from '../schemes/index.ts';
import { isEditable, optionsOf, type Field, type FormContext, type FormData } from './form.ts';
import { normaliseForm } from './normalise.ts';
import { normaliseValue } from './normalise-value.ts';
import { getAt, setAt } from './path.ts';
import { sectionsFor } from './sections/index.ts';
import { COMPANY_CONTEXT, filledCompanyForm, filledIndividualForm } from './testing/filled.ts';
import { validateForm } from './validate.ts';

/** What people paste and what breaks naive cleaning: marks apart from their letters, prefixes twice, halves of characters. */
const PIECES = [
  ...[
    'e',
    '\u0301',
    '\u200b',
    'a\u030a',
    '\u0958',
    'ß',
    'ŉ',
    'ΐ',
    '\uD83D',
    '\uDE00',
    '\u202e',
    '\ufeff',
    '\u1161',
    '\u1100',
  ],
  ...[
    ' ',
    '\u00a0',
    '\r',
    '\n',
    ',',
    ';',
    '.',
    '-',
    '\u2212',
    '%',
    '(',
    ')',
    '+',
    '00',
    '8',
    '6',
    '370',
    '123456789',
  ],
  ...['LT', 'LT-', 'lt', '0.0000001', '-0', '1e-7', 'EUR', '€', 'x@y.lt', '2026-01-31', 'true', 'null'],
];
const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((all) => all.join(''));
const long = fc
  .tuple(pieces, fc.constantFrom('123456789,', '9 ', 'e\u0301', '\u0958', '\uD83D\uDE00', ' '), fc.nat(2500))
  .map(([start, piece, times]) => start + piece.repeat(times));
const scalar = fc.oneof(
  { weight: 6, arbitrary: pieces },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 1, arbitrary: long },
  { weight: 2, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null)) },
);

function valueFor(field: Field, context: FormContext): fc.Arbitrary<unknown> {
  if (field.rows) {
    const cells = Object.fromEntries(field.rows.fields.map((cell) => [cell.path, scalar]));
    return fc.array(fc.oneof(fc.record(cells, { requiredKeys: [] }), scalar), {
      maxLength: field.rows.max + 3,
    });
  }
  const options = optionsOf(field, context).map(({ value }) => value);
  return options.length > 0 ? fc.oneof(scalar, fc.constantFrom(...options)) : scalar;
}

const CONTEXTS: FormContext[] = (['Company', 'Individual'] as LoginType[]).flatMap((loginType) =>
  SCHEME_CODES.map((scheme) => ({ ...COMPANY_CONTEXT, loginType, scheme, activeSince: '2024-01-01' })),
);

const filled = (context: FormContext): FormData =>
  context.loginType === 'Company' ? filledCompanyForm() : filledIndividualForm();

describe.each(CONTEXTS.map((context) => [`${context.loginType}, ${context.scheme}`, context] as const))(
  '%s',
  (_name, context) => {
    const fields = sectionsFor(context).flatMap((section) => section.fields.filter(isEditable));

    test('a stored value stays as it is, whatever was typed', () => {
      for (const field of fields) {
        fc.assert(
          fc.property(valueFor(field, context), (typed) => {
            const once = normaliseValue(field, typed, context);
            expect([field.path, normaliseValue(field, once, context)]).toEqual([field.path, once]);
            expect(JSON.parse(JSON.stringify(once ?? null))).toEqual(once ?? null);
          }),
          { numRuns: 25 },
        );
      }
    });

    test('what is wrong with the answers as typed is wrong with them as stored, and nothing else', () => {
      const changes = fc.array(
        fc
          .constantFrom(...fields)
          .chain((field) => valueFor(field, context).map((value) => ({ path: field.path, value }))),
        { maxLength: 12 },
      );
      fc.assert(
        fc.property(changes, (all) => {
          const typed = filled(context);
          for (const { path, value } of all) setAt(typed, path, value);
          const stored = normaliseForm(typed, context);
          expect(normaliseForm(stored, context)).toEqual(stored);
          expect(validateForm(stored, context)).toEqual(validateForm(typed, context));
          const submitted = normaliseForm(stored, context, 'submission');
          expect(normaliseForm(submitted, context, 'submission')).toEqual(submitted);
          expect(validateForm(submitted, context)).toEqual(validateForm(typed, context));
        }),
        { numRuns: 60 },
      );
    });

    test('rows above the maximum are all kept and said to be too many', () => {
      for (const field of fields.filter(({ rows, showIf }) => rows && !showIf)) {
        const typed = filled(context);
        const [row] = getAt(normaliseForm(typed, context), field.path) as object[];
        if (!row) continue;
        const many = Array.from({ length: field.rows!.max + 2 }, () => row);
        setAt(typed, field.path, many);
        expect(getAt(normaliseForm(typed, context), field.path)).toHaveLength(many.length);
        const found = validateForm(typed, context).find(({ path }) => path === field.path);
        expect(found).toMatchObject({
          code: 'tooManyRows',
          message: `Daugiausia eilučių: ${field.rows!.max}. Pašalinkite nereikalingas`,
        });
      }
    });
  },
);
