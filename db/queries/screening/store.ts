import { sql } from 'kysely';
import { ASSESSED_STATUSES } from '../../../domain/application/status.ts';
import { AML_RESULT, type AmlResult } from '../../../domain/screening/result.ts';
import type { MatchKind } from '../../../domain/screening/review.ts';
import type { ScreeningRole } from '../../../domain/screening/roles.ts';
import type { Database } from '../../connect.ts';
import { loadClocks } from '../clocks.ts';
import type { Tx } from '../command-input.ts';
import { loadRequestView, type RequestView } from '../request-view.ts';
import { closeTask, openTask } from '../tasks.ts';
import { handToSecond, resultOf } from './findings.ts';

export interface Match {
  kind: MatchKind;
  /** The list's own id of whom it means. */
  entityId: string;
  caption: string;
  score: number;
  datasets: readonly string[];
  topics: readonly string[];
  birthDates: readonly string[];
  countries: readonly string[];
}

export interface ScreenedSubject {
  kind: 'person' | 'company';
  /** Code, or name and birth date: the same subject has the same key in every run. */
  key: string;
  code: string | null;
  roles: readonly ScreeningRole[];
  name: string;
  /** What was searched for, in words. */
  query: string;
  score: number;
  matches: readonly Match[];
}

export interface ScreeningAnswer {
  runId: string;
  requestId: number;
  subjects: readonly ScreenedSubject[];
  /** Companies of which a register did not say who stands behind them. */
  gaps: number;
  /** The applicant says that somebody holds an important public office. */
  declaresPep: boolean;
}

/** Who has to do with the request, by code, before the lists have answered: other requests are linked by it. */
export async function storeSubjects(
  db: Database,
  requestId: number,
  subjects: readonly Pick<ScreenedSubject, 'kind' | 'code' | 'name' | 'roles'>[],
): Promise<void> {
  const rows = subjects.flatMap(({ kind, code, name, roles }) =>
    code === null ? [] : [{ request_id: requestId, kind, code, name, roles: [...roles] }],
  );
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('request_subject').where('request_id', '=', requestId).execute();
    if (rows.length > 0) {
      const insert = tx.insertInto('request_subject').values(rows);
      await insert.onConflict((oc) => oc.columns(['request_id', 'kind', 'code']).doNothing()).execute();
    }
  });
}

/**
 * Stores what the lists said and the overall result, once for a run. A match opens the review; what staff have decided
 * of each match stands (domain/screening/review.ts).
 */
export async function storeScreening(db: Database, answer: ScreeningAnswer): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const view = await loadRequestView(tx, answer.requestId, true);
    if (!view?.status) return;
    const closed = await tx
      .updateTable('screening_run')
      .set({ finished_at: sql<Date>`clock_timestamp()`, outcome: 'answered', gaps: answer.gaps })
      .set({ failure_code: null, failing_since: null })
      .where('id', '=', answer.runId)
      .where('finished_at', 'is', null)
      .executeTakeFirst();
    if (Number(closed.numUpdatedRows) === 0) return;
    for (const subject of answer.subjects) await insertCheck(tx, answer, subject);
    // A failure stands until the additional check, whatever the lists say now.
    const failed = view.amlResult === AML_RESULT.failed;
    const result = failed ? AML_RESULT.failed : await resultOf(tx, answer.requestId);
    const hasPep = answer.subjects.some(({ matches }) => matches.some(({ kind }) => kind === 'pep'));
    await sql`update screening_run set result = ${result} where id = ${answer.runId}::uuid`.execute(tx);
    await sql`update loan_request set pep_exists = ${hasPep || answer.declaresPep}, aml_check_result_id = ${result}
      where id = ${answer.requestId}`.execute(tx);
    await settleReview(tx, view, result);
  });
}

async function insertCheck(tx: Tx, { runId, requestId }: ScreeningAnswer, subject: ScreenedSubject) {
  const { matches, roles } = subject;
  const { id } = await tx
    .insertInto('aml_check')
    .values({
      request_id: requestId,
      run_id: runId,
      subject_kind: subject.kind,
      subject_key: subject.key,
      subject_role: roles[0] ?? 'applicant',
      roles: [...roles],
      subject_name: subject.name,
      query: subject.query,
      has_sanctions: matches.some(({ kind }) => kind === 'sanctions'),
      has_pep: matches.some(({ kind }) => kind === 'pep'),
      score: subject.score,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (matches.length === 0) return;
  await tx
    .insertInto('aml_hit')
    .values(
      matches.map((match) => ({
        check_id: id,
        kind: match.kind,
        entity_id: match.entityId,
        caption: match.caption,
        score: match.score,
        datasets: [...match.datasets],
        topics: [...match.topics],
        birth_dates: [...match.birthDates],
        countries: [...match.countries],
      })),
    )
    .execute();
}

/** Where nobody could do anything about it any more, no task is opened. */
async function settleReview(tx: Tx, view: RequestView, result: AmlResult): Promise<void> {
  if (result === AML_RESULT.passed) return closeTask(tx, view.id, 'amlReview', 'screening');
  if (view.status === null || !ASSESSED_STATUSES.includes(view.status)) return;
  const clocks = await loadClocks(tx, view.id);
  await openTask(tx, 'amlReview', { requestId: view.id, assessorId: view.assessorId, clocks });
  await handToSecond(tx, view.id);
}
