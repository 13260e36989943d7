import { describe, expect, test } from '@jest/globals';
import { differences, type Move } from './audit.ts';

const move = (requestId: number, version: number, action = 'start'): Move => ({ requestId, version, action });

describe('answers and log held against each other', () => {
  test('agree whatever their order', () => {
    const [one, two] = [move(1, 1), move(1, 2, 'delete')];
    expect(differences([one, two], [two, one])).toEqual({ lost: [], doubled: [] });
  });

  test('an answered move that is not in the log is lost', () => {
    expect(differences([move(1, 1), move(2, 1)], [move(1, 1)])).toEqual({ lost: [move(2, 1)], doubled: [] });
  });

  test('a key that made a second request is found, though both are first versions', () => {
    expect(differences([move(1, 1)], [move(1, 1), move(2, 1)]).doubled).toEqual([move(2, 1)]);
  });

  test('the same move twice in the log is one too many', () => {
    expect(differences([move(1, 1)], [move(1, 1), move(1, 1)])).toEqual({ lost: [], doubled: [move(1, 1)] });
  });

  test('another action under the same version is both lost and too many', () => {
    const found = differences([move(1, 2, 'delete')], [move(1, 2, 'evaluate')]);
    expect(found).toEqual({ lost: [move(1, 2, 'delete')], doubled: [move(1, 2, 'evaluate')] });
  });
});
