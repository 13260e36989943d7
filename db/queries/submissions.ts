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
  /** Who pressed the button. */
  submittedBy: string;
  /** Whom that person represented; null = acted in their own name. */
  onBehalfOf: string | null;
}

const COLUMNS = sql`s.no, s.form, s.printout, s.rule_set_version as "ruleSetVersion", s.limit_cents as "limitCents",
      s.submitted_at as "submittedAt", u.first_name || ' ' || u.last_name as "submittedBy",
      p.name as "onBehalfOf"
    from submission s join app_user u on u.id = s.submitted_by
      left join representative v on v.id = s.representative_id left join party p on p.id = v.party_id`;

/** All submissions of a request, the first one first. */
export async function listSubmissions(db: Tx, requestId: number): Promise<SubmissionRow[]> {
  const { rows } =
    await sql<SubmissionRow>`select ${COLUMNS} where s.request_id = ${requestId} order by s.no`.execute(db);
  return rows;
}

/** A submission of a request: the named one, or the newest; null when there is none. */
export async function findSubmission(
  db: Tx,
  requestId: number,
  no: number | null,
): Promise<SubmissionRow | null> {
  const { rows } = await sql<SubmissionRow>`
    select ${COLUMNS}
    where s.request_id = ${requestId} and (${no}::int is null or s.no = ${no}) order by s.no desc limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}
