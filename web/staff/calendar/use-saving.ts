import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { act, ActionKey, type KeyHeader } from '../../api/act.ts';
import { ApiProblem, fieldErrors } from '../../api/problem.ts';
import { problemSentence } from '../../api/problem-sentence.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { CALENDAR_KEY } from './queries.ts';

interface Sent {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** Saves from a dialog: errors stand at their fields, what belongs to none of them over the buttons. */
export function useSaving(done: string, onClose: () => void) {
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
      await act(send, key.current);
      notifySuccess(done);
      void client.invalidateQueries({ queryKey: CALENDAR_KEY });
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
