import { lazy, Suspense, type ComponentProps } from 'react';
import type { ActionHost as ActionHostOf } from '../../actions/ActionHost.tsx';

// Dialogs, their fields and the checks behind them come with the first action: most cases are opened to be read.
const ActionHost = lazy(() =>
  import('../../actions/ActionHost.tsx').then((module) => ({ default: module.ActionHost })),
);

/** The action that was chosen, if one was. */
export function CaseAction(props: ComponentProps<typeof ActionHostOf>) {
  return (
    props.action !== null && (
      <Suspense fallback={null}>
        <ActionHost {...props} />
      </Suspense>
    )
  );
}
