import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { AppFrame } from '../shell/AppFrame.tsx';
import { mount } from '../shell/mount.tsx';
import { Skeletons } from '../ui/Skeletons.tsx';
import { pageAt } from './pages.ts';
import { PublicLayout } from './PublicLayout.tsx';
import { ScreenBroken } from '../shell/ScreenBroken.tsx';

/** What anybody may read. Its screens are plain pages: a link loads the next one, and no router comes with them (main.tsx). */
export function mountPublic(): void {
  mount(<PublicApp page={pageAt(window.location)} />);
}

export function PublicApp({ page: Page }: { page: ComponentType }) {
  return (
    <AppFrame>
      <ScreenBoundary>
        <PublicLayout>
          <Suspense fallback={<Skeletons />}>
            <Page />
          </Suspense>
        </PublicLayout>
      </ScreenBoundary>
    </AppFrame>
  );
}

/** Public screens have no data router, whose routes catch what a screen throws. */
class ScreenBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : <ScreenBroken error={this.state.error} />;
  }
}
