import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { levelUnchecked, SIGNING_SETTINGS } from './signing-settings.ts';

const settings = z.object(SIGNING_SETTINGS);
const given = {
  SIGNING_URL: 'https://signing.example.lt',
  SIGNING_ACCESS_TOKEN: 'x',
  SIGNING_CA_FILE: '/x',
};

describe('what a signature must be worth', () => {
  test('is qualified unless said otherwise', () => {
    expect(settings.parse(given)).toMatchObject({
      SIGNATURE_LEVELS: ['QESIG'],
      SIGNATURE_VALIDATION_POLICY: 'POLv3',
    });
    expect(settings.parse({ ...given, SIGNATURE_LEVELS: 'QESIG, ADESIG_QC' }).SIGNATURE_LEVELS).toEqual([
      'QESIG',
      'ADESIG_QC',
    ]);
  });

  test.each(['QES', '', 'QESIG,', 'qesig'])('„%s“ is no level', (levels) => {
    expect(settings.safeParse({ ...given, SIGNATURE_LEVELS: levels }).success).toBe(false);
  });

  test('is unchecked in production without a service, and nowhere else', () => {
    const service = { SIGNATURE_VALIDATION_URL: 'https://siva.example.lt' };
    const cases = [
      ['production', given, true],
      ['production', { ...given, ...service }, false],
      ['demo', given, false],
    ] as const;
    for (const [APP_ENV, values, unchecked] of cases)
      expect(levelUnchecked({ ...settings.parse(values), APP_ENV })).toBe(unchecked);
  });
});
