import type { ActivityDeps } from './deps.ts';
import { createDocumentActivities } from './documents.ts';
import { createEvaluation } from './evaluation.ts';
import { createReconcileActivities } from './reconcile.ts';
import { createRecords } from './records.ts';
import { createRegisterActivities } from './registers.ts';
import { createScreeningActivities } from './screening.ts';
import { createSigningActivities } from './signing.ts';

/** Every activity the worker knows. All take ids and codes only, and answer no more. */
export function createActivities(deps: ActivityDeps) {
  return {
    ...createRecords(deps),
    ...createEvaluation(deps),
    ...createRegisterActivities(deps),
    ...createScreeningActivities(deps),
    ...createSigningActivities(deps),
    ...createDocumentActivities(deps),
    ...createReconcileActivities(deps),
  };
}

export type Activities = ReturnType<typeof createActivities>;
