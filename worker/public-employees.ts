import { AdapterError } from '../activities/adapters/adapter-error.ts';
import { readEmployeesFile } from '../activities/adapters/public-data/employees-file.ts';
import type { Database } from '../db/connect.ts';
import { claimImport, storeEmployees } from '../db/queries/public-employees.ts';
import { monthExpected } from '../domain/registers/employees-month.ts';
import { vilniusDate } from '../domain/values/days.ts';
import type { Log } from './log.ts';

const LOOK_MS = 10 * 60_000;
/** After a try, be it in vain or too early: the file changes once a month. */
const NEXT_TRY_MS = 6 * 3_600_000;

interface Deps {
  db: Database;
  /** None: the gateway is asked. */
  address: string | undefined;
}

/** Reads the public file of employees whenever a month should be out that is not known yet. Of several workers one does it. */
export function startPublicEmployees(
  { db, address }: Deps,
  log: Log,
  pauseMs = LOOK_MS,
): { stop(): Promise<void> } {
  if (address === undefined) return { stop: async () => undefined };
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    try {
      const expected = monthExpected(vilniusDate(new Date()));
      if (await claimImport(db, { expected, forMs: NEXT_TRY_MS })) {
        const year = Number(vilniusDate(new Date()).slice(0, 4));
        const companies = await readEmployeesFile({ address, year, stopped: stopped.signal });
        await storeEmployees(db, companies);
        log.info({ msg: 'public file of employees read', companies: companies.length });
      }
    } catch (error) {
      const code = error instanceof AdapterError ? error.code : undefined;
      log.warn({ msg: 'public file of employees not read', code, error: (error as Error).name });
    }
    if (!stopped.signal.aborted) timer = setTimeout(() => void (running = look()), pauseMs);
  };
  let running: Promise<void> = look();

  return {
    async stop() {
      stopped.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
