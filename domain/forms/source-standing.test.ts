import { expect, test } from '@jest/globals';
import { sourceStandings } from './source-standing.ts';

const AT = '2026-11-22T07:57:00.000Z';
const SINCE = '2026-11-22T08:10:00.000Z';
const STEP = { name: 'accounts', dataAt: null, isFound: null, isPublicData: false, missingSince: null };

test.each([
  ['is being asked for the first time', {}, { kind: 'asked' }],
  ['has answered', { dataAt: AT, isFound: true }, { kind: 'known', at: AT, isPublicData: false }],
  [
    'open data stood in for',
    { dataAt: AT, isFound: true, isPublicData: true },
    { kind: 'known', at: AT, isPublicData: true },
  ],
  ['has answered that it knows nobody', { dataAt: AT, isFound: false }, { kind: 'nothing' }],
  ['does not answer', { missingSince: SINCE }, { kind: 'silent', since: SINCE }],
  [
    'does not answer, and there are earlier data',
    { dataAt: AT, isFound: true, missingSince: SINCE },
    { kind: 'known', at: AT, isPublicData: false },
  ],
])('a register that %s', (_what, told, standing) => {
  expect(sourceStandings([{ ...STEP, ...told }]).accounts).toEqual(standing);
});

test('a register nobody asks about such a party is no source', () => {
  expect(sourceStandings([STEP]).legalEntities).toEqual({ kind: 'nothing' });
});
