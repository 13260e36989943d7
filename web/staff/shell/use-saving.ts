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

interface Saving<D> {
  /** What is said afterwards, given what was answered. */
  done: string | ((answer: D) => string);
  /** What is read again. */
  reads: QueryKey;
  onClose: () => void;
}

/** Saves from a dialog: errors stand at their fields, what belongs to none of them over the buttons. */
export function useSaving<D = unknown>({ done, reads, onClose }: Saving<D>) {
  const client = useQueryClient();
  const key = useRef(new ActionKey());
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [error, setError] = useState<string | null>(null);
  const save = async (send: (header: KeyHeader) => Promise<Sent>): Promise<void> => {
    setBusy(true);
    setErrors({});
    setError(null);
    try {
      const answer = (await act(send, key.current)) as D;
      notifySuccess(typeof done === 'string' ? done : done(answer));
      void client.invalidateQueries({ queryKey: reads });
      onClose();
    } catch (failure) {
      const fields = failure instanceof ApiProblem ? fieldErrors(failure.body.errors) : [];
      setErrors(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
      if (fields.length === 0) setError(problemSentence(failure));
      setBusy(false);
    }
  };
  return { save, busy, errors, error };
}
