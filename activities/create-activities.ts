import type { ActivityDeps } from './deps.ts';
import { createCalendarActivities } from './calendar.ts';
import { createDocumentActivities } from './documents.ts';
import { createExportActivities } from './exports.ts';
import { createEvaluation } from './evaluation.ts';
import { createAskAgain } from './ask-again.ts';
import { createGroupRegisters } from './group-registers.ts';
import { createPaymentRecords } from './payments.ts';
import { createPolicyActivities } from './policy.ts';
import { createReconcileActivities } from './reconcile.ts';
import { createRecords } from './records.ts';
import { createRegisterActivities } from './registers.ts';
import { createScreeningActivities } from './screening.ts';
import { createRetentionActivities } from './retention.ts';
import { createSigningActivities } from './signing.ts';
import { createSigningBatchActivities } from './signing-batch.ts';
import { createStaffDigest } from './staff-digest.ts';
import { createTaxQuestions } from './tax-questions.ts';

/** Every activity the worker knows. All take ids and codes only, and answer no more. */
export function createActivities(deps: ActivityDeps) {
  return {
    ...createRecords(deps),
    ...createPaymentRecords(deps),
    ...createEvaluation(deps),
    ...createGroupRegisters(deps),
    ...createRegisterActivities(deps),
    ...createAskAgain(deps),
    ...createScreeningActivities(deps),
    ...createSigningActivities(deps),
    ...createSigningBatchActivities(deps),
    ...createDocumentActivities(deps),
    ...createReconcileActivities(deps),
    ...createPolicyActivities(deps),
    ...createCalendarActivities(deps),
    ...createTaxQuestions(deps),
    ...createStaffDigest(deps),
    ...createExportActivities(deps),
    ...createRetentionActivities(deps),
  };
}

export type Activities = ReturnType<typeof createActivities>;
