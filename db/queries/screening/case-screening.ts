import { sql } from 'kysely';
import type { AmlResult, RiskResult } from '../../../domain/screening/result.ts';
import type { MatchKind, StandingAnswer } from '../../../domain/screening/review.ts';
import type { ScreeningRole } from '../../../domain/screening/roles.ts';
import type { Tx } from '../command-input.ts';
import type { ScreeningReason } from './runs.ts';

export interface RunRow {
  id: string;
  reason: ScreeningReason;
  startedBy: string | null;
  startedAt: Date;
  finishedAt: Date | null;
  result: AmlResult | null;
  failureCode: string | null;
  failingSince: Date | null;
  attempts: number;
  gaps: number;
  matches: number;
}

/** What people have said of a match: who, when and why, the second person too. */
export interface ReviewRow extends StandingAnswer {
  id: number;
  note: string | null;
  answeredBy: string;
  answeredAt: string;
  confirmedBy: string | null;
  confirmedAt: string | null;
  confirmationNote: string | null;
  clearedBy: string | null;
  clearedSecondBy: string | null;
}

export interface HitRow {
  id: number;
  kind: MatchKind;
  entityId: string;
  caption: string;
  score: number;
  datasets: string[];
  topics: string[];
  birthDates: string[];
  countries: string[];
  review: ReviewRow | null;
}

/** An additional check that a second person has yet to confirm. */
export interface WaitingCheckRow {
  id: number;
  on: string;
  note: string | null;
  madeById: string;
  madeBy: string;
  madeAt: Date;
}

export interface CheckRow {
  kind: 'person' | 'company' | null;
  role: ScreeningRole;
  roles: ScreeningRole[];
  name: string;
  query: string;
  hasSanctions: boolean;
  hasPep: boolean;
  score: number | null;
  checkedAt: Date;
  hits: HitRow[];
}

export interface FindingRow {
  amlDecision: 'review' | 'additionalCheck' | null;
  amlDecisionResult: AmlResult | null;
  amlDecisionOn: string | null;
  amlDecisionNote: string | null;
  amlDecidedBy: string | null;
  amlDecidedAt: Date | null;
  riskResult: RiskResult | null;
  riskNote: string | null;
  riskDate: string | null;
  riskBy: string | null;
  riskAt: Date | null;
}

export interface CaseScreening {
  /** Runs that were not given up, the newest first. */
  runs: RunRow[];
  /** What the newest answered run says, person by person. */
  checks: CheckRow[];
  findings: FindingRow;
  waitingCheck: WaitingCheckRow | null;
}

const RUNS = 20;

/** Everything staff see of the screening of a request and of its risk assessment. */
export async function loadScreening(db: Tx, requestId: number): Promise<CaseScreening> {
  const [runs, checks, findings, waitingCheck] = await Promise.all([
    listRuns(db, requestId),
    listChecks(db, requestId),
    findFindings(db, requestId),
    findWaiting(db, requestId),
  ]);
  return { runs, checks, findings, waitingCheck };
}

async function listRuns(db: Tx, requestId: number): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select s.id, s.reason, u.first_name || ' ' || u.last_name as "startedBy", s.started_at as "startedAt",
      s.finished_at as "finishedAt", s.result, s.failure_code as "failureCode", s.failing_since as "failingSince",
      s.attempts, s.gaps, (select count(*) from aml_hit h join aml_check c on c.id = h.check_id
        where c.run_id = s.id)::int as matches
    from screening_run s left join app_user u on u.id = s.started_by
    where s.request_id = ${requestId} and s.outcome is distinct from 'abandoned'
    order by s.started_at desc limit ${RUNS}`.execute(db);
  return rows;
}

const nameOf = (column: string) =>
  sql`(select u.first_name || ' ' || u.last_name from app_user u where u.id = ${sql.ref(column)})`;

/** The standing answer to a match, `v`; null when there is none. */
const REVIEW = sql`case when v.id is not null then jsonb_build_object('id', v.id, 'answer', v.answer, 'note', v.note,
  'answeredById', v.answered_by, 'answeredBy', ${nameOf('v.answered_by')}, 'answeredAt', v.answered_at,
  'isConfirmed', v.confirmed_by is not null, 'confirmedBy', ${nameOf('v.confirmed_by')}, 'confirmedAt', v.confirmed_at,
  'confirmationNote', v.confirmation_note, 'isCleared', v.cleared_at is not null,
  'clearedBy', ${nameOf('v.cleared_by')}, 'clearedSecondBy', ${nameOf('v.cleared_second_by')}) end`;

async function findWaiting(db: Tx, requestId: number): Promise<WaitingCheckRow | null> {
  const { rows } = await sql<WaitingCheckRow>`
    select k.id, k.checked_on as on, k.note, k.made_by as "madeById", u.first_name || ' ' || u.last_name as "madeBy",
      k.made_at as "madeAt"
    from aml_additional_check k join app_user u on u.id = k.made_by
    where k.request_id = ${requestId} and k.needs_second and k.confirmed_by is null and k.superseded_at is null`.execute(
    db,
  );
  return rows[0] ?? null;
}

async function listChecks(db: Tx, requestId: number): Promise<CheckRow[]> {
  const { rows } = await sql<CheckRow>`
    select c.subject_kind as kind, c.subject_role as role, c.roles, c.subject_name as name, c.query,
      c.has_sanctions as "hasSanctions", c.has_pep as "hasPep", c.score, c.checked_at as "checkedAt",
      coalesce((select jsonb_agg(jsonb_build_object('id', h.id, 'kind', h.kind, 'entityId', h.entity_id,
          'caption', h.caption, 'score', h.score, 'datasets', h.datasets, 'topics', h.topics,
          'birthDates', h.birth_dates, 'countries', h.countries, 'review', ${REVIEW}) order by h.score desc, h.id)
        from aml_hit h left join aml_match_review v on v.request_id = c.request_id and v.superseded_at is null
          and v.match_key = c.subject_key || '|' || h.entity_id || '|' || h.kind
        where h.check_id = c.id), '[]') as hits
    from aml_check c where c.run_id = (select id from screening_run
      where request_id = ${requestId} and outcome = 'answered' order by started_at desc limit 1)
    order by c.id`.execute(db);
  return rows;
}

async function findFindings(db: Tx, requestId: number): Promise<FindingRow> {
  const { rows } = await sql<FindingRow>`
    select r.aml_decision as "amlDecision", r.aml_decision_result as "amlDecisionResult",
      r.aml_decision_on as "amlDecisionOn", r.aml_decision_note as "amlDecisionNote",
      a.first_name || ' ' || a.last_name as "amlDecidedBy", r.aml_decided_at as "amlDecidedAt",
      r.risk_assessment_result_id as "riskResult", r.risk_assessment_note as "riskNote",
      r.risk_assessment_date as "riskDate", k.first_name || ' ' || k.last_name as "riskBy",
      r.risk_assessed_at as "riskAt"
    from loan_request r left join app_user a on a.id = r.aml_decided_by
      left join app_user k on k.id = r.risk_assessed_by
    where r.id = ${requestId}`.execute(db);
  return rows[0]!;
}
