import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  effectOf,
  matchState,
  overallResult,
  type JudgedMatch,
  type MatchAnswer,
  type MatchKind,
} from './review.ts';

const unseen = (kind: MatchKind): JudgedMatch => ({ kind, review: null });
const said = (kind: MatchKind, answer: MatchAnswer, more: object = {}): JudgedMatch => ({
  kind,
  review: { answer, answeredById: 'egle', isConfirmed: false, isCleared: false, ...more },
});

describe('the overall result', () => {
  test.each<[string, JudgedMatch[], boolean, number]>([
    ['nobody found passes', [], false, 1],
    ['a match waits for a person, it never fails by itself', [unseen('pep')], false, 3],
    ['one person may say that a person in office is another', [said('pep', 'other')], false, 1],
    ['over a sanctions match one person is not enough', [said('sanctions', 'other')], false, 3],
    ['two are', [said('sanctions', 'other', { isConfirmed: true })], false, 1],
    ['one match nobody has seen waits beside settled ones', [said('pep', 'other'), unseen('pep')], false, 3],
    ['the same person fails it, whatever else is open', [said('pep', 'same'), unseen('sanctions')], false, 2],
    ['until the additional check', [said('sanctions', 'same', { isCleared: true })], false, 1],
    ['a failure stands although nothing is found any more', [], true, 2],
    ['a failure stands with new matches', [unseen('pep')], true, 2],
  ])('%s', (_name, found, failed, expected) => expect(overallResult(found, failed)).toBe(expected));

  test('no walk of one person alone clears a sanctions match', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<MatchAnswer>('same', 'other'), { maxLength: 12 }), (answers) => {
        let match = unseen('sanctions');
        for (const answer of answers) {
          const effect = effectOf(match, { answer, actorId: 'egle' });
          if (effect === 'answers') match = said('sanctions', answer);
          if (effect === 'confirms') match = said('sanctions', answer, { isConfirmed: true });
        }
        expect(overallResult([match], false)).not.toBe(1);
      }),
    );
  });
});

describe('what an answer does', () => {
  const by = (actorId: string, answer: MatchAnswer) => ({ actorId, answer });
  test.each([
    ['the first', unseen('sanctions'), by('egle', 'other'), 'answers'],
    ['nobody confirms themselves', said('sanctions', 'other'), by('egle', 'other'), 'own'],
    ['another confirms', said('sanctions', 'other'), by('ona', 'other'), 'confirms'],
    ['another, or the same, may think otherwise', said('sanctions', 'other'), by('ona', 'same'), 'answers'],
    ['after both too', said('sanctions', 'other', { isConfirmed: true }), by('egle', 'same'), 'answers'],
    [
      'a third is not needed',
      said('sanctions', 'other', { isConfirmed: true }),
      by('jo', 'other'),
      'settled',
    ],
    ['office needs no second', said('pep', 'other'), by('ona', 'other'), 'settled'],
    ['the same person is left to the additional check', said('pep', 'same'), by('ona', 'other'), 'settled'],
  ] as const)('%s', (_name, match, given, expected) => expect(effectOf(match, given)).toBe(expected));

  test('states say what is left to do', () => {
    expect([unseen('pep'), said('pep', 'other'), said('sanctions', 'other')].map(matchState)).toEqual([
      'unseen',
      'other',
      'awaitsSecond',
    ]);
    expect([said('pep', 'same'), said('pep', 'same', { isCleared: true })].map(matchState)).toEqual([
      'same',
      'cleared',
    ]);
  });
});
