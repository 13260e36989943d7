import { pino } from 'pino';

/** Structured lines without personal data: codes, ids and places, never messages of errors or payloads. */
export function createLog(level: string) {
  return pino({ level, base: { process: 'worker' }, timestamp: pino.stdTimeFunctions.isoTime });
}

export type Log = ReturnType<typeof createLog>;
