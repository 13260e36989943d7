import { describe, expect, test } from '@jest/globals';
import { commentHint, READER_TEXT } from '../texts/lt/comment-reader.ts';
import { commentReaderOf } from './comment-readers.ts';
import { fieldsOf, INPUTS } from './inputs.ts';
import { ACTION_NAMES, transitionOf } from './transitions.ts';

describe('who reads a comment', () => {
  test('is said for every action that takes one, and for no other', () => {
    for (const action of ACTION_NAMES) {
      const takes = ['comment', 'note', 'reason', 'matches'].some((name) => name in fieldsOf(action));
      expect(`${action}: ${commentReaderOf(action) !== null}`).toBe(`${action}: ${takes}`);
    }
  });

  test('the applicant reads these six, as PRODUCT.md section 10 lists them, and nothing else', () => {
    const read = ACTION_NAMES.filter((action) => commentReaderOf(action) === 'applicant');
    expect([...read].sort()).toEqual([
      'approveWithDocs',
      'reject',
      'rejectConditionsChange',
      'return',
      'terminate',
      'uploadConditionsChange',
    ]);
    // What is written for the applicant is written by staff.
    for (const action of read) expect(transitionOf(action).by).not.toContain('applicant');
  });

  test('what refuses the applicant something is explained', () => {
    for (const action of ['return', 'reject', 'rejectConditionsChange'] as const) {
      expect(INPUTS[action].safeParse({}).success).toBe(false);
      expect(INPUTS[action].safeParse({ comment: 'Penki' }).success).toBe(false);
      expect(INPUTS[action].safeParse({ comment: 'Šešios' }).success).toBe(true);
    }
  });

  test('is said beside the field in words of its own', () => {
    expect(commentHint('applicant', true)).toBe('Matys pareiškėjas. Bent 6 ženklai.');
    expect(commentHint('staff', false)).toBe('Matys tik darbuotojai. Neprivaloma.');
    expect(READER_TEXT.applicant.label).not.toBe(READER_TEXT.staff.label);
  });
});
