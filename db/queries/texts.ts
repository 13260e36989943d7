import { sql } from 'kysely';
import { textKind, type TextKey, type TextParts } from '../../domain/texts/lt/template/kinds.ts';
import type { Database } from '../connect.ts';
import type { Tx } from './command-input.ts';

export interface TextVersion {
  version: number;
  parts: TextParts;
  /** Null of version 1, which came with the program. */
  reason: string | null;
  writtenBy: string | null;
  confirmedBy: string | null;
  inForceAt: Date | null;
}

const firstVersion = (key: TextKey): TextVersion => ({
  version: 1,
  parts: textKind(key).first,
  reason: null,
  writtenBy: null,
  confirmedBy: null,
  inForceAt: null,
});

/** The text documents and mails are made of now; version 1 while nobody has put another in force (decision 0064). */
export async function textInForce(db: Tx, key: TextKey): Promise<{ version: number; parts: TextParts }> {
  const { rows } = await sql<{ version: number; parts: TextParts }>`select version, parts from text_version
    where key = ${key} order by version desc limit 1`.execute(db);
  return rows[0] ?? { version: 1, parts: textKind(key).first };
}

/** Every version, the newest first. */
export async function listTextVersions(db: Tx, key: TextKey): Promise<TextVersion[]> {
  const { rows } = await sql<TextVersion>`select v.version, v.parts, v.reason, v.in_force_at as "inForceAt",
      w.first_name || ' ' || w.last_name as "writtenBy", c.first_name || ' ' || c.last_name as "confirmedBy"
    from text_version v join app_user w on w.id = v.written_by join app_user c on c.id = v.confirmed_by
    where v.key = ${key} order by v.version desc`.execute(db);
  return [...rows, firstVersion(key)];
}

export interface TextDraft {
  key: TextKey;
  parts: TextParts;
  version: number;
  savedById: string;
  savedBy: string;
  savedAt: Date;
  /** Why it is to be in force; null: it is still being written. */
  reason: string | null;
  proposedById: string | null;
  proposedBy: string | null;
  /** Why the second person sent it back; null: nobody did since it was saved. */
  declineReason: string | null;
  declinedBy: string | null;
}

const name = (alias: string) => sql.raw(`${alias}.first_name || ' ' || ${alias}.last_name`);

/** Drafts of all texts, or of one. */
export async function listTextDrafts(db: Tx, key: TextKey | null = null): Promise<TextDraft[]> {
  const { rows } = await sql<TextDraft>`select d.key, d.parts, d.version, d.saved_by as "savedById",
      ${name('s')} as "savedBy", d.saved_at as "savedAt", d.reason, d.proposed_by as "proposedById",
      ${name('p')} as "proposedBy", d.decline_reason as "declineReason", ${name('n')} as "declinedBy"
    from text_draft d join app_user s on s.id = d.saved_by left join app_user p on p.id = d.proposed_by
      left join app_user n on n.id = d.declined_by
    where (${key}::text is null or d.key = ${key})`.execute(db);
  return rows;
}

/** Versions in force of the texts that have one beside the first. */
export async function listTextsInForce(
  db: Tx,
): Promise<{ key: TextKey; version: number; inForceAt: Date }[]> {
  const { rows } = await sql<{ key: TextKey; version: number; inForceAt: Date }>`
    select distinct on (key) key, version, in_force_at as "inForceAt" from text_version
    order by key, version desc`.execute(db);
  return rows;
}

export interface DraftAct {
  key: TextKey;
  /** The version of the draft the person saw; 0: there was none. */
  version: number;
  by: string;
}

/** Saves a draft, which waits for nobody afterwards. False: somebody saved it meanwhile. The same call again is no conflict. */
export async function saveTextDraft(
  db: Tx,
  act: DraftAct,
  parts: TextParts,
  callKey: string,
): Promise<boolean> {
  const { key, version, by } = act;
  const said = JSON.stringify(parts);
  const { numAffectedRows } =
    version === 0
      ? await sql`insert into text_draft (key, parts, saved_by, saved_key)
          values (${key}, ${said}::jsonb, ${by}::uuid, ${callKey}) on conflict (key) do nothing`.execute(db)
      : await sql`update text_draft set parts = ${said}::jsonb, version = version + 1, saved_by = ${by}::uuid,
          saved_at = clock_timestamp(), saved_key = ${callKey}, reason = null, proposed_by = null,
          declined_by = null, decline_reason = null
          where key = ${key} and version = ${version}`.execute(db);
  if (numAffectedRows === 1n) return true;
  const mine = await sql`select 1 from text_draft where key = ${key} and version = ${version + 1}
    and saved_by = ${by}::uuid and saved_key = ${callKey}`.execute(db);
  return mine.rows.length > 0;
}

/** Hands a draft to the second person. False: it has changed. */
export async function proposeText(db: Tx, { key, version, by }: DraftAct, reason: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update text_draft set reason = ${reason}, proposed_by = ${by}::uuid,
      declined_by = null, decline_reason = null, version = version + 1
    where key = ${key} and version = ${version} and reason is null`.execute(db);
  return numAffectedRows === 1n;
}

/** Sends a proposed draft back to whoever writes it. */
export async function declineText(db: Tx, { key, version, by }: DraftAct, reason: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update text_draft set reason = null, proposed_by = null,
      declined_by = ${by}::uuid, decline_reason = ${reason}, version = version + 1
    where key = ${key} and version = ${version} and reason is not null`.execute(db);
  return numAffectedRows === 1n;
}

/** Puts a proposed draft in force as the next version. Four eyes are in the statement itself. */
export async function confirmText(db: Database, { key, version, by }: DraftAct): Promise<boolean> {
  const { numAffectedRows } = await sql`with taken as (
      delete from text_draft where key = ${key} and version = ${version} and reason is not null
        and proposed_by <> ${by}::uuid and saved_by <> ${by}::uuid
      returning key, parts, reason, saved_by)
    insert into text_version (key, version, parts, reason, written_by, confirmed_by)
    select t.key, coalesce((select max(v.version) from text_version v where v.key = t.key), 1) + 1, t.parts, t.reason,
      t.saved_by, ${by}::uuid from taken t`.execute(db);
  return numAffectedRows === 1n;
}

export async function dropTextDraft(db: Tx, { key, version }: Omit<DraftAct, 'by'>): Promise<boolean> {
  const { numAffectedRows } =
    await sql`delete from text_draft where key = ${key} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

/** How many documents were made of each version; those made before texts had versions are not counted. */
export async function documentsByVersion(db: Tx, key: TextKey): Promise<Map<number, number>> {
  const { rows } = await sql<{ version: number; documents: number }>`
    select (terms #>> '{text,version}')::int as version, count(*)::int as documents from document
    where terms #>> '{text,key}' = ${key} group by 1`.execute(db);
  return new Map(rows.map(({ version, documents }) => [version, documents]));
}
