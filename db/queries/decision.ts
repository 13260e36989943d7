import { sql } from 'kysely';
import type { ClockKind } from '../../domain/application/clocks.ts';
import type { DocumentKind } from '../../domain/documents/kinds.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import type { Tx } from './command-input.ts';

/** Moves that take or end a decision. */
const ENDING = ['approve', 'approveWithDocs', 'changeToSubmitted', 'reject', 'docsExpired'] as const;

/**
 * Whether the decision of a version of the request is still the last word. The row is held until the transaction ends,
 * so that no other decision comes between the answer and the document that is made current.
 */
export async function isDecisionInForce(
  db: Tx,
  requestId: number,
  version: number,
  kind: DocumentKind,
): Promise<boolean> {
  // Terms that change have a decision of their own; the certificate stays with the approval.
  const changing = kind === 'NoBankFinancingNote' ? [] : ['changeTerms'];
  await sql`select 1 from loan_request where id = ${requestId} for share`.execute(db);
  const { rows } = await sql<{ version: number }>`
    select e.version from request_event e where e.request_id = ${requestId}
      and e.action = any(${[...ENDING, ...changing]}::text[])
    order by e.id desc limit 1`.execute(db);
  return rows[0]?.version === version;
}

/** Version of the request that its decision in force made; null when none is. */
export async function decisionVersion(db: Tx, requestId: number): Promise<number | null> {
  const { rows } = await sql<{ version: number; action: string }>`
    select e.version, e.action from request_event e where e.request_id = ${requestId}
      and e.action = any(${[...ENDING, 'changeTerms']}::text[])
    order by e.id desc limit 1`.execute(db);
  const [last] = rows;
  return last && ['approve', 'approveWithDocs', 'changeTerms'].includes(last.action) ? last.version : null;
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
