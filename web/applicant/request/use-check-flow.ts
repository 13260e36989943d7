import { useCallback, useRef, useState } from 'react';
import { FORM } from '../../../domain/texts/lt/screen/form.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api, ask } from '../../api/client.ts';
import { ApiProblem, fieldErrors } from '../../api/problem.ts';
import { queryClient, showProblem } from '../../api/query-client.ts';
import type { Autosave } from '../../forms/use-autosave.ts';
import type { RequestForm } from '../../forms/use-request-form.ts';
import { refreshRequest } from './refresh.ts';
import { criteriaQuery, EVALUATION_POLL_MS, type CriteriaResult } from './queries.ts';

export type CheckState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'evaluating'; startedAt: number }
  | { kind: 'result'; result: CriteriaResult }
  | { kind: 'failed' };

interface CheckFlowOptions {
  id: number;
  form: RequestForm;
  autosave: Autosave;
  /** Paths in which the form put what is known. */
  offered: readonly string[];
  /** Errors exist: the summary takes the focus. */
  onErrors: () => void;
  onSaved: () => void;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** „Išsaugoti ir tikrinti atitiktį kriterijams“: validate, save, evaluate, poll every 2 s, read the result. */
export function useCheckFlow({ id, form, autosave, offered, onErrors, onSaved }: CheckFlowOptions) {
  const [state, setState] = useState<CheckState>({ kind: 'idle' });
  const [saveError, setSaveError] = useState<string | null>(null);
  const keys = useRef({ save: new ActionKey(), evaluate: new ActionKey() });

  const save = useCallback(async (): Promise<boolean> => {
    if (!(await autosave.flush())) {
      if (autosave.current().kind !== 'conflict') setSaveError(FORM.saveFailed);
      return false;
    }
    try {
      const values = structuredClone(form.values());
      const body = {
        requestSystemInfo: { RequestId: id, requestType: 'edit' as const },
        formVersion: autosave.version(),
        offered: [...offered],
        ...values,
      };
      const saved = await act(
        (header) => api.POST('/api/Request/Save', { params: { header }, body }),
        keys.current.save,
      );
      if (!saved.saveSuccessfull) {
        setSaveError(FORM.saveFailed);
        return false;
      }
      const { formVersion, savedAt } = saved;
      // Typed while it was being saved: that is not saved yet.
      const isDirty = JSON.stringify(form.values()) !== JSON.stringify(values);
      autosave.adopt({ formVersion, savedAt, base: values }, isDirty);
      onSaved();
      void refreshRequest(id);
      return true;
    } catch (problem) {
      if (autosave.conflicted(problem)) return false;
      const errors = problem instanceof ApiProblem ? fieldErrors(problem.body.errors) : [];
      if (errors.length > 0) {
        form.showServerErrors(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
        onErrors();
      } else {
        setSaveError(FORM.saveFailed);
        if (problem instanceof ApiProblem && problem.status === 403) showProblem(problem);
      }
      return false;
    }
  }, [autosave, form, offered, id, onErrors, onSaved]);

  const evaluate = useCallback(async () => {
    setState({ kind: 'evaluating', startedAt: Date.now() });
    try {
      await act(
        (header) =>
          api.POST('/api/Request/CalculateFinancialCriteria', {
            params: { header },
            body: { requestId: id },
          }),
        keys.current.evaluate,
      );
      for (;;) {
        const progress = await ask(
          api.GET('/api/Request/GetFinancialEvaluationStatus/{id}', { params: { path: { id } } }),
        );
        if (progress.Status === 'Failed') return setState({ kind: 'failed' });
        if (progress.Status === 'Finished') break;
        await pause(EVALUATION_POLL_MS);
      }
      const result = await queryClient.fetchQuery({ ...criteriaQuery(id), staleTime: 0 });
      setState({ kind: 'result', result });
    } catch (problem) {
      setState({ kind: 'failed' });
      if (problem instanceof ApiProblem && problem.status < 500) showProblem(problem);
    }
  }, [id]);

  const run = useCallback(async () => {
    setSaveError(null);
    if (form.attempt().length > 0) return onErrors();
    setState({ kind: 'saving' });
    if (await save()) await evaluate();
    else setState({ kind: 'idle' });
  }, [evaluate, form, onErrors, save]);

  const close = useCallback(() => setState({ kind: 'idle' }), []);
  const open = useCallback((result: CriteriaResult) => setState({ kind: 'result', result }), []);
  return { state, saveError, run, evaluate, close, open };
}
