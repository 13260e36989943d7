import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { POLICY_DRAFT } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/** Asks before changes that nobody stored are left behind. */
export function LeaveGuard({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      currentLocation.pathname !== nextLocation.pathname &&
      !/^\/backofficelogin/.test(nextLocation.pathname),
  );
  useEffect(() => {
    if (!when) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [when]);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
      title={POLICY_DRAFT.leaveTitle}
      question={POLICY_DRAFT.leaveQuestion}
      confirmLabel={POLICY_DRAFT.leave}
      onConfirm={() => blocker.state === 'blocked' && blocker.proceed()}
    />
  );
}
