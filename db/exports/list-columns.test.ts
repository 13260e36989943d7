import { expect, test } from '@jest/globals';
import { DOCUMENT_TYPE_LABEL } from '../../domain/texts/lt/attachment.ts';
import { EXPORT_HEAD } from '../../domain/texts/lt/export.ts';
import { LIST_COLUMNS } from './list-columns.ts';

test('the list as a file names its papers by the specification’s second set of labels, 1 to 12', () => {
  const types = Array.from({ length: 12 }, (_, at) => at + 1);
  const papers = LIST_COLUMNS.find(({ head }) => head === EXPORT_HEAD.documentTypes)!;
  const all = types.map((type) => DOCUMENT_TYPE_LABEL[type]);
  expect(papers.cell({ fileTypes: types } as never, undefined as never)).toBe(all.join('; '));
  expect([all[1], all[3], all[7]]).toEqual([
    'Vienos įmonės deklaracija',
    'Verslo planas',
    'Buhalterio pažyma apie prekybą su Kinija',
  ]);
  expect(new Set(all).size).toBe(12);
});
