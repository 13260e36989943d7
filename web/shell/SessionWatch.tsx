import { useEffect, useState } from 'react';
import { SESSION } from '../../domain/texts/lt/screen/common.ts';
import { vilniusMs } from '../../domain/values/days.ts';
import { api, onSessionExpired } from '../api/client.ts';
import { areaOf, readToken, replaceToken } from '../api/session.ts';
import { paths } from '../paths.ts';
import { useNavigation } from '../ui/AppLink.tsx';
import { announce } from '../ui/announce.ts';
import classes from './SessionWatch.module.css';

const PUSH_MS = 60_000;
/** Said at least this long before the absolute end of the login. */
const WARN_MS = 5 * 60_000;

/** Pushes the token every 60 seconds, warns before the end, and leads to the login when the session is over. */
export function SessionWatch() {
  const { pathname, go } = useNavigation();
  const area = areaOf(pathname);
  // As of the last push; read together with the clock, so that rendering stays pure.
  const [leftMs, setLeftMs] = useState<number | null>(null);

  useEffect(
    () =>
      onSessionExpired((expired) => {
        setLeftMs(null);
        go(expired === 'staff' ? `${paths.staffLogin}?expired=1` : paths.loginWith({ expired: true }));
      }),
    [go],
  );

  useEffect(() => {
    let expiresAt: number | null = null;
    const push = async () => {
      const token = readToken(area);
      if (!token) return setLeftMs(null);
      const { data } = await api.POST('/api/Users/PushToken', {}).catch(() => ({ data: undefined }));
      // The answer may have been that the session is over.
      if (!readToken(area)) return setLeftMs(null);
      if (data) {
        // Another tab may have logged in meanwhile; its token is newer.
        if (data.Token && readToken(area) === token) replaceToken(area, data.Token);
        expiresAt = vilniusMs(data.expiresAt);
      }
      if (expiresAt !== null) setLeftMs(expiresAt - Date.now());
    };
    const timer = setInterval(() => void push(), PUSH_MS);
    return () => clearInterval(timer);
  }, [area]);

  const warn = leftMs !== null && leftMs < WARN_MS && leftMs > 0;
  useEffect(() => {
    if (warn) announce(SESSION.expiresSoon);
  }, [warn]);
  if (!warn) return null;
  return (
    <div className={classes.warning} data-tone="warning" data-print="no">
      <strong>{SESSION.expiresSoon}.</strong> {SESSION.expiresText(Math.ceil(leftMs / 60_000))}
    </div>
  );
}
