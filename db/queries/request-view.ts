import { sql } from 'kysely';
import type { ClockKind } from '../../domain/application/clocks.ts';
import type { ApprovedTerms, ChangeableTerms } from '../../domain/application/approved-terms.ts';
import type { Refuser } from '../../domain/documents/refusals.ts';
import type { Proposal } from '../../domain/application/proposal.ts';
import { JUDGES_DRAFT, type ActionName } from '../../domain/application/transitions.ts';
import { Status, type StatusId } from '../../domain/application/status.ts';
import {
  schemeOf,
  type CallPeriod,
  type LoginType,
  type SchemeCode,
  type SectorType,
  type SizeType,
} from '../../domain/schemes/index.ts';
import { APPROVED_COLUMNS, approvedOf, type ApprovedColumns } from './approved-columns.ts';
import type { Tx } from './command-input.ts';
import { HELD_DECISION, heldOf, type HeldDecision, type StoredHeld } from './held-decision.ts';
import { OPEN_PROPOSALS } from './proposal-list.ts';
import { CALL_PERIOD } from './scheme-sums.ts';

export type Decision = 'Accepted' | 'Denied' | 'DataIsMissing';

/** Everything about one request that conditions may ask, read by one statement. */
export interface RequestView {
  id: number;
  status: StatusId | null;
  version: number;
  schemeCode: SchemeCode;
  /** Of the scheme, as it is kept now. */
  callPeriod: CallPeriod;
  partyId: number;
  partyCode: string;
  loginType: LoginType;
  sectorType: SectorType | null;
  cameFrom: StatusId | null;
  copiedFromStatus: StatusId | null;
  submissionCount: number;
  firstSubmittedAt: string | null;
  /** Rule set it is pinned to since its first submission; null before. */
  ruleSetVersion: string | null;
  loanSumCents: number | null;
  /** Months asked for. */
  loanTerm: number | null;
  invegaLoanSumCents: number | null;
  sizeByStaff: SizeType | null;
  assessorId: string | null;
  assessedBy: readonly string[];
  handedOver: boolean;
  /** Everybody who approved, or changed or confirmed the terms, since it was last submitted. */
  approvedBy: readonly string[];
  /** Null: nobody has approved any. */
  approved: ApprovedTerms | null;
  /** Of the contract as it stands; what is not agreed on yet is left out. */
  contract: Partial<ChangeableTerms>;
  /** Funded by decisions on payment requests, in cents. */
  fundedCents: number;
  /** Months of delay of the contract as it stands. */
  contractDelayMonths: number | null;
  /** Guarantees and COVID loans, in cents; null: not entered. */
  loanSums: { guaranteesCents: number | null; covidCents: number | null };
  /** The delay was extended once already. */
  delayExtended: boolean;
  /** When both had signed the contract; null before. */
  contractSignedAt: string | null;
  /** Open ones, at most one of a kind. */
  proposals: readonly Proposal[];
  amlResult: 1 | 2 | 3 | null;
  /** The answers that count: those last submitted, before the first submission those being filled in. */
  form: Record<string, unknown>;
  /** The answers being edited; in every status but 5 they are those that count. */
  draft: Record<string, unknown>;
  /** Version of the draft. */
  formVersion: number;
  /** Version of the draft that was last submitted; null before the first submission. */
  submittedVersion: number | null;
  /** File types of the attachments that are there. */
  uploaded: readonly number[];
  additionalFiles: number;
  /** The approval asks for refusals of financing; of those that came since, who refused. */
  refusalsWanted: boolean;
  refusals: readonly Refuser[];
  evaluationDecision: Decision | null;
  doubleCheckDecision: Decision | null;
  overdueClocks: readonly ClockKind[];
  /** Open ones that have their longer term. */
  extendedClocks: readonly ClockKind[];
  /** Of the database, at the moment of reading: the only clock that decides. */
  now: string;
  stuckCode: string | null;
  /** A decision that has not taken effect yet. */
  held: HeldDecision | null;
  /** The newest decision, as long as it is the last word; null before the first. */
  decision: NewestDecision | null;
}

