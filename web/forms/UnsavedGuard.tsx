import { useEffect, useState } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { FORM } from '../../domain/texts/lt/screen/form.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { isStored, type AutosaveState } from './autosave-state.ts';
import { timeOf } from './SaveState.tsx';

interface UnsavedGuardProps {
  state: AutosaveState;
  /** Paths that belong to this form: no question on the way there. */
  within: (pathname: string) => boolean;
  /** Saves what is not saved yet; false when it could not. */
  save: () => Promise<boolean>;
}

/** So long a person who leaves waits for the last save. */
const PATIENCE_MS = 5_000;

/** Leaving saves and goes. Only when that fails: „Užpildyti paraiškos duomenys nėra išsaugoti...“ and what the draft holds. */
export function UnsavedGuard({ state, within, save }: UnsavedGuardProps) {
  const stored = isStored(state);
  const shouldBlock: BlockerFunction = ({ nextLocation }) =>
    !stored && !within(nextLocation.pathname) && !/^\/login/.test(nextLocation.pathname);
  const blocker = useBlocker(shouldBlock);
  const [failed, setFailed] = useState(false);
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!isBlocked) return;
    let isOver = false;
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
    void Promise.race([save(), late]).then((saved) => {
      if (isOver) return;
      if (saved) blocker.proceed?.();
      else setFailed(true);
    });
    return () => {
      isOver = true;
      setFailed(false);
    };
    // Once for each time somebody wants to leave.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isBlocked]);
  useEffect(() => {
    if (stored) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [stored]);
  const time = timeOf(state.at);
  return (
    <ConfirmDialog
      opened={isBlocked && failed}
      onClose={() => blocker.reset?.()}
      title={FORM.leaveTitle}
      question={FORM.leaveQuestion}
      consequence={time ? FORM.leaveDraft(time) : FORM.leaveNoDraft}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
