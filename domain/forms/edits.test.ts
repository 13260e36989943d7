import { expect, test } from '@jest/globals';
import type { AnswerSection } from './answers.ts';
import { editsBetween } from './edits.ts';

const section = (rows: Record<string, string>): AnswerSection => ({
  id: 'contact',
  number: 1,
  title: 'Kontaktinė informacija',
  rows: Object.entries(rows).map(([path, value]) => ({ path, label: path, value, fromRegister: false })),
});

test('only answers that differ are changes: another one, a new one, and one that is gone', () => {
  const before = [section({ phone: '+370 600 00000', mail: 'a@b.lt', gone: '1' })];
  const after = [section({ phone: '+370 611 11111', mail: 'a@b.lt', fresh: '2' })];
  expect(editsBetween(before, after).map(({ path, before: was, after: is }) => [path, was, is])).toEqual([
    ['phone', '+370 600 00000', '+370 611 11111'],
    ['fresh', null, '2'],
    ['gone', '1', null],
  ]);
  expect(editsBetween([section({})], [section({ phone: '–' })])).toEqual([]);
});

test('a section that only one of the two has is a change of all its answers', () => {
  expect(editsBetween([], [section({ phone: '+370 600 00000' })])).toHaveLength(1);
  expect(editsBetween([section({ phone: '1' })], [])).toEqual([
    { section: 'Kontaktinė informacija', path: 'phone', label: 'phone', before: '1', after: null },
  ]);
});
