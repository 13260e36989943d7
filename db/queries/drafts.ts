import { sql } from 'kysely';
import type { Tx } from './command-input.ts';

export interface DraftSave {
  requestId: number;
  /** Version the person saw; the draft moves to the next one. */
  formVersion: number;
  userId: string;
  form: Record<string, unknown>;
  progress: unknown;
  /** What lists filter and sort by, taken from the answers. */
  loanSumCents: number | null;
  loanTerm: number | null;
  purposeId: number | null;
  size: number | null;
  sectorType: number | null;
}

export type DraftSaved =
  { saved: true; formVersion: number; savedAt: Date } | { saved: false; formVersion: number };

/**
 * Stores the answers of a request in status 1 or 5 when nobody saved meanwhile, and the columns that follow from them.
 * Answers the version stored now, whether the save happened or not. Call it in a transaction.
 */
export async function saveDraft(db: Tx, draft: DraftSave): Promise<DraftSaved> {
  const { rows: held } =
    await sql`select 1 from loan_request where id = ${draft.requestId} and status in (1, 5)
    and deleted_at is null for no key update`.execute(db);
  const { rows } = await sql<{ form_version: number; saved_at: Date }>`
    update loan_request_form set form = ${JSON.stringify(draft.form)}::jsonb, form_version = form_version + 1,
      progress = ${JSON.stringify(draft.progress)}::jsonb, saved_at = clock_timestamp(), saved_by = ${draft.userId}::uuid
    where request_id = ${draft.requestId} and form_version = ${draft.formVersion} and ${held.length > 0}
    returning form_version, saved_at`.execute(db);
  if (!rows[0]) {
    const stored = await db
      .selectFrom('loan_request_form')
      .select('form_version')
      .where('request_id', '=', draft.requestId)
      .executeTakeFirst();
    return { saved: false, formVersion: stored?.form_version ?? 0 };
  }
  await db
    .updateTable('loan_request')
    .set({
      loan_sum_cents: draft.loanSumCents,
      loan_term: draft.loanTerm,
      loan_purpose_id: draft.purposeId,
      company_size_type_id: draft.size,
      sector_type: draft.sectorType,
    })
    .where('id', '=', draft.requestId)
    .execute();
  return { saved: true, formVersion: rows[0].form_version, savedAt: rows[0].saved_at };
}
