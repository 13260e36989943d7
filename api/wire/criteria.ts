import { z } from 'zod';
import { dateTime, decision, flagInput, instant, progressState, requestId } from './shared.ts';

export const criterion = z
  .object({
    RuleName: z.string(),
    Decision: decision,
    value: z.unknown().optional(),
    limit: z.unknown().optional(),
    source: z.string().nullable().optional(),
    asOf: z.string().nullable().optional(),
    remedy: z.string().nullable().optional(),
  })
  .meta({ id: 'Criterion' });

/** Decision null: „Patikra neatlikta“. */
export const criteriaResult = z
  .object({
    Decision: decision.nullable(),
    Rules: z.array(criterion),
    evaluatedAt: dateTime.nullable(),
    ruleSetVersion: z.string().nullable(),
    formVersion: z.int().nullable(),
    /** The answers were changed after this evaluation. */
    stale: z.boolean(),
  })
  .meta({ id: 'CriteriaResult' });

export const criteriaQuery = z.object({
  role: z.enum(['Manager', 'User']).optional(),
  recheck: flagInput.optional(),
});

export const calculateInput = z.object({
  requestId,
  /** Staff: look again without moving the request. */
  recheck: z.boolean().default(false),
});
export const evaluationStarted = z.object({ evaluationId: z.string() }).meta({ id: 'EvaluationStarted' });

export const evaluationProgress = z
  .object({
    Status: progressState,
    Decision: decision.nullable(),
    evaluationId: z.string().nullable(),
    startedAt: instant.nullable(),
    elapsedMs: z.int(),
    failureCode: z.string().nullable(),
  })
  .meta({ id: 'EvaluationProgress' });

/** Decision of the double check as the specification counts it: 1 is accepted. */
export const doubleCheck = z
  .object({
    Decision: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    decision,
    evaluationId: z.string(),
  })
  .meta({ id: 'DoubleCheck' });
