// A browser's half of its logins: a secret in a cookie no script can read and no other site can send. A token counts
// only beside it, so that one copied out of the browser's storage is worth nothing elsewhere.
import { stringifySetCookie } from 'cookie';
import { ABSOLUTE_SECONDS, isKnownDevice, newToken } from '../db/queries/sessions.ts';
import { deviceOf, type Device } from '../domain/values/device.ts';
import type { ApiConfig } from './config.ts';
import type { Call } from './http/define-route.ts';

const SECRET = /^[\w-]{43}$/;

/** Over https no other host can set it. Without it ports share their cookies, so the name says whose it is. */
export function deviceCookie({ PUBLIC_URL }: Pick<ApiConfig, 'PUBLIC_URL'>): string {
  const { protocol, port } = new URL(PUBLIC_URL);
  return protocol === 'https:' ? '__Host-device' : `device-${port || '80'}`;
}

export interface LoginDevice extends Device {
  secret: string;
  /** For Set-Cookie. */
  cookie: string;
}

/**
 * The browser a login begins in. One secret serves all logins of a browser: it is kept while one of them lives, so that
 * an applicant's tab and one of staff do not put each other out.
 */
export async function loginDevice({
  deps,
  cookie,
  userAgent,
}: Pick<Call<null, unknown, unknown, unknown>, 'deps' | 'cookie' | 'userAgent'>): Promise<LoginDevice> {
  const given = cookie(deviceCookie(deps.config));
  const isKept = given !== null && SECRET.test(given) && (await isKnownDevice(deps.db, given));
  const secret = isKept ? given : newToken();
  return { ...deviceOf(userAgent), secret, cookie: cookieHeader(deps.config, secret) };
}

function cookieHeader(config: ApiConfig, secret: string): string {
  return stringifySetCookie(deviceCookie(config), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    maxAge: ABSOLUTE_SECONDS,
    secure: config.PUBLIC_URL.startsWith('https:'),
  });
}
