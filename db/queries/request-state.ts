import { sql, type RawBuilder } from 'kysely';
import type { Wake } from '../../domain/application/command.ts';
import { FINAL_STATUSES, Status, type StatusId } from '../../domain/application/status.ts';
import { heldBackBy, loadClocks, wakeOf, type ClockContext, type OpenClock } from './clocks.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import type { Tx } from './command-input.ts';
import { dueDecision } from './decision-papers.ts';
import { HELD_DECISION, heldOf, type StoredHeld } from './held-decision.ts';
import { UNSENT } from './payment/tables.ts';

/** Work that goes on beside the commands; the database knows what is due, so a lost workflow resumes it. */
export type JobKind =
  | 'evaluation'
  | 'signing'
  | 'screening'
  | 'decision'
  | 'rejectDecision'
  | 'decisionSignature'
  | 'closePayments';

export interface Job {
  kind: JobKind;
  /** Id of the row the work is about: evaluation, signing, screening run, or the number of the version. */
  id: string;
}

/** What the database says of a request: the workflow adopts it after every transition. */
export interface RequestState {
  requestId: number;
  /** null: deleted. */
  status: StatusId | null;
  version: number;
  /** The command that made this version; left out in histories older than it. */
  lastCommand?: string | null;
  schemeCode: string;
  /** The one instant at which the workflow must wake next. */
  wake: Wake | null;
  /** End of the main clock of the status, shown to operators. */
  dueAt: string | null;
  jobs: readonly Job[];
  stuck: string | null;
  /** A decision that takes effect at that instant unless it is stopped; left out where there is none. */
  held?: { action: ActionName; commandId: string; takesEffectAt: string };
}

interface StateRow {
  status: StatusId | null;
  version: number;
  last_command: string | null;
  scheme_code: string;
  deadline_at: Date | null;
  stuck_code: string | null;
  documents_expire: boolean;
  held: StoredHeld | null;
  jobs: Job[];
}

/**
 * State of a request as its workflow must hold it; null when there is no such request. Who has just read or moved the
 * clocks passes on those that are `open`.
 */
export async function loadRequestState(
  db: Tx,
  requestId: number,
  { calendar }: ClockContext,
  open?: readonly OpenClock[],
): Promise<RequestState | null> {
  const { rows } = await sql<StateRow>`
    select case when r.deleted_at is null then r.status end as status, r.version, r.scheme_code, r.deadline_at, r.stuck_code,
      ${lastCommandOf(sql.ref('r.id'))} as last_command,
      coalesce((select s.value = 'true' from setting s where s.key = 'documentsExpire'), false) as documents_expire,
      ${HELD_DECISION} as held,
      coalesce((select jsonb_agg(job) from (${dueJobs(requestId)}) job), '[]') as jobs
    from loan_request r where r.id = ${requestId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { status, documents_expire: documentsExpire } = row;
  const isOver = status === null || FINAL_STATUSES.includes(status);
  const held = heldOf(row.held);
  const ofClocks = isOver
    ? null
    : wakeOf(open ?? (await loadClocks(db, requestId)), { calendar, heldBack: heldBackBy(documentsExpire) });
  const wake = held ? earlier({ at: held.takesEffectAt, kind: 'endWindow' }, ofClocks) : ofClocks;
  return {
    requestId,
    status,
    version: row.version,
    lastCommand: row.last_command,
    schemeCode: row.scheme_code,
    wake,
    dueAt: row.deadline_at ? row.deadline_at.toISOString() : null,
    jobs: status === null ? [] : row.jobs,
    stuck: row.stuck_code,
    ...(held
      ? { held: { action: held.action, commandId: held.commandId, takesEffectAt: held.takesEffectAt } }
      : {}),
  };
}

const earlier = (one: Wake, other: Wake | null): Wake => (other && other.at < one.at ? other : one);

/** In a statement: the command that made the newest version of a request; null where it has no history. */
export function lastCommandOf(requestId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(select e.command_id from request_event e where e.request_id = ${requestId}
    order by e.id desc limit 1)`;
}

/**
 * Evaluations and signings under way, a signed document that has not moved its request, a screening that has not ended, a decision
 * without its papers, payment requests of a loan that has ended.
 */
const dueJobs = (requestId: number) =>
  sql<Job>`
    select 'evaluation' as kind, e.id::text as id from evaluation e
      where e.request_id = ${requestId} and e.state = 'inProgress'
    union all
    select 'signing', s.id::text from signing s
      join document base on base.id = s.document_id
      left join document signed on signed.id = s.signed_document_id
      where s.request_id = ${requestId} and base.state = 'current'
        and (s.state = 'created' or (s.state = 'completed' and signed.state = 'staged'))
    union all
    select 'screening', c.id::text from screening_run c
      where c.request_id = ${requestId} and c.finished_at is null
    union all
    -- Over but for the signature: somebody must be there to open its session.
    select 'decisionSignature', d.id::text from document d join loan_request r on r.id = d.request_id
      where d.request_id = ${requestId} and d.state = 'current' and d.awaits_signature
        and r.status = any(${[...FINAL_STATUSES]}::smallint[])
    union all
    select 'closePayments', r.version::text from loan_request r
      where r.id = ${requestId} and r.status = ${Status.terminated}
        and exists (select 1 from payment_request p where p.request_id = r.id and ${UNSENT})
    union all
    (${dueDecision(requestId)})`;
