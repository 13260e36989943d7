import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ActionInput } from '../../domain/application/inputs.ts';
import { act, ActionKey } from '../api/act.ts';
import { ApiProblem } from '../api/problem.ts';
import { showProblem } from '../api/query-client.ts';
import { KEYS } from '../staff/data/queries.ts';
import type { HeldOutcome, Outcome } from '../staff/data/types.ts';
import type { FormAction } from './fields.ts';
import { sendAction, type Attached, type Target } from './send.ts';

export interface ActionRun {
  busy: boolean;
  /** Whatever came instead of an acknowledgement; the dialog stays open with everything typed. */
  error: unknown;
  reset: () => void;
  run: <A extends FormAction>(
    action: A,
    target: Target,
    input: ActionInput<A>,
    attached: Attached,
  ) => Promise<Outcome | HeldOutcome | null>;
}

/** Sends an action once, whatever breaks on the way, and lets lists and the case be read anew. */
export function useAction(): ActionRun {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const key = useRef(new ActionKey());
  const run: ActionRun['run'] = async (action, target, input, attached) => {
    setBusy(true);
    setError(null);
    try {
      const outcome = (await act(sendAction(action, target, input, attached), key.current)) as
        Outcome | HeldOutcome;
      await client.invalidateQueries({ queryKey: KEYS.all });
      return outcome;
    } catch (problem) {
      setError(problem);
      // Missing rights have a dialog of their own, letter by letter.
      if (problem instanceof ApiProblem && problem.status === 403) showProblem(problem);
      // Somebody may have been faster: what the case has become is asked at once.
      void client.invalidateQueries({ queryKey: KEYS.case(target.id) });
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, reset: () => setError(null), run };
}
