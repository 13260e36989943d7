import { Button } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { NO_RIGHTS } from '../../domain/texts/lt/no-rights.ts';
import { ERRORS, UI } from '../../domain/texts/lt/screen/common.ts';
import { fieldLabel } from '../../domain/forms/field-label.ts';
import { CopyCode } from './CopyCode.tsx';
import { Dialog } from './Dialog.tsx';
import classes from './GlobalErrorModal.module.css';
import { currentGlobalError, onGlobalError, showGlobalError, type GlobalError } from './modal-store.ts';
import { useLast } from './use-last.ts';

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
  // While it fades away it still says what it said.
  const shown = useLast(error);
  // A dialog that is open from its first moment on does not learn where the focus was.
  const isThere = useMounted();
  const close = () => showGlobalError(null);
  return (
    <Dialog
      opened={isThere && error !== null}
      onClose={close}
      title={shown ? HEADING[shown.kind] : ''}
      footer={
        <Button size="md" type="button" onClick={close} data-autofocus>
          {shown?.kind === 'forbidden' ? 'OK' : UI.ok}
        </Button>
      }
    >
      {shown && <Body error={shown} />}
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
              <li key={field}>{ERRORS.fieldLine(fieldLabel(field), message)}</li>
            ))}
          </ul>
        </>
      );
    case 'forbidden':
      return <p>{NO_RIGHTS}</p>;
    case 'description':
    case 'generic':
      return (
        <>
          <p>{wordsOf(error)}</p>
          {error.requestId && (
            <p className={classes.id}>
              <CopyCode code={error.requestId} label={ERRORS.requestIdLabel} />
            </p>
          )}
        </>
      );
  }
}

function wordsOf(error: Extract<GlobalError, { kind: 'description' | 'generic' }>): string {
  if (error.kind === 'description') return error.message;
  return error.offline ? ERRORS.offline : ERRORS.safe;
}
