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
  rememberPlace(window.location.pathname + window.location.search);
  keepTyped(area);
  clearSession(area);
  for (const listener of expiredListeners) listener(area);
}

const session: Middleware = {
  onRequest({ request }) {
    const token = readToken(currentArea());
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  },
  onResponse({ response }) {
    if (response.status === 401) sessionExpired(currentArea());
  },
};

export const api = createClient<paths>({ baseUrl: '' });
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
