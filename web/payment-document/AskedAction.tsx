import { useRef, useState } from 'react';
import { act, ActionKey, type KeyHeader } from '../api/act.ts';
import { ApiProblem } from '../api/problem.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { DialogProps } from '../ui/Dialog.tsx';

interface AskedActionProps extends Pick<
  DialogProps,
  'opened' | 'onClose' | 'title' | 'summary' | 'consequence'
> {
  question: string;
  /** When nobody says why. */
  failed: string;
  run: (header: KeyHeader) => Promise<{ data?: unknown; error?: unknown; response: Response }>;
  onDone: () => void;
}

/** Something is taken away once that is confirmed; a refusal stays in the dialog. */
export function AskedAction({ question, failed, run, onDone, onClose, ...rest }: AskedActionProps) {
  const key = useRef(new ActionKey());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setError(null);
    try {
      await act(run, key.current);
      onDone();
    } catch (problem) {
      setError((problem instanceof ApiProblem && problem.sentence) || failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      {...rest}
      question={question}
      danger
      busy={busy}
      error={error}
      onClose={() => {
        setError(null);
        onClose();
      }}
      onConfirm={() => void confirm()}
    />
  );
}
