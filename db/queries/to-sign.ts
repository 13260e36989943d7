import { sql } from 'kysely';
import {
  DECISION_KINDS,
  decisionSigningRefusal,
  signedKind,
  signerOf,
} from '../../domain/application/signatures.ts';
import { STATUS_IDS, type StatusId } from '../../domain/application/status.ts';
import type { DocumentKind } from '../../domain/documents/kinds.ts';
import type { Tx } from './command-input.ts';

/** A document that waits for the provider's signature. */
export interface DocumentToSign {
  documentId: string;
  requestId: number;
  kind: DocumentKind;
  status: StatusId;
  version: number;
  /** Of the contract or of the change; null where the document has none of its own. */
  number: string | null;
  cents: number | null;
  borrower: string;
  fileName: string;
  createdAt: Date;
  dueAt: Date | null;
  /** Who may not sign it: whoever's word it is. */
  deciders: readonly string[];
}

/** Statuses that wait for the provider over a document of the kind. */
const statusesOf = (kind: DocumentKind): StatusId[] =>
  STATUS_IDS.filter((status) => signerOf(status) === 'provider' && signedKind(status) === kind);

const DECISION_STATUSES = STATUS_IDS.filter(
  (status) => decisionSigningRefusal(['signatory'], status) === null,
);

/** Everything that waits for the provider's signature, or what of it belongs to these requests; what is due first, first. */
export async function listDocumentsToSign(
  db: Tx,
  requestIds: readonly number[] | null = null,
): Promise<DocumentToSign[]> {
  const { rows } = await sql<DocumentToSign>`
    select d.id as "documentId", r.id as "requestId", d.kind, r.status, r.version, d.file_name as "fileName",
      d.created_at as "createdAt", r.applicant_name as borrower, t.due_at as "dueAt",
      case d.kind when 'Contract' then r.contract_number when 'ChangeConditions' then d.terms->>'documentNumber' end as number,
      case d.kind when 'Contract' then r.invega_loan_sum_cents
        when 'ChangeConditions' then (d.terms->>'sumCents')::bigint
        when 'Decision' then coalesce((d.terms->'terms'->>'sumCents')::bigint, r.approved_sum_cents)
        else r.loan_sum_cents end as cents,
      array_remove(case when d.kind = 'RejectDecision' then array[decision.by]
        when d.kind = 'Decision' then r.approvers || r.approved_by || decision.by
        else r.approvers || r.approved_by end, null) as deciders
    from document d join loan_request r on r.id = d.request_id and r.deleted_at is null
      left join lateral (select e.actor_id as by from request_event e where e.request_id = r.id
        and e.action in ('approve', 'approveWithDocs', 'changeTerms', 'reject') order by e.id desc limit 1) decision on true
      left join staff_task t on t.request_id = r.id and t.closed_at is null and t.kind = case d.kind
        when 'Contract' then 'signAsProvider' when 'ChangeConditions' then 'signChange' else 'signDecision' end
    where d.state = 'current' and (
      (d.kind = 'Contract' and r.status = any(${statusesOf('Contract')}::smallint[]))
      or (d.kind = 'ChangeConditions' and r.status = any(${statusesOf('ChangeConditions')}::smallint[]))
      or (d.kind = any(${[...DECISION_KINDS]}::text[]) and d.awaits_signature
        and r.status = any(${DECISION_STATUSES}::smallint[])))
      and (${requestIds === null} or r.id = any(${[...(requestIds ?? [])]}::bigint[]))
    order by t.due_at nulls last, r.id, d.kind limit 500`.execute(db);
  return rows;
}
