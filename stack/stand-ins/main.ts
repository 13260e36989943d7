import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { StandInName, StandInOptions } from './start.ts';
import { startStandIns } from './start.ts';

const NAMES: readonly StandInName[] = ['identity', 'registers', 'signing', 'screening', 'mailbox'];

const asPort = (name: string, given: unknown): number => {
  const port = Number(given ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name}: not a port`);
  return port;
};

/** `STANDIN_*` for people; `STAND_INS_*` is what `npm start` sets (all ports in one JSON, and a file to leave the addresses in). */
function readOptions(env: NodeJS.ProcessEnv): StandInOptions & { readyFile?: string } {
  const together = JSON.parse(env.STAND_INS_PORTS ?? '{}') as Record<string, unknown>;
  const port = (name: string): number => {
    const variable = `STANDIN_${name.toUpperCase()}_PORT`;
    return asPort(variable, env[variable] ?? together[name]);
  };
  const dataDir = env.STANDIN_DATA_DIR ?? env.STAND_INS_DIR;
  const origins = (env.STANDIN_PORTAL_ORIGINS ?? env.STAND_INS_ORIGINS ?? '')
    .split(',')
    .filter((one) => one !== '');
  return {
    ports: Object.fromEntries(NAMES.map((name) => [name, port(name)])),
    smtpPort: port('smtp'),
    ...(env.STANDIN_HOST ? { host: env.STANDIN_HOST } : {}),
    ...(dataDir ? { dataDir } : {}),
    ...(env.STAND_INS_FILE ? { readyFile: env.STAND_INS_FILE } : {}),
    allowedSignupOrigins: origins.map((url) => new URL(url).origin),
  };
}

/** One process with all stand-ins; prints one JSON line when ready and stops on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const { readyFile, ...options } = readOptions(process.env);
  const { close, ...ready } = await startStandIns(options);
  // The addresses come with keys in them, so the file is for its owner only.
  if (readyFile) writeFileSync(readyFile, JSON.stringify(ready), { mode: 0o600 });
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
    process.stderr.write(
      `${JSON.stringify({ msg: 'stand-ins failed', error: error instanceof Error ? error.message : 'unknown' })}\n`,
    );
    process.exit(1);
  });
}
