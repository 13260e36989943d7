import { pathToFileURL } from 'node:url';
import type { StandInName, StandInOptions } from './start.ts';
import { startStandIns } from './start.ts';

const NAMES: readonly StandInName[] = ['identity', 'registers', 'signing', 'screening', 'mailbox'];

function port(name: string): number {
  const given = process.env[name] ?? '';
  if (!/^\d{0,5}$/.test(given) || Number(given) > 65_535) throw new Error(`${name}: not a port`);
  return Number(given);
}

function readOptions(): StandInOptions {
  const { STANDIN_HOST, STANDIN_DATA_DIR, STANDIN_PORTAL_ORIGINS } = process.env;
  return {
    ports: Object.fromEntries(NAMES.map((name) => [name, port(`STANDIN_${name.toUpperCase()}_PORT`)])),
    smtpPort: port('STANDIN_SMTP_PORT'),
    ...(STANDIN_HOST ? { host: STANDIN_HOST } : {}),
    ...(STANDIN_DATA_DIR ? { dataDir: STANDIN_DATA_DIR } : {}),
    allowedSignupOrigins: (STANDIN_PORTAL_ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
  };
}

/** One process with all stand-ins; prints one JSON line when ready and stops on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const { close, ...ready } = await startStandIns(readOptions());
  process.stdout.write(`${JSON.stringify({ msg: 'stand-ins ready', ...ready })}\n`);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    process.stderr.write(`${JSON.stringify({ msg: 'stand-ins failed', error: error instanceof Error ? error.message : 'unknown' })}\n`);
    process.exit(1);
  });
}
