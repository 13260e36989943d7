import { lazy, Suspense } from 'react';
import { Skeletons } from '../ui/Skeletons.tsx';

const NotFound = lazy(() =>
  import('../public/NotFound.tsx').then((module) => ({ default: module.NotFound })),
);

/** „Puslapis nerastas“ in the place of a screen: few ever see it, so no screen brings it along. */
export function NoSuchPage() {
  return (
    <Suspense fallback={<Skeletons />}>
      <NotFound />
    </Suspense>
  );
}
