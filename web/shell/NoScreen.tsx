import { useLocation } from 'react-router-dom';
import { isPublicPath } from '../paths.ts';
import { NotFound } from '../public/NotFound.tsx';
import { PublicLayout } from '../public/PublicLayout.tsx';
import { OtherArea } from './OtherArea.tsx';

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
