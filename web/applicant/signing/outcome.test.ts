import { describe, expect, test } from '@jest/globals';
import { outcomeOf } from './outcome.ts';

type Info = Parameters<typeof outcomeOf>[0];
const signing = (state: string, startedAt: string, signer = 'applicant') =>
  ({ state, startedAt, signer }) as Info['signings'][number];

describe('how a signing ended', () => {
  test('the newest attempt of the applicant counts', () => {
    const signings = [
      signing('cancelled', '2026-11-20 10:00:00'),
      signing('completed', '2026-11-20 11:00:00'),
    ];
    expect(outcomeOf({ signings, documents: [], waitsFor: 'provider' })).toBe('signed');
  });

  test('an open session is still being checked', () => {
    expect(
      outcomeOf({
        signings: [signing('created', '2026-11-20 10:00:00')],
        documents: [],
        waitsFor: 'applicant',
      }),
    ).toBe('checking');
  });

  test('a session that the term closed is expired, not cancelled by the person', () => {
    for (const state of ['cancelled', 'created'])
      expect(
        outcomeOf({ signings: [signing(state, '2026-11-20 10:00:00')], documents: [], waitsFor: null }),
      ).toBe('expired');
  });

  test('a session over a document that was replaced is told from one the person broke off', () => {
    const one = { ...signing('cancelled', '2026-11-20 10:00:00'), documentId: 'old' };
    const documents = (Id: string) => [{ Id }] as Info['documents'];
    expect(outcomeOf({ signings: [one], documents: documents('old'), waitsFor: 'applicant' })).toBe(
      'cancelled',
    );
    expect(outcomeOf({ signings: [one], documents: documents('new'), waitsFor: 'applicant' })).toBe(
      'replaced',
    );
  });

  test('whoever signed for the applicant, it is signed', () => {
    const signings = [
      signing('cancelled', '2026-11-20 12:00:00'),
      signing('completed', '2026-11-20 11:00:00'),
    ];
    expect(outcomeOf({ signings, documents: [], waitsFor: 'provider' })).toBe('signed');
  });

  test('signings of the provider say nothing about the applicant', () => {
    expect(
      outcomeOf({
        signings: [signing('failed', '2026-11-20 10:00:00', 'provider')],
        documents: [],
        waitsFor: 'applicant',
      }),
    ).toBe('checking');
  });
});
