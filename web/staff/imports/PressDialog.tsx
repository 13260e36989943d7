import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatInteger } from '../../../domain/texts/lt/format.ts';
import { IMPORT } from '../../../domain/texts/lt/screen/staff-import.ts';
import { problemSentence } from '../../api/problem-sentence.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { IMPORTS_KEY, type DataImport } from './queries.ts';

interface PressDialogProps {
  one: DataImport;
  kind: 'apply' | 'undo';
  count: number;
  onClose: () => void;
}

/** Says what will change before it does. Whoever was second is told who was first. */
export function PressDialog({ one, kind, count, onClose }: PressDialogProps) {
  const client = useQueryClient();
  const key = useRef(new ActionKey());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isApply = kind === 'apply';
  const { wrong = 0, unknown = 0, older = 0 } = one.counts ?? {};
  const leftOut = wrong + unknown + older;

  const confirm = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await act((header) => {
        const call = { params: { path: { id: one.id }, header } };
        return isApply
          ? api.POST('/api/BackOffice/Imports/{id}/Apply', call)
          : api.POST('/api/BackOffice/Imports/{id}/Undo', call);
      }, key.current);
      notifySuccess(isApply ? IMPORT.applied : IMPORT.undone);
      onClose();
    } catch (failure) {
      // The server names who was first; the catalogue only says that somebody was.
      setError((failure instanceof ApiProblem && failure.sentence) || problemSentence(failure));
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: IMPORTS_KEY });
    }
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={isApply ? IMPORT.applyTitle : IMPORT.undoTitle}
      question={isApply ? IMPORT.applyQuestion(count) : IMPORT.undoQuestion(count)}
      summary={[
        { label: IMPORT.file, value: one.fileName },
        { label: IMPORT.changes, value: <span className="num">{formatInteger(count)}</span> },
        ...(isApply && leftOut > 0
          ? [{ label: IMPORT.errors, value: <span className="num">{formatInteger(leftOut)}</span> }]
          : []),
      ]}
      consequence={isApply ? IMPORT.applyConsequence : IMPORT.undoConsequence}
      confirmLabel={isApply ? IMPORT.applyShort : IMPORT.undo}
      busy={busy}
      error={error}
      onConfirm={() => void confirm()}
    />
  );
}
