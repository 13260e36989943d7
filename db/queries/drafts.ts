import { sql } from 'kysely';
import { DRAFTED_STATUSES, Status } from '../../domain/application/status.ts';
import type { TypedAnswers } from '../../domain/forms/typed-answers.ts';
import type { Tx } from './command-input.ts';

export interface DraftSave {
  requestId: number;
  /** Version the person saw; the draft moves to the next one. */
  formVersion: number;
  userId: string;
  form: Record<string, unknown>;
  /** Fields in which the form has put a known value since it was opened. */
  offered?: readonly string[];
  progress: unknown;
  /** What lists filter and sort by, taken from the answers. */
  typed: TypedAnswers;
}

export type DraftSaved =
  | { saved: true; formVersion: number; savedAt: Date }
  | { saved: false; formVersion: number; savedAt: Date | null; savedBy: { id: string; name: string } | null };

/**
 * Stores the answers of a request in status 1 or 5 when nobody saved meanwhile. The columns that follow from them change in
 * status 1 only: in 5 they are those of the last submission, which staff and money go by. Answers the version stored now,
 * and who stored it when when the save did not happen. Call it in a transaction.
 */
export async function saveDraft(db: Tx, draft: DraftSave): Promise<DraftSaved> {
  const { rows: held } = await sql<{
    status: number;
  }>`select status from loan_request where id = ${draft.requestId} and status = any(${[...DRAFTED_STATUSES]}::smallint[])
    and deleted_at is null for no key update`.execute(db);
  const { rows } = await sql<{ form_version: number; saved_at: Date }>`
    update loan_request_form set form = ${JSON.stringify(draft.form)}::jsonb, form_version = form_version + 1,
      progress = ${JSON.stringify(draft.progress)}::jsonb, saved_at = clock_timestamp(), saved_by = ${draft.userId}::uuid,
      offered = array(select distinct unnest(offered || ${[...(draft.offered ?? [])]}::text[]) order by 1)
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
  if (held[0]?.status === Status.preparing) await storeColumns(db, draft);
  return { saved: true, formVersion: rows[0].form_version, savedAt: rows[0].saved_at };
}

/** Fields of a draft in which a known value has been put once. */
export async function offeredBefore(db: Tx, requestId: number): Promise<readonly string[]> {
  const row = await db
    .selectFrom('loan_request_form')
    .select('offered')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.offered ?? [];
}

/** Columns that follow from the answers; the sector is apart, for a request may be begun with one. */
export function draftColumns({ loanSumCents, loanTerm, purposeId, size }: TypedAnswers) {
  return {
    loan_sum_cents: loanSumCents,
    loan_term: loanTerm,
    loan_purpose_id: purposeId,
    company_size_type_id: size,
  };
}

async function storeColumns(db: Tx, { requestId, typed }: DraftSave): Promise<void> {
  await db
    .updateTable('loan_request')
    .set({ ...draftColumns(typed), sector_type: typed.sectorType })
    .where('id', '=', requestId)
    .execute();
}
