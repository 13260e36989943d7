import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { POLICY_DRAFT } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { problemSentence } from '../../api/problem-sentence.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { POLICY_KEYS, type PolicyDraft } from './queries.ts';
import { conflictOf } from './use-draft-form.ts';

interface RemoveDraftProps {
  draft: PolicyDraft;
  opened: boolean;
  onClose: () => void;
}

/** „Ar tikrai …?“, then back to the list. */
export function RemoveDraft({ draft, opened, onClose }: RemoveDraftProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const key = useRef(new ActionKey());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    setError(null);
    try {
      const path = { id: draft.id };
      const query = { version: String(draft.version) };
      await act(
        (header) => api.DELETE('/api/BackOffice/Policy/Drafts/{id}', { params: { path, query, header } }),
        key.current,
      );
      notifySuccess(POLICY_DRAFT.removed);
      void client.invalidateQueries({ queryKey: POLICY_KEYS.drafts });
      await navigate(paths.policy);
    } catch (failure) {
      const other = conflictOf(failure);
      setError(
        other ? POLICY_DRAFT.conflict(other.savedBy, other.savedAt.slice(11)) : problemSentence(failure),
      );
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={() => {
        setError(null);
        onClose();
      }}
      title={POLICY_DRAFT.remove}
      question={POLICY_DRAFT.removeQuestion}
      consequence={POLICY_DRAFT.removeConsequence}
      danger
      busy={busy}
      error={error}
      onConfirm={() => void remove()}
    />
  );
}
