// Every cell of the matrix: a call, a caller, and the request it is about.
import type { Route } from '../../../api/http/define-route.ts';
import { ROUTES } from '../../../api/routes/index.ts';
import { STATUS_IDS, type StatusId } from '../../../domain/application/status.ts';
import { callOf, nameOf } from '../sample.ts';
import { SAMPLES, type World } from '../samples.ts';
import type { Caller } from './callers.ts';
import { atTheDoor, atTheRequest, type Target } from './expected.ts';

export interface Cell {
  route: Route;
  caller: Caller;
  /** Null: the call is not about one request. */
  target: Target | null;
  /** `409 wrongStatus`, or null where the caller gets through to what the request and the body say. */
  refused: string | null;
}

/** A call that ends the login it is made with would end the row of cells too; session.test.ts and login.test.ts hold them. */
const ENDS_THE_LOGIN = /logout|logoff|EndSession|EndAllSessions|Impersonate|PushToken/i;

export const aboutOne = (route: Route): boolean => sampleOf(route, EMPTY).request !== undefined;
const EMPTY: World = { requestId: 0, foreignId: 0, partyId: 0, assessorId: '' };
const sampleOf = (route: Route, world: World) => SAMPLES[nameOf(route)]!(world);

const MISSING: Target = { whose: 'missing', status: null };
const target = (whose: 'own' | 'other', status: StatusId): Target => ({ whose, status });
const ELSEWHERE: readonly Target[] = [target('other', 1), target('other', 2), target('other', 9), MISSING];
const EVERY: readonly Target[] = [...STATUS_IDS.map((status) => target('own', status)), ...ELSEWHERE];
/** Whoever is stopped at the door is stopped before a request is read: one status stands for all. */
const AT_THE_DOOR: readonly Target[] = [target('own', 2), target('other', 9), MISSING];
/** What is read is not another right in another status: a draft, a case and a contract stand for all. */
const READ: readonly Target[] = [target('own', 1), target('own', 2), target('own', 9), ...ELSEWHERE];

export function cellsOf(caller: Caller): Cell[] {
  return ROUTES.flatMap((route): Cell[] => {
    const door = atTheDoor(route, caller);
    if (door === null && ENDS_THE_LOGIN.test(route.path)) return [];
    if (!aboutOne(route)) return [{ route, caller, target: null, refused: door }];
    const targets = door ? AT_THE_DOOR : route.effect === 'read' ? READ : EVERY;
    return targets.map((about) => ({
      route,
      caller,
      target: about,
      refused: door ?? atTheRequest(route, caller, about),
    }));
  });
}

/** Who took a list out is written down. */
const LOGGED = /\/Export(Data|ManagerRequests)$/;

/** Reads leave everything as it was, whoever makes them. */
export const changesNothing = ({ route, refused }: Cell): boolean =>
  refused !== null || (route.effect === 'read' && !LOGGED.test(route.path));

export interface Answered {
  status: number;
  code: string | null;
}

export async function ask(cell: Cell, requestId: number, world: World): Promise<Answered> {
  const { route, caller } = cell;
  const { path, json, form } = callOf(route, sampleOf(route, { ...world, requestId }), requestId);
  const { client } = caller;
  const call = route.method === 'GET' ? client.get : route.method === 'POST' ? client.post : client.delete;
  const answer = await call(path, { json, form, once: true });
  return { status: answer.status, code: (answer.body as { code?: string } | null)?.code ?? null };
}

/** What is wrong with the answer, or null. */
export function verdict(cell: Cell, { status, code }: Answered): string | null {
  const told = `${status}${code ? ` ${code}` : ''}`;
  if (cell.refused) return told === cell.refused ? null : `${told} instead of ${cell.refused}`;
  if (cell.route.access === 'public') return null;
  const { good } = sampleOf(cell.route, EMPTY);
  const mayBeMissing = good.includes(404) || cell.target === null;
  const stopped = status === 401 || status === 403 || (status === 404 && !mayBeMissing) || status === 500;
  return stopped ? `${told} although nothing forbids it` : null;
}

export function wordsOf({ route, caller, target: about }: Cell): string {
  const object = about ? ` on ${about.whose}${about.status === null ? '' : ` in ${about.status}`}` : '';
  return `${caller.name}: ${nameOf(route)}${object}`;
}
