import { closeRun } from '../../db/queries/policy/judging.ts';
import {
  deleteDraft,
  findDraft,
  insertDraft,
  saveDraft,
  type PolicyDraft,
} from '../../db/queries/policy/drafts.ts';
import { findRun, insertRun, requestCancel, type PolicyRun } from '../../db/queries/policy/runs.ts';
import { ruleSetOfVersion, type RuleParameters } from '../../domain/eligibility/rule-sets.ts';
import type { SchemeCode } from '../../domain/schemes/index.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../http/problems.ts';
import { time } from '../present/wire-values.ts';

/** Who acts, and the Idempotency-Key of the act. */
export interface Act {
  by: string;
  key: string;
}

/** The draft; 404 when it is not there. */
export async function draftFor({ db }: Deps, id: string): Promise<PolicyDraft> {
  const draft = await findDraft(db, id);
  if (!draft) throw new Problem('notFound');
  return draft;
}

/** The run; 404 when it is not there. */
export async function runFor({ db }: Deps, id: string): Promise<PolicyRun> {
  const run = await findRun(db, id);
  if (!run) throw new Problem('notFound');
  return run;
}

/** Somebody saved the draft meanwhile: the second of two is told who and when. */
async function changed(deps: Deps, id: string): Promise<Problem> {
  const { version, savedByName, savedAt } = await draftFor(deps, id);
  return new Problem('policyDraftChanged', {
    details: { version, savedBy: savedByName, savedAt: time(savedAt) },
  });
}

/** A copy of a rule set in force. */
export async function createDraft(
  deps: Deps,
  { by, key }: Act,
  { name, basedOn }: { name: string; basedOn: string },
): Promise<PolicyDraft> {
  const set = ruleSetOfVersion(basedOn);
  if (!set) throw new Problem('notFound');
  const { scheme, parameters } = set;
  return draftFor(deps, await insertDraft(deps.db, { name, scheme, basedOn, parameters, by, key }));
}

export async function changeDraft(
  deps: Deps,
  act: Act,
  change: { id: string; version: number; name: string; parameters: RuleParameters },
): Promise<PolicyDraft> {
  const { id, version, ...values } = change;
  if (!(await saveDraft(deps.db, { id, version, ...act }, values))) throw await changed(deps, id);
  return draftFor(deps, id);
}

export async function removeDraft(deps: Deps, draft: { id: string; version: number }): Promise<void> {
  if (!(await deleteDraft(deps.db, draft))) throw await changed(deps, draft.id);
}

export interface RunWish {
  draftId: string;
  draftVersion: number;
  scheme: SchemeCode;
  from?: string | null;
  to?: string | null;
}

/** Opens a run and hands it to the engine; the same key again finds the same run. */
export async function startRun(deps: Deps, { by, key }: Act, wish: RunWish): Promise<PolicyRun> {
  const { draftId, draftVersion, scheme } = wish;
  const id = await insertRun(deps.db, {
    draftId,
    draftVersion,
    scheme,
    periodFrom: wish.from || null,
    periodTo: wish.to || null,
    by,
    key,
  });
  if (id === null) throw await changed(deps, draftId);
  await deps.engine.startPolicyRun(id);
  return runFor(deps, id);
}

/** Asks a run to stop. One that no workflow carries on is closed here. */
export async function cancelRun(deps: Deps, id: string): Promise<PolicyRun> {
  await runFor(deps, id);
  if (!(await requestCancel(deps.db, id))) throw new Problem('policyRunOver');
  const isCarriedOn = await deps.engine.cancelPolicyRun(id);
  if (!isCarriedOn) await closeRun(deps.db, id, { state: 'cancelled', failureCode: null });
  return runFor(deps, id);
}
