import { refusal, type RefusalCode } from '../../domain/application/refusal.ts';
import type { Role } from '../../domain/application/role.ts';
import { COPYABLE_STATUSES } from '../../domain/application/status.ts';
import { ACTION_NAMES, transitionOf, type ActionName } from '../../domain/application/transitions.ts';
import { factSources, factsOf, type FactSources } from './facts.ts';
import { loadRequestView, viewFor, type RequestView } from './request-view.ts';
import type { Tx } from './command-input.ts';

export interface AllowedAction {
  name: ActionName;
  /** Why it cannot be done now; null when it can. */
  refusal: RefusalCode | null;
  details?: { missingAttachments?: readonly number[]; limitCents?: number; formProblems?: number };
}

export interface Viewer {
  actorId: string | null;
  roles: readonly Role[];
  callPeriodClosed?: boolean;
}

/** Starts of a request are offered by lists, not by a request; signing has its own call. */
const OFFERED_ELSEWHERE: readonly ActionName[] = ['start'];

/**
 * The actions these roles see in the request's status, each with the code of the condition that refuses it now.
 * `copy` is judged as if from this request. Empty when the request is gone.
 */
export async function allowedActions(db: Tx, requestId: number, viewer: Viewer): Promise<AllowedAction[]> {
  const view = await loadRequestView(db, requestId);
  if (!view || view.status === null) return [];
  const actions: AllowedAction[] = [];
  const known = new Map<RequestView, FactSources>();
  for (const name of ACTION_NAMES) {
    if (OFFERED_ELSEWHERE.includes(name)) continue;
    if (name === 'copy') {
      if (viewer.roles.includes('applicant') && COPYABLE_STATUSES.includes(view.status))
        actions.push({ name, refusal: null });
      continue;
    }
    if (refusal(name, view.status, viewer.roles) !== null) continue;
    const needs = transitionOf(name).needs;
    if (needs.length === 0) {
      actions.push({ name, refusal: null });
      continue;
    }
    const seen = viewFor(name, view);
    const sources = known.get(seen) ?? factSources(db, seen);
    known.set(seen, sources);
    const facts = await factsOf(db, seen, { requestId, action: name, ...viewer }, sources);
    const code = refusal(name, view.status, viewer.roles, facts);
    actions.push({ name, refusal: code, ...detailsOf(code, facts) });
  }
  return actions;
}

function detailsOf(
  code: RefusalCode | null,
  facts: { missingAttachments: readonly number[]; limitCents: number; formProblems: number },
): Pick<AllowedAction, 'details'> {
  if (code === 'attachmentsComplete') return { details: { missingAttachments: facts.missingAttachments } };
  if (code === 'withinLimits') return { details: { limitCents: facts.limitCents } };
  if (code === 'formComplete') return { details: { formProblems: facts.formProblems } };
  return {};
}
