import { useRef, useState } from 'react';
import { AUTHORISATION_DIALOG, AUTHORISATIONS } from '../../../domain/texts/lt/screen/representation.ts';
import { ActionKey } from '../../api/act.ts';
import { ApiProblem } from '../../api/problem.ts';
import { problemSentence } from '../../api/problem-sentence.ts';
import { queryClient } from '../../api/query-client.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useLast } from '../../ui/use-last.ts';
import { OWN_AREA, type AuthorisationArea } from './area.ts';
import type { Representative } from './queries.ts';

/** „Ar tikrai …?“: who loses what, before it is done. */
export function DeleteAuthorisation({
  area = OWN_AREA,
  row,
  onClose,
}: {
  area?: AuthorisationArea;
  row: Representative | null;
  onClose: () => void;
}) {
  const shown = useLast(row);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const key = useRef(new ActionKey());
  const close = () => {
    setError(null);
    onClose();
  };
  const remove = async () => {
    if (!row) return;
    setBusy(true);
    setError(null);
    try {
      await area.remove(row.Id, key.current).catch((problem: unknown) => {
        // Removed by another window: it is gone, which is what was wanted.
        if (!(problem instanceof ApiProblem && problem.status === 404)) throw problem;
      });
      notifySuccess(AUTHORISATION_DIALOG.removed);
      await queryClient.invalidateQueries({ queryKey: area.listKey });
      close();
    } catch (problem) {
      setError(problemSentence(problem));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      opened={row !== null}
      onClose={close}
      title={AUTHORISATION_DIALOG.removeTitle}
      question={AUTHORISATION_DIALOG.removeQuestion}
      summary={
        shown
          ? [
              { label: AUTHORISATION_DIALOG.removePerson, value: `${shown.FirstName} ${shown.LastName}` },
              {
                label: AUTHORISATION_DIALOG.removePeriod,
                value: <span className="num">{AUTHORISATIONS.period(shown.ValidFrom, shown.ValidTo)}</span>,
              },
            ]
          : []
      }
      consequence={AUTHORISATION_DIALOG.removeConsequence}
      danger
      busy={busy}
      error={error}
      onConfirm={() => void remove()}
    />
  );
}
