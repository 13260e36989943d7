// Everything that speaks HTTP goes the way the settings say: through the proxy, and to servers of a private authority.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { call } from '../../activities/adapters/http.ts';
import { postSoap } from '../../api/identity/viisp-call.ts';
import { OUTBOUND_SETTINGS, useOutbound } from '../../db/outbound-settings.ts';
import { s3FileStore } from '../../db/files/s3-store.ts';
import { startObjectStore, type ObjectStore } from '../../stack/stand-ins/object-store/service.ts';
import { newAuthority } from '../../stack/authority.ts';
import { startConnectProxy, type ConnectProxy } from '../harness/connect-proxy.ts';
import { testFolder } from '../harness/test-folder.ts';
import { startTlsFront, type TlsFront } from '../harness/tls-front.ts';
import { failure } from './harness.ts';

const NAME = 'registrai.istaiga.example';
const LOGIN = 'portalas:slaptas';
const KEYS = { accessKeyId: 'portal', secretAccessKey: 'not a secret', region: 'eu-north-1' };
const folder = testFolder('outbound-');

let plain: Server;
let objects: ObjectStore;
let proxy: ConnectProxy;
let near: TlsFront;
let far: TlsFront;
let bucket: TlsFront;
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  const authority = await newAuthority();
  writeFileSync(join(folder.path, 'ca.pem'), authority.cert);
  plain = createServer((request, response) => {
    request.resume().on('end', () => response.end(JSON.stringify({ host: request.headers.host })));
  });
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  objects = await startObjectStore({ ...KEYS, bucket: 'paskolos' });
  proxy = await startConnectProxy({ login: LOGIN, hosts: { [NAME]: '127.0.0.1' } });
  const server = await authority.issue(NAME);
  near = await startTlsFront({ server: await authority.issue('localhost'), to: portOf(plain) });
  far = await startTlsFront({ server, to: portOf(plain) });
  bucket = await startTlsFront({ server, to: Number(new URL(objects.url).port) });
});
afterAll(async () => {
  await Promise.all([near, far, bucket, objects, proxy].map((one) => one.close()));
  await new Promise((resolve) => plain.close(resolve));
  folder.remove();
});

const ask = async (url: string): Promise<unknown> =>
  JSON.parse((await call({ service: 'registers', url: new URL(url) })).body.toString('utf8'));

test('without settings a server of a private authority is not trusted', async () => {
  useOutbound(z.object(OUTBOUND_SETTINGS).parse({}));
  expect(await failure(ask(`https://localhost:${near.port}`))).toBe('unavailable');
});

test('adapters, the identity gateway and the file store go through the proxy and trust the private authority', async () => {
  useOutbound(
    z.object(OUTBOUND_SETTINGS).parse({
      CA_FILE: join(folder.path, 'ca.pem'),
      HTTPS_PROXY: proxy.url.replace('//', `//${LOGIN}@`),
      NO_PROXY: 'kitas.example, localhost',
    }),
  );
  const host = `${NAME}:${far.port}`;
  expect(await ask(`https://${host}/companies`)).toEqual({ host });
  expect(proxy.asked).toEqual([host]);
  expect(await postSoap(`https://${host}/soap`, '<x/>', 5_000)).toBe(JSON.stringify({ host }));

  const store = s3FileStore({
    ...KEYS,
    bucket: 'paskolos',
    endpoint: `https://${NAME}:${bucket.port}`,
    spool: join(folder.path, 'spool'),
  });
  const { storageKey } = await store.put(Readable.from([Buffer.alloc(200_000, 7)]));
  expect((await store.read(storageKey)).equals(Buffer.alloc(200_000, 7))).toBe(true);
  expect(proxy.asked).toContain(`${NAME}:${bucket.port}`);
});

test('a host that is to be asked directly is, and so is what is asked in the clear', async () => {
  const before = proxy.asked.length;
  expect(await ask(`https://localhost:${near.port}`)).toEqual({ host: `localhost:${near.port}` });
  expect(await ask(`http://127.0.0.1:${portOf(plain)}`)).toEqual({ host: `127.0.0.1:${portOf(plain)}` });
  expect(proxy.asked).toHaveLength(before);
});

test('a name the certificate does not have is not trusted, proxy or not', async () => {
  expect(await failure(ask(`https://127.0.0.1:${far.port}`))).toBe('unavailable');
});

test('a proxy that does not let the portal in is an outage', async () => {
  useOutbound(
    z.object(OUTBOUND_SETTINGS).parse({ CA_FILE: join(folder.path, 'ca.pem'), HTTPS_PROXY: proxy.url }),
  );
  expect(await failure(ask(`https://${NAME}:${far.port}`))).toBe('unavailable');
});

test('a proxy without its scheme, or a file without certificates, is named', () => {
  const told = (given: object) =>
    z
      .object(OUTBOUND_SETTINGS)
      .safeParse(given)
      .error?.issues.map(({ path, message }) => [path[0], message]);
  expect(told({ HTTPS_PROXY: 'proxy:3128' })).toEqual([
    ['HTTPS_PROXY', 'must be an address such as http://proxy:3128'],
  ]);
  writeFileSync(join(folder.path, 'empty.pem'), '');
  expect(told({ CA_FILE: join(folder.path, 'empty.pem') })).toEqual([
    ['CA_FILE', 'the file does not hold certificates in PEM'],
  ]);
});
