import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { REGISTERS_SECTION } from '../../../domain/texts/lt/screen/staff-registers.ts';
import type { RegisterId } from '../../../domain/registers/register-id.ts';
import { act, ActionKey, type KeyHeader } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { showProblem } from '../../api/query-client.ts';
import { announce } from '../../ui/announce.ts';
import { KEYS } from '../data/queries.ts';

/** Asks one register, or all, again; says whose run it is when one is under way. */
export function useRenew(requestId: number) {
  const client = useQueryClient();
  const key = useRef(new ActionKey());
  const [busy, setBusy] = useState(false);
  const [joined, setJoined] = useState<string | null>(null);
  const renew = async (register?: RegisterId) => {
    setBusy(true);
    setJoined(null);
    try {
      const answer = await act(
        (header: KeyHeader) =>
          api.POST('/api/BackOffice/RenewRegisters', {
            params: { header },
            body: { RequestId: requestId, ...(register ? { register } : {}) },
          }),
        key.current,
      );
      const words = answer.isNew ? REGISTERS_SECTION.started : REGISTERS_SECTION.joined(answer.startedBy);
      if (!answer.isNew) setJoined(words);
      announce(words);
      await client.invalidateQueries({ queryKey: KEYS.case(requestId) });
    } catch (problem) {
      showProblem(problem);
    } finally {
      setBusy(false);
    }
  };
  return { renew, busy, joined };
}

type Decide = 'Confirm' | 'Decline' | 'Withdraw';

/** Confirms, declines or takes back a value entered by hand; the error stays for the dialog to show. */
export function useDecide(requestId: number, entryId: string) {
  const client = useQueryClient();
  const key = useRef(new ActionKey());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const decide = async (verb: Decide, comment = ''): Promise<boolean> => {
    setBusy(true);
    setError(null);
    const body = { RequestId: requestId, entryId };
    try {
      await act((header: KeyHeader) => {
        const params = { header };
        if (verb === 'Confirm') return api.POST('/api/BackOffice/ConfirmRegisterValue', { params, body });
        if (verb === 'Withdraw') return api.POST('/api/BackOffice/WithdrawRegisterValue', { params, body });
        return api.POST('/api/BackOffice/DeclineRegisterValue', { params, body: { ...body, comment } });
      }, key.current);
      await client.invalidateQueries({ queryKey: KEYS.case(requestId) });
      return true;
    } catch (problem) {
      setError(problem);
      await client.invalidateQueries({ queryKey: KEYS.case(requestId) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { decide, busy, error };
}
