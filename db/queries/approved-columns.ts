import { sql } from 'kysely';
import type { ApprovedTerms } from '../../domain/application/approved-terms.ts';

/** Columns of the approved terms, of the row named `r`. */
export const APPROVED_COLUMNS = sql`r.approved_sum_cents, r.approved_rate_bp, r.approved_margin_bp,
      r.approved_term_months, r.approved_delay_months`;

export interface ApprovedColumns {
  approved_sum_cents: number | null;
  approved_rate_bp: number | null;
  approved_margin_bp: number | null;
  approved_term_months: number | null;
  approved_delay_months: number | null;
}

/** The approved terms of a row; null where none were approved, also when an older version approved. */
export function approvedOf(row: ApprovedColumns): ApprovedTerms | null {
  const { approved_sum_cents: sumCents, approved_term_months: termMonths } = row;
  if (sumCents === null || termMonths === null) return null;
  const { approved_rate_bp: rateBp, approved_margin_bp: marginBp } = row;
  return { sumCents, rateBp, marginBp, termMonths, delayMonths: row.approved_delay_months ?? 0 };
}

/** The same as changes of the row; null clears them. */
export function approvedColumns(terms: ApprovedTerms | null): ApprovedColumns {
  return {
    approved_sum_cents: terms?.sumCents ?? null,
    approved_rate_bp: terms?.rateBp ?? null,
    approved_margin_bp: terms?.marginBp ?? null,
    approved_term_months: terms?.termMonths ?? null,
    approved_delay_months: terms?.delayMonths ?? null,
  };
}
