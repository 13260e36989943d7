import { sql } from 'kysely';
import type { ProposalKind } from '../../domain/application/proposal.ts';
import type { Tx } from './command-input.ts';

/** Open proposals of the request in the row named `r`, as a JSON list. */
export const OPEN_PROPOSALS = sql`(select coalesce(jsonb_agg(jsonb_build_object('kind', t.kind, 'sumCents', t.sum_cents,
      'rate', t.rate_bp, 'paymentTerm', t.payment_term, 'reason', t.reason, 'proposedBy', t.proposed_by,
      'proposedAt', t.proposed_at, 'confirmedBy', t.confirmed_by)), '[]') from terms_proposal t
      where t.request_id = r.id and t.closed_at is null)`;

export interface ProposalRow {
  kind: ProposalKind;
  /** Cents; the rate in basis points. */
  sumCents: number;
  rate: number | null;
  paymentTerm: string | null;
  reason: string;
  /** Names of staff: never for an applicant. */
  proposedBy: string;
  proposedAt: Date;
  confirmedBy: string | null;
}

/** Proposals of a request that still stand, with the names of who made and confirmed them. */
export async function listProposals(db: Tx, requestId: number): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`
    select t.kind, t.sum_cents as "sumCents", t.rate_bp as rate, t.payment_term as "paymentTerm", t.reason,
      p.first_name || ' ' || p.last_name as "proposedBy", t.proposed_at as "proposedAt",
      c.first_name || ' ' || c.last_name as "confirmedBy"
    from terms_proposal t join app_user p on p.id = t.proposed_by left join app_user c on c.id = t.confirmed_by
    where t.request_id = ${requestId} and t.closed_at is null order by t.proposed_at`.execute(db);
  return rows;
}
