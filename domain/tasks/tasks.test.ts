import { describe, expect, test } from '@jest/globals';
import { ARRIVALS } from '../application/arrivals.ts';
import { STATUS_IDS } from '../application/status.ts';
import { queueLabel, TASK_TEXT } from '../texts/lt/task.ts';
import { TASK_KINDS, TASKS, mayDoTask, taskKindsOf } from './kind.ts';
import { DEFAULT_QUEUE, QUEUES, queueOf, queueOfStatus } from './queues.ts';

describe('tasks', () => {
  test('every kind waits for somebody and has words', () => {
    for (const kind of TASK_KINDS) {
      expect(TASKS[kind].waitsFor.length).toBeGreaterThan(0);
      expect(TASK_TEXT[kind].title).toMatch(/\S/);
    }
  });

  test.each([
    [
      'assessor',
      ['takeRequest', 'assess', 'reviewPaymentRequest', 'amlReview', 'confirmRegister', 'undeliveredMail'],
    ],
    ['approver', ['decide', 'confirmTerms', 'decisionFell']],
    ['signatory', ['signAsProvider', 'signChange', 'signDecision']],
    ['administrator', ['stuck']],
  ])('%s receives %p', (role, kinds) => {
    expect(taskKindsOf([role])).toEqual(kinds);
  });

  test('roles nobody knows receive nothing', () => {
    expect(taskKindsOf(['applicant', '__proto__'])).toEqual([]);
    expect(mayDoTask('decide', [])).toBe(false);
  });

  test('every task an arrival opens is a known kind', () => {
    for (const { tasks } of Object.values(ARRIVALS))
      for (const kind of tasks) expect(TASK_KINDS).toContain(kind);
  });
});

describe('queues', () => {
  test('each status has exactly one queue and each queue a name', () => {
    for (const status of STATUS_IDS) expect(queueOfStatus(status)?.filter.statuses).toEqual([status]);
    expect(QUEUES).toHaveLength(STATUS_IDS.length + 7);
    expect(new Set(QUEUES.map((queue) => queue.key)).size).toBe(QUEUES.length);
    for (const queue of QUEUES) expect(queueLabel(queue.key)).toMatch(/\S/);
  });

  test('the inbox opens with one’s own work; unknown keys are nothing', () => {
    expect(queueOf(DEFAULT_QUEUE)?.filter.mine).toBe(true);
    expect(queueOf('constructor')).toBeUndefined();
  });
});
