import type { ReactNode } from 'react';
import { UI } from '../../domain/texts/lt/screen/common.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { useClosedByErrors } from './use-closed-by-errors.ts';

interface ConfirmDialogProps extends Pick<
  DialogProps,
  'opened' | 'onClose' | 'title' | 'summary' | 'consequence' | 'warning' | 'danger' | 'busy' | 'error'
> {
  /** Sentence of the specification, letter by letter. */
  question: ReactNode;
  onConfirm: () => void;
  confirmLabel?: string;
}

/** „Ar tikrai …?“ with Taip and Atšaukti. */
export function ConfirmDialog({ question, onConfirm, confirmLabel = UI.yes, ...rest }: ConfirmDialogProps) {
  useClosedByErrors(rest.opened, rest.onClose);
  return (
    <Dialog {...rest} confirmLabel={confirmLabel} onConfirm={onConfirm}>
      <p>{question}</p>
    </Dialog>
  );
}
