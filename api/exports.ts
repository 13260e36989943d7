import type { z } from 'zod';
import { exportStream } from '../db/exports/export-stream.ts';
import {
  addExport,
  askToStopExport,
  findExport,
  recordExport,
  type ExportJob,
} from '../db/queries/exports.ts';
import { countManagerRequests, type Found } from '../db/queries/manager-requests.ts';
import { EXPORT_FILE, type ExportKind } from '../domain/texts/lt/export.ts';
import { vilniusDate } from '../domain/values/days.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import { fileReply } from './http/reply.ts';
import type { StaffSession } from './http/session.ts';
import { time } from './present/wire-values.ts';
import { holidaysOf, requestFilter } from './staff-filter.ts';
import { batchFilter } from './wire/batches.ts';
import type { exportJob } from './wire/exports.ts';
import type { ManagerFilter } from './wire/staff-list.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** More rows than this are written in the background. */
export const MOST_AT_ONCE = 5_000;

const WIRE_STATE = {
  inProgress: 'InProgress',
  finished: 'Finished',
  stopped: 'Stopped',
  failed: 'Failed',
  expired: 'Expired',
} as const;

type Asker = Pick<StaffSession, 'userId' | 'roles'>;

async function found(deps: Deps, { userId, roles }: Asker, given: ManagerFilter): Promise<Found> {
  const filter = requestFilter(given, holidaysOf(await deps.calendar()));
  return { filter, viewer: { userId, roles } };
}

/** A file at once; what is too much for that is refused. */
export async function exportNow(deps: Deps, asker: Asker, kind: ExportKind, given: ManagerFilter) {
  const what = await found(deps, asker, given);
  const total = await countManagerRequests(deps.db, what, MOST_AT_ONCE);
  if (total > MOST_AT_ONCE) throw new Problem('exportTooLarge');
  await recordExport(deps.db, { by: asker.userId, kind, filter: batchFilter.parse(given), total });
  return fileReply({
    stream: exportStream(deps.db, {
      ...what,
      kind,
      ignoreFiles: given.IgnoreFiles ?? false,
      calendar: await deps.calendar(),
    }),
    name: EXPORT_FILE[kind](vilniusDate(new Date())),
    contentType: XLSX,
  });
}

/** Begins an export in the background. */
export async function exportLater(
  deps: Deps,
  asker: Asker,
  asked: { kind: ExportKind; filter: ManagerFilter; key: string },
) {
  const what = await found(deps, asker, asked.filter);
  const id = await addExport(deps.db, {
    kind: asked.kind,
    filter: { narrowed: what.filter, ignoreFiles: asked.filter.IgnoreFiles ?? false },
    commandId: `${asker.userId}:${asked.key}`,
    by: asker.userId,
    roles: asker.roles,
    total: await countManagerRequests(deps.db, what),
  });
  await deps.engine.startExport(id);
  return presentExport(await ownExport(deps, asker, id));
}

/** Somebody else's export is not there. */
export async function ownExport(
  deps: Deps,
  { userId }: Pick<Asker, 'userId'>,
  id: string,
): Promise<ExportJob> {
  const job = await findExport(deps.db, id);
  if (job?.startedBy !== userId) throw new Problem('notFound');
  return job;
}

export async function stopExport(deps: Deps, asker: Asker, id: string) {
  await ownExport(deps, asker, id);
  await askToStopExport(deps.db, id);
  return presentExport(await ownExport(deps, asker, id));
}

export async function exportFile(deps: Deps, asker: Asker, id: string) {
  const job = await ownExport(deps, asker, id);
  if (job.storageKey === null || job.expiresAt === null || job.expiresAt.getTime() < Date.now())
    throw new Problem('notFound');
  return fileReply({
    stream: await deps.files.open(job.storageKey),
    name: EXPORT_FILE[job.kind](vilniusDate(job.startedAt)),
    contentType: XLSX,
    size: job.sizeBytes ?? undefined,
  });
}

export function presentExport(job: ExportJob): z.input<typeof exportJob> {
  return {
    Id: job.id,
    kind: job.kind,
    state: WIRE_STATE[job.state],
    startedAt: time(job.startedAt),
    total: job.total,
    done: job.done,
    stopAsked: job.stopAsked,
    expiresAt: time(job.expiresAt),
    sizeBytes: job.sizeBytes,
  };
}
