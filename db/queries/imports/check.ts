import { sql, type Transaction } from 'kysely';
import { ROW_OUTCOMES } from '../../../domain/imports/import.ts';
import type { DB } from '../../schema.gen.ts';
import type { Tx } from '../command-input.ts';
import { planForMany } from './bulk.ts';

/** The register an imported count stands for. */
export const REGISTER = 'social-insurance';

/**
 * Ends the dry run: what every row would do, judged against the newest answers as they are now. Nothing but the import's
 * own rows changes. To be called in a transaction.
 */
export async function checkImport(db: Transaction<DB>, id: string, sheetName: string | null): Promise<void> {
  await planForMany(db);
  await markTwins(db, id);
  await judge(db, id);
  const { rows } = await sql<{ outcome: string; count: number }>`
    select outcome, count(*)::int as count from import_row where import_id = ${id}::uuid group by outcome`.execute(
    db,
  );
  const counts = Object.fromEntries(
    ROW_OUTCOMES.map((outcome) => [outcome, rows.find((row) => row.outcome === outcome)?.count ?? 0]),
  );
  await sql`update data_import set state = 'checked', counts = ${JSON.stringify(counts)}::jsonb, sheet_name = ${sheetName},
    read_at = now(), reading_until = null where id = ${id}::uuid and state = 'parsing'`.execute(db);
}

/** The same party and month twice: the later is wrong, and all of them when their counts differ. */
async function markTwins(db: Tx, id: string): Promise<void> {
  await sql`
    with twins as (
      select row_number, count(*) over everyone as many,
        min(employees) over everyone <> max(employees) over everyone as differ,
        min(row_number) over everyone as first, lead(row_number) over in_order as next
      from import_row where import_id = ${id}::uuid and outcome is null
      window everyone as (partition by party_kind, code, month),
        in_order as (partition by party_kind, code, month order by row_number))
    update import_row r set outcome = 'wrong', problems = jsonb_build_array(jsonb_build_object('column', 'code',
      'code', case when t.differ then 'duplicateConflict' else 'duplicate' end, 'value', r.shown->>0,
      'otherRow', case when t.row_number = t.first then t.next else t.first end))
    from twins t where r.import_id = ${id}::uuid and r.row_number = t.row_number and t.many > 1
      and (t.differ or t.row_number <> t.first)`.execute(db);
}

/**
 * A code nobody in the portal has is not known, and wrong when its checksum does not hold either. A month older than what
 * is known, or than another row of the party, changes nothing.
 */
async function judge(db: Tx, id: string): Promise<void> {
  await sql`
    with good as (
      select row_number, party_kind, code, month, employees, is_doubtful,
        row_number() over (partition by party_kind, code order by month desc) as age
      from import_row where import_id = ${id}::uuid and outcome is null),
    met as (
      select g.*, p.id is not null as is_known, n.id as snapshot_id,
        case when n.data->>'employees' ~ '^[0-9]{1,9}$' then (n.data->>'employees')::int end as had,
        case when n.data->>'month' ~ '^[0-9]{4}-[0-9]{2}$' then n.data->>'month' end as had_month
      from good g
      left join party p on p.code = g.code
        and p.login_type = case g.party_kind when 'company' then 'Company' else 'Individual' end
      left join register_subject s on s.kind = g.party_kind and s.code = g.code
      left join lateral (select id, data from register_snapshot
        where subject_id = s.id and register = ${REGISTER} order by id desc limit 1) n on true)
    update import_row r set
      previous_snapshot_id = m.snapshot_id, previous_employees = m.had, previous_month = m.had_month,
      outcome = case
        when not m.is_known and m.is_doubtful then 'wrong'
        when not m.is_known then 'unknown'
        when m.age > 1 or m.had_month > m.month then 'older'
        when m.had is null then 'new'
        when m.had = m.employees and m.had_month = m.month then 'unchanged'
        else 'changed' end,
      problems = case when not m.is_known and m.is_doubtful then jsonb_build_array(jsonb_build_object(
        'column', 'code', 'code', 'codeChecksum', 'value', r.shown->>0)) else r.problems end
    from met m where r.import_id = ${id}::uuid and r.row_number = m.row_number`.execute(db);
}
