import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CASE_BAR } from '../../../domain/texts/lt/screen/staff-fold.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { problemSentence } from '../../api/problem-sentence.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { KEYS, useMe } from '../data/queries.ts';
import type { StaffCase } from '../data/types.ts';
import classes from './CaseBar.module.css';

interface TakeButtonProps {
  request: StaffCase;
  onTaken: () => void;
}

/** Nobody has the request: an assessor takes it with one click, without a dialog. */
export function useMayTake(request: StaffCase): boolean {
  const { data: me } = useMe();
  const isOffered = request.actions.some(
    ({ name, refusal }) => name === 'setAssessor' && refusal !== 'wrongRole',
  );
  return request.Assessor === null && isOffered && (me?.roles.includes('assessor') ?? false);
}

export function TakeButton({ request, onTaken }: TakeButtonProps) {
  const client = useQueryClient();
  const { data: me } = useMe();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const key = useRef(new ActionKey());
  const id = request.RequestSystemInfo.RequestId;
  const take = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await act(
        (header) =>
          api.POST('/api/Request/SetAssessor', {
            params: {
              query: { requestId: String(id), userId: me!.Id },
              header: { ...header, 'If-Match': `"${request.version}"` },
            },
          }),
        key.current,
      );
      onTaken();
      await client.invalidateQueries({ queryKey: KEYS.all });
      notifySuccess(CASE_BAR.taken);
    } catch (error) {
      setProblem(problemSentence(error));
      await client.invalidateQueries({ queryKey: KEYS.case(id) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {problem && (
        <span role="alert" className={classes.problem}>
          {problem}
        </span>
      )}
      <Button size="sm" loading={busy} onClick={() => void take()}>
        {CASE_BAR.take}
      </Button>
    </>
  );
}
