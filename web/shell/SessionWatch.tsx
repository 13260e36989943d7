import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SESSION } from '../../domain/texts/lt/screen/common.ts';
import { api, onSessionExpired } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { areaOf, readToken, replaceToken } from '../api/session.ts';
import { paths } from '../paths.ts';
import { announce } from '../ui/announce.ts';
import classes from './SessionWatch.module.css';

const PUSH_MS = 60_000;
/** Said at least this long before the absolute end of the login. */
const WARN_MS = 5 * 60_000;

/** Pushes the token every 60 seconds, warns before the end, and leads to the login when the session is over. */
export function SessionWatch() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const area = areaOf(pathname);
  const [expiresAt, setExpiresAt] = useState<number | null>(null);

  useEffect(
    () =>
      onSessionExpired((expired) => {
        queryClient.clear();
        setExpiresAt(null);
        void navigate(
          expired === 'staff' ? `${paths.staffLogin}?expired=1` : paths.loginWith({ expired: true }),
        );
      }),
    [navigate],
  );

  useEffect(() => {
    const push = async () => {
      const token = readToken(area);
      if (!token) return setExpiresAt(null);
      const { data } = await api.POST('/api/Users/PushToken', {}).catch(() => ({ data: undefined }));
      if (!data) return;
      // Another tab may have logged in meanwhile; its token is newer.
      if (data.Token && readToken(area) === token) replaceToken(area, data.Token);
      setExpiresAt(Date.parse(data.expiresAt));
    };
    const timer = setInterval(() => void push(), PUSH_MS);
    return () => clearInterval(timer);
  }, [area]);

  const minutes = expiresAt === null ? null : Math.ceil((expiresAt - Date.now()) / 60_000);
  const warn = expiresAt !== null && expiresAt - Date.now() < WARN_MS && (minutes ?? 0) > 0;
  useEffect(() => {
    if (warn) announce(SESSION.expiresSoon);
  }, [warn]);
  if (!warn || minutes === null) return null;
  return (
    <div className={classes.warning} data-tone="warning" data-print="no">
      <strong>{SESSION.expiresSoon}.</strong> {SESSION.expiresText(minutes)}
    </div>
  );
}
