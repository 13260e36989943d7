import { sql } from 'kysely';
import type { RowProblem } from '../../../domain/imports/employee-row.ts';
import type { ApplyResult, RowOutcome, UndoResult } from '../../../domain/imports/import.ts';
import type { Tx } from '../command-input.ts';

export interface ImportRow {
  row: number;
  /** As the file has them: code, month, count. */
  shown: [string, string, string];
  problems: RowProblem[];
  outcome: RowOutcome;
  /** Name of the party; null when the portal knows nobody by the code. */
  partyName: string | null;
  isDoubtful: boolean;
  month: string | null;
  employees: number | null;
  previousEmployees: number | null;
  previousMonth: string | null;
  applyResult: ApplyResult | null;
  undoResult: UndoResult | null;
}

const ROW = sql`select r.row_number as row, r.shown, r.problems, r.outcome, p.name as "partyName",
    r.is_doubtful as "isDoubtful", r.month, r.employees, r.previous_employees as "previousEmployees",
    r.previous_month as "previousMonth", r.apply_result as "applyResult", r.undo_result as "undoResult"
  from import_row r
  left join party p on p.code = r.code
    and p.login_type = case r.party_kind when 'company' then 'Company' else 'Individual' end`;

export interface RowsQuestion {
  importId: string;
  /** null: every row. */
  outcome: RowOutcome | null;
  offset: number;
  limit: number;
}

/** Rows of an import in the order of the file, with their count. */
export async function listImportRows(
  db: Tx,
  { importId, outcome, offset, limit }: RowsQuestion,
): Promise<{ rows: ImportRow[]; total: number }> {
  const these = sql`r.import_id = ${importId}::uuid and (${outcome}::text is null or r.outcome = ${outcome}::text)`;
  const { rows } = await sql<ImportRow>`${ROW} where ${these}
    order by r.row_number limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from import_row r where ${these}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

/** Rows that will not be applied and should have been, after a row: for the file of errors, piece by piece. */
export async function listRefusedRows(
  db: Tx,
  { importId, after, limit }: { importId: string; after: number; limit: number },
): Promise<ImportRow[]> {
  const { rows } =
    await sql<ImportRow>`${ROW} where r.import_id = ${importId}::uuid and r.row_number > ${after}
    and (r.outcome in ('wrong', 'unknown', 'older') or r.apply_result = 'overtaken')
    order by r.row_number limit ${limit}`.execute(db);
  return rows;
}
