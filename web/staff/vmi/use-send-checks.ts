import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MESSAGES } from '../../../domain/texts/lt/messages.ts';
import { VMI_CHECKS } from '../../../domain/texts/lt/screen/vmi.ts';
import { act } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { showProblem } from '../../api/query-client.ts';
import { showGlobalError } from '../../ui/modal-store.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { VMI_KEY } from './queries.ts';

export interface Sending {
  busy: boolean;
  /** Somebody waits for the same answer already: who, and since when. */
  joined: readonly string[];
  /** Sends the codes one after another; false when one of them was not taken. */
  send: (codes: readonly string[]) => Promise<boolean>;
}

/** Sends codes to the tax authority and says what became of it in the words of the specification. */
export function useSendChecks(): Sending {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [joined, setJoined] = useState<readonly string[]>([]);
  const send = async (codes: readonly string[]): Promise<boolean> => {
    setBusy(true);
    setJoined([]);
    const told: string[] = [];
    try {
      for (const code of codes) {
        const check = await act((header) =>
          api.POST('/api/Request/VmiAdditionalChecksSave/{code}', { params: { path: { code }, header } }),
        );
        if (check.joined) told.push(VMI_CHECKS.joined(check.UserPersonalName, check.Created));
      }
      setJoined(told);
      if (told.length < codes.length) notifySuccess(MESSAGES.vmi.sent);
      return true;
    } catch (error) {
      sayFailed(error);
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: VMI_KEY });
      setBusy(false);
    }
  };
  return { busy, joined, send };
}

/** No rights and a lost session have dialogs of their own; every other failure is the specification's sentence. */
function sayFailed(error: unknown): void {
  if (error instanceof ApiProblem && (error.status === 403 || error.status === 401))
    return showProblem(error);
  const requestId = error instanceof ApiProblem ? error.requestId : null;
  showGlobalError({ kind: 'description', message: MESSAGES.vmi.failed, requestId });
}
