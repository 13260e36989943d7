import { IconCircleCheck, IconLoader2 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CALLBACK } from '../../domain/texts/lt/screen/login.ts';
import { api, ask } from '../api/client.ts';
import { forgetPlace, storeLogin } from '../api/session.ts';
import { paths, safeReturn } from '../paths.ts';
import { queryClient } from '../api/query-client.ts';
import { MAIN_ID } from '../ui/SkipLink.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { fetchFirstScreens } from './first-screens.ts';
import classes from './LoginCallback.module.css';

const STAFF_FAILED = `${paths.staffLogin}?failed=1`;
/** „Prisijungta“ is to be seen, and still under a second. */
const SHOWN_MS = 350;

/** Trades the one-time code for the token; the address is cleaned before anything else happens. */
export function Component() {
  usePageTitle(CALLBACK.title);
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const traded = useRef(false);
  useEffect(() => {
    if (traded.current) return;
    traded.current = true;
    const query = new URLSearchParams(window.location.search);
    window.history.replaceState(window.history.state, '', paths.loginCallback);
    const isStaff = query.get('loginType') === 'BackOffice';
    const failed = isStaff ? STAFF_FAILED : paths.loginWith({ failed: true });
    void fetchFirstScreens(isStaff ? 'staff' : 'applicant');
    void exchange(query.get('token') ?? '').then((to) => {
      if (to === null) return navigate(failed, { replace: true });
      setDone(true);
      setTimeout(() => void navigate(to, { replace: true }), SHOWN_MS);
    });
  }, [navigate]);
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.page} role="main">
      <div role="status" className={classes.words} data-done={isDone || undefined}>
        {isDone ? (
          <IconCircleCheck size={40} stroke={1.5} aria-hidden />
        ) : (
          <IconLoader2 size={40} stroke={1.5} aria-hidden className={classes.turning} />
        )}
        <h1>{isDone ? CALLBACK.done : CALLBACK.checking}</h1>
        {isDone && <p>{CALLBACK.moving}</p>}
      </div>
    </main>
  );
}

/** A code is longer than 30 characters and works once; null: anything else, which leads back to the login with a reason. */
async function exchange(code: string): Promise<string | null> {
  if (code.length <= 30) return null;
  try {
    const answer = await ask(api.POST('/api/Auth/Exchange', { body: { token: code } }));
    const area = storeLogin(answer);
    queryClient.clear();
    forgetPlace();
    return safeReturn(answer.returnTo) ?? (area === 'staff' ? paths.staffMain : paths.mainWindow);
  } catch {
    return null;
  }
}
