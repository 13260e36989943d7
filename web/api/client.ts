import createClient, { type Middleware } from 'openapi-fetch';
import { clearSession, currentArea, readToken, rememberPlace, type Area } from './session.ts';
import { NoAnswer, problemOf } from './problem.ts';
import { keepTyped } from './typing.ts';
import type { paths } from './schema.gen.ts';

type ExpiredListener = (area: Area) => void;
const expiredListeners = new Set<ExpiredListener>();

/** The shell listens and leads to the right login. */
export function onSessionExpired(listener: ExpiredListener): () => void {
  expiredListeners.add(listener);
  return () => {
    expiredListeners.delete(listener);
  };
}

/** 401: tokens and filters go; the place and what was being typed wait, the draft on the server stays. */
export function sessionExpired(area: Area): void {
  if (!readToken(area)) return;
  rememberPlace(window.location.pathname + window.location.search + window.location.hash);
  keepTyped(area);
  clearSession(area);
  for (const listener of expiredListeners) listener(area);
}

const endedListeners = new Set<() => void>();

/** The applicant's layout listens and says why. */
export function onRepresentationEnded(listener: () => void): () => void {
  endedListeners.add(listener);
  return () => {
    endedListeners.delete(listener);
  };
}

/** 403 because the authorisation ended or was removed: what was being typed waits, as when a session ends. */
export function noteRefusal(status: number, body: unknown): void {
  if (status !== 403 || (body as { code?: unknown } | null)?.code !== 'representationInvalid') return;
  for (const listener of endedListeners) listener();
}

const session: Middleware = {
  onRequest({ request }) {
    const token = readToken(currentArea());
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  },
  onResponse({ response }) {
    if (response.status === 401) sessionExpired(currentArea());
    if (response.status === 403)
      void response
        .clone()
        .json()
        .then(
          (body) => noteRefusal(403, body),
          () => undefined,
        );
  },
};

/** The server answers a command within 8 s or says that it does not know yet; who is silent for longer is not there. */
const SILENCE_MS = 30_000;

/** A call that nobody answers ends as a broken connection. Files may take as long as the line needs. */
export function impatientFetch(request: Request): Promise<Response> {
  const sendsFiles = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  return fetch(
    request,
    sendsFiles ? {} : { signal: AbortSignal.any([request.signal, AbortSignal.timeout(SILENCE_MS)]) },
  );
}

export const api = createClient<paths>({ baseUrl: '', fetch: impatientFetch });
api.use(session);

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** Body of a successful answer, or a thrown ApiProblem / NoAnswer. */
export async function ask<T>(call: Promise<Answer<T>>): Promise<Exclude<T, undefined>> {
  let answer: Answer<T>;
  try {
    answer = await call;
  } catch (cause) {
    throw new NoAnswer(cause);
  }
  if (!answer.response.ok) throw problemOf(answer.response.status, answer.error, answer.response.headers);
  return answer.data as Exclude<T, undefined>;
}
