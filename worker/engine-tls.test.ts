import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Connection } from '@temporalio/client';
import { NativeConnection } from '@temporalio/worker';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientConnection, nativeConnection, readEngineSettings } from '../db/engine-settings.ts';
import { newAuthority, type Authority } from '../stack/authority.ts';
import { startConnectProxy } from '../tests/harness/connect-proxy.ts';
import { TEMPORAL_ADDRESS } from '../tests/harness/temporal.ts';
import { testFolder } from '../tests/harness/test-folder.ts';
import { startTlsFront, type TlsFront, type TlsFrontOptions } from '../tests/harness/tls-front.ts';

const folder = testFolder('engine-tls-');
const open: { close(): Promise<void> }[] = [];
let authority: Authority;
let files: Record<'ca' | 'otherCa' | 'cert' | 'key' | 'otherKey' | 'nothing', string>;

const file = (name: string, text: string): string => {
  const path = join(folder.path, name);
  writeFileSync(path, text);
  return path;
};

beforeAll(async () => {
  authority = await newAuthority();
  const [client, other] = [await authority.issue('portalas'), await authority.issue('kitas')];
  files = {
    ca: file('ca.pem', authority.cert),
    otherCa: file('other-ca.pem', (await newAuthority('Kita')).cert),
    cert: file('cert.pem', client.cert),
    key: file('key.pem', client.key),
    otherKey: file('other-key.pem', other.key),
    nothing: file('nothing.pem', 'nieko'),
  };
});
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});
afterAll(() => folder.remove());

const settings = (given: Record<string, string>) => readEngineSettings('worker', given);

async function front(name: string, options: Partial<TlsFrontOptions> = {}): Promise<TlsFront> {
  const started = await startTlsFront({
    server: await authority.issue(name),
    to: Number(TEMPORAL_ADDRESS.split(':').at(-1)),
    alpn: ['h2'],
    clientCa: authority.cert,
    ...options,
  });
  open.push(started);
  return started;
}

/** Asks the engine by both of its libraries; what answers is its version. */
const asked: Record<string, (given: Record<string, string>) => Promise<unknown>> = {
  client: async (given) => {
    const connection = await Connection.connect({
      ...clientConnection(settings(given)),
      connectTimeout: '2s',
    });
    try {
      return (await connection.workflowService.getSystemInfo({})).serverVersion;
    } finally {
      await connection.close();
    }
  },
  worker: async (given) => {
    const connection = await NativeConnection.connect(nativeConnection(settings(given)));
    try {
      return (await connection.workflowService.getSystemInfo({})).serverVersion;
    } finally {
      await connection.close();
    }
  },
};

describe.each(Object.keys(asked))('the %s of the engine', (library) => {
  const ask = (given: Record<string, string>) => asked[library]!(given);
  const tls = (): Record<string, string> => ({
    TEMPORAL_TLS: '1',
    TEMPORAL_CA_FILE: files.ca,
    TEMPORAL_CERT_FILE: files.cert,
    TEMPORAL_KEY_FILE: files.key,
  });

  test('comes in by TLS with the certificate of a client, under a private authority', async () => {
    const { port, clients } = await front('localhost');
    expect(await ask({ TEMPORAL_ADDRESS: `localhost:${port}`, ...tls() })).toMatch(/^\d/);
    expect(clients).toContain('portalas');
  });

  test('takes the authority of CA_FILE, too, and checks the name it is told', async () => {
    const { port } = await front('engine.istaiga.example');
    const { TEMPORAL_CA_FILE: _, ...rest } = tls();
    const given = { TEMPORAL_ADDRESS: `localhost:${port}`, CA_FILE: files.ca, ...rest };
    expect(await ask({ ...given, TEMPORAL_SERVER_NAME: 'engine.istaiga.example' })).toMatch(/^\d/);
    await expect(ask(given)).rejects.toThrow();
  });

  test('does not come in without its certificate, and trusts no other authority', async () => {
    const { port } = await front('localhost');
    const address = { TEMPORAL_ADDRESS: `localhost:${port}` };
    await expect(ask({ ...address, TEMPORAL_TLS: '1', TEMPORAL_CA_FILE: files.ca })).rejects.toThrow();
    await expect(ask({ ...address, ...tls(), TEMPORAL_CA_FILE: files.otherCa })).rejects.toThrow();
    await expect(ask({ ...address, TEMPORAL_TLS: '1' })).rejects.toThrow();
  });

  test('goes through a proxy that wants a login, to a name only the proxy knows', async () => {
    const { port } = await front('engine.istaiga.example');
    const hosts = { 'engine.istaiga.example': '127.0.0.1' };
    const proxy = await startConnectProxy({ login: 'portalas:slaptas', hosts });
    open.push(proxy);
    const given = { TEMPORAL_ADDRESS: `engine.istaiga.example:${port}`, ...tls() };
    const through = proxy.url.replace('//', '//portalas:slaptas@');
    expect(await ask({ ...given, TEMPORAL_PROXY: through })).toMatch(/^\d/);
    expect(proxy.asked).toContain(`engine.istaiga.example:${port}`);
    await expect(ask({ ...given, TEMPORAL_PROXY: proxy.url })).rejects.toThrow();
  });
});

