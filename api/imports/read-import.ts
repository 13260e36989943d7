import { Semaphore } from 'async-mutex';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { incomingFolder } from '../../db/files/incoming.ts';
import { checkImport } from '../../db/queries/imports/check.ts';
import {
  claimReading,
  insertRows,
  listUnread,
  refuseImport,
  releaseReading,
} from '../../db/queries/imports/reading.ts';
import { extensionOf } from '../../domain/documents/limits.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import type { Deps } from '../deps.ts';
import { errorForLog } from '../log.ts';
import { readFile } from './reading/read-file.ts';

type ReadingDeps = Pick<Deps, 'db' | 'files' | 'logger' | 'config'>;

/** Each reader may take 256 MB; more files wait their turn. */
const readers = new Semaphore(2);
/** Reads an import without keeping the caller waiting; whatever goes wrong is logged and tried again by `readUnread`. */
export function readInBackground(deps: ReadingDeps, id: string): void {
  readers
    .runExclusive(() => readImport(deps, id))
    .catch((error: unknown) => deps.logger.error(errorForLog(error), 'import not read'));
}

/** Imports left by a process that died: called when the API starts and every so often. */
export async function readUnread(deps: ReadingDeps): Promise<void> {
  for (const id of await listUnread(deps.db)) readInBackground(deps, id);
}

/** The dry run of one import: reads the file in a thread, stores its rows, judges them. Nothing else changes. */
async function readImport(deps: ReadingDeps, id: string): Promise<void> {
  const { db } = deps;
  const claimed = await claimReading(db, id);
  if (!claimed) return;
  try {
    const result = await withCopy(deps, claimed.storageKey, (path) =>
      readFile(
        {
          path,
          extension: extensionOf(claimed.fileName) === '.csv' ? '.csv' : '.xlsx',
          thisMonth: vilniusDate(new Date()).slice(0, 7),
        },
        (rows) => insertRows(db, id, rows),
      ),
    );
    if (result.refusal === null)
      await db.transaction().execute((tx) => checkImport(tx, id, result.sheetName));
    else await refuseImport(db, id, result.refusal);
  } catch (error) {
    await releaseReading(db, id).catch(() => undefined);
    throw error;
  }
}

/** The archive is read from here and there: the bytes are copied next to the reader, whatever store they come from. */
async function withCopy<T>(
  { files, config }: ReadingDeps,
  storageKey: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const path = join(await incomingFolder(config.STORAGE_DIR), randomUUID());
  try {
    await pipeline(await files.open(storageKey), createWriteStream(path, { mode: 0o600 }));
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}
