import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { act, ActionKey, type KeyHeader } from '../../api/act.ts';
import { ApiProblem, fieldErrors } from '../../api/problem.ts';
import { problemSentence } from '../../api/problem-sentence.ts';
import { notifySuccess } from '../../ui/notify.ts';

interface Sent {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/**
 * Saves from a dialog or a form: errors stand at their fields, what belongs to none of them over the buttons. `fields` are
 * those that show their error; of any other it is said over the buttons as well, so that nothing is refused in silence.
 */
export function useSaving<F extends string = never>(
  queryKey: QueryKey,
  onDone: () => void,
  fields: readonly F[] = [],
) {
  const client = useQueryClient();
  const key = useRef(new ActionKey());
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<F, string>>>({});
  const [error, setError] = useState<string | null>(null);
  /** `done` is what is said afterwards, given what was answered. */
  const save = async <D = unknown>(
    done: string | ((answer: D) => string),
    send: (header: KeyHeader) => Promise<Sent>,
  ): Promise<void> => {
    setBusy(true);
    setErrors({});
    setError(null);
    try {
      const answer = (await act(send, key.current)) as D;
      notifySuccess(typeof done === 'string' ? done : done(answer));
      void client.invalidateQueries({ queryKey });
      setBusy(false);
      onDone();
    } catch (failure) {
      const found = failure instanceof ApiProblem ? fieldErrors(failure.body.errors) : [];
      const isShown = ({ field }: { field: string }) => (fields as readonly string[]).includes(field);
      setErrors(Object.fromEntries(found.map(({ field, message }) => [field, message])) as typeof errors);
      const others = found.filter((one) => !isShown(one)).map(({ message }) => message);
      setError(found.length === 0 ? problemSentence(failure) : others.join('. ') || null);
      setBusy(false);
    }
  };
  return { save, busy, errors, error };
}
