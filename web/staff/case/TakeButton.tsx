import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CASE_BAR } from '../../../domain/texts/lt/screen/staff-fold.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { showProblem } from '../../api/query-client.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { KEYS, useMe } from '../data/queries.ts';
import type { StaffCase } from '../data/types.ts';

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
  const key = useRef(new ActionKey());
  const id = request.RequestSystemInfo.RequestId;
  const take = async () => {
    setBusy(true);
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
      showProblem(error);
      await client.invalidateQueries({ queryKey: KEYS.case(id) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" loading={busy} onClick={() => void take()}>
      {CASE_BAR.take}
    </Button>
  );
}
