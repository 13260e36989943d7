import { useCallback, useRef, useState } from 'react';
import { act, ActionKey, isDefinite } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { showProblem } from '../../api/query-client.ts';
import { refreshRequest } from './refresh.ts';

interface SubmitOptions {
  id: number;
  version: () => number;
  /** `pending`: sent, but the server had not said yet that it is done. */
  onDone: (pending: boolean) => void;
  /** Refused because of attachments: the dialog lists them, the rows light up. */
  onMissing: () => void;
}

/** SendForApprove. A lost answer is asked again with the same key, so nothing is submitted twice. */
export function useSubmit({ id, version, onDone, onMissing }: SubmitOptions) {
  const key = useRef(new ActionKey());
  const [busy, setBusy] = useState(false);
  const submit = useCallback(async () => {
    setBusy(true);
    try {
      await act(
        (header) =>
          api.POST('/api/Request/SendForApprove', {
            params: { query: { requestId: id, formVersion: version() }, header },
          }),
        key.current,
      );
      onDone(false);
    } catch (problem) {
      // Accepted but not finished yet: the confirmation page says so and asks on.
      if (problem instanceof ApiProblem && problem.status === 202) return onDone(true);
      if (problem instanceof ApiProblem && Array.isArray(problem.body.errors)) onMissing();
      showProblem(problem);
      if (isDefinite(problem)) await refreshRequest(id);
    } finally {
      setBusy(false);
    }
  }, [id, onDone, onMissing, version]);
  return { submit, busy };
}
