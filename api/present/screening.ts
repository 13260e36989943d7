import type { z } from 'zod';
import type {
  CaseScreening,
  CheckRow,
  FindingRow,
  HitRow,
  ReviewRow,
  RunRow,
  WaitingCheckRow,
} from '../../db/queries/screening/case-screening.ts';
import type { SharedPerson } from '../../db/queries/screening/same-people.ts';
import { matchState } from '../../domain/screening/review.ts';
import { SCREENING_ROLE_ID, type ScreeningRole } from '../../domain/screening/roles.ts';
import type { screeningParts, sharedPerson } from '../wire/screening.ts';
import { time } from './wire-values.ts';

type Shape = typeof screeningParts;
type Parts = Omit<z.input<z.ZodObject<Shape>>, 'AmlCheckResultId' | 'PepExists'>;

const idsOf = (roles: readonly ScreeningRole[]): number[] => roles.map((role) => SCREENING_ROLE_ID[role]);

/** Screening and risk of a case under the names of the wire. */
export function presentScreening(
  { runs, checks, findings, waitingCheck }: CaseScreening,
  viewerId: string,
): Parts {
  return {
    AmlChecks: checks.map((check) => checkOf(check, viewerId)),
    amlRuns: runs.map(runOf),
    amlDecision: decisionOf(findings),
    amlWaitingCheck: waitingCheck && waitingOf(waitingCheck, viewerId),
    RiskAssessmentResultId: findings.riskResult,
    RiskAssessmentNote: findings.riskNote,
    RiskAssessmentDate: findings.riskDate,
    riskAssessedBy: findings.riskBy,
    riskAssessedAt: time(findings.riskAt),
  };
}

export function sharedPersonOf({ name, kind, here, there }: SharedPerson): z.input<typeof sharedPerson> {
  return { Name: name, kind, here: idsOf(here), there: idsOf(there) };
}

function checkOf(check: CheckRow, viewerId: string): Parts['AmlChecks'][number] {
  return {
    Query: check.query,
    HasSanctions: check.hasSanctions,
    HasPep: check.hasPep,
    CheckTypeId: SCREENING_ROLE_ID[check.role],
    roles: idsOf(check.roles),
    kind: check.kind ?? 'person',
    Name: check.name,
    CheckedAt: time(check.checkedAt),
    Hits: check.hits.map((hit) => hitOf(hit, viewerId)),
  };
}

function hitOf(hit: HitRow, viewerId: string): Parts['AmlChecks'][number]['Hits'][number] {
  return {
    MatchId: hit.id,
    kind: hit.kind,
    EntityId: hit.entityId,
    Caption: hit.caption,
    Score: hit.score,
    Datasets: hit.datasets,
    Topics: hit.topics,
    BirthDates: hit.birthDates,
    Countries: hit.countries,
    state: matchState(hit),
    review: hit.review && reviewOf(hit.review, viewerId),
  };
}

function reviewOf(review: ReviewRow, viewerId: string) {
  return {
    Id: review.id,
    answer: review.answer,
    Note: review.note,
    AnsweredBy: review.answeredBy,
    AnsweredAt: time(new Date(review.answeredAt)),
    ConfirmedBy: review.confirmedBy,
    ConfirmedAt: review.confirmedAt === null ? null : time(new Date(review.confirmedAt)),
    ConfirmationNote: review.confirmationNote,
    ClearedBy: review.clearedBy,
    ClearedSecondBy: review.clearedSecondBy,
    own: review.answeredById === viewerId,
  };
}

function waitingOf(check: WaitingCheckRow, viewerId: string): Parts['amlWaitingCheck'] {
  const { id, on, note, madeBy, madeAt, madeById } = check;
  return { Id: id, Date: on, Note: note, MadeBy: madeBy, MadeAt: time(madeAt), own: madeById === viewerId };
}

function runOf(run: RunRow): Parts['amlRuns'][number] {
  return {
    Id: run.id,
    state: run.finishedAt ? 'finished' : run.failingSince ? 'failing' : 'running',
    reason: run.reason,
    StartedBy: run.startedBy,
    StartedAt: time(run.startedAt),
    FinishedAt: time(run.finishedAt),
    failureCode: run.failureCode,
    FailingSince: time(run.failingSince),
    attempts: run.attempts,
    Result: run.result,
    matches: run.matches,
    gaps: run.gaps,
  };
}

function decisionOf(findings: FindingRow): Parts['amlDecision'] {
  const { amlDecision, amlDecisionResult, amlDecisionOn, amlDecidedAt } = findings;
  if (!amlDecision || !amlDecisionResult || !amlDecisionOn || !amlDecidedAt) return null;
  return {
    kind: amlDecision,
    Result: amlDecisionResult,
    Date: amlDecisionOn,
    Note: findings.amlDecisionNote,
    DecidedBy: findings.amlDecidedBy,
    DecidedAt: time(amlDecidedAt),
  };
}
