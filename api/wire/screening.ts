import { z } from 'zod';
import { SCREENING_ROLE_ID } from '../../domain/screening/roles.ts';
import { dateTime, requestId, wholeInput } from './shared.ts';

/** Longer texts are refused by the inputs of the domain, with their sentence. */
const noteText = z.string().max(4000).default('');
const dayText = z.string().max(40).default('');
const choice = wholeInput.optional();

export const reviewAmlInput = z.object({ requestId, result: choice, note: noteText });
export const amlCheckInput = z.object({ requestId, date: dayText, note: noteText, result: choice });
export const riskInput = z.object({
  requestId,
  riskAssessmentResultId: choice,
  riskAssessmentNote: noteText,
  riskAssessmentDate: dayText,
});

/** Numbers of the specification for the roles of related persons; 7 is the representative. */
export const screeningRoleId = z
  .int()
  .min(1)
  .max(Math.max(...Object.values(SCREENING_ROLE_ID)));
const amlResult = z.int().min(1).max(3);

export const amlHit = z
  .object({
    kind: z.enum(['sanctions', 'pep']),
    EntityId: z.string(),
    Caption: z.string(),
    Score: z.number(),
    Datasets: z.array(z.string()),
  })
  .meta({ id: 'AmlHit' });

export const amlCheck = z
  .object({
    Query: z.string(),
    HasSanctions: z.boolean(),
    HasPep: z.boolean(),
    /** The first of the roles. */
    CheckTypeId: screeningRoleId,
    roles: z.array(screeningRoleId),
    kind: z.enum(['person', 'company']),
    Name: z.string(),
    CheckedAt: dateTime,
    Hits: z.array(amlHit),
  })
  .meta({ id: 'AmlCheck' });

/** One screening of everybody. Failing: the lists did not answer, and are asked again by themselves. */
export const amlRun = z
  .object({
    Id: z.string(),
    state: z.enum(['running', 'failing', 'finished']),
    reason: z.enum(['submission', 'renewal']),
    StartedBy: z.string().nullable(),
    StartedAt: dateTime,
    FinishedAt: dateTime.nullable(),
    failureCode: z.string().nullable(),
    FailingSince: dateTime.nullable(),
    attempts: z.int(),
    Result: amlResult.nullable(),
    matches: z.int(),
    /** Companies about which a register did not answer. */
    gaps: z.int(),
  })
  .meta({ id: 'AmlRun' });

export const amlDecision = z
  .object({
    kind: z.enum(['review', 'additionalCheck']),
    Result: amlResult,
    Date: z.string(),
    Note: z.string().nullable(),
    DecidedBy: z.string().nullable(),
    DecidedAt: dateTime,
  })
  .meta({ id: 'AmlDecision' });

/** What the case says of the screening and of the risk. */
export const screeningParts = {
  AmlCheckResultId: amlResult.nullable(),
  AmlChecks: z.array(amlCheck),
  amlRuns: z.array(amlRun),
  amlDecision: amlDecision.nullable(),
  PepExists: z.boolean(),
  RiskAssessmentResultId: amlResult.nullable(),
  RiskAssessmentNote: z.string().nullable(),
  RiskAssessmentDate: z.string().nullable(),
  riskAssessedBy: z.string().nullable(),
  riskAssessedAt: dateTime.nullable(),
};

/** Somebody of this request who appears in another. */
export const sharedPerson = z
  .object({
    Name: z.string(),
    kind: z.enum(['person', 'company']),
    here: z.array(screeningRoleId),
    there: z.array(screeningRoleId),
  })
  .meta({ id: 'SharedPerson' });
