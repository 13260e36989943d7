import { sql } from 'kysely';
import type { AnswerSection } from '../../domain/forms/answers.ts';
import type { Tx } from './command-input.ts';

export interface SubmissionRow {
  no: number;
  form: Record<string, unknown>;
  printout: AnswerSection[];
  ruleSetVersion: string;
  limitCents: number;
  submittedAt: Date;
}

/** A submission of a request: the named one, or the newest; null when there is none. */
export async function findSubmission(
  db: Tx,
  requestId: number,
  no: number | null,
): Promise<SubmissionRow | null> {
  const { rows } = await sql<SubmissionRow>`
    select no, form, printout, rule_set_version as "ruleSetVersion", limit_cents as "limitCents",
      submitted_at as "submittedAt"
    from submission where request_id = ${requestId} and (${no}::int is null or no = ${no}) order by no desc limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}
