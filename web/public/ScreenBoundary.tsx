import { Component, type ReactNode } from 'react';
import { ScreenBroken } from '../shell/ScreenBroken.tsx';

/** Public screens have no data router, whose routes catch what a screen throws. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : <ScreenBroken error={this.state.error} />;
  }
}
