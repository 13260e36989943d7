import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { REGISTERS_SECTION } from '../../../domain/texts/lt/screen/staff-registers.ts';
import { RENEW_VMI } from '../../../domain/texts/lt/screen/staff-parties.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { showProblem } from '../../api/query-client.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { KEYS } from '../data/queries.ts';

/** Asks the tax authority about the applicant again; says whose run it is when one is under way. */
export function RenewVmi({ requestId }: { requestId: number }) {
  const client = useQueryClient();
  const key = useRef(new ActionKey());
  const [busy, setBusy] = useState(false);
  const renew = async () => {
    setBusy(true);
    try {
      const query = { requestId: String(requestId) };
      const answer = await act(
        (header) => api.POST('/api/Request/RenewVmiInfo', { params: { query, header } }),
        key.current,
      );
      notifySuccess(answer.isNew ? RENEW_VMI.started : REGISTERS_SECTION.joined(answer.startedBy));
      await client.invalidateQueries({ queryKey: KEYS.case(requestId) });
    } catch (problem) {
      showProblem(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="xs"
      variant="default"
      loading={busy}
      data-print="no"
      leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden />}
      onClick={() => void renew()}
    >
      {RENEW_VMI.button}
    </Button>
  );
}
