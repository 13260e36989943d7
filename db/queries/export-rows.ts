import { sql } from 'kysely';
import type { Tx } from './command-input.ts';
import { conditionsOf } from './manager-filter.ts';
import { MANAGER_COLUMNS, type Found, type ManagerRow } from './manager-requests.ts';

export interface ListedRow extends ManagerRow {
  loginType: 'Company' | 'Individual';
  /** Kinds of the uploaded files. */
  fileTypes: number[];
}

export interface DataRow extends ListedRow {
  form: Record<string, unknown>;
  /** Sections as they were printed at the last submission; null before it. */
  printout: { rows?: { path?: string; value?: string }[] }[] | null;
  fileNames: string[];
  decidedAt: Date | null;
  sizeByProvider: number | null;
  riskResult: number | null;
  riskNote: string | null;
  riskDate: string | null;
  contractNumber: string | null;
  rateBp: number | null;
  paymentTerm: string | null;
  delayMonths: number | null;
  refusalOfFunding: boolean;
  approversText: string | null;
  signatorysText: string | null;
  ruleSet: string | null;
}

const LISTED = sql`${MANAGER_COLUMNS}, r.login_type as "loginType",
  array(select distinct t.file_type::int from attachment t where t.request_id = r.id and t.deleted_at is null order by 1) as "fileTypes"`;

const DATA = sql`${LISTED}, coalesce(s.form, f.form, '{}') as form, s.printout,
  array(select t.file_name from attachment t where t.request_id = r.id and t.deleted_at is null order by t.uploaded_at) as "fileNames",
  r.decided_at as "decidedAt", r.company_size_type_id_invega as "sizeByProvider",
  r.risk_assessment_result_id as "riskResult", r.risk_assessment_note as "riskNote", r.risk_assessment_date as "riskDate",
  r.contract_number as "contractNumber", r.interest_rate_bp as "rateBp", r.payment_term as "paymentTerm",
  r.delay_months as "delayMonths", r.refusal_of_funding as "refusalOfFunding", r.approvers_comment as "approversText",
  r.signatorys_comment as "signatorysText", r.rule_set_version as "ruleSet"`;

/** The next rows of an export, by number. */
export async function exportPage(
  db: Tx,
  { filter, viewer }: Found,
  { after, limit, withData }: { after: number; limit: number; withData: boolean },
): Promise<DataRow[]> {
  const where = sql.join([sql`r.id > ${after}`, ...conditionsOf(filter, viewer)], sql` and `);
  const { rows } = await sql<DataRow>`with page as materialized (
      select r.id from loan_request r where ${where} order by r.id limit ${limit})
    select ${withData ? DATA : LISTED} from page join loan_request r on r.id = page.id
      left join app_user a on a.id = r.assessor_id
      left join loan_request_form f on ${withData} and f.request_id = r.id
      left join submission s on ${withData} and s.request_id = r.id and s.no = r.submission_count
    order by r.id`.execute(db);
  return rows;
}
