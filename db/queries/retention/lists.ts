import { sql } from 'kysely';
import type { Database, Tx } from '../../connect.ts';
import { listDue } from './due.ts';

export type ListState = 'open' | 'proposed' | 'confirmed' | 'finished';
export type ItemState = 'listed' | 'held' | 'changed' | 'rowsGone' | 'removed';

export interface RetentionList {
  id: number;
  year: number;
  day: string;
  state: ListState;
  reason: string | null;
  proposedById: string | null;
  proposedBy: string | null;
  confirmedBy: string | null;
  confirmedAt: Date | null;
  finishedAt: Date | null;
  /** Of everything on it: how many are in which state. */
  total: number;
  removed: number;
  kept: number;
  /** SHA-256 of the sealed report, hex; null: not sealed. */
  hash: string | null;
}

export interface RetentionItem {
  requestId: number;
  kind: 'case' | 'draft';
  schemeCode: string;
  endedOn: string;
  dueOn: string;
  state: ItemState;
  rowCount: number | null;
  files: number | null;
  runs: number | null;
}

const name = (alias: string) => sql.raw(`${alias}.first_name || ' ' || ${alias}.last_name`);

const SELECT = sql`select l.id, l.year, l.day::text as day, l.state, l.reason, l.proposed_by as "proposedById",
  ${name('p')} as "proposedBy", ${name('c')} as "confirmedBy", l.confirmed_at as "confirmedAt",
  l.finished_at as "finishedAt", i.total, i.removed, i.kept, encode(r.hash, 'hex') as hash
  from retention_list l left join app_user p on p.id = l.proposed_by left join app_user c on c.id = l.confirmed_by
    left join retention_report r on r.list_id = l.id
    cross join lateral (select count(*)::int as total, (count(*) filter (where state = 'removed'))::int as removed,
      (count(*) filter (where state in ('held', 'changed')))::int as kept
      from retention_item where list_id = l.id) i`;

/** All lists, the newest first. */
export async function listRetentionLists(db: Tx): Promise<RetentionList[]> {
  const { rows } = await sql<RetentionList>`${SELECT} order by l.id desc limit 50`.execute(db);
  return rows;
}

export async function findRetentionList(db: Tx, id: number): Promise<RetentionList | null> {
  const { rows } = await sql<RetentionList>`${SELECT} where l.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** A page of a list by number. */
export async function listItems(
  db: Tx,
  listId: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<RetentionItem[]> {
  const { rows } =
    await sql<RetentionItem>`select request_id as "requestId", kind, scheme_code as "schemeCode",
      ended_on::text as "endedOn", due_on::text as "dueOn", state, row_count as "rowCount", files, runs
    from retention_item where list_id = ${listId} order by request_id
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return rows;
}

/**
 * Makes the list of what may go; null: one is still being decided, or `onlyFor` a year that has had its list. An empty list is done at
 * once and sealed: that somebody looked is a record, too.
 */
export async function makeRetentionList(
  db: Database,
  today: string,
  { onlyOnce }: { onlyOnce: boolean },
): Promise<number | null> {
  const year = Number(today.slice(0, 4));
  return db.transaction().execute(async (tx) => {
    await sql`lock table retention_list in share row exclusive mode`.execute(tx);
    const { rows: others } = await sql`select 1 from retention_list where state <> 'finished'
      or (${onlyOnce} and year = ${year})`.execute(tx);
    if (others.length > 0) return null;
    const { rows } = await sql<{
      id: number;
    }>`insert into retention_list (year, day) values (${year}, ${today}::date)
      returning id`.execute(tx);
    const id = rows[0]!.id;
    const due = await listDue(tx, today);
    await sql`insert into retention_item (list_id, request_id, kind, scheme_code, ended_on, due_on)
      select ${id}, * from unnest(${due.map((one) => one.requestId)}::bigint[], ${due.map(({ kind }) => kind)}::text[],
        ${due.map((one) => one.schemeCode)}::text[], ${due.map((one) => one.endedOn)}::date[],
        ${due.map((one) => one.dueOn)}::date[])`.execute(tx);
    if (due.length === 0) await sealRetention(tx, id);
    return id;
  });
}

/** The first of two people; false: the list is no longer open. */
export async function proposeRemoval(
  db: Tx,
  { id, by, reason }: { id: number; by: string; reason: string },
): Promise<boolean> {
  const { rows } = await sql`update retention_list set state = 'proposed', proposed_by = ${by}::uuid,
      proposed_at = clock_timestamp(), reason = ${reason} where id = ${id} and state = 'open' returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/** The second; false: it was decided meanwhile, or the same person proposed it. */
export async function confirmRemoval(db: Tx, { id, by }: { id: number; by: string }): Promise<boolean> {
  const { rows } = await sql`update retention_list set state = 'confirmed', confirmed_by = ${by}::uuid,
      confirmed_at = clock_timestamp()
    where id = ${id} and state = 'proposed' and proposed_by <> ${by}::uuid returning id`.execute(db);
  return rows.length > 0;
}

/** Declined, or taken back: the list is open again. */
export async function reopenRemoval(db: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`update retention_list set state = 'open', proposed_by = null, proposed_at = null,
      reason = null where id = ${id} and state = 'proposed' returning id`.execute(db);
  return rows.length > 0;
}

/** Ends a list all of which is decided, and seals its report; false: it is sealed already. */
export async function sealRetention(db: Tx, listId: number): Promise<boolean> {
  const { rows } = await sql<{ sealed: boolean }>`select seal_retention(${listId}) as sealed`.execute(db);
  return rows[0]!.sealed;
}

/** What was sealed, and what it was sealed on. */
export async function findReport(
  db: Tx,
  listId: number,
): Promise<{ no: number; said: string; hash: string; prior: string | null; sealedAt: Date } | null> {
  const { rows } = await sql<{
    no: number;
    said: string;
    hash: string;
    prior: string | null;
    sealedAt: Date;
  }>`select * from (select list_id, no, said, encode(hash, 'hex') as hash,
      encode(lag(hash) over (order by no), 'hex') as prior, sealed_at as "sealedAt" from retention_report) r
    where list_id = ${listId}`.execute(db);
  return rows[0] ?? null;
}

/** Lists two people have let go that nobody carries on for so long. */
export async function loadOpenRemovals(db: Tx, minutes: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from retention_list
    where state = 'confirmed' and confirmed_at < now() - make_interval(mins => ${minutes})`.execute(db);
  return rows.map(({ id }) => id);
}
