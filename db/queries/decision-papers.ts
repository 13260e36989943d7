import { sql } from 'kysely';
import { DECISION_STATUSES } from '../../domain/application/status.ts';
import type { Tx } from './command-input.ts';

/** Version from which on the decision of event `e` must have been printed: its own, or that of the newest wish to print it again. */
const PRINT_FROM = sql<number>`coalesce((select max(g.version) from request_event g
  where g.request_id = e.request_id and g.action = 'regenerateDecision' and g.version > e.version), e.version)`;

/** The decision of event `e` lies in the case, printed late enough. A document knows the version it was made for. */
const IS_DECISION_THERE = sql<boolean>`exists (select 1 from document d where d.request_id = e.request_id and d.state = 'current'
  and d.kind = case when e.action = 'reject' then 'RejectDecision' else 'Decision' end
  and (d.terms->>'version')::int >= e.version
  and coalesce((d.terms->>'printed')::int, (d.terms->>'version')::int) >= ${PRINT_FROM})`;

/** The approver asked for the certificate with event `e`, the newest approval, and it is not there. */
const IS_NOTE_WANTED = sql<boolean>`(e.details->>'noBankFinancingNote' = 'true'
  and e.version = (select max(a.version) from request_event a where a.request_id = e.request_id
    and a.action in ('approve', 'approveWithDocs', 'changeToSubmitted', 'reject', 'docsExpired'))
  and not exists (select 1 from document d where d.request_id = e.request_id and d.state = 'current'
    and d.kind = 'NoBankFinancingNote' and (d.terms->>'version')::int >= e.version))`;

/** In a statement: the newest decision of a request that lacks a paper, as a job. */
export const dueDecision = (requestId: number) => sql<{ kind: string; id: string }>`
  select case when e.action = 'reject' then 'rejectDecision' else 'decision' end as kind, e.version::text as id
  from request_event e join loan_request r on r.id = e.request_id
  where e.request_id = ${requestId}
    and ((r.status = any(${[...DECISION_STATUSES.approval]}::smallint[]) and e.action in ('approve', 'approveWithDocs', 'changeTerms'))
      or (r.status = any(${[...DECISION_STATUSES.rejection]}::smallint[]) and e.action = 'reject'))
    and (not ${IS_DECISION_THERE} or ${IS_NOTE_WANTED})
  order by e.id desc limit 1`;

export interface PapersDue {
  decision: boolean;
  /** The certificate that no bank finances the applicant. */
  note: boolean;
  /** Kept with what is printed now (`terms.printed`). */
  printed: number;
}

/** What the decision of a version lacks. */
export async function papersDue(db: Tx, requestId: number, version: number): Promise<PapersDue> {
  const { rows } = await sql<PapersDue>`
    select not ${IS_DECISION_THERE} as decision, coalesce(${IS_NOTE_WANTED}, false) as note, ${PRINT_FROM} as printed
    from request_event e where e.request_id = ${requestId} and e.version = ${version}`.execute(db);
  return rows[0] ?? { decision: false, note: false, printed: version };
}
