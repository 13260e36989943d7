import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CONDITIONS, CONDITION_NAMES, type Condition, type Facts } from './conditions.ts';
import { refusal } from './refusal.ts';
import { ROLES } from './role.ts';
import { Status } from './status.ts';
import { ACTION_NAMES, transitionOf } from './transitions.ts';

/** Everything is as it should be. */
const GOOD: Facts = {
  actorId: 'andrius',
  periodOpen: true,
  withinCallTerm: true,
  consentGiven: true,
  sectorTaken: false,
  sourceCopyable: true,
  formVersionMatches: true,
  ownRequest: true,
  formProblems: 0,
  missingAttachments: [],
  evaluationDecision: 'Accepted',
  evaluationCurrent: true,
  sumCents: 100,
  limitCents: 100,
  returned: false,
  companySizeEntered: true,
  amlResult: 1,
  screeningRunning: false,
  amlReviewable: true,
  amlFailed: true,
  matchesReviewed: true,
  findingsCurrent: true,
  ownFinding: false,
  loanSumSet: true,
  handedOver: true,
  assessedBy: ['egle'],
  approvedBy: ['kristina'],
  beyondApproved: [],
  outsideScheme: [],
  unconfirmedChange: [],
  sumReasonGiven: true,
  sumIncreases: true,
  coversFunded: true,
  delayExtended: false,
  delayGrows: true,
  proposalStep: 'confirm',
  reasonGiven: true,
  assessorAssignable: true,
  additionalFiles: 1,
  refusalsComplete: true,
  doubleCheckDecision: 'Accepted',
  signatureVerified: true,
  deadlinePassed: true,
  decisionInTheWay: false,
  decisionToStop: true,
  mayStopDecision: true,
  decidedBy: ['kristina'],
  evaluationExtended: false,
};

/** The one change that breaks each condition. */
const BREAKS: Record<Condition, Partial<Facts>> = {
  periodOpen: { periodOpen: false },
  withinCallTerm: { withinCallTerm: false },
  periodOpenUnlessReturned: { periodOpen: false, returned: false },
  consentGiven: { consentGiven: false },
  oneRequestPerSector: { sectorTaken: true },
  sourceCopyable: { sourceCopyable: false },
  formVersionMatches: { formVersionMatches: false },
  ownRequest: { ownRequest: false },
  formComplete: { formProblems: 1 },
  attachmentsComplete: { missingAttachments: [12] },
  evaluationAccepted: { evaluationDecision: 'DataIsMissing' },
  evaluationCurrent: { evaluationCurrent: false },
  withinLimits: { sumCents: 101 },
  sizeEntered: { companySizeEntered: false },
  amlNotFailed: { amlResult: 2 },
  screeningIdle: { screeningRunning: true },
  amlReviewable: { amlReviewable: false },
  amlFailed: { amlFailed: false },
  matchesReviewed: { matchesReviewed: false },
  findingsCurrent: { findingsCurrent: false },
  notOwnFinding: { ownFinding: true },
  loanSumSet: { loanSumSet: false },
  handedOver: { handedOver: false },
  notOwnAssessment: { assessedBy: ['egle', 'andrius'] },
  notOwnApproval: { approvedBy: ['kristina', 'andrius'] },
  withinApprovedTerms: { beyondApproved: ['rate'] },
  withinScheme: { outsideScheme: ['termOverScheme'] },
  changeConfirmed: { unconfirmedChange: ['sumCents'] },
  sumReasonGiven: { sumReasonGiven: false },
  delayNotExtended: { delayExtended: true },
  delayGrows: { delayGrows: false },
  sumIncreases: { sumIncreases: false },
  coversFunded: { coversFunded: false },
  proposalMatches: { proposalStep: 'unmatched' },
  notOwnProposal: { proposalStep: 'repeat' },
  reasonGiven: { reasonGiven: false },
  assessorAssignable: { assessorAssignable: false },
  atLeastOneAdditionalFile: { additionalFiles: 0 },
  refusalsComplete: { refusalsComplete: false },
  doubleCheckAccepted: { doubleCheckDecision: null },
  signatureVerified: { signatureVerified: false },
  deadlinePassed: { deadlinePassed: false },
  noDecisionHeld: { decisionInTheWay: true },
  decisionHeld: { decisionToStop: false },
  mayStopDecision: { mayStopDecision: false },
  notOwnDecision: { decidedBy: ['kristina', 'andrius'] },
  evaluationNotExtended: { evaluationExtended: true },
};

describe('conditions', () => {
  test.each(CONDITION_NAMES)('%s holds when all is well, and one fact breaks it', (name) => {
    expect(CONDITIONS[name](GOOD)).toBe(true);
    expect(CONDITIONS[name]({ ...GOOD, ...BREAKS[name] })).toBe(false);
  });

  test('every action is allowed when all is well, and refused with the code of what is broken', () => {
    for (const action of ACTION_NAMES) {
      const { from, needs } = transitionOf(action);
      const status = from === null ? null : from[0]!;
      expect(refusal(action, status, ROLES, GOOD)).toBeNull();
      for (const condition of needs) {
        expect(refusal(action, status, ROLES, { ...GOOD, ...BREAKS[condition] })).toBe(condition);
      }
    }
  });

  test('the first broken condition of the row is named', () => {
    const facts = fc.subarray([...CONDITION_NAMES]).map((broken) => ({
      broken,
      facts: Object.assign({}, GOOD, ...broken.map((name) => BREAKS[name])) as Facts,
    }));
    fc.assert(
      fc.property(facts, ({ broken, facts: given }) => {
        const needs = transitionOf('submit').needs;
        const expected = needs.find((name) => broken.includes(name) || !CONDITIONS[name](given)) ?? null;
        expect(refusal('submit', Status.preparing, ['applicant'], given)).toBe(expected);
      }),
    );
  });

  test('a returned request may be submitted after the call has closed, a new one may not', () => {
    const closed = { ...GOOD, periodOpen: false };
    expect(refusal('submit', Status.returned, ['applicant'], { ...closed, returned: true })).toBeNull();
    expect(refusal('submit', Status.preparing, ['applicant'], closed)).toBe('periodOpenUnlessReturned');
    expect(refusal('start', null, ['applicant'], closed)).toBe('periodOpen');
  });

  test('screening that has not answered yet or needs a look does not stop the approver; a failed one does', () => {
    const approve = (amlResult: Facts['amlResult']) =>
      refusal('approve', Status.submitted, ['approver'], { ...GOOD, amlResult });
    expect([approve(null), approve(1), approve(3), approve(2)]).toEqual([null, null, null, 'amlNotFailed']);
  });
});
