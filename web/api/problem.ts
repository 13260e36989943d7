// What the server refused, as one error type; which keys are set decides the dialog (specification, section 8).
import type { GlobalError } from '../ui/modal-store.ts';
import type { components } from './schema.gen.ts';

export type ProblemBody = components['schemas']['Problem'];

export class ApiProblem extends Error {
  readonly status: number;
  readonly body: ProblemBody;
  /** From Retry-After, in seconds. */
  readonly retryAfter: number | null;

  constructor(status: number, body: ProblemBody, retryAfter: number | null = null) {
    super(body.code);
    this.name = 'ApiProblem';
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }

  get code(): string {
    return this.body.code;
  }

  get requestId(): string | null {
    return this.body.requestId || null;
  }

  /** The words of the server, best first. */
  get sentence(): string | null {
    return this.body.ErrorDescription ?? this.body.ErrorMessage ?? null;
  }
}

/** No answer came: the connection broke or the server is gone. Whether the action happened is not known. */
export class NoAnswer extends Error {
  constructor(cause?: unknown) {
    super('noAnswer', { cause });
    this.name = 'NoAnswer';
  }
}

const EMPTY: ProblemBody = { code: 'unexpected', requestId: '' };

export function problemOf(status: number, body: unknown, headers: Headers): ApiProblem {
  const known = knownOf(body);
  const after = Number(headers.get('Retry-After'));
  const retryAfter = headers.has('Retry-After') && Number.isFinite(after) ? after : null;
  const requestId = known.requestId || headers.get('X-Request-Id') || '';
  return new ApiProblem(status, { ...known, requestId }, retryAfter);
}

/** What answered may be no server of ours: a proxy's page, half of a JSON, nothing. A list alone is a list of messages. */
function knownOf(body: unknown): ProblemBody {
  if (Array.isArray(body)) return { ...EMPTY, errors: body.filter((line) => typeof line === 'string') };
  if (typeof body !== 'object' || body === null) return EMPTY;
  const { code, requestId, ErrorMessage, ErrorDescription, ...rest } = body as Partial<ProblemBody>;
  return {
    ...rest,
    code: text(code) ?? EMPTY.code,
    requestId: text(requestId) ?? EMPTY.requestId,
    ...(text(ErrorMessage) ? { ErrorMessage } : {}),
    ...(text(ErrorDescription) ? { ErrorDescription } : {}),
  };
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Problem → the dialog that shows it; null when the screen or nobody shows it (401, 'NoLoginType'). */
export function dialogOf(error: unknown): GlobalError | null {
  if (!(error instanceof ApiProblem))
    return { kind: 'generic', requestId: null, ...(error instanceof NoAnswer ? { offline: true } : {}) };
  const { status, body, requestId } = error;
  if (status === 401 || body.code === 'noLoginType' || body.ErrorMessage === 'NoLoginType') return null;
  if (status === 403) return { kind: 'forbidden' };
  if (status === 400) {
    if (Array.isArray(body.errors)) return { kind: 'attachments', messages: body.errors };
    const fields = fieldErrors(body.errors);
    const isOfFields = fields.length > 0 && !body.ErrorId && !body.ErrorMessage;
    if (isOfFields) return { kind: 'fields', fields, message: null };
    if (body.ErrorMessage && !body.ErrorId && !body.ErrorDescription)
      return { kind: 'fields', fields, message: body.ErrorMessage };
  }
  return body.ErrorDescription
    ? { kind: 'description', message: body.ErrorDescription, requestId }
    : { kind: 'generic', requestId };
}

/** First message of each field. */
export function fieldErrors(errors: ProblemBody['errors']): { field: string; message: string }[] {
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return [];
  return Object.entries(errors).flatMap(([field, messages]: [string, unknown]) => {
    const first: unknown = Array.isArray(messages) ? messages[0] : messages;
    return typeof first === 'string' && first !== '' ? [{ field, message: first }] : [];
  });
}
