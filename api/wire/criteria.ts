import { z } from 'zod';
import { dateTime, decision, flagInput, progressState, requestId } from './shared.ts';

export const criterion = z
  .object({
    RuleName: z.string(),
    Decision: decision,
    value: z.unknown().optional(),
    limit: z.unknown().optional(),
    source: z.string().nullable().optional(),
    asOf: z.string().nullable().optional(),
    remedy: z.string().nullable().optional(),
    /** Code of the group's company the value is about; null = the applicant, or the group together. */
    company: z.string().nullable(),
    /** Staff entered the value in place of the register. */
    byHand: z.boolean(),
    /** What it said in the run before, when that was something else; Decision null = it was not asked then. */
    previous: z
      .object({
        Decision: decision.nullable(),
        value: z.unknown().optional(),
        limit: z.unknown().optional(),
      })
      .nullable(),
  })
  .meta({ id: 'Criterion' });

/** Decision null: „Patikra neatlikta“. */
export const criteriaResult = z
  .object({
    Decision: decision.nullable(),
    Rules: z.array(criterion),
    evaluatedAt: dateTime.nullable(),
    ruleSetVersion: z.string().nullable(),
    /** Day it was judged for: of the first submission, or of the check as long as there was none. */
    judgedOn: z.string().nullable(),
    formVersion: z.int().nullable(),
    /** The answers were changed after this evaluation. */
    stale: z.boolean(),
    /** Of an open form: rules, date or the size staff entered are others now, so that the submission would be refused. */
    outdated: z.boolean(),
    /** The run before, which `previous` and `removed` compare with; null = there was none. */
    comparedWith: z
      .object({ Decision: decision, evaluatedAt: dateTime.nullable(), ruleSetVersion: z.string().nullable() })
      .nullable(),
    /** Rules that were asked then and no longer are. */
    removed: z.array(z.object({ RuleName: z.string(), Decision: decision })),
  })
  .meta({ id: 'CriteriaResult' });

/** `role` User: staff see what the applicant sees. */
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
    startedAt: dateTime.nullable(),
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
