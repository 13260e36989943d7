import { describe, expect, test } from '@jest/globals';
import { proposalStep, type Proposal } from './proposal.ts';

const ASKED = { sumCents: 55_000_00, rate: null, paymentTerm: null };
const OPEN: Proposal = {
  ...ASKED,
  kind: 'increase',
  reason: 'Pabrango įranga',
  proposedBy: 'kristina',
  proposedAt: '2026-11-22T08:00:00Z',
  confirmedBy: null,
};

describe('two people, one sum', () => {
  test.each([
    ['a manager proposes', null, 'kristina', ['manager'], ASKED, 'propose'],
    ['a manager proposes another sum', OPEN, 'kristina', ['manager'], { ...ASKED, sumCents: 1 }, 'propose'],
    ['a manager proposes the same once more', OPEN, 'kristina', ['manager'], ASKED, 'repeat'],
    [
      'both roles do not confirm what they proposed',
      OPEN,
      'kristina',
      ['manager', 'approver'],
      ASKED,
      'repeat',
    ],
    ['the approver confirms the same sum', OPEN, 'andrius', ['approver'], ASKED, 'confirm'],
    ['both roles in another person confirm', OPEN, 'andrius', ['manager', 'approver'], ASKED, 'confirm'],
    [
      'a cent more is not what was proposed',
      OPEN,
      'andrius',
      ['approver'],
      { ...ASKED, sumCents: 5_500_001 },
      'unmatched',
    ],
    ['the approver alone proposes nothing', null, 'andrius', ['approver'], ASKED, 'unmatched'],
    [
      'what is confirmed is not confirmed again',
      { ...OPEN, confirmedBy: 'andrius' },
      'andrius',
      ['approver'],
      ASKED,
      'unmatched',
    ],
    ['before anything is said the approver may confirm', OPEN, 'andrius', ['approver'], null, 'confirm'],
    ['before anything is said the manager may propose', OPEN, 'kristina', ['manager'], null, 'propose'],
  ] as const)('%s', (...[, open, actorId, roles, asked, step]) => {
    expect(proposalStep(open, { actorId, roles, asked })).toBe(step);
  });
});
