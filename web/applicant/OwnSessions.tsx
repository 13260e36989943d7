import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { OWN_DATA } from '../../domain/texts/lt/own-data.ts';
import { Sessions } from '../account/Sessions.tsx';
import { Skeletons } from '../ui/Skeletons.tsx';

const OwnData = lazy(() => import('./OwnData.tsx'));

/** What is the person's own: logins, and behind a link of this screen alone, so that no other page weighs it, what is held. */
export function Component() {
  const [search] = useSearchParams();
  if (!search.has('data'))
    return (
      <>
        <Sessions area="applicant" />
        <p className="wide">
          <Link to="?data">{OWN_DATA.title}</Link>
        </p>
      </>
    );
  return (
    <Suspense fallback={<Skeletons rows={4} />}>
      <OwnData />
    </Suspense>
  );
}
