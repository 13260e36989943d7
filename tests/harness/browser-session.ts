import { deviceCookie } from '../../api/device.ts';
import type { Database } from '../../db/connect.ts';
import { createSession, newToken, type NewSession } from '../../db/queries/sessions.ts';

export interface BrowserSession {
  token: string;
  /** The cookie of the browser the login began in. */
  cookie: { name: string; value: string };
  /** What the browser sends with every call. */
  headers: { authorization: string; cookie: string };
}

/** A login as a browser has it, without the way in; `publicUrl` is the portal's own address. */
export async function browserSession(
  db: Database,
  publicUrl: string,
  session: Omit<NewSession, 'device'>,
): Promise<BrowserSession> {
  const secret = newToken();
  const device = { device: 'computer', browser: 'Firefox', secret } as const;
  const token = await createSession(db, { ...session, device });
  const name = deviceCookie({ PUBLIC_URL: publicUrl });
  return {
    token,
    cookie: { name, value: secret },
    headers: { authorization: `Bearer ${token}`, cookie: `${name}=${secret}` },
  };
}
