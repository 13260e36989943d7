import { isNativeError } from 'node:util/types';
import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Structured lines without personal data: ids of calls, names of routes, codes. Never bodies, queries, names or messages of errors. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: { app: 'api' }, timestamp: () => `,"time":"${new Date().toISOString()}"` };
  return destination ? pino(options, destination) : pino(options);
}

/** An error as the log may know it: what kind, which code, where in our code. Messages may quote data, so they stay out. */
export function errorForLog(error: unknown): Record<string, unknown> {
  if (!isNativeError(error)) return { error: typeof error };
  const code = (error as { code?: unknown }).code;
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .map((line) =>
      line
        .trim()
        .replace(/\(?(?:file:\/\/)?\/[^\s)]*\/(api|db|domain|workflows|activities|node_modules)\//, '($1/'),
    );
  return {
    error: error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    frames,
    ...(isNativeError(error.cause) ? { cause: errorForLog(error.cause) } : {}),
  };
}
