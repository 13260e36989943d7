import { describe, expect, test } from '@jest/globals';
import { CLOCK_KINDS, CLOCKS } from './clocks.ts';
import { audienceOf, MAIL_KINDS } from './mail-kind.ts';
import { mailOfClock, mailsOfMove } from './mails.ts';
import { Status } from './status.ts';

const S = Status;

describe('the mail of a clock', () => {
  const dueAt = '2026-12-04T21:59:59.000Z';
  test.each([
    ['2026-12-04T21:59:58.999Z', 'correctionReminder'],
    ['2026-12-04T21:59:59.000Z', 'correctionOverdue'],
    ['2026-12-04T21:59:59.001Z', 'correctionOverdue'],
  ])('at %s is %s', (now, mail) => {
    expect(mailOfClock({ kind: 'correction', dueAt }, now)).toBe(mail);
  });

  test('goes to whom the clock waits for, and every clock that reminds has one', () => {
    for (const kind of CLOCK_KINDS) {
      const before = mailOfClock({ kind, dueAt }, '2026-12-01T00:00:00.000Z');
      expect(before !== null).toBe(CLOCKS[kind].remindBefore.length > 0);
      if (before) expect(audienceOf(before) === 'assignee').toBe(CLOCKS[kind].waitsFor === 'provider');
    }
  });
});

describe('the mails of a move', () => {
  test.each([
    ['changeToSubmitted', S.approved, S.submitted, ['approvalWithdrawn']],
    ['submit', S.returned, S.submitted, ['submitted']],
    ['applicantSign', S.contractGenerated, S.signedByApplicant, ['staffSigned']],
    ['applicantSignChange', S.changeGenerated, S.changeSignedByApplicant, ['staffSigned']],
    ['submitAdditionalDocs', S.awaitingDocuments, S.documentsSubmitted, ['staffDocuments']],
    ['setAssessor', S.submitted, S.submitted, ['staffAssigned']],
    ['changeTerms', S.contractGenerated, S.approved, ['termsChanged']],
    ['changeTerms', S.approved, S.approved, []],
    ['setLoanSum', S.submitted, S.submitted, []],
    ['delete', S.preparing, null, []],
  ] as const)('%s from %s to %s are %j', (action, from, to, mails) => {
    expect(mailsOfMove({ action, from, to })).toEqual(mails);
  });

  test('that ask for a signature go to the address for the contract, others do not', () => {
    expect(MAIL_KINDS.filter((kind) => audienceOf(kind) === 'signing')).toEqual([
      'contractToSign',
      'contractReplaced',
      'termsChanged',
      'signingExpired',
      'signingReminder',
      'changeToSign',
    ]);
  });
});
