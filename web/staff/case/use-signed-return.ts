import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Status } from '../../../domain/application/status.ts';
import { ACTION_TEXT } from '../../../domain/texts/lt/action.ts';
import { SIGNATURE_FAILURE } from '../../../domain/texts/lt/signature.ts';
import { PROVIDER_SIGN } from '../../../domain/texts/lt/screen/staff-case.ts';
import { cameFromSigning } from '../../actions/signing-return.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { KEYS } from '../data/queries.ts';

/** `refused`: why the signature was not taken; another one is needed. */
export type SigningReturn = 'none' | 'checking' | 'failed' | { refused: string };

/** The provider sends the browser back with `?signed=1`, also into a window that has forgotten who left. */
function saysSigned(): boolean {
  return new URLSearchParams(window.location.search).get('signed') === '1';
}

function refusalOf(problem: unknown): SigningReturn {
  const code = problem instanceof ApiProblem ? problem.body.details?.['failureCode'] : undefined;
  const refused = typeof code === 'string' ? SIGNATURE_FAILURE[code] : undefined;
  return refused === undefined ? 'failed' : { refused };
}

/** In what status the case is after it: a contract or a change is signed into its own, a decision into none. */
function wordsOf(status: number | null): string {
  if (status === Status.changeSigned) return PROVIDER_SIGN.changeDone;
  return status === Status.signed ? PROVIDER_SIGN.done : ACTION_TEXT.signDecision.done;
}

/** Back from the signing provider: the server asks it how it ended; what the browser says counts for nothing. */
export function useSignedReturn(requestId: number, onChanged: () => void): SigningReturn {
  const client = useQueryClient();
  const [came] = useState(() => cameFromSigning(requestId) || saysSigned());
  const [state, setState] = useState<SigningReturn>(came ? 'checking' : 'none');
  const changed = useRef(onChanged);
  useEffect(() => {
    changed.current = onChanged;
  });
  useEffect(() => {
    if (!came) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const key = new ActionKey();
    act(
      (header) =>
        api.POST('/api/Request/Signed', { params: { query: { requestId: String(requestId) }, header } }),
      key,
    )
      .then(
        ({ status }) => {
          notifySuccess(wordsOf(status));
          setState('none');
        },
        (problem: unknown) => setState(refusalOf(problem)),
      )
      .finally(() => {
        changed.current();
        void client.invalidateQueries({ queryKey: KEYS.all });
      });
  }, [came, requestId, client]);
  return state;
}
