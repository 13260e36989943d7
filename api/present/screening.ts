import type { z } from 'zod';
import type {
  CaseScreening,
  CheckRow,
  FindingRow,
  RunRow,
} from '../../db/queries/screening/case-screening.ts';
import type { SharedPerson } from '../../db/queries/screening/same-people.ts';
import { SCREENING_ROLE_ID, type ScreeningRole } from '../../domain/screening/roles.ts';
import type { screeningParts, sharedPerson } from '../wire/screening.ts';
import { time } from './wire-values.ts';

type Shape = typeof screeningParts;
type Parts = Omit<z.input<z.ZodObject<Shape>>, 'AmlCheckResultId' | 'PepExists'>;

const idsOf = (roles: readonly ScreeningRole[]): number[] => roles.map((role) => SCREENING_ROLE_ID[role]);

/** Screening and risk of a case under the names of the wire. */
export function presentScreening({ runs, checks, findings }: CaseScreening): Parts {
  return {
    AmlChecks: checks.map(checkOf),
    amlRuns: runs.map(runOf),
    amlDecision: decisionOf(findings),
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

function checkOf(check: CheckRow): Parts['AmlChecks'][number] {
  return {
    Query: check.query,
    HasSanctions: check.hasSanctions,
    HasPep: check.hasPep,
    CheckTypeId: SCREENING_ROLE_ID[check.role],
    roles: idsOf(check.roles),
    kind: check.kind ?? 'person',
    Name: check.name,
    CheckedAt: time(check.checkedAt),
    Hits: check.hits.map(({ kind, entityId, caption, score, datasets }) => ({
      kind,
      EntityId: entityId,
      Caption: caption,
      Score: score,
      Datasets: datasets,
    })),
  };
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
