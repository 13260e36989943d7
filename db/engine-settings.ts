import { z } from 'zod';
import { OUTBOUND_SETTINGS, authorities } from './outbound-settings.ts';
import { certificateFile, isPair, privateKeyFile } from './pem-files.ts';
import { readSettings, type Environment, type Problem } from './start-settings.ts';

/** Where the engine is and how one gets in: the same for every process, part of its own settings. */
export const ENGINE_SETTINGS = {
  TEMPORAL_ADDRESS: z
    .string()
    .regex(/^(\[[0-9a-f:.]+\]|[^\s:/@]+)(:\d{1,5})?$/i, 'must be host:port, such as temporal:7233'),
  TEMPORAL_NAMESPACE: z.string().min(1).default('loans'),
  TEMPORAL_TASK_QUEUE: z.string().min(1).default('loans'),
  TEMPORAL_TLS: z.enum(['0', '1']).default('0'),
  /** Absent: the public authorities and those of CA_FILE. */
  TEMPORAL_CA_FILE: certificateFile.optional(),
  TEMPORAL_CERT_FILE: certificateFile.optional(),
  TEMPORAL_KEY_FILE: privateKeyFile.optional(),
  /** Name the certificate is checked against, where it is not that of the address. */
  TEMPORAL_SERVER_NAME: z.string().min(1).optional(),
  TEMPORAL_API_KEY: z.string().min(1).optional(),
  /** http://user:password@host:port of a proxy that knows CONNECT; HTTPS_PROXY does not count here. */
  TEMPORAL_PROXY: z.url({ protocol: /^http$/ }).optional(),
};

export type EngineSettings = z.output<z.ZodObject<typeof ENGINE_SETTINGS>> &
  Pick<z.output<z.ZodObject<typeof OUTBOUND_SETTINGS>>, 'CA_FILE'>;

const ONLY_WITH_TLS = [
  'TEMPORAL_CA_FILE',
  'TEMPORAL_CERT_FILE',
  'TEMPORAL_KEY_FILE',
  'TEMPORAL_SERVER_NAME',
] as const;

const alone = z.object({ ...ENGINE_SETTINGS, CA_FILE: OUTBOUND_SETTINGS.CA_FILE });

/** For what needs the engine only, in the environment of a process; throws SettingsError. */
export const readEngineSettings = (command: string, environment: Environment): EngineSettings =>
  readSettings(command, alone, {
    environment: { ...environment, APP_ENV: 'command' },
    together: [engineProblems],
    production: { https: [] },
  });

/** What does not go together. */
export function engineProblems(given: Environment): Problem[] {
  const found: Problem[] = [];
  if (given['TEMPORAL_TLS'] !== '1') {
    for (const name of ONLY_WITH_TLS)
      if (given[name] !== undefined) found.push([name, 'needs TEMPORAL_TLS=1; without TLS it is of no use']);
    if (given['TEMPORAL_API_KEY'] !== undefined)
      found.push(['TEMPORAL_API_KEY', 'needs TEMPORAL_TLS=1; a key is never sent in the clear']);
  }
  const { TEMPORAL_CERT_FILE: certificate, TEMPORAL_KEY_FILE: key } = given;
  if (certificate !== undefined && key === undefined)
    found.push(['TEMPORAL_KEY_FILE', 'is missing; TEMPORAL_CERT_FILE is of no use without its key']);
  if (key !== undefined && certificate === undefined)
    found.push(['TEMPORAL_CERT_FILE', 'is missing; TEMPORAL_KEY_FILE is of no use without its certificate']);
  if (certificate !== undefined && key !== undefined && !isPair(certificate, key))
    found.push(['TEMPORAL_KEY_FILE', 'is not the key of the certificate in TEMPORAL_CERT_FILE']);
  return found;
}

/** As the engine's client and its worker, two libraries, take it alike. */
export interface EngineConnection {
  address: string;
  tls?: {
    serverNameOverride?: string;
    serverRootCACertificate?: Buffer;
    clientCertPair?: { crt: Buffer; key: Buffer };
  };
  apiKey?: string;
}

function connectionOf(settings: EngineSettings): EngineConnection {
  const { TEMPORAL_ADDRESS: address, TEMPORAL_API_KEY: apiKey } = settings;
  if (settings.TEMPORAL_TLS === '0') return { address };
  const { TEMPORAL_CERT_FILE: crt, TEMPORAL_KEY_FILE: key, TEMPORAL_SERVER_NAME: name } = settings;
  // The worker's library is not Node's and knows nothing of its authorities: they are handed over as one text.
  const roots = settings.TEMPORAL_CA_FILE ?? authorities(settings)?.join('\n');
  return {
    address,
    tls: {
      ...(name ? { serverNameOverride: name } : {}),
      ...(roots ? { serverRootCACertificate: Buffer.from(roots) } : {}),
      ...(crt && key ? { clientCertPair: { crt: Buffer.from(crt), key: Buffer.from(key) } } : {}),
    },
    ...(apiKey ? { apiKey } : {}),
  };
}

const proxyOf = ({ TEMPORAL_PROXY }: EngineSettings) => {
  if (TEMPORAL_PROXY === undefined) return null;
  const { hostname, port, username, password } = new URL(TEMPORAL_PROXY);
  const login = username
    ? { username: decodeURIComponent(username), password: decodeURIComponent(password) }
    : null;
  return { host: `${hostname}:${port || 80}`, login };
};

/** For the worker's connection. */
export function nativeConnection(settings: EngineSettings): EngineConnection & { proxy?: NativeProxy } {
  const proxy = proxyOf(settings);
  if (!proxy) return connectionOf(settings);
  const { host: targetHost, login } = proxy;
  return {
    ...connectionOf(settings),
    proxy: { type: 'http-connect', targetHost, ...(login ? { basicAuth: login } : {}) },
  };
}

interface NativeProxy {
  type: 'http-connect';
  targetHost: string;
  basicAuth?: { username: string; password: string };
}

/**
 * For the client's connection. Its library would take a proxy from `https_proxy` by itself, under rules of its own; it takes
 * the one of TEMPORAL_PROXY or none. With a proxy the address it connects to is the proxy's, and the engine's is asked for there.
 */
export function clientConnection(
  settings: EngineSettings,
): EngineConnection & { channelArgs: Record<string, string | number> } {
  const proxy = proxyOf(settings);
  const connection = connectionOf(settings);
  const own = { 'grpc.enable_http_proxy': 0 };
  if (!proxy) return { ...connection, channelArgs: own };
  const { host: address, login } = proxy;
  return {
    ...connection,
    address,
    channelArgs: {
      ...own,
      'grpc.http_connect_target': `dns:${connection.address}`,
      'grpc.default_authority': connection.address,
      ...(login ? { 'grpc.http_connect_creds': `${login.username}:${login.password}` } : {}),
    },
  };
}
