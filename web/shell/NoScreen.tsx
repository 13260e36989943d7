import { useLocation } from 'react-router-dom';
import { isPublicPath } from '../paths.ts';
import { NotFound } from '../public/NotFound.tsx';
import { PublicLayout } from '../public/PublicLayout.tsx';
import { useEffect } from 'react';
import { currentArea } from '../api/session.ts';
import { keepTyped } from '../api/typing.ts';
import { Skeletons } from '../ui/Skeletons.tsx';

/** No screen of the portal stands at this address: it is a public one, or nobody's. */
export function Component() {
  const { pathname } = useLocation();
  return isPublicPath(pathname) ? (
    <OtherArea />
  ) : (
    <PublicLayout>
      <NotFound />
    </PublicLayout>
  );
}

/** An address of the other application (main.tsx): the page is loaded anew, and words typed here wait for the return. */
function OtherArea() {
  useEffect(() => {
    keepTyped(currentArea());
    window.location.reload();
  }, []);
  return <Skeletons />;
}
