import type { components } from '../../api/schema.gen.ts';

export type SigningOutcome = 'checking' | 'signed' | 'cancelled' | 'failed';

type Info = Pick<components['schemas']['SigningInfo'], 'signings' | 'documents' | 'waitsFor'>;

/** How the applicant's newest signing ended; „checking“ while the provider has not said. */
export function outcomeOf(info: Info): SigningOutcome {
  const newest = info.signings
    .filter((one) => one.signer === 'applicant')
    .sort((a, b) => b.startedAt.localeCompare(a.startedAt))[0];
  if (!newest) return info.waitsFor === 'provider' ? 'signed' : 'checking';
  switch (newest.state) {
    case 'completed':
      return 'signed';
    case 'cancelled':
      return 'cancelled';
    case 'failed':
      return 'failed';
    case 'created':
      return 'checking';
  }
}
