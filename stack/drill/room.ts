import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes, randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newAuthority } from '../authority.ts';
import { placesIn, privateFolder, type Places } from '../places.ts';
import { isFree, PortChooser } from '../ports.ts';
import type { Tools } from './prerequisites.ts';

const PORTS = [
  ...['https', 'database', 'first', 'second', 'api1', 'api2'],
  ...['worker1Health', 'worker1Metrics', 'worker2Health', 'worker2Metrics'],
  ...['grpc', 'http', 'history', 'matching', 'system', 'engineMetrics'],
  ...['grpcMembers', 'historyMembers', 'matchingMembers', 'systemMembers'],
  ...['identity', 'registers', 'signing', 'screening', 'mailbox', 'smtp'],
] as const;

export type PortName = (typeof PORTS)[number];

/** One drill's own folder, ports, passwords and certificates. */
export interface Room {
  places: Places;
  tools: Tools;
  ports: Record<PortName, number>;
  passwords: Record<'superuser' | 'owner' | 'application' | 'engine', string>;
  payloadKey: string;
  /** Files: the authority, the proxy's certificate with its key, those of the engine. */
  certificates: Record<'authority' | 'proxy' | 'engine' | 'engineKey', string>;
  authority: string;
  /** Address people type. */
  url: string;
  close(isKept: boolean): void;
}

/** Name in the engine's certificate; portal and command line check for it. */
export const ENGINE_NAME = 'engine.drill';

export async function openRoom(root: string, tools: Tools): Promise<Room> {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  // The database runs as another user when we are root; what is private lies in folders of its own below.
  chmodSync(folder, 0o711);
  const places = placesIn(root, join(folder, 'portal'));
  const chooser = new PortChooser();
  const given: [string, number][] = [];
  for (const name of PORTS)
    given.push([name, await (name.endsWith('Members') ? memberPort(chooser) : chooser.any())]);
  const ports = Object.fromEntries(given) as Room['ports'];
  const secret = (): string => randomBytes(24).toString('hex');
  const authority = await newAuthority('Pratybos');
  const certificates = await writeCertificates(authority, privateFolder(join(places.data, 'certificates')));
  return {
    places,
    tools,
    ports,
    passwords: { superuser: secret(), owner: secret(), application: secret(), engine: secret() },
    payloadKey: randomBytes(32).toString('base64'),
    certificates,
    authority: authority.cert,
    url: `https://127.0.0.1:${ports.https}`,
    close: (isKept) => {
      if (!isKept) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The engine keeps membership ports in a smallint of Postgres and does not start with one above 32767. */
async function memberPort(chooser: PortChooser): Promise<number> {
  for (;;) {
    const port = 16_000 + randomInt(16_000);
    if (await isFree(port)) return chooser.exactly('engine', String(port));
  }
}

async function writeCertificates(
  authority: Awaited<ReturnType<typeof newAuthority>>,
  folder: string,
): Promise<Room['certificates']> {
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    return join(folder, name);
  };
  const proxy = await authority.issue('127.0.0.1');
  const engine = await authority.issue(ENGINE_NAME);
  return {
    authority: file('authority.pem', authority.cert),
    proxy: file('proxy.pem', `${proxy.cert}\n${proxy.key}`),
    engine: file('engine.pem', engine.cert),
    engineKey: file('engine-key.pem', engine.key),
  };
}
