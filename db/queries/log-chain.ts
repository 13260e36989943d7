import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import type { Tx } from './command-input.ts';

export const CHAINED_LOGS = ['request_event', 'audit_event'] as const;
export type ChainedLog = (typeof CHAINED_LOGS)[number];

/**
 * `changed`: the row is not what was hashed. `missing`: a row that was there is gone (`chainNo` is its place). `unchained`: a row
 * came in past the chain. `repeated`: a second row in one place. `foreign`: no command made the row, or its
 * case was removed. `seal`: a seal is not
 * what its heads add up to, or a report of a removal not what its list says.
 */
export type Break = 'changed' | 'missing' | 'unchained' | 'repeated' | 'foreign' | 'seal';

export interface ChainBreak {
  log: ChainedLog | 'log_seal' | 'retention_report';
  /** Null: of a seal. */
  requestId: number | null;
  /** Id of the row; null: it is gone. */
  rowId: number | null;
  /** Its place in the chain of the case, or the number of the seal. */
  chainNo: number | null;
  what: Break;
}

/** Text that was hashed, written out here: what a changed function of the database says is no evidence. */
const said = sql`(select jsonb_object_agg(key, value)::text
  from jsonb_each(to_jsonb(e) - 'hash' - 'before' - 'before_no') where value <> 'null'::jsonb)`;

/** Everything that is wrong with the logs, or with those of one case; empty: they verify. */
export async function findBreaks(db: Database, requestId: number | null = null): Promise<ChainBreak[]> {
  return db.transaction().execute(async (tx) => {
    await sql`set transaction isolation level repeatable read read only`.execute(tx);
    await sql`set local timezone to 'UTC'`.execute(tx);
    await sql`set local statement_timeout to 0`.execute(tx);
    const found: ChainBreak[] = [];
    for (const log of CHAINED_LOGS) {
      found.push(...(await brokenRows(tx, log, requestId)), ...(await lostEnds(tx, log, requestId)));
      found.push(...(await rowsOfRemoved(tx, log, requestId)));
    }
    found.push(...(await foreignRows(tx, requestId)));
    if (requestId === null) found.push(...(await brokenSeals(tx)), ...(await brokenReports(tx)));
    return found;
  });
}

const ofCase = (requestId: number | null) =>
  sql`r.request_id is not null and (${requestId}::bigint is null or r.request_id = ${requestId}::bigint)`;

async function brokenRows(tx: Tx, log: ChainedLog, requestId: number | null): Promise<ChainBreak[]> {
  const { rows } = await sql<ChainBreak>`
    select ${log}::text as log, e.request_id as "requestId",
      case when b.what = 'missing' then null else e.id end as "rowId",
      case when b.what = 'missing' then coalesce(e.before_no, 0) + 1 else e.chain_no end as "chainNo", b.what
    from (select r.*, lag(r.hash) over chain as before, lag(r.chain_no) over chain as before_no
      from ${sql.table(log)} r where ${ofCase(requestId)}
      window chain as (partition by r.request_id order by r.chain_no nulls last, r.id)) e
    cross join lateral (select case
      when e.chain_no is null or e.hash is null then 'unchained'
      when e.chain_no = e.before_no then 'repeated'
      when e.chain_no <> coalesce(e.before_no, 0) + 1 then 'missing'
      when e.hash <> sha256(coalesce(e.before, '') || convert_to(${said}, 'UTF8')) then 'changed' end as what) b
    where b.what is not null order by e.request_id, e.chain_no`.execute(tx);
  return rows;
}

/** Rows at the end of a chain leave no gap: what the case's head and the seals remember is held against it. */
async function lostEnds(tx: Tx, log: ChainedLog, requestId: number | null): Promise<ChainBreak[]> {
  const { rows } = await sql<ChainBreak>`
    select ${log}::text as log, r.request_id as "requestId", null as "rowId", min(r.chain_no) as "chainNo", 'missing' as what
    from (select request_id, chain_no, hash from log_head where log = ${log} and chain_no > 0
      union select request_id, chain_no, hash from log_seal_head where log = ${log}) r
    where ${ofCase(requestId)} and not exists (select 1 from ${sql.table(log)} e
      where e.request_id = r.request_id and e.chain_no = r.chain_no) and not ${removedOnPurpose(log)}
    group by r.request_id order by r.request_id`.execute(tx);
  const { rows: rewritten } = await sql<ChainBreak>`
    select ${log}::text as log, r.request_id as "requestId", e.id as "rowId", r.chain_no as "chainNo", 'changed' as what
    from (select request_id, chain_no, hash from log_head where log = ${log}
      union select request_id, chain_no, hash from log_seal_head where log = ${log}) r
    join ${sql.table(log)} e on e.request_id = r.request_id and e.chain_no = r.chain_no and e.hash <> r.hash
    where ${ofCase(requestId)} order by r.request_id, r.chain_no`.execute(tx);
  return [...rows, ...rewritten];
}

/**
 * Whether end `r` of a chain lies in a case that two people let go (decision 0113): what was left of it ends there or later, and its list
 * says so. The lists themselves are held against their sealed reports.
 */
