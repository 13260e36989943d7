import { sql } from 'kysely';
import type { ClockKind } from '../../domain/application/clocks.ts';
import type { StatusId } from '../../domain/application/status.ts';
import type { LoginType, SchemeCode, SectorType } from '../../domain/schemes/index.ts';
import type { Tx } from './command-input.ts';

export type Decision = 'Accepted' | 'Denied' | 'DataIsMissing';

/** Everything about one request that conditions may ask, read by one statement. */
export interface RequestView {
  id: number;
  status: StatusId | null;
  version: number;
  schemeCode: SchemeCode;
  partyId: number;
  partyCode: string;
  loginType: LoginType;
  sectorType: SectorType | null;
  cameFrom: StatusId | null;
  copiedFromStatus: StatusId | null;
  submissionCount: number;
  loanSumCents: number | null;
  invegaLoanSumCents: number | null;
  sizeByStaff: number | null;
  assessorId: string | null;
  assessedBy: readonly string[];
  handedOver: boolean;
  approvedBy: string | null;
  amlResult: 1 | 2 | 3 | null;
  form: Record<string, unknown>;
  formVersion: number;
  /** File types of the attachments that are there. */
  uploaded: readonly number[];
  additionalFiles: number;
  evaluationDecision: Decision | null;
  doubleCheckDecision: Decision | null;
  overdueClocks: readonly ClockKind[];
  /** Of the database, at the moment of reading: the only clock that decides. */
  now: string;
  stuckCode: string | null;
}

/** Reads a request; null when there is none. A deleted one has status null. `lock` takes the row until the transaction ends. */
export async function loadRequestView(db: Tx, requestId: number, lock = false): Promise<RequestView | null> {
  if (lock) {
    await sql`select 1 from loan_request where id = ${requestId} for no key update`.execute(db);
  }
  const { rows } = await sql<Record<string, unknown>>`
    select r.id, case when r.deleted_at is null then r.status end as status, r.version, r.scheme_code, r.party_id,
      p.code as party_code, r.login_type, r.sector_type, r.came_from, source.status as copied_from_status,
      r.submission_count, r.loan_sum_cents, r.invega_loan_sum_cents, r.company_size_type_id_invega, r.assessor_id,
      r.assessed_by, r.handed_over_at is not null as handed_over, r.approved_by, r.aml_check_result_id, r.stuck_code,
      coalesce(f.form, '{}') as form, coalesce(f.form_version, 0) as form_version,
      array(select distinct a.file_type from attachment a
            where a.request_id = r.id and a.deleted_at is null and not a.additional
              and a.scan_state <> 'infected') as uploaded,
      (select count(*) from attachment a where a.request_id = r.id and a.deleted_at is null and a.additional
         and a.scan_state <> 'infected'
         and a.uploaded_at >= r.status_changed_at)::int as additional_files,
      (select e.decision from evaluation e where e.request_id = r.id and e.kind = 'applicant'
         and e.form_version = coalesce(f.form_version, 0) and e.state = 'finished'
       order by e.started_at desc limit 1) as evaluation_decision,
      (select e.decision from evaluation e where e.request_id = r.id and e.kind = 'double'
         and e.started_at >= r.status_changed_at and e.state = 'finished'
       order by e.started_at desc limit 1) as double_check_decision,
      array(select c.kind from clock c
            where c.request_id = r.id and c.stopped_at is null and c.due_at <= clock_timestamp()) as overdue_clocks,
      clock_timestamp() as now
    from loan_request r
      join party p on p.id = r.party_id
      left join loan_request source on source.id = r.copied_from
      left join loan_request_form f on f.request_id = r.id
    where r.id = ${requestId}`.execute(db);
  return rows[0] ? viewOf(rows[0]) : null;
}

function viewOf(row: Record<string, unknown>): RequestView {
  return {
    id: row.id as number,
    status: row.status as StatusId | null,
    version: row.version as number,
    schemeCode: row.scheme_code as SchemeCode,
    partyId: row.party_id as number,
    partyCode: row.party_code as string,
    loginType: row.login_type as LoginType,
    sectorType: row.sector_type as SectorType | null,
    cameFrom: row.came_from as StatusId | null,
    copiedFromStatus: row.copied_from_status as StatusId | null,
    submissionCount: row.submission_count as number,
    loanSumCents: row.loan_sum_cents as number | null,
    invegaLoanSumCents: row.invega_loan_sum_cents as number | null,
    sizeByStaff: row.company_size_type_id_invega as number | null,
    assessorId: row.assessor_id as string | null,
    assessedBy: row.assessed_by as string[],
    handedOver: row.handed_over as boolean,
    approvedBy: row.approved_by as string | null,
    amlResult: row.aml_check_result_id as 1 | 2 | 3 | null,
    form: row.form as Record<string, unknown>,
    formVersion: row.form_version as number,
    uploaded: row.uploaded as number[],
    additionalFiles: row.additional_files as number,
    evaluationDecision: row.evaluation_decision as Decision | null,
    doubleCheckDecision: row.double_check_decision as Decision | null,
    overdueClocks: row.overdue_clocks as ClockKind[],
    now: (row.now as Date).toISOString(),
    stuckCode: row.stuck_code as string | null,
  };
}
