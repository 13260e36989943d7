import { useRef, useState } from 'react';
import { ATTACHMENT_WORDS } from '../../../domain/texts/lt/attachment.ts';
import { ATTACHMENTS } from '../../../domain/texts/lt/screen/form.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useLast } from '../../ui/use-last.ts';
import type { UploadedFile } from './queries.ts';
import { refreshRequest } from './refresh.ts';

/** „Ar tikrai norite ištrinti šį failą?“ */
export function DeleteFile({
  requestId,
  file,
  onClose,
}: {
  requestId: number;
  file: UploadedFile | null;
  onClose: () => void;
}) {
  const key = useRef(new ActionKey());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const shown = useLast(file);
  const close = () => {
    setError(null);
    onClose();
  };
  const remove = async () => {
    if (!file) return;
    setBusy(true);
    setError(null);
    try {
      await act(
        (header) =>
          api.DELETE('/api/request/DeleteUploadedFile/{requestId}/{fileId}', {
            params: { path: { requestId, fileId: file.Id }, header },
          }),
        key.current,
      );
      notifySuccess(ATTACHMENT_WORDS.deleted);
      close();
    } catch (problem) {
      setError((problem instanceof ApiProblem && problem.sentence) || ATTACHMENT_WORDS.notDeleted);
    } finally {
      setBusy(false);
      await refreshRequest(requestId);
    }
  };
  return (
    <ConfirmDialog
      opened={file !== null}
      onClose={close}
      title={ATTACHMENTS.deleteTitle}
      question={ATTACHMENT_WORDS.deleteQuestion}
      summary={shown ? [{ label: ATTACHMENTS.file, value: shown.FileName }] : []}
      danger
      busy={busy}
      error={error}
      onConfirm={() => void remove()}
    />
  );
}
