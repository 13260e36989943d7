import { useCallback, useEffect, useState } from 'react';
import type { FormContext, FormData } from '../../../domain/forms/form.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api, ask } from '../../api/client.ts';
import { queryClient, showProblem } from '../../api/query-client.ts';
import type { DraftConflict, Unsaved } from '../../forms/autosave-engine.ts';
import { useAutosave, type Autosave } from '../../forms/use-autosave.ts';
import type { RequestForm } from '../../forms/use-request-form.ts';
import { answersQuery, requestQuery, type RequestDetail } from './queries.ts';
import { useFreshLimit } from './use-fresh-limit.ts';

export interface FoundConflict extends DraftConflict {
  theirs: RequestDetail;
}

export interface Draft {
  autosave: Autosave;
  conflict: FoundConflict | null;
  /** Shows the comparison again after it was closed. */
  compare: () => void;
  /** The chosen answers into the form, over what is stored. */
  choose: (answers: FormData) => void;
  closeConflict: () => void;
}

interface DraftOptions {
  detail: RequestDetail;
  context: FormContext;
  form: RequestForm;
  /** Answers that had not reached the server when the tab was reloaded, or when the session ended. */
  unsaved: Unsaved | null;
  /** Paths in which the form put what is known. */
  offered: readonly string[];
}

/** The draft on the server: autosave, and what happens when somebody else has saved meanwhile. */
export function useDraft({ detail, context, form, unsaved, offered }: DraftOptions): Draft {
  const id = detail.RequestSystemInfo.RequestId;
  const [conflict, setConflict] = useState<FoundConflict | null>(null);
  const [last, setLast] = useState<DraftConflict | null>(null);
  const freshLimit = useFreshLimit(id);

  const meet = (found: DraftConflict): void => {
    setLast(found);
    void Promise.all([
      ask(api.GET('/api/Request/Get', { params: { query: { requestId: id } } })),
      // With the dialog, which needs it too: no form waits for what few ever see.
      import('../../forms/conflict.ts'),
    ])
      .then(([theirs, { differences }]) => {
        // An own save whose answer was lost, or the same words twice: there is nothing to choose.
        if (differences({ mine: form.values(), theirs, base: null }, context).length === 0)
          takeOver(theirs, false);
        else setConflict({ ...found, theirs, at: found.at ?? theirs.savedAt });
      })
      .catch(showProblem);
  };

  const autosave = useAutosave(id, {
    // Older than the stored one: the save is refused and the person compares, as with two windows.
    formVersion: unsaved?.formVersion ?? detail.formVersion,
    savedAt: detail.savedAt,
    base: unsaved?.base ?? detail,
    attempt: unsaved?.attempt ?? null,
    values: () => form.values(),
    send: (values, formVersion, key) =>
      act(
        (header) =>
          api.POST('/api/Request/SaveDraft', {
            params: { header },
            body: {
              requestSystemInfo: { RequestId: id, requestType: 'edit' },
              formVersion,
              offered: [...offered],
              ...values,
            },
          }),
        new ActionKey(key),
      ).then((saved) => {
        freshLimit(values);
        // The page of answers is not on the screen now; it asks anew when it comes.
        void queryClient.invalidateQueries({ queryKey: answersQuery(id).queryKey, refetchType: 'none' });
        // What is left of the findings is judged by what is saved.
        if (detail.returned) void queryClient.invalidateQueries({ queryKey: requestQuery(id).queryKey });
        return saved;
      }),
    onConflict: meet,
  });

  const takeOver = (theirs: RequestDetail, dirty: boolean): void => {
    const { formVersion, savedAt } = theirs;
    autosave.adopt({ formVersion, savedAt, base: theirs }, dirty);
    queryClient.setQueryData(requestQuery(id).queryKey, theirs);
    setConflict(null);
  };

  const { resume } = autosave;
  useEffect(() => {
    if (unsaved) resume();
    // Once, for what was brought back.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    autosave,
    conflict,
    compare: () => last && meet(last),
    choose: (answers) => {
      if (!conflict) return;
      form.replace(answers);
      takeOver(conflict.theirs, true);
    },
    closeConflict: useCallback(() => setConflict(null), []),
  };
}
