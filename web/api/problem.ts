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
  const known =
    typeof body === 'object' && body !== null ? { ...EMPTY, ...(body as Partial<ProblemBody>) } : EMPTY;
  const after = Number(headers.get('Retry-After'));
  const retryAfter = headers.has('Retry-After') && Number.isFinite(after) ? after : null;
  const requestId = known.requestId || headers.get('X-Request-Id') || '';
  return new ApiProblem(status, { ...known, requestId }, retryAfter);
}

/** Problem → the dialog that shows it; null when the screen or nobody shows it (401, 'NoLoginType'). */
export function dialogOf(error: unknown): GlobalError | null {
  if (!(error instanceof ApiProblem)) return { kind: 'generic', requestId: null };
  const { status, body, requestId } = error;
  if (status === 401 || body.code === 'noLoginType' || body.ErrorMessage === 'NoLoginType') return null;
  if (status === 403) return { kind: 'forbidden' };
  if (status === 400) {
    if (Array.isArray(body.errors)) return { kind: 'attachments', messages: body.errors };
    const fields = fieldErrors(body.errors);
    if (fields.length > 0 && !body.ErrorId) return { kind: 'fields', fields, message: null };
    if (body.ErrorMessage && !body.ErrorDescription)
      return { kind: 'fields', fields, message: body.ErrorMessage };
  }
  const words = body.ErrorDescription ?? body.ErrorMessage;
  return words ? { kind: 'description', message: words, requestId } : { kind: 'generic', requestId };
}

/** First message of each field. */
export function fieldErrors(errors: ProblemBody['errors']): { field: string; message: string }[] {
  if (!errors || Array.isArray(errors)) return [];
  return Object.entries(errors).flatMap(([field, messages]) =>
    messages[0] ? [{ field, message: messages[0] }] : [],
  );
}