export interface NewestDecision {
  action: ActionName;
  version: number;
  by: string | null;
  /** Its document is for the signatory to sign before the applicant reads it. */
  awaitsSignature: boolean;
}

/** Reads a request; null when there is none. A deleted one has status null. `lock` takes the row until the transaction ends. */
export async function loadRequestView(db: Tx, requestId: number, lock = false): Promise<RequestView | null> {
  if (lock) {
    await sql`select 1 from loan_request where id = ${requestId} for no key update`.execute(db);
  }
  const { rows } = await sql<Record<string, unknown>>`
    select r.id, case when r.deleted_at is null then r.status end as status, r.version, r.scheme_code, ${CALL_PERIOD} as call_period, r.party_id,
      p.code as party_code, r.login_type, r.sector_type, r.came_from, source.status as copied_from_status,
      r.submission_count, r.first_submitted_at, r.rule_set_version,
      r.loan_sum_cents, r.loan_term, r.invega_loan_sum_cents, r.company_size_type_id_invega, r.assessor_id,
      r.assessed_by, r.handed_over_at is not null as handed_over, r.aml_check_result_id, r.stuck_code,
      array_remove(r.approvers || r.approved_by, null) as approved_by, ${APPROVED_COLUMNS},
      r.interest_rate_bp, r.payment_term, r.delay_months, r.delay_extended_at,
      r.guarantees_loan_sum_cents, r.covid_loan_sum_cents, r.contract_signing_time, ${OPEN_PROPOSALS} as proposals,
      coalesce(sent.form, f.form, '{}') as form, coalesce(f.form_version, 0) as form_version,
      case when r.status = ${Status.returned} then f.form end as draft, sent.form_version as submitted_version,
      array(select distinct a.file_type from attachment a
            where a.request_id = r.id and a.deleted_at is null and not a.additional
              and a.scan_state <> 'infected') as uploaded,
      (select count(*) from attachment a where a.request_id = r.id and a.deleted_at is null and a.additional
         and a.scan_state <> 'infected'
         and a.uploaded_at >= r.status_changed_at)::int as additional_files,
      r.refusal_of_funding, array(select a.refused_by from attachment a where a.request_id = r.id and a.deleted_at is null
         and a.additional and a.scan_state <> 'infected' and a.refused_by is not null
         and a.uploaded_at >= r.status_changed_at) as refusals,
      (select e.decision from evaluation e where e.request_id = r.id and e.kind = 'applicant'
         and e.form_version = coalesce(f.form_version, 0) and e.state = 'finished'
       order by e.started_at desc limit 1) as evaluation_decision,
      (select e.decision from evaluation e where e.request_id = r.id and e.kind = 'double'
         and e.started_at >= r.status_changed_at and e.state = 'finished'
       order by e.started_at desc limit 1) as double_check_decision,
      array(select c.kind from clock c
            where c.request_id = r.id and c.stopped_at is null and c.due_at <= clock_timestamp()) as overdue_clocks,
      (select jsonb_build_object('action', e.action, 'version', e.version, 'by', e.actor_id,
          'awaitsSignature', coalesce((e.details->>'awaitsSignature')::boolean, false))
        from request_event e where e.request_id = r.id
          and e.action in ('approve', 'approveWithDocs', 'changeTerms', 'reject') order by e.id desc limit 1) as decision,
      array(select c.kind from clock c
            where c.request_id = r.id and c.stopped_at is null and c.extended) as extended_clocks,
      coalesce((select a.funded_cents from payment_account a where a.request_id = r.id), 0) as funded_cents,
      clock_timestamp() as now, ${HELD_DECISION} as held
    from loan_request r
      join party p on p.id = r.party_id join scheme_budget b on b.scheme_code = r.scheme_code
      left join loan_request source on source.id = r.copied_from
      left join loan_request_form f on f.request_id = r.id
      left join submission sent on sent.request_id = r.id and sent.no = r.submission_count
    where r.id = ${requestId}`.execute(db);
  return rows[0] ? viewOf(rows[0]) : null;
}

