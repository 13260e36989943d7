import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ChosenPorts } from './chosen-ports.ts';
import { privateFolder } from './places.ts';
import type { Supervisor } from './processes.ts';
import { programArguments } from './run-program.ts';
import { answersHttp } from './waiting.ts';

/** Addresses of the stand-ins and the variables that point a portal process at them. */
export interface StandIns {
  urls: Record<string, string>;
  env: Record<string, string>;
}

const NAMES = ['identity', 'registers', 'signing', 'screening', 'mailbox', 'smtp'] as const;

export async function bringUpStandIns(
  supervisor: Supervisor,
  ports: ChosenPorts,
  portalUrl: string,
): Promise<StandIns> {
  const folder = privateFolder(join(supervisor.places.data, 'stand-ins'));
  const file = join(folder, 'running.json');
  rmSync(file, { force: true });
  await supervisor.start({
    name: 'stand-ins',
    label: 'Stand-ins',
    where: `on ports ${NAMES.map((name) => ports[name]).join(', ')}`,
    command: process.execPath,
    args: programArguments('stack/stand-ins/main.ts'),
    env: {
      STAND_INS_DIR: folder,
      STAND_INS_PORTS: JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, ports[name]]))),
      STAND_INS_ORIGINS: portalUrl,
      STAND_INS_FILE: file,
    },
    isReady: () => answersHttp(`http://127.0.0.1:${ports.mailbox}/healthz`),
  });
  return JSON.parse(readFileSync(file, 'utf8')) as StandIns;
}
