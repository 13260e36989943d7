import { describe, expect, test } from '@jest/globals';
import { csvLine } from './csv.ts';

describe('a line of a file for spreadsheets', () => {
  test('cells stand between semicolons', () => {
    expect(csvLine(['1', 'UAB „Linija“', ''])).toBe('1;UAB „Linija“;\r\n');
  });
  test('quotes, semicolons and line ends are wrapped', () => {
    expect(csvLine(['a"b', 'c;d', 'e\nf'])).toBe('"a""b";"c;d";"e\nf"\r\n');
  });
  test.each(['=1+1', '+370', '-cmd', '@SUM(A1)', '\t=1', '  =1', '\r=1'])('%j is never a formula', (text) => {
    expect(csvLine([text]).replace(/^"/, '').startsWith("'")).toBe(true);
  });
  test.each(['-12,50', '1000.00', '-3'])('%s stays a number', (text) => {
    expect(csvLine([text])).toBe(`${text}\r\n`);
  });
});
