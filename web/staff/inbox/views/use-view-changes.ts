import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { act, ActionKey } from '../../../api/act.ts';
import { api } from '../../../api/client.ts';
import { ApiProblem, fieldErrors } from '../../../api/problem.ts';
import { problemSentence } from '../../../api/problem-sentence.ts';
import { notifySuccess } from '../../../ui/notify.ts';
import type { ManagerFilter } from '../../data/types.ts';
import { VIEWS_KEY } from './queries.ts';

interface Given {
  Id?: string;
  Name: string;
  Team: boolean;
  View: ManagerFilter;
  Removed?: boolean;
}

/** Saving, renaming, sharing and removing are one call. */
export function useViewChanges() {
  const client = useQueryClient();
  const key = useRef(new ActionKey());
  const [busy, setBusy] = useState(false);
  const [nameError, setNameError] = useState<string>();
  const [error, setError] = useState<string>();
  /** Whether it was done. */
  const save = async (body: Given, words: string): Promise<boolean> => {
    setBusy(true);
    setNameError(undefined);
    setError(undefined);
    try {
      await act((header) => api.POST('/api/BackOffice/SaveView', { params: { header }, body }), key.current);
      await client.invalidateQueries({ queryKey: VIEWS_KEY });
      notifySuccess(words);
      return true;
    } catch (failure) {
      const [field] = failure instanceof ApiProblem ? fieldErrors(failure.body.errors) : [];
      if (field?.field === 'Name') setNameError(field.message);
      else setError(field?.message ?? problemSentence(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, nameError, error, save };
}
