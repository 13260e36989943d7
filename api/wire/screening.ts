import { z } from 'zod';
import { SCREENING_ROLE_ID } from '../../domain/screening/roles.ts';
import { MATCH_ANSWERS, MATCH_STATES } from '../../domain/screening/review.ts';
import { dateTime } from './shared.ts';

/** Numbers of the specification for the roles of related persons; 7 is the representative, 8 the head of a supplier. */
export const screeningRoleId = z
  .int()
  .min(1)
  .max(Math.max(...Object.values(SCREENING_ROLE_ID)));
const amlResult = z.int().min(1).max(3);

/** The answer that stands for a match. */
export const matchReview = z
  .object({
    Id: z.int(),
    answer: z.enum(MATCH_ANSWERS),
    Note: z.string().nullable(),
    AnsweredBy: z.string(),
    AnsweredAt: dateTime,
    ConfirmedBy: z.string().nullable(),
    ConfirmedAt: dateTime.nullable(),
    ConfirmationNote: z.string().nullable(),
    /** Who made the additional check that passed over it, and the second person. */
    ClearedBy: z.string().nullable(),
    ClearedSecondBy: z.string().nullable(),
    /** The reader's own answer, which they cannot confirm. */
    own: z.boolean(),
  })
  .meta({ id: 'MatchReview' });

export const amlHit = z
  .object({
    MatchId: z.int(),
    kind: z.enum(['sanctions', 'pep']),
    EntityId: z.string(),
    Caption: z.string(),
    Score: z.number(),
    Datasets: z.array(z.string()),
    Topics: z.array(z.string()),
    /** Of the list's entry; empty: the list does not say. */
    BirthDates: z.array(z.string()),
    Countries: z.array(z.string()),
    state: z.enum(MATCH_STATES),
    review: matchReview.nullable(),
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

/** An additional check over a sanctions match, which a second person has yet to confirm. */
export const waitingCheck = z
  .object({
    Id: z.int(),
    Date: z.string(),
    Note: z.string().nullable(),
    MadeBy: z.string(),
    MadeAt: dateTime,
    own: z.boolean(),
  })
  .meta({ id: 'AmlWaitingCheck' });

/** What the case says of the screening and of the risk. */
export const screeningParts = {
  AmlCheckResultId: amlResult.nullable(),
  AmlChecks: z.array(amlCheck),
  amlRuns: z.array(amlRun),
  amlDecision: amlDecision.nullable(),
  amlWaitingCheck: waitingCheck.nullable(),
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
