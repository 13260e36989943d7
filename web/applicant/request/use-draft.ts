import { useCallback, useEffect, useState } from 'react';
import type { FormData } from '../../../domain/forms/form.ts';
import { act } from '../../api/act.ts';
import { api, ask } from '../../api/client.ts';
import { queryClient, showProblem } from '../../api/query-client.ts';
import { typedAt } from '../../api/typing.ts';
import type { DraftConflict } from '../../forms/autosave-engine.ts';
import { useAutosave, type Autosave } from '../../forms/use-autosave.ts';
import type { RequestForm } from '../../forms/use-request-form.ts';
import { useKeptOnExpiry } from '../../ui/use-typed.ts';
import { requestQuery, type RequestDetail } from './queries.ts';

export interface Draft {
  autosave: Autosave;
  conflict: (DraftConflict & { theirs: RequestDetail }) | null;
  /** Own answers over the stored ones. */
  keepMine: () => void;
  /** The stored answers into the form. */
  takeTheirs: () => void;
  closeConflict: () => void;
}

/** Answers that had not reached the server when the session ended, and the version they were typed over. */
export interface UnsavedAnswers {
  formVersion: number;
  values: FormData;
}

const answersPlace = (requestId: number): string => `answers:${requestId}`;

export const unsavedAnswers = (requestId: number): UnsavedAnswers | null =>
  typedAt<UnsavedAnswers>(answersPlace(requestId));

/** The draft on the server: autosave, and what happens when somebody else has saved meanwhile. */
export function useDraft(detail: RequestDetail, form: RequestForm, unsaved: UnsavedAnswers | null): Draft {
  const id = detail.RequestSystemInfo.RequestId;
  const [conflict, setConflict] = useState<Draft['conflict']>(null);
  const autosave = useAutosave({
    // Older than the stored one: the save is refused and the person compares, as with two windows.
    formVersion: unsaved?.formVersion ?? detail.formVersion,
    savedAt: detail.savedAt,
    values: () => form.values(),
    send: (values, formVersion, key) =>
      act(
        (header) =>
          api.POST('/api/Request/SaveDraft', {
            params: { header },
            body: {
              requestSystemInfo: { RequestId: id, requestType: 'edit' },
              formVersion,
              ...(values as FormData),
            },
          }),
        key,
      ),
    onConflict: (found) => {
      void ask(api.GET('/api/Request/Get', { params: { query: { requestId: id } } }))
        .then((theirs) => setConflict({ ...found, theirs, at: found.at ?? theirs.savedAt }))
        .catch(showProblem);
    },
  });
  useKeptOnExpiry(answersPlace(id), () =>
    autosave.isUnsaved()
      ? ({ formVersion: autosave.version(), values: form.values() } satisfies UnsavedAnswers)
      : null,
  );
  const { changed } = autosave;
  useEffect(() => {
    if (unsaved) changed();
    // Once, for what was brought back.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const keepMine = useCallback(() => {
    if (!conflict) return;
    autosave.adopt({ formVersion: conflict.theirs.formVersion, savedAt: conflict.theirs.savedAt }, true);
    setConflict(null);
  }, [autosave, conflict]);
  const takeTheirs = useCallback(() => {
    if (!conflict) return;
    form.replace(conflict.theirs);
    autosave.adopt({ formVersion: conflict.theirs.formVersion, savedAt: conflict.theirs.savedAt }, false);
    queryClient.setQueryData(requestQuery(id).queryKey, conflict.theirs);
    setConflict(null);
  }, [autosave, conflict, form, id]);
  return { autosave, conflict, keepMine, takeTheirs, closeConflict: () => setConflict(null) };
}
