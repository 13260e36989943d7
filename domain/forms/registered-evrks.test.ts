import { expect, test } from '@jest/globals';
import { registeredEvrks } from './registered-evrks.ts';

const listed = (code: string, to: string | null) => ({ code, from: '2010-01-01', to, main: true });
const TODAY = '2026-11-21';

test.each([
  ['not asked yet', undefined, null],
  ['no answer', null, null],
  ['no activity at all', { activities: [] }, []],
  ['without an end', { activities: [listed('464300', null)] }, ['464300']],
  ['ends today', { activities: [listed('464300', TODAY)] }, ['464300']],
  ['ended yesterday', { activities: [listed('464300', '2026-11-20')] }, []],
  ['one of two ended', { activities: [listed('464300', '2020-01-01'), listed('620100', null)] }, ['620100']],
])('activities of the tax authority: %s', (_name, answer, codes) => {
  expect(registeredEvrks(answer, TODAY)).toEqual(codes);
});
