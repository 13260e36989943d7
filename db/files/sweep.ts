import { sql } from 'kysely';
import type { Tx } from '../queries/command-input.ts';
import type { FileStore } from './store.ts';

const HOUR_MS = 3_600_000;
/** A contract that was generated may wait for its manager over a holiday; then it is generated anew. */
const STAGED_MS = 14 * 24 * HOUR_MS;
/** Bytes come before their row; no upload takes so long. */
const NAMELESS_MS = 24 * HOUR_MS;
const HALF_WRITTEN_MS = HOUR_MS;
const KEYS_AT_ONCE = 1000;

/**
 * Removes staged documents nobody claimed, bytes no row names (their process was killed between storing and saying so)
 * and half-written files. Answers how many of the first two went.
 */
export async function sweepFiles(
  db: Tx,
  files: FileStore,
  now = new Date(),
): Promise<{ staged: number; nameless: number }> {
  const ago = (ms: number): Date => new Date(now.getTime() - ms);
  await files.tidy(ago(HALF_WRITTEN_MS));
  const staged = await removeUnclaimed(db, ago(STAGED_MS));
  for (const key of staged) await files.remove(key);

  let nameless = 0;
  const columns = await keyColumns(db);
  const sweep = async (keys: string[]): Promise<void> => {
    const named = await namedKeys(db, columns, keys);
    for (const key of keys.filter((stored) => !named.has(stored))) {
      await files.remove(key);
      nameless += 1;
    }
  };
  let batch: string[] = [];
  for await (const { storageKey, storedAt } of files.list()) {
    if (storedAt > ago(NAMELESS_MS)) continue;
    batch.push(storageKey);
    if (batch.length < KEYS_AT_ONCE) continue;
    await sweep(batch);
    batch = [];
  }
  if (batch.length > 0) await sweep(batch);
  return { staged: staged.length, nameless };
}

/** A staged document that a signing or another version is about is not unclaimed. */
async function removeUnclaimed(db: Tx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string }>`
    delete from document d where d.state = 'staged' and d.created_at < ${before}
      and not exists (select 1 from signing s where s.document_id = d.id or s.signed_document_id = d.id)
      and not exists (select 1 from document up where up.signed_version_of = d.id)
    returning d.storage_key`.execute(db);
  return rows.map((row) => row.storage_key);
}

/** Every column of every table that holds keys: whoever stores files names the column so. */
async function keyColumns(db: Tx): Promise<string[]> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'storage_key' order by table_name`.execute(db);
  return rows.map((row) => row.table_name);
}

async function namedKeys(
  db: Tx,
  tables: readonly string[],
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const table of tables) {
    const { rows } = await sql<{ storage_key: string }>`
      select storage_key from ${sql.table(table)} where storage_key = any(${[...keys]}::text[])`.execute(db);
    for (const row of rows) named.add(row.storage_key);
  }
  return named;
}
