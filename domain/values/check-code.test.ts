import { describe, expect, test } from '@jest/globals';
import { readCheckCode } from './check-code.ts';

describe('the code of a check at the tax authority', () => {
  test.each([
    ['304151376', { kind: 'company', code: '304151376' }],
    [' 304 151 376 ', { kind: 'company', code: '304151376' }],
    ['48403129911', { kind: 'person', code: '48403129911' }],
    ['484031-29911', { kind: 'person', code: '48403129911' }],
  ])('%j is read', (typed, expected) => {
    expect(readCheckCode(typed)).toMatchObject(expected);
  });

  test.each([
    '',
    '-',
    '12345678',
    '1234567890',
    '123456789012',
    'LT123456789',
    '12345678x',
    '１２３４５６７８９',
  ])('%j is no code', (typed) => {
    expect(readCheckCode(typed)).toBeNull();
  });

  test('a wrong checksum is told, not refused: the register is the truth', () => {
    expect(readCheckCode('124110246')).toMatchObject({ checksumOk: true });
    expect(readCheckCode('124110247')).toEqual({ kind: 'company', code: '124110247', checksumOk: false });
    expect(readCheckCode('48403129912')).toMatchObject({ kind: 'person', checksumOk: false });
  });
});
