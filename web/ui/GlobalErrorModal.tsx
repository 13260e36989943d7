import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { NO_RIGHTS } from '../../domain/texts/lt/problem.ts';
import { ERRORS, UI } from '../../domain/texts/lt/screen/common.ts';
import { Dialog } from './Dialog.tsx';
import classes from './GlobalErrorModal.module.css';
import { currentGlobalError, onGlobalError, showGlobalError, type GlobalError } from './modal-store.ts';

const HEADING: Record<GlobalError['kind'], string> = {
  attachments: ERRORS.attachmentsHeading,
  fields: ERRORS.heading,
  description: ERRORS.generic,
  forbidden: ERRORS.generic,
  generic: ERRORS.generic,
};

/** Dialogs of the specification's section 8, one at a time. */
export function GlobalErrorModal() {
  const error = useSyncExternalStore(onGlobalError, currentGlobalError);
  const close = () => showGlobalError(null);
  return (
    <Dialog
      opened={error !== null}
      onClose={close}
      title={error ? HEADING[error.kind] : ''}
      footer={
        <Button size="md" onClick={close} data-autofocus>
          {error?.kind === 'forbidden' ? 'OK' : UI.ok}
        </Button>
      }
    >
      {error && <Body error={error} />}
    </Dialog>
  );
}

function Body({ error }: { error: GlobalError }) {
  switch (error.kind) {
    case 'attachments':
      return (
        <ul className={classes.list}>
          {error.messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      );
    case 'fields':
      return (
        <>
          {error.message && <p>{error.message}</p>}
          <ul className={classes.list}>
            {error.fields.map(({ field, message }) => (
              <li key={field}>{ERRORS.fieldLine(field, message)}</li>
            ))}
          </ul>
        </>
      );
    case 'forbidden':
      return <p>{NO_RIGHTS}</p>;
    case 'description':
      return (
        <>
          <p>{error.message}</p>
          {error.requestId && <p className={classes.id}>{ERRORS.requestId(error.requestId)}</p>}
        </>
      );
    case 'generic':
      return (
        <>
          <p>{ERRORS.safe}</p>
          {error.requestId && <p className={classes.id}>{ERRORS.requestId(error.requestId)}</p>}
        </>
      );
  }
}
