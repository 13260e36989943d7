// What the data says about a cell: who may call at all, whose request it is, and what its status allows.
import type { Route } from '../../../api/http/define-route.ts';
import { refusal } from '../../../domain/application/refusal.ts';
import type { Role } from '../../../domain/application/role.ts';
import type { StatusId } from '../../../domain/application/status.ts';
import { ACTION_NAMES, callOf, type ActionName } from '../../../domain/application/transitions.ts';
import type { Caller, Whose } from './callers.ts';

/** Refused before the request is looked at: the same whatever the call is about. */
export function atTheDoor({ access, representing }: Route, caller: Caller): string | null {
  if (access === 'public') return null;
  if (caller.lock) return caller.lock;
  if (access === 'applicant' && caller.kind !== 'applicant') return '403 forbidden';
  if (typeof access === 'object') {
    const may =
      caller.kind === 'applicant'
        ? access.applicant === true
        : caller.roles.some((role) => access.staff.includes(role));
    if (!may) return '403 forbidden';
  }
  if (caller.representing === 'ended' && representing !== 'evenEnded') return '403 representationInvalid';
  if (caller.representing === 'now' && representing === 'mayNot') return '403 representativeMayNot';
  return null;
}

const ACTIONS = new Map<string, ActionName>(
  ACTION_NAMES.flatMap((action) => {
    const call = callOf(action);
    return call ? [[`${call.method ?? 'POST'} ${call.path}`, action] as const] : [];
  }),
);

export interface Target {
  whose: Whose;
  status: StatusId | null;
}

/** Refused for what the request is; null where only its facts can say. */
export function atTheRequest(route: Route, caller: Caller, { whose, status }: Target): string | null {
  if (!caller.sees.includes(whose)) return '404 notFound';
  const action = ACTIONS.get(`${route.method} ${route.path}`);
  if (!action || status === null) return null;
  const roles: readonly Role[] = caller.kind === 'applicant' ? ['applicant'] : caller.roles;
  return refusal(action, status, roles) === 'wrongStatus' ? '409 wrongStatus' : null;
}
