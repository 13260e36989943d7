import { Readable } from 'node:stream';
import type { Database } from '../db/connect.ts';
import { ScannerAwayError, type Scanner } from '../db/files/scanner.ts';
import { FileMissingError, type FileStore } from '../db/files/store.ts';
import { listUnscanned, recordScan, type UnscannedFile } from '../db/queries/file-scans.ts';
import type { Log } from './log.ts';

const PAUSE_MS = 15_000;
const AT_ONCE = 20;

interface Deps {
  db: Database;
  files: FileStore;
  scanner: Scanner | null;
}

/** Shows the scanner what was taken while it was away; several workers do the same file at worst twice. */
export function startFileScans(deps: Deps, log: Log, pauseMs = PAUSE_MS): { stop(): Promise<void> } {
  const { scanner } = deps;
  if (!scanner) return { stop: async () => undefined };
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  /** Files without a verdict though the scanner is there (too long for it, or without bytes): tried again after a restart. */
  const hopeless = new Set<string>();

  /** Null: not this file. Throws when the scanner is away. */
  const verdictOn = async ({ id, table, storageKey }: UnscannedFile) => {
    try {
      return await scanner.scan(await deps.files.open(storageKey));
    } catch (error) {
      if (error instanceof ScannerAwayError) await scanner.scan(Readable.from([]));
      else if (!(error instanceof FileMissingError)) throw error;
      hopeless.add(id);
      log.error({ msg: 'file cannot be scanned', table, id, error: error.name });
      return null;
    }
  };

  const look = async (): Promise<void> => {
    try {
      for (const file of await listUnscanned(deps.db, AT_ONCE + hopeless.size)) {
        if (isStopped) return;
        if (hopeless.has(file.id)) continue;
        const verdict = await verdictOn(file);
        if (verdict && (await recordScan(deps.db, file, verdict)) && verdict === 'infected')
          log.error({ msg: 'stored file is infected', table: file.table, id: file.id });
      }
    } catch (error) {
      const kind = error instanceof ScannerAwayError ? 'scanner is away' : 'files not scanned';
      log.warn({ msg: kind, error: error instanceof Error ? error.name : 'unknown' });
    }
    if (!isStopped) timer = setTimeout(() => (running = look()), pauseMs);
  };
  running = look();

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
