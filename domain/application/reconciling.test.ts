import { describe, expect, test } from '@jest/globals';
import {
  differenceBetween,
  firstNumberAfter,
  lostSteps,
  type HeldMark,
  type HeldStep,
  type RowMark,
} from './reconciling.ts';

const row = (more: Partial<RowMark> = {}): RowMark => ({
  status: 'submitted',
  version: 4,
  lastCommand: 'd',
  mustRun: true,
  ...more,
});
const held = (more: Partial<HeldMark> = {}): HeldMark => ({
  status: 'submitted',
  version: 4,
  lastCommand: 'd',
  ...more,
});

describe('a row and its workflow', () => {
  test.each([
    ['agree', row(), held(), null],
    ['nothing on either side', null, null, null],
    ['the row has no workflow', row(), null, 'missing'],
    ['a final row needs none', row({ mustRun: false }), null, null],
    ['the workflow has no row', null, held(), 'orphan'],
    ['the same status at an older version', row(), held({ version: 2 }), 'behind'],
    ['the same status at a newer version', row({ version: 2 }), held(), 'ahead'],
    ['a newer version of another status', row({ version: 2 }), held({ status: 'approved' }), 'ahead'],
    ['the same version by another command', row(), held({ lastCommand: 'x' }), 'forked'],
    ['the same version in another status', row(), held({ status: 'returned' }), 'forked'],
    ['rejected in the row, running', row({ status: 'rejected', mustRun: false }), held(), 'notEnded'],
    ['deleted in the row, behind', row({ mustRun: false }), held({ version: 1 }), 'notEnded'],
    ['a command that is not known is not another', row(), held({ lastCommand: null }), null],
    ['a workflow that has shown nothing', row(), held({ version: null, status: null }), null],
  ] as const)('%s', (_what, ofRow, ofWorkflow, found) => {
    expect(differenceBetween(ofRow, ofWorkflow)).toBe(found);
  });
});

const step = (version: number, commandId: string | null): HeldStep => ({
  version,
  commandId,
  status: 2,
  action: 'setAssessor',
  at: '2026-11-20T10:00:00.000Z',
});

test('lost is what the database knows under no version or under another command', () => {
  const steps = [step(1, 'a'), step(2, 'b'), step(3, 'x'), step(4, null), step(5, null)];
  const known = [
    { version: 1, commandId: 'a' },
    { version: 2, commandId: 'b' },
    { version: 3, commandId: 'c' },
    { version: 4, commandId: 'd' },
  ];
  expect(lostSteps(steps, known).map(({ version }) => version)).toEqual([3, 5]);
});

test.each([
  [0, 2_001],
  [101, 2_001],
  [999, 2_001],
  [1_000, 3_001],
  [2_000, 4_001],
  [12_345, 14_001],
])('after a restore the numbers beyond %i begin at %i', (highest, first) => {
  expect(firstNumberAfter(highest)).toBe(first);
  expect(first - highest).toBeGreaterThan(1_000);
});
