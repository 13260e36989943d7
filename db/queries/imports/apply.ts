import { sql } from 'kysely';
import type { Database } from '../../connect.ts';
import type { Tx } from '../command-input.ts';
import { planForMany } from './bulk.ts';
import { REGISTER } from './check.ts';

export interface Press {
  importId: string;
  /** Idempotency-Key of the click: the same click again has been done. */
  key: string;
  userId: string;
}

/** Why nothing was done; for a second click who did it first. */
export type PressRefusal =
  | { refusal: 'importGone' | 'importNotChecked' | 'importNothingToApply' | 'importNotApplied' }
  | { refusal: 'importApplied' | 'importUndone'; by: string | null; at: Date };

interface Locked {
  state: string;
  key: string | null;
  at: Date | null;
  by: string | null;
  changes: number;
}

/**
 * Applies what the dry run found, all of it in this one transaction: every new or changed count becomes the newest answer of the
 * register about its party, marked with the import. A party about which a newer answer came since the dry run keeps it, and its
 * row says so. Answers null when it is done, also when this very click did it before.
 */
export async function applyImport(db: Database, press: Press, source: string): Promise<PressRefusal | null> {
  return db.transaction().execute(async (tx) => {
    const found = await lock(tx, press.importId, 'applied');
    if (!found) return { refusal: 'importGone' };
    if (found.key !== null && found.key === keyOf(press)) return null;
    if (found.at) return { refusal: 'importApplied', by: found.by, at: found.at };
    if (found.state !== 'checked') return { refusal: 'importNotChecked' };
    if (found.changes === 0) return { refusal: 'importNothingToApply' };
    await planForMany(tx);
    await sql`insert into register_subject (kind, code)
      select party_kind, code from import_row where import_id = ${press.importId}::uuid and outcome in ('changed', 'new')
      order by party_kind, code on conflict (kind, code) do nothing`.execute(tx);
    await lockSubjects(tx, press.importId, sql`r.outcome in ('changed', 'new')`);
    await sql`
      with target as (
        select r.row_number, s.id as subject_id, r.month, r.employees,
          n.id is not distinct from r.previous_snapshot_id as is_same
        from import_row r
        join register_subject s on s.kind = r.party_kind and s.code = r.code
        left join lateral (select id from register_snapshot
          where subject_id = s.id and register = ${REGISTER} order by id desc limit 1) n on true
        where r.import_id = ${press.importId}::uuid and r.outcome in ('changed', 'new')),
      made as (
        insert into register_snapshot (subject_id, register, source, as_of, data, import_id)
        select subject_id, ${REGISTER}, ${source}, ${endOfMonth('month')},
          jsonb_build_object('employees', employees, 'month', month), ${press.importId}::uuid
        from target where is_same returning id, subject_id)
      update import_row r set snapshot_id = m.id,
        apply_result = case when m.id is null then 'overtaken' else 'applied' end
      from target t left join made m on m.subject_id = t.subject_id
      where r.import_id = ${press.importId}::uuid and r.row_number = t.row_number`.execute(tx);
    await sql`update data_import set state = 'applied', applied_by = ${press.userId}::uuid, applied_at = now(),
      applied_key = ${keyOf(press)} where id = ${press.importId}::uuid`.execute(tx);
    await note(tx, press, 'importApplied');
    return null;
  });
}

/**
 * Takes an applied import back, in one transaction: the answer before becomes the newest again, as a record of its own; where there was
 * none, there is none again. A party about which a newer answer came since keeps it, and its row says so. Answers null
 * when it is done, also when this very click did it before.
 */
export async function undoImport(db: Database, press: Press): Promise<PressRefusal | null> {
  return db.transaction().execute(async (tx) => {
    const found = await lock(tx, press.importId, 'undone');
    if (!found) return { refusal: 'importGone' };
    if (found.key !== null && found.key === keyOf(press)) return null;
    if (found.at) return { refusal: 'importUndone', by: found.by, at: found.at };
    if (found.state !== 'applied') return { refusal: 'importNotApplied' };
    await planForMany(tx);
    await lockSubjects(tx, press.importId, sql`r.apply_result = 'applied'`);
    await sql`
      with target as (
        select r.row_number, s.subject_id, r.previous_snapshot_id, s.source,
          s.id = (select max(id) from register_snapshot where subject_id = s.subject_id and register = ${REGISTER}) as is_newest
        from import_row r join register_snapshot s on s.id = r.snapshot_id
        where r.import_id = ${press.importId}::uuid and r.apply_result = 'applied'),
      made as (
        insert into register_snapshot
          (subject_id, register, run_id, source, as_of, fetched_at, data, undoes_import_id, import_id, restores_id, withdrawn)
        select t.subject_id, ${REGISTER}, p.run_id, coalesce(p.source, t.source), p.as_of, coalesce(p.fetched_at, now()),
          coalesce(p.data, 'null'::jsonb), ${press.importId}::uuid, p.import_id, coalesce(p.restores_id, p.id),
          coalesce(p.withdrawn, true)
        from target t left join register_snapshot p on p.id = t.previous_snapshot_id
        where t.is_newest returning subject_id)
      update import_row r set undo_result = case when t.is_newest then 'undone' else 'kept' end
      from target t where r.import_id = ${press.importId}::uuid and r.row_number = t.row_number`.execute(tx);
    await sql`update data_import set state = 'undone', undone_by = ${press.userId}::uuid, undone_at = now(),
      undone_key = ${keyOf(press)} where id = ${press.importId}::uuid`.execute(tx);
    await note(tx, press, 'importUndone');
    return null;
  });
}

const keyOf = ({ userId, key }: Press): string => `${userId}:${key}`;

/** Counts are of the end of their month; of the month that runs, of today. */
const endOfMonth = (column: string) =>
  sql`least((to_date(${sql.ref(column)}, 'YYYY-MM') + interval '1 month - 1 day')::date, (now() at time zone 'Europe/Vilnius')::date)`;

async function lock(tx: Tx, id: string, done: 'applied' | 'undone'): Promise<Locked | null> {
  const column = (name: string) => sql.ref(`i.${done}_${name}`);
  const { rows } = await sql<Locked>`
    select i.state, ${column('key')} as key, ${column('at')} as at,
      (select concat(first_name, ' ', last_name) from app_user where id = ${column('by')}) as by,
      coalesce((i.counts->>'changed')::int, 0) + coalesce((i.counts->>'new')::int, 0) as changes
    from data_import i where i.id = ${id}::uuid for update of i`.execute(tx);
  return rows[0] ?? null;
}

/** No answer about these parties comes between looking at the newest and adding one: a new answer locks its subject, too. */
async function lockSubjects(tx: Tx, id: string, which: ReturnType<typeof sql>): Promise<void> {
  await sql`select 1 from register_subject s where exists (select 1 from import_row r
      where r.import_id = ${id}::uuid and r.party_kind = s.kind and r.code = s.code and ${which})
    order by s.id for update of s`.execute(tx);
}

async function note(tx: Tx, { importId, userId }: Press, kind: string): Promise<void> {
  await sql`insert into audit_event (actor_id, kind, details)
    values (${userId}::uuid, ${kind}, ${JSON.stringify({ importId })}::jsonb)`.execute(tx);
}
