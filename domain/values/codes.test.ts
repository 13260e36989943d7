import { describe, expect, test } from '@jest/globals';
import { ageInYears, checkPersonCode, cleanPersonCode } from './person-code.ts';
import { checkCompanyCode, cleanCompanyCode } from './company-code.ts';
import { formatIban, ibanProblem, isLithuanianIban } from './iban.ts';

describe('personal codes', () => {
  test.each([
    ['50001018865', '2000-01-01'],
    ['33309240064', '1933-09-24'],
    ['69912310080', '2099-12-31'],
    ['69912310215', '2099-12-31'],
    ['69912310450', '2099-12-31'],
    ['69912311000', '2099-12-31'],
    ['48403129911', '1984-03-12'],
  ])('%s is valid, born %s', (code, birthDate) => {
    expect(checkPersonCode(code)).toEqual({ formatOk: true, checksumOk: true, birthDate });
  });

  test('a wrong checksum is only a warning', () => {
    expect(checkPersonCode('38208080214')).toEqual({
      formatOk: true,
      checksumOk: false,
      birthDate: '1982-08-08',
    });
  });

  test.each(['', '123', '4840312991', '484031299112', '4840312991a', '٤٨٤٠٣١٢٩٩١١'])(
    '„%s“ is not a code',
    (code) => {
      expect(checkPersonCode(code).formatOk).toBe(false);
    },
  );

  test('old records with day 00 and codes that begin with 9 have no birth date', () => {
    expect(checkPersonCode('34500000000').birthDate).toBeNull();
    expect(checkPersonCode('90001018865').birthDate).toBeNull();
    expect(checkPersonCode('38213080214')).toMatchObject({ checksumOk: false, birthDate: null });
  });

  test('spaces and hyphens are forgiven', () => {
    expect(cleanPersonCode(' 484-0312 9911\u00A0')).toBe('48403129911');
  });

  test('age changes on the birthday', () => {
    expect(ageInYears('1984-03-12', '2026-03-11')).toBe(41);
    expect(ageInYears('1984-03-12', '2026-03-12')).toBe(42);
  });
});

describe('company codes', () => {
  test.each([
    '124110246',
    '188659752',
    '191630223',
    '110084026',
    '300000053',
    '300000107',
    '300001280',
    '300002560',
    '900000016',
  ])('%s is valid', (code) => {
    expect(checkCompanyCode(code)).toEqual({ formatOk: true, checksumOk: true });
  });

  test('a wrong checksum is only a warning', () => {
    expect(checkCompanyCode('124110247')).toEqual({ formatOk: true, checksumOk: false });
  });

  test.each(['', '12411024', '1241102466', '12411024a'])('„%s“ is not a code', (code) => {
    expect(checkCompanyCode(code).formatOk).toBe(false);
  });

  test('spaces are forgiven', () => {
    expect(cleanCompanyCode('124 110 246')).toBe('124110246');
  });
});

describe('IBAN', () => {
  test.each([
    ['LT121000011101001000', null],
    ['lt12 1000 0111 0100 1000', null],
    ['LT12\u00A01000\u00A00111\u00A00100\u00A01000', null],
    ['LT131000011101001000', 'checksum'],
    ['LT12100001110100100', 'format'],
    ['LT12100001110100100012', 'length'],
    ['LT1210000111010010', 'format'],
    ['LT', 'missing'],
    ['', 'missing'],
    ['1210000111010010001', 'format'],
    ['LT12 1000 0111 0100 100A', 'format'],
    ['x'.repeat(10_000), 'format'],
  ])('%s → %s', (typed, problem) => {
    expect(ibanProblem(typed)).toBe(problem);
  });

  test('a foreign account with 20 digits is well formed but not Lithuanian', () => {
    // An Estonian IBAN has 20 characters too.
    expect(ibanProblem('EE382200221020145685')).toBeNull();
    expect(isLithuanianIban('EE382200221020145685')).toBe(false);
    expect(isLithuanianIban('LT197300090000000001')).toBe(true);
  });

  test('is printed in groups of four', () => {
    expect(formatIban('LT121000011101001000')).toBe('LT12 1000 0111 0100 1000'.replaceAll(' ', '\u00A0'));
  });
});
