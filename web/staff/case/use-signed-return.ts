import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { PROVIDER_SIGN } from '../../../domain/texts/lt/screen/staff-dialog.ts';
import { cameFromSigning } from '../../actions/signing-return.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { KEYS } from '../data/queries.ts';

export type SigningReturn = 'none' | 'checking' | 'failed';

/** Back from the signing provider: the server asks it how it ended; what the browser says counts for nothing. */
export function useSignedReturn(requestId: number, onChanged: () => void): SigningReturn {
  const client = useQueryClient();
  const [came] = useState(() => cameFromSigning(requestId));
  const [state, setState] = useState<SigningReturn>(came ? 'checking' : 'none');
  const changed = useRef(onChanged);
  useEffect(() => {
    changed.current = onChanged;
  });
  useEffect(() => {
    if (!came) return;
    const key = new ActionKey();
    act(
      (header) =>
        api.POST('/api/Request/Signed', { params: { query: { requestId: String(requestId) }, header } }),
      key,
    )
      .then(
        () => {
          notifySuccess(PROVIDER_SIGN.done);
          setState('none');
        },
        () => setState('failed'),
      )
      .finally(() => {
        changed.current();
        void client.invalidateQueries({ queryKey: KEYS.all });
      });
  }, [came, requestId, client]);
  return state;
}
