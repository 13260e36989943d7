import { sql } from 'kysely';
import type { ExportKind } from '../../domain/texts/lt/export.ts';
import type { Database } from '../connect.ts';
import type { Json } from '../schema.gen.ts';
import type { Tx } from './command-input.ts';

/** A link to a finished file is good for so long. */
export const LINK_HOURS = 8;

export interface ExportJob {
  id: string;
  kind: ExportKind;
  /** As it was sent. */
  filter: Json;
  startedBy: string;
  roles: string[];
  startedAt: Date;
  total: number;
  done: number;
  state: 'inProgress' | 'finished' | 'stopped' | 'failed' | 'expired';
  stopAsked: boolean;
  storageKey: string | null;
  sizeBytes: number | null;
  expiresAt: Date | null;
}

const COLUMNS = sql`id, kind, filter, started_by as "startedBy", roles, started_at as "startedAt", total, done, state,
  stop_asked_at is not null as "stopAsked", storage_key as "storageKey", size_bytes as "sizeBytes", expires_at as "expiresAt"`;

/** Who took out what, and how much of it: of every export, before its first byte leaves. */
export async function recordExport(
  db: Tx,
  { by, kind, filter, total }: { by: string; kind: ExportKind | 'turnovers'; filter: unknown; total: number },
): Promise<void> {
  await sql`insert into audit_event (actor_id, kind, details) values (${by}::uuid, 'exported',
    jsonb_build_object('what', ${kind}::text, 'filter', ${JSON.stringify(filter)}::jsonb, 'total', ${total}::int))`.execute(
    db,
  );
}

export interface NewExport {
  kind: ExportKind;
  filter: unknown;
  commandId: string;
  by: string;
  roles: readonly string[];
  total: number;
}

/** Begins an export, or finds the one this command has begun. */
export async function addExport(db: Database, asked: NewExport): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      id: string;
    }>`insert into export_job (kind, filter, command_id, started_by, roles, total)
      values (${asked.kind}, ${JSON.stringify(asked.filter)}::jsonb, ${asked.commandId}, ${asked.by}::uuid,
        ${[...asked.roles]}::text[], ${asked.total})
      on conflict (command_id) do nothing returning id`.execute(tx);
    if (rows[0]) {
      await recordExport(tx, asked);
      return rows[0].id;
    }
    const { rows: known } = await sql<{ id: string }>`select id from export_job
      where command_id = ${asked.commandId}`.execute(tx);
    return known[0]!.id;
  });
}

export async function findExport(db: Tx, id: string): Promise<ExportJob | null> {
  const { rows } = await sql<ExportJob>`select ${COLUMNS} from export_job where id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Somebody's exports of the last day, the newest first. */
export async function listExports(db: Tx, userId: string): Promise<ExportJob[]> {
  const { rows } = await sql<ExportJob>`select ${COLUMNS} from export_job where started_by = ${userId}::uuid
    and started_at > now() - interval '1 day' order by started_at desc limit 20`.execute(db);
  return rows;
}

/** False: it is over. Asking twice is the same as once. */
export async function askToStopExport(db: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`update export_job set stop_asked_at = coalesce(stop_asked_at, clock_timestamp())
    where id = ${id}::uuid and state = 'inProgress' returning id`.execute(db);
  return rows.length > 0;
}

/** Notes how far it is; false when it shall stop. */
export async function exportGoesOn(db: Tx, id: string, done: number): Promise<boolean> {
  const { rows } = await sql<{ stop: boolean }>`update export_job set done = ${done}
    where id = ${id}::uuid and state = 'inProgress' returning stop_asked_at is not null as stop`.execute(db);
  return rows[0]?.stop === false;
}

/** Ends an export; one that has ended stays as it is. */
export async function closeExport(
  db: Tx,
  id: string,
  end: { state: 'stopped' | 'failed' } | { state: 'finished'; storageKey: string; size: number },
): Promise<void> {
  const file = end.state === 'finished' ? end : null;
  await sql`update export_job set state = ${end.state}, finished_at = clock_timestamp(),
      storage_key = ${file?.storageKey ?? null}, size_bytes = ${file?.size ?? null},
      expires_at = case when ${end.state} = 'finished' then clock_timestamp() + make_interval(hours => ${LINK_HOURS}) end
    where id = ${id}::uuid and state = 'inProgress'`.execute(db);
}

/** Takes the link back and answers the key of its bytes; null when there is nothing to take back. */
export async function expireExport(db: Tx, id: string): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`with was as (
      select id, storage_key from export_job where id = ${id}::uuid and state = 'finished' for update)
    update export_job e set state = 'expired', storage_key = null from was where e.id = was.id
    returning was.storage_key as key`.execute(db);
  return rows[0]?.key ?? null;
}

/** Exports that nobody has carried on for so long. */
export async function loadOpenExports(db: Tx, minutes: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from export_job
    where state = 'inProgress' and started_at < now() - make_interval(mins => ${minutes})`.execute(db);
  return rows.map(({ id }) => id);
}
