import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { incomingFolder, sweepAtStart, sweepIncoming } from './incoming.ts';

let storage: string;
beforeEach(() => void (storage = mkdtempSync(join(tmpdir(), 'incoming-'))));
afterEach(() => rmSync(storage, { recursive: true, force: true }));

/** Half a file of a process, as a kill leaves it. */
function leave(owner: string, ageMs = 0): string {
  const folder = join(storage, 'incoming', owner);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'half');
  writeFileSync(file, 'asmens duomenys');
  const then = new Date(Date.now() - ageMs);
  for (const path of [file, folder]) utimesSync(path, then, then);
  return file;
}
const HOUR_MS = 3_600_000;
const deadPid = (): number => spawnSync(process.execPath, ['-e', '0']).pid;

describe('bytes on their way', () => {
  test('are for the eyes of their owner only, also in a folder that was open before', async () => {
    mkdirSync(join(storage, 'incoming'), { mode: 0o755 });
    const own = await incomingFolder(storage);
    for (const folder of [own, join(storage, 'incoming')]) expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test('of a killed process of this machine go at the next start, those of a living one stay', async () => {
    const killed = leave(`${hostname()}-${deadPid()}`);
    const before = leave(`${hostname()}-${process.pid}`);
    const living = leave(`${hostname()}-${process.ppid}`);
    const elsewhere = leave('konteineris-1');
    await sweepAtStart(storage);
    expect([killed, before, living, elsewhere].map((path) => existsSync(path))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('of another container go when nothing has come for an hour', async () => {
    const old = leave('konteineris-1', 2 * HOUR_MS);
    const young = leave('konteineris-2');
    await sweepIncoming(storage, new Date(Date.now() - HOUR_MS));
    expect([old, young].map((path) => existsSync(path))).toEqual([false, true]);
  });

  test('of a storage that cannot be written are an error, not an empty folder', async () => {
    const file = join(storage, 'a-file');
    writeFileSync(file, '');
    await expect(incomingFolder(file)).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});