test('the client takes no proxy from the environment by itself', async () => {
  process.env['https_proxy'] = 'http://127.0.0.1:1';
  try {
    expect(await asked['client']!({ TEMPORAL_ADDRESS })).toMatch(/^\d/);
  } finally {
    delete process.env['https_proxy'];
  }
});

test('a key of the service is sent, by TLS only', () => {
  const given = { TEMPORAL_ADDRESS: 'engine:7233', TEMPORAL_API_KEY: 'raktas' };
  expect(clientConnection(settings({ ...given, TEMPORAL_TLS: '1' }))).toMatchObject({
    tls: {},
    apiKey: 'raktas',
  });
  expect(nativeConnection(settings({ ...given, TEMPORAL_TLS: '1' }))).toEqual({
    address: 'engine:7233',
    tls: {},
    apiKey: 'raktas',
  });
  expect(() => settings(given)).toThrow(
    'TEMPORAL_API_KEY: needs TEMPORAL_TLS=1; a key is never sent in the clear',
  );
});

test.each([
  [{ TEMPORAL_CA_FILE: 'ca' }, 'TEMPORAL_CA_FILE: needs TEMPORAL_TLS=1'],
  [{ TEMPORAL_TLS: '1', TEMPORAL_CERT_FILE: 'cert' }, 'TEMPORAL_KEY_FILE: is missing'],
  [{ TEMPORAL_TLS: '1', TEMPORAL_KEY_FILE: 'key' }, 'TEMPORAL_CERT_FILE: is missing'],
  [
    { TEMPORAL_TLS: '1', TEMPORAL_CERT_FILE: 'cert', TEMPORAL_KEY_FILE: 'otherKey' },
    'TEMPORAL_KEY_FILE: is not the key of the certificate',
  ],
  [
    { TEMPORAL_TLS: '1', TEMPORAL_CA_FILE: 'nothing' },
    'TEMPORAL_CA_FILE: the file does not hold certificates in PEM',
  ],
  [{ TEMPORAL_TLS: '1', TEMPORAL_CA_FILE: 'absent' }, 'TEMPORAL_CA_FILE: the file cannot be read'],
] as const)('%j keeps the process from starting', (given, sentence) => {
  const named: Record<string, string> = { ...files, absent: join(folder.path, 'absent.pem') };
  const filled: Record<string, string> = { TEMPORAL_ADDRESS: 'engine:7233' };
  for (const [name, value] of Object.entries(given)) filled[name] = named[value] ?? value;
  expect(() => settings(filled)).toThrow(sentence);
});

test('an address is a host and a port, not a URL', () => {
  expect(() => settings({ TEMPORAL_ADDRESS: 'https://engine:7233' })).toThrow(
    'TEMPORAL_ADDRESS: must be host:port',
  );
  for (const address of [
    'temporal:7233',
    '127.0.0.1:7233',
    '[::1]:7233',
    'loans.abcde.tmprl.cloud:7233',
    'engine',
  ])
    expect(settings({ TEMPORAL_ADDRESS: address }).TEMPORAL_ADDRESS).toBe(address);
});