/** The same request with the answers being edited in place of those submitted. */
export function asDrafted(view: RequestView): RequestView {
  return view.form === view.draft ? view : { ...view, form: view.draft };
}

/** The request as an action has to look at it: the applicant's moves at the draft, all others at what was submitted. */
export function viewFor(action: ActionName, view: RequestView): RequestView {
  return JUDGES_DRAFT.includes(action) ? asDrafted(view) : view;
}

function viewOf(row: Record<string, unknown>): RequestView {
  return {
    id: row.id as number,
    status: row.status as StatusId | null,
    version: row.version as number,
    schemeCode: row.scheme_code as SchemeCode,
    callPeriod: (row.call_period as CallPeriod | null) ?? schemeOf(row.scheme_code as SchemeCode).period,
    partyId: row.party_id as number,
    partyCode: row.party_code as string,
    loginType: row.login_type as LoginType,
    sectorType: row.sector_type as SectorType | null,
    cameFrom: row.came_from as StatusId | null,
    copiedFromStatus: row.copied_from_status as StatusId | null,
    submissionCount: row.submission_count as number,
    firstSubmittedAt: (row.first_submitted_at as Date | null)?.toISOString() ?? null,
    ruleSetVersion: row.submission_count === 0 ? null : (row.rule_set_version as string | null),
    loanSumCents: row.loan_sum_cents as number | null,
    loanTerm: row.loan_term as number | null,
    invegaLoanSumCents: row.invega_loan_sum_cents as number | null,
    sizeByStaff: row.company_size_type_id_invega as SizeType | null,
    assessorId: row.assessor_id as string | null,
    assessedBy: row.assessed_by as string[],
    handedOver: row.handed_over as boolean,
    approvedBy: row.approved_by as string[],
    approved: approvedOf(row as unknown as ApprovedColumns),
    contract: contractOf(row),
    fundedCents: row.funded_cents as number,
    contractDelayMonths: row.delay_months as number | null,
    delayExtended: row.delay_extended_at !== null,
    loanSums: {
      guaranteesCents: row.guarantees_loan_sum_cents as number | null,
      covidCents: row.covid_loan_sum_cents as number | null,
    },
    contractSignedAt: (row.contract_signing_time as Date | null)?.toISOString() ?? null,
    proposals: row.proposals as Proposal[],
    amlResult: row.aml_check_result_id as 1 | 2 | 3 | null,
    form: row.form as Record<string, unknown>,
    draft: (row.draft ?? row.form) as Record<string, unknown>,
    formVersion: row.form_version as number,
    submittedVersion: row.submitted_version as number | null,
    uploaded: row.uploaded as number[],
    additionalFiles: row.additional_files as number,
    refusalsWanted: row.refusal_of_funding as boolean,
    refusals: row.refusals as Refuser[],
    evaluationDecision: row.evaluation_decision as Decision | null,
    doubleCheckDecision: row.double_check_decision as Decision | null,
    overdueClocks: row.overdue_clocks as ClockKind[],
    extendedClocks: row.extended_clocks as ClockKind[],
    now: (row.now as Date).toISOString(),
    stuckCode: row.stuck_code as string | null,
    held: heldOf(row.held as StoredHeld | null),
    decision: row.decision as NewestDecision | null,
  };
}

function contractOf(row: Record<string, unknown>): Partial<ChangeableTerms> {
  const [sumCents, rate, paymentTerm] = [row.invega_loan_sum_cents, row.interest_rate_bp, row.payment_term];
  return {
    ...(typeof sumCents === 'number' ? { sumCents } : {}),
    ...(typeof rate === 'number' ? { rate } : {}),
    ...(typeof paymentTerm === 'string' ? { paymentTerm } : {}),
  };
}
