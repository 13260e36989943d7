import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Sessions } from '../account/Sessions.tsx';
import { paths } from '../paths.ts';
import { Skeletons } from '../ui/Skeletons.tsx';

const OwnData = lazy(() => import('./OwnData.tsx'));

/** What is the person's own: logins, and what the portal holds. One screen of the router, so that other pages weigh less. */
export function Component() {
  const { pathname } = useLocation();
  if (pathname !== paths.ownData) return <Sessions area="applicant" />;
  return (
    <Suspense fallback={<Skeletons rows={4} />}>
      <OwnData />
    </Suspense>
  );
}
