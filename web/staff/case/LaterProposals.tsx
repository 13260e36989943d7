import { lazy, Suspense, type ComponentProps } from 'react';
import type { TermsProposals as TermsProposalsOf } from './TermsProposals.tsx';

const TermsProposals = lazy(() =>
  import('./TermsProposals.tsx').then((module) => ({ default: module.TermsProposals })),
);

/** Proposed terms; few cases have any, so most never fetch how they look. */
export function LaterProposals(props: ComponentProps<typeof TermsProposalsOf>) {
  if (props.proposals.length === 0) return null;
  return (
    <Suspense>
      <TermsProposals {...props} />
    </Suspense>
  );
}
