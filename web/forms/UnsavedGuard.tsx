import { useEffect } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { FORM } from '../../domain/texts/lt/screen/form.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { isStored, type AutosaveState } from './autosave-state.ts';
import { timeOf } from './SaveState.tsx';

interface UnsavedGuardProps {
  /** Changed since the last validated save. */
  when: boolean;
  state: AutosaveState;
  /** Paths that belong to this form: no question on the way there. */
  within: (pathname: string) => boolean;
  onLeave: () => void;
}

/** „Užpildyti paraiškos duomenys nėra išsaugoti...“ and, truthfully, what the draft holds. */
export function UnsavedGuard({ when, state, within, onLeave }: UnsavedGuardProps) {
  const shouldBlock: BlockerFunction = ({ nextLocation }) =>
    when && !within(nextLocation.pathname) && !/^\/login/.test(nextLocation.pathname);
  const blocker = useBlocker(shouldBlock);
  const stored = isStored(state);
  useEffect(() => {
    if (!when || stored) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [when, stored]);
  const time = timeOf(state.at);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
      title={FORM.leaveTitle}
      question={FORM.leaveQuestion}
      consequence={time ? FORM.leaveDraft(time) : FORM.leaveNoDraft}
      onConfirm={() => {
        onLeave();
        if (blocker.state === 'blocked') blocker.proceed();
      }}
    />
  );
}
