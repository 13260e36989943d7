import { describe, expect, test } from '@jest/globals';
import { STATUS_IDS } from '../../../domain/application/status.ts';
import { stageStates } from './status-stage.ts';

describe('the tracker of a request', () => {
  test('knows every status', () => {
    for (const status of STATUS_IDS) expect(stageStates(status)).toHaveLength(5);
  });

  test('a rejected request stops at the decision', () => {
    expect(stageStates(4)).toEqual(['done', 'done', 'stopped', 'ahead', 'ahead']);
  });

  test('a contract waiting for a signature is the fourth step', () => {
    expect(stageStates(7)).toEqual(['done', 'done', 'done', 'current', 'ahead']);
  });
});
