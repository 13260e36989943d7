import type { components } from '../../api/schema.gen.ts';

export type SigningOutcome = 'checking' | 'signed' | 'cancelled' | 'failed' | 'expired' | 'replaced';

type Info = Pick<components['schemas']['SigningInfo'], 'signings' | 'documents' | 'waitsFor'>;

/** The applicant's newest signing; null before the first. */
export function newestSigning({ signings }: Pick<Info, 'signings'>): Info['signings'][number] | null {
  return (
    signings
      .filter((signing) => signing.signer === 'applicant')
      .sort((a, b) => b.startedAt.localeCompare(a.startedAt))[0] ?? null
  );
}

/** How the applicant's newest signing ended; „checking“ while the provider has not said. */
export function outcomeOf(info: Info): SigningOutcome {
  // The other party's turn: somebody has signed for the applicant, in whichever session.
  if (info.waitsFor === 'provider') return 'signed';
  const newest = newestSigning(info);
  if (!newest) return 'checking';
  if (newest.state === 'completed') return 'signed';
  // Nobody's signature is waited for any more: the term ran out and closed the session.
  if (info.waitsFor === null) return 'expired';
  switch (newest.state) {
    case 'cancelled':
      return info.documents.some(({ Id }) => Id === newest.documentId) ? 'cancelled' : 'replaced';
    case 'failed':
      return 'failed';
    case 'created':
      return 'checking';
  }
}
