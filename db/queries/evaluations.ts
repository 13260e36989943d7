import { sql } from 'kysely';
import type { RuleResult } from '../../domain/eligibility/rule.ts';
import type { Decision } from './request-view.ts';
import type { Tx } from './command-input.ts';

export interface EvaluationRow {
  id: string;
  kind: 'applicant' | 'recheck' | 'double';
  state: 'inProgress' | 'finished' | 'failed';
  decision: Decision | null;
  /** As the rules gave them, possibly years ago: a field added later is not there. */
  rules: RuleResult[] | null;
  ruleSetVersion: string | null;
  /** Day it was judged for, 'yyyy-MM-dd'. */
  judgedOn: string | null;
  formVersion: number;
  startedAt: Date;
  finishedAt: Date | null;
  failureCode: string | null;
}

const COLUMNS = sql<EvaluationRow>`e.id, e.kind, e.state, e.decision, e.rules, e.rule_set_version as "ruleSetVersion",
  e.snapshot ->> 'askedOn' as "judgedOn", e.form_version as "formVersion", e.started_at as "startedAt", e.finished_at as "finishedAt",
  e.failure_code as "failureCode"`;

export interface EvaluationChoice {
  kinds: readonly EvaluationRow['kind'][];
  /** Leaves out what is under way or failed. */
  finished?: boolean;
  /** Leaves out evaluations of a younger draft: in 5, staff go by what was submitted. */
  upToVersion?: number;
  /** Only what was started earlier. */
  startedBefore?: Date;
}

/** The newest evaluation of a request of those chosen; null when there is none. */
export async function newestEvaluation(
  db: Tx,
  requestId: number,
  { kinds, finished = false, upToVersion, startedBefore }: EvaluationChoice,
): Promise<EvaluationRow | null> {
  const { rows } = await sql<EvaluationRow>`select ${COLUMNS} from evaluation e
    where e.request_id = ${requestId} and e.kind = any(${[...kinds]}::text[]) and (not ${finished} or e.state = 'finished')
      and (${upToVersion ?? null}::int is null or e.form_version <= ${upToVersion ?? null})
      and (${startedBefore ?? null}::timestamptz is null or e.started_at < ${startedBefore ?? null})
    order by e.started_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** One evaluation of that request; null when it is not there. */
export async function findEvaluation(
  db: Tx,
  requestId: number,
  evaluationId: string,
): Promise<EvaluationRow | null> {
  const { rows } = await sql<EvaluationRow>`select ${COLUMNS} from evaluation e
    where e.request_id = ${requestId} and e.id = ${evaluationId}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** The evaluation the newest submission rests on; null before the first. */
export async function submittedEvaluation(db: Tx, requestId: number): Promise<EvaluationRow | null> {
  const { rows } =
    await sql<EvaluationRow>`select ${COLUMNS} from submission s join evaluation e on e.id = s.evaluation_id
    where s.request_id = ${requestId} order by s.no desc limit 1`.execute(db);
  return rows[0] ?? null;
}
