import { useRef, useState } from 'react';
import { ACTION_DIALOG, actionTitle } from '../../../domain/texts/lt/action-dialog.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { queryClient, showProblem } from '../../api/query-client.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useLast } from '../../ui/use-last.ts';
import { requestListQuery, type RequestRow } from './query.ts';

/** „Ar tikrai norite ištrinti šią prašymą?“ */
export function DeleteRequest({ row, onClose }: { row: RequestRow | null; onClose: () => void }) {
  const key = useRef(new ActionKey());
  const [busy, setBusy] = useState(false);
  const shown = useLast(row);
  const remove = async () => {
    if (!row) return;
    setBusy(true);
    try {
      await act(
        (header) => api.DELETE('/api/Request/Delete', { params: { query: { requestId: row.Id }, header } }),
        key.current,
      );
      notifySuccess(REQUESTS.removed);
    } catch (problem) {
      showProblem(problem);
    } finally {
      setBusy(false);
      onClose();
      await queryClient.invalidateQueries({ queryKey: requestListQuery.queryKey });
    }
  };
  return (
    <ConfirmDialog
      opened={row !== null}
      onClose={onClose}
      title={actionTitle('delete', shown?.Id ?? '')}
      question={REQUESTS.removeQuestion}
      consequence={ACTION_DIALOG.delete.consequence}
      warning={ACTION_DIALOG.delete.warning}
      danger
      busy={busy}
      onConfirm={() => void remove()}
    />
  );
}
