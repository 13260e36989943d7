import { sql } from 'kysely';
import { DECISION_KINDS } from '../../domain/application/signatures.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import type { OpenClock } from './clocks.ts';
import type { Tx } from './command-input.ts';
import { enqueueMail } from './outbox.ts';
import type { RequestView } from './request-view.ts';

// Decisions are signed by the signatory before the applicant reads them (decision 0046).

/** Moves with a document that is signed. */
export const DECIDING: readonly ActionName[] = ['approve', 'approveWithDocs', 'changeTerms', 'reject'];

/** The decision in force that waits for the signatory; null when there is none. */
export async function decisionToSign(db: Tx, requestId: number) {
  const row = await db
    .selectFrom('document')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('kind', 'in', DECISION_KINDS)
    .where('state', '=', 'current')
    .where('awaits_signature', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

interface Waiting {
  requestId: number;
  /** The one person who may not sign: four eyes. */
  decidedBy: string | null;
}

/** The decision that staff brought themselves waits for the signatory as a printed one does. */
export async function awaitDecisionSignature(tx: Tx, waiting: Waiting): Promise<void> {
  await sql`update document set awaits_signature = true where request_id = ${waiting.requestId}
    and kind = any(${[...DECISION_KINDS]}::text[]) and state = 'current'`.execute(tx);
  await askForDecisionSignature(tx, waiting);
}

/** Opens the signatory's task, due when the applicant must have been told. */
export async function askForDecisionSignature(tx: Tx, { requestId, decidedBy }: Waiting): Promise<void> {
  await sql`insert into staff_task (request_id, kind, not_for, due_at)
    values (${requestId}, 'signDecision', ${decidedBy}::uuid, (select max(c.due_at) from clock c
      where c.request_id = ${requestId} and c.kind = 'decisionNotice' and c.stopped_at is null))
    on conflict (request_id, kind) where closed_at is null
      do update set not_for = excluded.not_for, due_at = excluded.due_at`.execute(tx);
}

const MAIL = {
  approve: { kind: 'approved', clock: 'contract' },
  changeTerms: { kind: 'approved', clock: 'contract' },
  approveWithDocs: { kind: 'approvedWithDocs', clock: 'additionalDocuments' },
  reject: { kind: 'rejected', clock: 'appeal' },
} as const;

/** The signed decision is told to the applicant; new terms of one that was told before, or the same printed again, are not told twice. */
export async function tellOfDecision(
  tx: Tx,
  { id: requestId, decision }: RequestView,
  clocks: readonly OpenClock[],
): Promise<void> {
  await releaseNote(tx, requestId);
  if (!decision || !(decision.action in MAIL)) return;
  const { kind, clock } = MAIL[decision.action as keyof typeof MAIL];
  if (await wasTold(tx, requestId, kind)) return;
  const due = clocks.find((one) => one.kind === clock)?.dueAt;
  await enqueueMail(tx, { kind, requestId, params: { dueDate: due ? vilniusDate(due) : null } });
}

/** The certificate beside a decision is the applicant's to read from the moment the decision is. */
async function releaseNote(tx: Tx, requestId: number): Promise<void> {
  await sql`update document set awaits_signature = false where request_id = ${requestId}
    and kind = 'NoBankFinancingNote' and state = 'current'`.execute(tx);
}

/** Of the decision whose terms were changed, or that was printed again, since. */
async function wasTold(tx: Tx, requestId: number, kind: string): Promise<boolean> {
  const { rows } = await sql`select 1 from outbox o where o.request_id = ${requestId} and o.kind = ${kind}
    and o.created_at >= (select max(e.at) from request_event e where e.request_id = ${requestId}
      and e.action in ('approve', 'approveWithDocs', 'reject')) limit 1`.execute(tx);
  return rows.length > 0;
}
