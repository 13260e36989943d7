export type AdapterErrorCode =
  | 'timeout'
  | 'unavailable'
  | 'rateLimited'
  /** Not asked at all: it has failed too often just now. */
  | 'breakerOpen'
  | 'malformed'
  | 'wrongSubject'
  | 'refused'
  | 'notFound'
  /** It has more to say than it hands out, so what came proves nothing. */
  | 'incomplete'
  /** It offers no TLS or shows a certificate nobody here trusts, so nothing was said to it. */
  | 'insecure'
  /** A mail: its recipient's server will not have it, now or later. */
  | 'undeliverable';

const TRANSIENT: readonly AdapterErrorCode[] = ['timeout', 'unavailable', 'rateLimited', 'breakerOpen'];

/** Why an outside service gave no usable answer. Names the service and the code only: no address, no body, no personal data. */
export class AdapterError extends Error {
  override readonly name = 'AdapterError';
  readonly code: AdapterErrorCode;
  readonly service: string;
  readonly retryAfterMs?: number;

  constructor(code: AdapterErrorCode, service: string, retryAfterMs?: number) {
    super(`${service}: ${code}`);
    this.code = code;
    this.service = service;
    if (retryAfterMs !== undefined) this.retryAfterMs = retryAfterMs;
  }

  /** Whether asking again later may help. */
  get isTransient(): boolean {
    return TRANSIENT.includes(this.code);
  }
}
