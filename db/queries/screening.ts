import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { loadClocks } from './clocks.ts';
import { loadRequestView } from './request-view.ts';
import { closeTask, openTask } from './tasks.ts';

export interface ScreenedSubject {
  role: 'applicant' | 'manager' | 'owner';
  name: string;
  query: string;
  hasSanctions: boolean;
  hasPep: boolean;
  score: number;
}

const PASSED = 1;
const NEEDS_REVIEW = 3;

/**
 * Stores what the lists said and the overall result: 1 when nobody was found, 3 when a person must look. A result that
 * staff have set to failed (2) stands. A second answer for the same submission changes nothing.
 */
export async function storeScreening(
  db: Database,
  requestId: number,
  subjects: readonly ScreenedSubject[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const view = await loadRequestView(tx, requestId, true);
    if (!view?.status) return;
    const { rows } = await sql`select 1 from aml_check c join loan_request r on r.id = c.request_id
      where r.id = ${requestId} and c.checked_at >= coalesce(r.submitted_at, r.created_at) limit 1`.execute(
      tx,
    );
    if (rows.length > 0) return;
    await tx
      .insertInto('aml_check')
      .values(
        subjects.map((subject) => ({
          request_id: requestId,
          subject_role: subject.role,
          subject_name: subject.name,
          query: subject.query,
          has_sanctions: subject.hasSanctions,
          has_pep: subject.hasPep,
          score: subject.score,
        })),
      )
      .execute();
    const isFound = subjects.some(({ hasSanctions, hasPep }) => hasSanctions || hasPep);
    await sql`update loan_request set pep_exists = ${subjects.some(({ hasPep }) => hasPep)},
      aml_check_result_id = case when aml_check_result_id = 2 then 2 else ${isFound ? NEEDS_REVIEW : PASSED} end
      where id = ${requestId}`.execute(tx);
    if (isFound) {
      await openTask(tx, 'amlReview', {
        requestId,
        assessorId: view.assessorId,
        clocks: await loadClocks(tx, requestId),
      });
    } else await closeTask(tx, requestId, 'amlReview', 'screening');
  });
}
