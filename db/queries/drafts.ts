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
  | { saved: true; formVersion: number; savedAt: Date }
  | { saved: false; formVersion: number; savedAt: Date | null; savedBy: { id: string; name: string } | null };

/**
 * Stores the answers of a request in status 1 or 5 when nobody saved meanwhile, and the columns that follow from them.
 * Answers the version stored now, and who stored it when when the save did not happen. Call it in a transaction.
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
    const { rows: stored } = await sql<Omit<DraftSaved & { saved: false }, 'saved'>>`
      select f.form_version as "formVersion", f.saved_at as "savedAt",
        case when u.id is not null
          then jsonb_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) end as "savedBy"
      from loan_request_form f left join app_user u on u.id = f.saved_by
      where f.request_id = ${draft.requestId}`.execute(db);
    return { saved: false, ...(stored[0] ?? { formVersion: 0, savedAt: null, savedBy: null }) };
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