const removedOnPurpose = (log: ChainedLog) => sql`exists (select 1 from removed_chain x
    join retention_item i on i.list_id = x.list_id and i.request_id = x.request_id and i.state in ('rowsGone', 'removed')
    join retention_list l on l.id = x.list_id and l.confirmed_by <> l.proposed_by
  where x.log = ${log} and x.request_id = r.request_id
    and (x.chain_no > r.chain_no or x.chain_no = r.chain_no and x.hash = r.hash))`;

/** Nothing is written about a case that was removed. */
async function rowsOfRemoved(tx: Tx, log: ChainedLog, requestId: number | null): Promise<ChainBreak[]> {
  const { rows } = await sql<ChainBreak>`
    select ${log}::text as log, r.request_id as "requestId", r.id as "rowId", r.chain_no as "chainNo", 'foreign' as what
    from ${sql.table(log)} r where ${ofCase(requestId)}
      and exists (select 1 from removed_chain x where x.request_id = r.request_id)
    order by r.request_id, r.chain_no`.execute(tx);
  return rows;
}

/** What the portal writes into a case's history stands in the log of commands under the same id, once. */
async function foreignRows(tx: Tx, requestId: number | null): Promise<ChainBreak[]> {
  const { rows } = await sql<ChainBreak>`
    select 'request_event' as log, r.request_id as "requestId", r.id as "rowId", r.chain_no as "chainNo", 'foreign' as what
    from request_event r where ${ofCase(requestId)} and (
      not exists (select 1 from command_log c where c.command_id = r.command_id and c.request_id = r.request_id)
      or exists (select 1 from request_event o where o.request_id = r.request_id and o.command_id = r.command_id
        and o.chain_no < r.chain_no))
    order by r.request_id, r.chain_no`.execute(tx);
  return rows;
}

async function brokenSeals(tx: Tx): Promise<ChainBreak[]> {
  const { rows } = await sql<ChainBreak>`
    select 'log_seal' as log, null as "requestId", null as "rowId", s.no as "chainNo", 'seal' as what
    from (select no, day, digest, lag(digest) over (order by no) as prior from log_seal) s
    where s.digest <> sha256(coalesce(s.prior, '') || convert_to(concat_ws(E'\\n', s.day, (
      select string_agg(concat_ws(' ', h.log, h.request_id, h.chain_no, encode(h.hash, 'hex')), E'\\n'
        order by h.log, h.request_id) from log_seal_head h where h.seal_no = s.no)), 'UTF8'))
    order by s.no`.execute(tx);
  return rows;
}

/** Reports of removals are chained, too; each says what its list said when it was sealed, in words written out here. */
async function brokenReports(tx: Tx): Promise<ChainBreak[]> {
  const { rows } = await sql<ChainBreak>`
    select 'retention_report' as log, null as "requestId", r.list_id as "rowId", r.no as "chainNo", 'seal' as what
    from (select no, list_id, said, hash, lag(hash) over (order by no) as prior, lag(no) over (order by no) as prior_no
      from retention_report) r join retention_list l on l.id = r.list_id
    where r.hash <> sha256(coalesce(r.prior, '') || convert_to(r.said, 'UTF8')) or r.no <> coalesce(r.prior_no, 0) + 1
      or r.said <> concat_ws(E'\\n', concat_ws(' ', 'list', l.id, l.year, l.day, 'proposed',
          coalesce(l.proposed_by::text, '-'), 'confirmed', coalesce(l.confirmed_by::text, '-')),
        (select string_agg(concat_ws(' ', i.request_id, i.kind, i.scheme_code, i.ended_on, i.due_on, i.state,
            coalesce(i.row_count, 0), coalesce(i.files, 0), coalesce(i.runs, 0)), E'\\n' order by i.request_id)
          from retention_item i where i.list_id = l.id))
    order by r.no`.execute(tx);
  return rows;
}

/** Seals the heads of all chains that moved since the last seal; false: this day is sealed already. */
export async function sealLog(db: Tx, day: string): Promise<boolean> {
  const { rows } = await sql<{ sealed: boolean }>`select seal_log(${day}::date) as sealed`.execute(db);
  return rows[0]!.sealed;
}

export interface LogEvidence {
  log: ChainedLog;
  chainNo: number;
  /** What was hashed, after the hash of the row before. */
  text: string;
  hash: string;
}

/** The chains of a case for somebody who checks them without this portal: sha256(previous hash ‖ text) is the hash. */
export async function evidenceOf(db: Database, requestId: number): Promise<LogEvidence[]> {
  return db.transaction().execute(async (tx) => {
    await sql`set local timezone to 'UTC'`.execute(tx);
    const parts = CHAINED_LOGS.map(
      (
        log,
      ) => sql`select ${log}::text as log, e.chain_no as "chainNo", ${said} as text, encode(e.hash, 'hex') as hash
        from ${sql.table(log)} e where e.request_id = ${requestId}`,
    );
    const { rows } = await sql<LogEvidence>`${sql.join(parts, sql` union all `)} order by 1 desc, 2`.execute(
      tx,
    );
    return rows;
  });
}

/** The newest seal: its digest, written down elsewhere, holds everything up to its day. */
export async function lastSeal(db: Tx): Promise<{ day: string; digest: string } | null> {
  const { rows } = await sql<{
    day: string;
    digest: string;
  }>`select day::text as day, encode(digest, 'hex') as digest
    from log_seal order by no desc limit 1`.execute(db);
  return rows[0] ?? null;
}
