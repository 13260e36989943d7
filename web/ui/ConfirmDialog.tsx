import { Checkbox } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { UI } from '../../domain/texts/lt/screen/common.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { useClosedByErrors } from './use-closed-by-errors.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';

interface ConfirmDialogProps extends Pick<
  DialogProps,
  'opened' | 'onClose' | 'title' | 'summary' | 'consequence' | 'warning' | 'danger' | 'busy' | 'error'
> {
  /** Sentence of the specification, letter by letter. */
  question: ReactNode;
  onConfirm: () => void;
  confirmLabel?: string;
  /** Mandatory checkbox of the global confirmation. */
  mustAgree?: { label: string; error: string };
}

/** „Ar tikrai …?“ with Taip and Atšaukti. */
export function ConfirmDialog({
  question,
  mustAgree,
  onConfirm,
  confirmLabel = UI.yes,
  ...rest
}: ConfirmDialogProps) {
  useClosedByErrors(rest.opened, rest.onClose);
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const confirm = () => {
    if (mustAgree && !agreed) return setTried(true);
    onConfirm();
  };
  return (
    <Dialog {...rest} confirmLabel={confirmLabel} onConfirm={confirm}>
      <p>{question}</p>
      {mustAgree && (
        <Checkbox
          label={mustAgree.label}
          checked={agreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          error={tried && !agreed ? mustAgree.error : undefined}
        />
      )}
    </Dialog>
  );
}
