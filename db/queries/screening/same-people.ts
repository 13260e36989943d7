import { sql } from 'kysely';
import type { StatusId } from '../../../domain/application/status.ts';
import type { SchemeCode } from '../../../domain/schemes/index.ts';
import type { ScreeningRole } from '../../../domain/screening/roles.ts';
import type { Tx } from '../command-input.ts';

export interface SharedPerson {
  name: string;
  kind: 'person' | 'company';
  /** What they are in the request that is looked at, and in the other one. */
  here: ScreeningRole[];
  there: ScreeningRole[];
}

export interface SamePeopleRequest {
  id: number;
  loanSumCents: number | null;
  status: StatusId;
  schemeCode: SchemeCode;
  name: string;
  people: SharedPerson[];
}

const MOST = 50;

/**
 * Other requests in which a person or company of this one appears in any role, found by code, the newest first. Codes
 * do not leave the database.
 */
export async function listSamePeople(db: Tx, requestId: number): Promise<SamePeopleRequest[]> {
  const { rows } = await sql<SamePeopleRequest>`
    select r.id, coalesce(r.invega_loan_sum_cents, r.loan_sum_cents) as "loanSumCents", r.status,
      r.scheme_code as "schemeCode", r.applicant_name as name,
      jsonb_agg(jsonb_build_object('name', own.name, 'kind', own.kind, 'here', own.roles, 'there', other.roles)
        order by own.kind desc, own.name) as people
    from request_subject own
      join request_subject other on other.kind = own.kind and other.code = own.code
        and other.request_id <> own.request_id
      join loan_request r on r.id = other.request_id and r.deleted_at is null
    where own.request_id = ${requestId}
    group by r.id order by r.id desc limit ${MOST}`.execute(db);
  return rows;
}
