import { useEffect, useRef, useState } from 'react';
import { api, ask } from '../../api/client.ts';
import { showProblem } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import { reloadWhenBack } from '../../ui/reload-when-back.ts';
import { markAway } from './away.ts';

/** Leads to the provider's page. However often it is pressed, here or in another tab, there is one session. */
export function useOpenSigning(id: number) {
  const [opening, setOpening] = useState(false);
  const busy = useRef(false);
  useEffect(reloadWhenBack, []);

  const open = async () => {
    if (busy.current) return;
    busy.current = true;
    setOpening(true);
    try {
      const { signingUrl } = await ask(
        api.GET('/api/Request/GetSigningUrl/{id}', { params: { path: { id } } }),
      );
      const url = new URL(signingUrl, window.location.origin);
      if (!url.searchParams.has('return_url')) {
        url.searchParams.set('return_url', `${window.location.origin}${paths.signing(id)}?returned=1`);
      }
      markAway(id);
      window.location.assign(url);
    } catch (problem) {
      busy.current = false;
      setOpening(false);
      showProblem(problem);
    }
  };
  return { open, opening };
}
