// Encrypted payloads of the engine, made readable for operators who are logged in to the portal.
import { stringifySetCookie } from 'cookie';
import type { Request, RequestHandler } from 'express';
import type { StaffRole } from '../domain/application/role.ts';
import { payloadCodec } from '../workflows/codec/data-converter.ts';
import type { ApiConfig } from './config.ts';
import { Problem } from './http/problems.ts';
import type { WirePayload } from './wire/codec.ts';

export const CODEC_PATH = '/api/Codec';
export const CODEC_COOKIE = 'codec';
/** Who looks after running cases. */
export const OPERATORS = ['manager', 'administrator'] as const satisfies readonly StaffRole[];

const METHOD = 'POST';
/** What the engine's pages send along; the token may be one of ours or of their own login. */
const HEADERS = 'Authorization, Authorization-Extras, Content-Type, X-Namespace';
const PREFLIGHT_SECONDS = '600';

/**
 * Payloads as their makers wrote them; those that are not encrypted pass. Without a key there is no such service.
 * What cannot be opened is refused without saying why: the reason would help only whoever forged it.
 */
export async function decodePayloads(
  config: Pick<ApiConfig, 'PAYLOAD_KEY'>,
  given: readonly WirePayload[],
): Promise<WirePayload[]> {
  const codec = payloadCodec({ payloadKey: config.PAYLOAD_KEY });
  if (!codec) throw new Problem('notFound');
  const closed = given.map(({ metadata, data }) => ({
    metadata: Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, fromBase64(value)])),
    data: fromBase64(data),
  }));
  const opened = await codec.decode(closed).catch(() => {
    throw new Problem('malformedBody');
  });
  return opened.map(({ metadata, data }) => ({
    metadata: Object.fromEntries(
      Object.entries(metadata ?? {}).map(([name, value]) => [name, toBase64(value)]),
    ),
    data: toBase64(data),
  }));
}

/**
 * The engine's pages are another origin: that one, and no other, may call from a browser and read the answer. Callers
 * that are no browser name no origin.
 */
export function codecOrigins(config: ApiConfig): RequestHandler {
  const pages = config.TEMPORAL_UI_URL ? new URL(config.TEMPORAL_UI_URL).origin : null;
  const own = new URL(config.PUBLIC_URL).origin;
  return (req: Request, res, next) => {
    res.vary('Origin');
    const origin = req.get('origin');
    if (!config.PAYLOAD_KEY || origin === undefined || origin === own) return next();
    if (origin !== pages) return next(new Problem('forbidden'));
    res.setHeader('Access-Control-Allow-Origin', origin);
    res.setHeader('Access-Control-Allow-Credentials', 'true');
    if (req.method !== 'OPTIONS') return next();
    res.setHeader('Access-Control-Allow-Methods', METHOD);
    res.setHeader('Access-Control-Allow-Headers', HEADERS);
    res.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
    res.status(204).end();
  };
}

/**
 * The engine's pages send cookies, not our header. So an operator who logs in gets the token with the secret of
 * the browser as a cookie too, of this path alone; it ends with the session. Null where nothing is encrypted or nobody opens those pages.
 */
export function codecCookie(
  config: ApiConfig,
  roles: readonly StaffRole[],
  { token, secret }: { token: string; secret: string },
): string | null {
  const isOperator = OPERATORS.some((role) => roles.includes(role));
  if (!isOperator || !config.PAYLOAD_KEY || !config.TEMPORAL_UI_URL) return null;
  // Over https the pages are another site; without it both are on one machine, where sites have no ports.
  const secure = config.PUBLIC_URL.startsWith('https:');
  return stringifySetCookie(CODEC_COOKIE, `${token}.${secret}`, {
    path: CODEC_PATH,
    httpOnly: true,
    sameSite: secure ? 'none' : 'strict',
    secure,
  });
}

const fromBase64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));
const toBase64 = (bytes: Uint8Array | null | undefined): string =>
  Buffer.from(bytes ?? []).toString('base64');
