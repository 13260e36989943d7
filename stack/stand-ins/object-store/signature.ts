import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface Signed {
  method: string;
  /** Path and query as they came. */
  target: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** Of temporary credentials: then every call carries it, signed. */
  sessionToken?: string;
}

/** Clocks may differ by so much. */
const SKEW_MS = 15 * 60_000;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** AWS Signature Version 4 in the Authorization header; answers the S3 error code, or null when the signature is right. */
export function signatureProblem(call: Signed, keys: Keys, now = Date.now()): string | null {
  const header = (name: string): string => {
    const value = call.headers[name];
    return (Array.isArray(value) ? value.join(',') : (value ?? '')).trim().replace(/\s+/g, ' ');
  };
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    );
  if (!given) return 'AccessDenied';
  const [, keyId, day, region, signedHeaders = '', signature = ''] = given;
  if (keyId !== keys.accessKeyId || region !== keys.region) return 'InvalidAccessKeyId';
  const moment = header('x-amz-date');
  const at = Date.parse(
    moment.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (!moment.startsWith(day!) || !(Math.abs(now - at) < SKEW_MS)) return 'RequestTimeTooSkewed';
  const names = signedHeaders.split(';');
  if (keys.sessionToken !== undefined) {
    if (!names.includes('x-amz-security-token')) return 'AccessDenied';
    if (header('x-amz-security-token') !== keys.sessionToken) return 'InvalidToken';
  }
  if (!names.includes('host') || !names.includes('x-amz-content-sha256')) return 'AccessDenied';

  const [path = '', query = ''] = call.target.split('?');
  const canonical = [
    call.method,
    path
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    [...new URLSearchParams(query)]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${header(name)}`),
    '',
    signedHeaders,
    header('x-amz-content-sha256'),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = hmac(hmac(hmac(hmac(`AWS4${keys.secretAccessKey}`, day!), region), 's3'), 'aws4_request');
  const right = hmac(key, ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n'));
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}
