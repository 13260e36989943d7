import { sql } from 'kysely';
import { Status } from '../../../domain/application/status.ts';
import { retentionOf, type Kept, type Retention } from '../../../domain/retention/retention.ts';
import { addMonths } from '../../../domain/values/days.ts';
import type { Tx } from '../../connect.ts';

export interface DueRecord extends Retention {
  requestId: number;
  schemeCode: string;
}

type Row = Kept & { requestId: number };

const PAGE = 5_000;

const day = (column: string) => sql`to_char(${sql.raw(column)} at time zone 'Europe/Vilnius', 'YYYY-MM-DD')`;

const KEPT = sql`r.id as "requestId", r.scheme_code as "schemeCode", r.status,
  ${day('coalesce(r.deleted_at, r.status_changed_at)')} as since, r.deleted_at is not null as "isDeleted",
  r.submission_count > 0 as "wasSubmitted",
  ${day(`greatest(r.created_at, f.saved_at, (select max(greatest(a.uploaded_at, a.deleted_at)) from attachment a
    where a.request_id = r.id))`)} as "touchedOn",
  n.told_on::text as "toldOn", r.payment_term::text as "loanEndsOn",
  exists (select 1 from loan_arrear l where l.request_id = r.id and l.ended_on is null) as "hasArrear"
  from loan_request r left join loan_request_form f on f.request_id = r.id left join draft_notice n on n.request_id = r.id`;

const HELD = sql`exists (select 1 from legal_hold h where h.request_id = r.id and h.ended_at is null)`;

/** Everything that may go on this day, by number; a held case is never in it. */
export async function listDue(db: Tx, today: string): Promise<DueRecord[]> {
  const due: DueRecord[] = [];
  for (let after = 0; ;) {
    const { rows } = await sql<Row>`select ${KEPT}
      where r.id > ${after} and r.status_changed_at < ${addMonths(today, -11)}::date and not ${HELD}
      order by r.id limit ${PAGE}`.execute(db);
    for (const { requestId, ...kept } of rows) {
      const retention = retentionOf(kept);
      if (retention && retention.dueOn <= today)
        due.push({ requestId, schemeCode: kept.schemeCode, ...retention });
    }
    if (rows.length < PAGE) return due;
    after = rows.at(-1)!.requestId;
  }
}

/** Whether the request may go, with its row taken: nobody changes it, or holds it, until the transaction ends. */
export async function isStillDue(
  tx: Tx,
  requestId: number,
  today: string,
): Promise<'due' | 'held' | 'changed'> {
  await sql`select 1 from loan_request where id = ${requestId} for update`.execute(tx);
  const { rows } = await sql<Row & { isHeld: boolean }>`select ${HELD} as "isHeld", ${KEPT}
    where r.id = ${requestId}`.execute(tx);
  const [row] = rows;
  if (!row) return 'changed';
  if (row.isHeld) return 'held';
  const retention = retentionOf(row);
  return retention && retention.dueOn <= today ? 'due' : 'changed';
}

export interface LyingDraft {
  requestId: number;
  touchedOn: string;
}

/** Drafts that have lain since the given day, and whose owner has not been told since. */
export async function listLyingDrafts(db: Tx, before: string): Promise<LyingDraft[]> {
  const { rows } = await sql<LyingDraft>`select * from (select ${KEPT}
      where r.status = ${Status.preparing} and r.submission_count = 0 and r.deleted_at is null and r.created_at < ${before}::date
        and not ${HELD}) d
    where "touchedOn" <= ${before} and ("toldOn" is null or "toldOn" <= "touchedOn")
    order by "requestId" limit ${PAGE}`.execute(db);
  return rows.map(({ requestId, touchedOn }) => ({ requestId, touchedOn }));
}

export async function noteDraftTold(
  tx: Tx,
  { requestId, toldOn, removalOn }: { requestId: number; toldOn: string; removalOn: string },
): Promise<void> {
  await sql`insert into draft_notice (request_id, told_on, removal_on)
    values (${requestId}, ${toldOn}::date, ${removalOn}::date)
    on conflict (request_id) do update set told_on = excluded.told_on, removal_on = excluded.removal_on`.execute(
    tx,
  );
}
