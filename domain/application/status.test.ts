import { expect, test } from '@jest/globals';
import { followsFromAnothersMove, isOvertaken } from './refusal.ts';
import {
  ASSESSED_STATUSES,
  CLOSED_STATUSES,
  COPYABLE_STATUSES,
  DECIDED_STATUSES,
  DECISION_STATUSES,
  DRAFTED_STATUSES,
  FINAL_STATUSES,
  holdOf,
  PENDING_STATUSES,
  STATUS_IDS,
} from './status.ts';

test('what follows from a status is what the specification says of its number', () => {
  expect({
    final: FINAL_STATUSES,
    drafted: DRAFTED_STATUSES,
    assessed: ASSESSED_STATUSES,
    pending: PENDING_STATUSES,
    decided: DECIDED_STATUSES,
    copyable: COPYABLE_STATUSES,
    closed: CLOSED_STATUSES,
    approvalPrinted: DECISION_STATUSES.approval,
    rejectionPrinted: DECISION_STATUSES.rejection,
    reserved: STATUS_IDS.filter((status) => holdOf(status) === 'reserved'),
    issued: STATUS_IDS.filter((status) => holdOf(status) === 'issued'),
  }).toEqual({
    final: [4, 10],
    drafted: [1, 5],
    assessed: [2, 3, 5, 11, 12],
    pending: [2, 12],
    decided: [3, 7, 8, 9, 10, 13, 14, 15, 16],
    copyable: [4, 6],
    closed: [4, 6, 10],
    approvalPrinted: [3, 7, 8, 11],
    rejectionPrinted: [4],
    reserved: [2, 3, 5, 7, 8, 11, 12],
    issued: [9, 13, 14, 15, 16],
  });
});

test('looking again helps who was overtaken, not who may not decide about their own', () => {
  const codes = [
    'versionConflict',
    'wrongStatus',
    'screeningIdle',
    'findingsCurrent',
    'notOwnApproval',
    'wrongRole',
  ];
  expect(codes.map((code) => [isOvertaken(code), followsFromAnothersMove(code)])).toEqual([
    [true, true],
    [true, true],
    [true, true],
    [true, true],
    [false, true],
    [false, false],
  ]);
});
