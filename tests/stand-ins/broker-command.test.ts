import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { done, startBroker } from './broker-service.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const CODE = '38001010000';
const TOLD = '<a>Eglė</a>';

let folder: string;
let data = TOLD;
let code = '1';
let broker: Awaited<ReturnType<typeof startBroker>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'broker-command-'));
  writeFileSync(join(folder, 'key'), privateKey.export({ format: 'pem', type: 'pkcs8' }));
  broker = await startBroker({ callerCode: 'PASKOLOS_IS', publicKey }, () => done(data, code));
});
beforeEach(() => void broker.asked.splice(0));
afterAll(async () => {
  await broker.close();
  rmSync(folder, { recursive: true, force: true });
});

const settings = () => ({
  BROKER_URL: broker.url,
  BROKER_CALLER_CODE: 'PASKOLOS_IS',
  BROKER_KEY_FILE: join(folder, 'key'),
  CONFORM_ACTION_TYPE: '437',
  CONFORM_PARAMETERS: `<asmuo><kodas>${CODE}</kodas></asmuo>`,
});

/** The command itself, with these settings and no others. */
const command = (given: Record<string, string>) =>
  new Promise<{ status: number; said: string }>((resolve) => {
    const { PATH, TMPDIR } = process.env;
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'worker/conform-broker.ts'],
      { cwd: ROOT, env: { PATH, TMPDIR, ...given } },
      (_error, stdout, stderr) => resolve({ status: child.exitCode ?? -1, said: `${stdout}${stderr}` }),
    );
  });

describe('npm run conform:broker', () => {
  test('says good of a call that was answered, asks once, and tells no value', async () => {
    const { status, said } = await command({ ...settings(), CONFORM_END_USER_INFO: 'Eglė' });
    expect({ status, said }).toEqual({ status: 0, said: 'good  GetData  answered\n' });
    expect(broker.asked).toEqual([
      expect.objectContaining({
        ActionType: '437',
        EndUserInfo: 'Eglė',
        Parameters: settings().CONFORM_PARAMETERS,
      }),
    ]);
  }, 60_000);

  test('says BAD and why, and ends with 1', async () => {
    code = '-1';
    data = `Nerasta: ${CODE}`;
    expect(await command(settings())).toEqual({ status: 1, said: 'BAD   GetData  refused\n' });
  }, 60_000);

  test('names in words what it was not told, and asks nobody', async () => {
    const { status, said } = await command({ CONFORM_PARAMETERS: `<a>${CODE}</a>` });
    expect(status).toBe(1);
    for (const name of ['BROKER_URL', 'BROKER_CALLER_CODE', 'BROKER_KEY_FILE', 'CONFORM_ACTION_TYPE'])
      expect(said).toContain(`${name}: is missing`);
    expect(said).not.toContain(CODE);
    expect(broker.asked).toEqual([]);
  }, 60_000);
});
