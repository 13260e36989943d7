import { lazy, Suspense, type ComponentProps } from 'react';
import type { ActionHost as ActionHostOf } from '../../actions/ActionHost.tsx';
import type { OpenedAction } from '../../actions/staff-action.ts';

// Dialogs, their fields and the checks behind them come with the first action: most cases are opened to be read.
const ActionHost = lazy(() =>
  import('../../actions/ActionHost.tsx').then((module) => ({ default: module.ActionHost })),
);
const AssessDialog = lazy(() =>
  import('../../actions/AssessDialog.tsx').then((module) => ({ default: module.AssessDialog })),
);

type CaseActionProps = Omit<ComponentProps<typeof ActionHostOf>, 'action'> & {
  action: OpenedAction | null;
};

/** The action that was chosen, if one was. */
export function CaseAction({ action, ...props }: CaseActionProps) {
  if (action === null) return null;
  return (
    <Suspense fallback={null}>
      {action === 'assess' ? <AssessDialog {...props} /> : <ActionHost action={action} {...props} />}
    </Suspense>
  );
}
