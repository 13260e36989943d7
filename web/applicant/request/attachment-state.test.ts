import { expect, test } from '@jest/globals';
import { ATTACHMENT_STATE as STATE } from '../../../domain/texts/lt/attachment.ts';
import { attachmentState } from './attachment-state.ts';

const file = (Id: string, UploadedAt: string, ScanState: 'clean' | 'unchecked' | 'infected' = 'clean') => ({
  Id,
  UploadedAt,
  ScanState,
});
const old = file('a', '2026-11-01 10:00:00');
const fresh = file('b', '2026-11-21 10:00:00', 'unchecked');
const infected = file('c', '2026-11-21 10:00:00', 'infected');
const returned = (...documents: string[]) => ({
  comment: 'Trūksta parašo',
  at: '2026-11-20 12:00:00',
  by: null,
  sections: [],
  documents,
  untouched: null,
});

test.each([
  ['nothing uploaded', true, [], null, 'missing', STATE.missing],
  ['nothing uploaded, not required', false, [], null, 'optional', STATE.optional],
  ['two files', true, [old, fresh], null, 'done', `${STATE.uploaded} 2`],
  ['only an infected file', true, [infected], null, 'missing', STATE.missing],
  ['returned by purpose', true, [old], returned('3'), 'returned', STATE.returned],
  ['returned by file', true, [old], returned('a'), 'returned', STATE.returned],
  ['another purpose returned', true, [old], returned('5'), 'done', `${STATE.uploaded} 1`],
  ['returned and uploaded anew', true, [old, fresh], returned('3'), 'done', STATE.again],
  [
    'returned, and what came since is infected',
    true,
    [old, infected],
    returned('3'),
    'returned',
    STATE.returned,
  ],
] as const)('%s', (...row) => {
  const [, Required, files, back, mark, text] = row;
  expect(attachmentState({ FileType: 3, Required }, files, back)).toEqual({
    mark,
    text,
    comment: mark === 'returned' ? 'Trūksta parašo' : null,
  });
});
