// The API as a process of its own, killed like one in the middle of an upload.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { until } from '../harness/index.ts';
import { testFolder } from '../harness/test-folder.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const storage = testFolder('killed-upload-');
let api: Api;
let director: Client;
let child: ChildProcess | null = null;

beforeAll(async () => {
  api = await startApi({ withWorker: false });
  director = await api.applicant();
}, 120_000);
afterAll(async () => {
  child?.kill('SIGKILL');
  await api?.close();
  storage.remove();
}, 60_000);

/** The same settings as the API of the test has, but a storage of its own; answers its address. */
async function startProcess(): Promise<string> {
  const { config } = api.deps;
  const env = Object.fromEntries(
    Object.entries({ ...config, PORT: 0, STORAGE_DIR: storage.path, NODE_OPTIONS: '' })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  const { PATH, TMPDIR } = process.env;
  const started = spawn(process.execPath, ['--import', 'tsx', 'api/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, TMPDIR, ...env },
  });
  child = started;
  let said = '';
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [, port] = await until(() => /"port":(\d+),"msg":"api ready"/.exec(said), {
    timeoutMs: 60_000,
    what: 'the API',
  });
  return `http://127.0.0.1:${port}`;
}

const left = () =>
  readdirSync(storage.path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('what a kill leaves of an upload is under its own storage, its owner alone may read it, and it is gone after the start', async () => {
  const url = await startProcess();
  const call = request(`${url}/api/request/UploadFiles`, {
    method: 'POST',
    headers: {
      ...director.headers(),
      'idempotency-key': randomUUID(),
      'content-type': 'multipart/form-data; boundary=x',
      'transfer-encoding': 'chunked',
    },
  });
  call.on('error', () => undefined);
  call.write('--x\r\nContent-Disposition: form-data; name="Files"; filename="a.pdf"\r\n\r\n%PDF-1.7');
  call.write(Buffer.alloc(300_000));
  const [path] = await until(() => (left().length > 0 ? left() : null), { what: 'the first bytes' });
  const gone = new Promise((resolve) => child!.once('exit', resolve));
  child!.kill('SIGKILL');
  await gone;
  expect(left()).toEqual([path]);
  expect(path!.startsWith(join(storage.path, 'incoming'))).toBe(true);
  expect(statSync(join(storage.path, 'incoming')).mode & 0o777).toBe(0o700);
  await startProcess();
  expect(left()).toEqual([]);
}, 120_000);
