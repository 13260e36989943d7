import { Suspense } from 'react';
import { AppFrame } from '../shell/AppFrame.tsx';
import { mount } from '../shell/mount.tsx';
import { Skeletons } from '../ui/Skeletons.tsx';
import { NotFound } from './NotFound.tsx';
import { pageAt } from './pages.ts';
import { PublicLayout } from './PublicLayout.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

/** What anybody may read. Its screens are plain pages: a link loads the next one, and no router comes with them (main.tsx). */
export function mountPublic(): void {
  const Page = pageAt(window.location.pathname) ?? NotFound;
  mount(
    <AppFrame>
      <ScreenBoundary>
        <PublicLayout>
          <Suspense fallback={<Skeletons />}>
            <Page />
          </Suspense>
        </PublicLayout>
      </ScreenBoundary>
    </AppFrame>,
  );
}
