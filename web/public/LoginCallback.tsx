import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { CALLBACK } from '../../domain/texts/lt/screen/public.ts';
import { api, ask } from '../api/client.ts';
import { forgetPlace, storeLogin } from '../api/session.ts';
import { paths, safeReturn } from '../paths.ts';
import { queryClient } from '../api/query-client.ts';
import { MAIN_ID } from '../ui/SkipLink.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import classes from './LoginCallback.module.css';

/** Trades the one-time code for the token; the address is cleaned before anything else happens. */
export function Component() {
  usePageTitle(CALLBACK.title);
  const navigate = useNavigate();
  const traded = useRef(false);
  useEffect(() => {
    if (traded.current) return;
    traded.current = true;
    const code = new URLSearchParams(window.location.search).get('token') ?? '';
    window.history.replaceState(window.history.state, '', paths.loginCallback);
    void exchange(code).then((to) => navigate(to, { replace: true }));
  }, [navigate]);
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.page} role="main">
      <div role="status" className={classes.words}>
        <IconCircleCheck size={40} stroke={1.5} aria-hidden />
        <h1>{CALLBACK.done}</h1>
        <p>{CALLBACK.moving}</p>
      </div>
    </main>
  );
}

/** A code is longer than 30 characters and works once; anything else leads back to the login with a reason. */
async function exchange(code: string): Promise<string> {
  if (code.length <= 30) return paths.loginWith({ failed: true });
  try {
    const answer = await ask(api.POST('/api/Auth/Exchange', { body: { token: code } }));
    const area = storeLogin(answer);
    queryClient.clear();
    forgetPlace();
    return safeReturn(answer.returnTo) ?? (area === 'staff' ? paths.staffMain : paths.mainWindow);
  } catch {
    return paths.loginWith({ failed: true });
  }
}
