import { sql } from 'kysely';
import type { ClockKind } from '../../domain/application/clocks.ts';
import { vilniusDate } from '../../domain/values/working-days.ts';
import type { Tx } from './command-input.ts';

/**
 * Whether the decision of a version of the request is still the last word. The row is held until the transaction ends,
 * so that no other decision comes between the answer and the document that is made current.
 */
export async function isDecisionInForce(db: Tx, requestId: number, version: number): Promise<boolean> {
  await sql`select 1 from loan_request where id = ${requestId} for share`.execute(db);
  const { rows } = await sql<{ version: number }>`
    select e.version from request_event e where e.request_id = ${requestId} and e.action in
      ('approve', 'approveWithDocs', 'changeTerms', 'changeToSubmitted', 'reject', 'docsExpired')
    order by e.id desc limit 1`.execute(db);
  return rows[0]?.version === version;
}

export interface DecisionTerm {
  /** 'yyyy-MM-dd': the last day of the clock, as the screens and the mails have it; null when none was started. */
  dueDate: string | null;
  /** Certificates of refused financing are among the documents asked for. */
  refusalOfFunding: boolean;
}

/** Until when what a decision began must be done: the clock is the only one that reckons it. */
export async function loadDecisionTerm(
  db: Tx,
  requestId: number,
  kind: Extract<ClockKind, 'appeal' | 'additionalDocuments'>,
): Promise<DecisionTerm> {
  const row = await db
    .selectFrom('loan_request as r')
    .leftJoin('clock as c', (join) => join.onRef('c.request_id', '=', 'r.id').on('c.kind', '=', kind))
    .select(['r.refusal_of_funding', 'c.due_at'])
    .where('r.id', '=', requestId)
    .orderBy('c.started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    dueDate: row?.due_at ? vilniusDate(row.due_at) : null,
    refusalOfFunding: row?.refusal_of_funding ?? false,
  };
}
