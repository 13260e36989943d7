import { useEffect, useRef, useSyncExternalStore } from 'react';
import { NO_RIGHTS } from '../../domain/texts/lt/no-rights.ts';
import { ERRORS, UI } from '../../domain/texts/lt/screen/common.ts';
import { currentGlobalError, onGlobalError, showGlobalError } from '../ui/modal-store.ts';
import classes from './PlainError.module.css';

/** The global error in the browser's own dialog, for when the real one could not be fetched. */
export function PlainError() {
  const error = useSyncExternalStore(onGlobalError, currentGlobalError);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!error) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [error]);
  const words =
    error?.kind === 'description'
      ? error.message
      : error?.kind === 'forbidden'
        ? NO_RIGHTS
        : error?.kind === 'attachments'
          ? error.messages.join(' ')
          : ERRORS.offline;
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby="plain-error"
      onClose={() => showGlobalError(null)}
    >
      <h2 id="plain-error" className={classes.title}>
        {ERRORS.generic}
      </h2>
      <p>{words}</p>
      <form method="dialog">
        <button className={classes.button}>{UI.ok}</button>
      </form>
    </dialog>
  );
}
