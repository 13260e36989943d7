import { expect, test } from '@jest/globals';
import { registeredEvrks } from './registered-evrks.ts';

const TODAY = '2026-11-21';

test.each([
  ['not asked yet', undefined, null],
  ['no answer', null, null],
  ['no activity at all', { activities: [] }, []],
  ['without an end', { activities: [{ code: '464300', to: null }] }, ['464300']],
  ['ends today', { activities: [{ code: '464300', to: TODAY }] }, ['464300']],
  ['ended yesterday', { activities: [{ code: '464300', to: '2026-11-20' }] }, []],
  [
    'one of two ended',
    { activities: [{ code: '464300', to: '2020-01-01' }, { code: '620100' }] },
    ['620100'],
  ],
])('activities of the tax authority: %s', (_name, answer, codes) => {
  expect(registeredEvrks(answer, TODAY)).toEqual(codes);
});
