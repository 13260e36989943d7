import { describe, expect, test } from '@jest/globals';
import { contractDraftRefusal, evaluationRefusal } from './evaluating.ts';
import { ROLES } from './role.ts';
import { signActionOf, signedKind, signerOf, signingRefusal } from './signatures.ts';
import { Status, STATUS_IDS } from './status.ts';

describe('who signs what', () => {
  test('the applicant first, then the provider, the contract and later its change', () => {
    const waited = STATUS_IDS.filter((status) => signerOf(status) !== null);
    expect(waited.map((status) => [status, signerOf(status), signedKind(status)])).toEqual([
      [Status.contractGenerated, 'applicant', 'Contract'],
      [Status.signedByApplicant, 'provider', 'Contract'],
      [Status.changeGenerated, 'applicant', 'ChangeConditions'],
      [Status.changeSignedByApplicant, 'provider', 'ChangeConditions'],
    ]);
    expect([signerOf(null), signedKind(null)]).toEqual([null, null]);
  });

  test('a session to sign is for the role and in the status that waits for it', () => {
    expect(signingRefusal('applicant', ['applicant'], Status.contractGenerated)).toBeNull();
    expect(signingRefusal('provider', ['signatory'], Status.changeSignedByApplicant)).toBeNull();
    expect(signingRefusal('provider', ['manager'], Status.signedByApplicant)).toBe('wrongRole');
    expect(signingRefusal('applicant', ['applicant'], Status.signedByApplicant)).toBe('wrongStatus');
    expect(signingRefusal('applicant', ['applicant'], null)).toBe('wrongStatus');
    expect(signingRefusal('applicant', ['applicant'])).toBeNull();
  });

  test('a signature makes the move of the status it was given in, else one that the table refuses', () => {
    expect(signActionOf('applicant', Status.changeGenerated)).toBe('applicantSignChange');
    expect(signActionOf('provider', Status.signedByApplicant)).toBe('providerSign');
    expect(signActionOf('provider', Status.changeGenerated)).toBe('providerSign');
    expect(signActionOf('applicant', null)).toBe('applicantSign');
  });
});

describe('who asks for an evaluation', () => {
  test('the applicant of a draft or a returned request, staff while it is assessed', () => {
    const open = (kind: 'applicant' | 'recheck' | 'double') =>
      STATUS_IDS.filter((status) => evaluationRefusal(kind, status, ROLES) === null);
    expect(open('applicant')).toEqual([Status.preparing, Status.returned]);
    for (const kind of ['recheck', 'double'] as const)
      expect(open(kind)).toEqual([
        Status.submitted,
        Status.approved,
        Status.returned,
        Status.awaitingDocuments,
        Status.documentsSubmitted,
      ]);
    expect(evaluationRefusal('recheck', null, ['assessor'])).toBe('wrongStatus');
  });

  test('no staff role that only signs or administers, and no applicant for staff', () => {
    for (const role of ['applicant', 'signatory', 'administrator'] as const)
      expect(evaluationRefusal('double', Status.submitted, [role])).toBe('wrongRole');
  });

  test('the contract is drafted by a manager', () => {
    expect(ROLES.filter((role) => contractDraftRefusal([role]) === null)).toEqual(['manager']);
  });
});
