import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decisionNumberText } from './decision-number.ts';
import { lineDifferences } from './line-differences.ts';
import { missingMarks, type ContractMarks } from './names-contract.ts';

const MARKS: ContractMarks = {
  borrower: { name: 'UAB „Šiaurės linija“', code: '900000016' },
  number: 'TP-9',
  sumCents: 50_000_00,
};
const contract = (sum: string, who = 'UAB "ŠIAURĖS LINIJA"', number = 'Nr. TP - 9') =>
  `Paskolos sutartis ${number}\n${who}\nPaskolos suma ${sum} EUR`;

describe('a contract file names its borrower, number and sum', () => {
  test.each(['50 000,00', '50\u00A0000,00', '50000.00', '50.000,00', '50000', '50 000'])(
    'a sum written as „%s“',
    (sum) => expect(missingMarks(contract(sum), MARKS)).toEqual([]),
  );
  test.each(['150 000,00', '5 000,00', '50 000,01', '500000', '50 000,5'])('„%s“ is another sum', (sum) =>
    expect(missingMarks(contract(sum), MARKS)).toEqual(['sum']),
  );
  test('the code alone is enough, another company’s is not', () => {
    expect(missingMarks(contract('50000', 'kodas 900000016'), MARKS)).toEqual([]);
    expect(missingMarks(contract('50000', 'kodas 9000000167, UAB „Kita“'), MARKS)).toEqual(['borrower']);
  });
  test('nothing of it is in somebody else’s', () => {
    expect(missingMarks('', MARKS)).toEqual(['borrower', 'number', 'sum']);
  });
  test('cents belong to the sum', () => {
    const marks = { ...MARKS, sumCents: 50_000_07 };
    expect(missingMarks(contract('50 000,07'), marks)).toEqual([]);
    expect(missingMarks(contract('50 000'), marks)).toEqual(['sum']);
  });
});

describe('what changes in a text', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
  const kept = (found: ReturnType<typeof lineDifferences>, left: string) =>
    found.filter(({ kind }) => kind !== left).map(({ text }) => text);

  test('both texts can be read from the differences, and no shorter list says it', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const found = lineDifferences(before, after);
        expect(kept(found, 'added')).toEqual(before);
        expect(kept(found, 'removed')).toEqual(after);
        const same = found.filter(({ kind }) => kind === 'same').length;
        expect(same).toBe(longestCommon(before, after));
      }),
    );
  });

  test('a changed line goes and comes where it stands', () => {
    expect(lineDifferences(['1', 'x', '3'], ['1', 'y', '3']).map(({ kind }) => kind)).toEqual([
      'same',
      'removed',
      'added',
      'same',
    ]);
  });
});

/** By trying every choice: slow, and another way than the table. */
function longestCommon(a: readonly string[], b: readonly string[]): number {
  const seen = new Map<string, number>();
  const from = (i: number, j: number): number => {
    if (i === a.length || j === b.length) return 0;
    const known = seen.get(`${i}:${j}`);
    if (known !== undefined) return known;
    const skip = Math.max(from(i + 1, j), from(i, j + 1));
    const found = a[i] === b[j] ? Math.max(skip, 1 + from(i + 1, j + 1)) : skip;
    seen.set(`${i}:${j}`, found);
    return found;
  };
  return from(0, 0);
}

test('numbers of decisions say whose, which paper and the how-many-eth; old ones stay as they are', () => {
  expect(decisionNumberText({ requestId: 118, series: 'S', ordinal: 2 })).toBe('118-S2');
  expect(decisionNumberText({ requestId: 118, series: 'P', ordinal: 1 })).toBe('118-P1');
  expect(decisionNumberText({ requestId: 118, series: 'S', ordinal: null })).toBe('118');
});
