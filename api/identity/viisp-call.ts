export type IdentityErrorCode =
  'timeout' | 'unavailable' | 'rateLimited' | 'malformed' | 'refused' | 'ambiguous';

/** Why the identity gateway gave no usable answer (`ambiguous`: it names two people); carries no personal data, ticket or address. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  constructor(
    readonly code: IdentityErrorCode,
    readonly retryAfterMs?: number,
  ) {
    super(`identity gateway: ${code}`);
  }
}

const MAX_ANSWER_BYTES = 256 * 1024;

async function bodyOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.byteLength;
    if (length > MAX_ANSWER_BYTES) throw new IdentityError('malformed');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Posts a SOAP message; a SOAP fault is `refused`, whatever the gateway's reason, because asking the same again will not help. */
export async function postSoap(url: string, xml: string, timeoutMs: number): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: '""' },
      body: xml,
      redirect: 'manual',
      signal,
    });
    const text = await bodyOf(answer);
    if (answer.ok) return text;
    if (answer.status === 429) {
      const seconds = Number(answer.headers.get('retry-after'));
      throw new IdentityError('rateLimited', seconds > 0 ? Math.min(seconds, 300) * 1000 : undefined);
    }
    if (answer.status >= 500 && !/<(?:[\w.-]+:)?Fault[\s>]/.test(text))
      throw new IdentityError('unavailable');
    throw new IdentityError(answer.status >= 300 && answer.status < 400 ? 'malformed' : 'refused');
  } catch (error) {
    if (error instanceof IdentityError) throw error;
    throw new IdentityError(signal.aborted ? 'timeout' : 'unavailable');
  }
}
