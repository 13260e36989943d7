// Schemathesis is a Python program: it comes by pip into the cache, in the versions of requirements.txt and no others.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cacheFolder } from '../../stack/places.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const REQUIREMENTS = fileURLToPath(new URL('requirements.txt', import.meta.url));
const OLDEST = [3, 10] as const;

/** The Python that has schemathesis, or why there is none. */
export type Found = { python: string } | { reason: string };

export async function findSchemathesis(): Promise<Found> {
  const system = await pythonOfSystem();
  if ('reason' in system) return system;
  const pins = createHash('sha256').update(readFileSync(REQUIREMENTS)).digest('hex').slice(0, 12);
  const folder = join(cacheFolder(ROOT), `schemathesis-${pins}`);
  try {
    if (!existsSync(folder)) await install(system.python, folder);
    return { python: pythonIn(folder) };
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    return { reason: `schemathesis cannot be installed: ${lastLine(stderr ?? '') || lastLine(message)}` };
  }
}

async function pythonOfSystem(): Promise<Found> {
  try {
    const { stdout } = await run('python3', [
      '-c',
      'import sys, venv, ensurepip; print(*sys.version_info[:2]); print(sys.executable)',
    ]);
    const [version = '', python = ''] = stdout.trim().split('\n');
    const [major = 0, minor = 0] = version.split(' ').map(Number);
    const isOld = major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
    return isOld
      ? { reason: `Python ${major}.${minor} is too old, ${OLDEST.join('.')} is needed` }
      : { python };
  } catch {
    return { reason: 'there is no python3 with venv and pip' };
  }
}

/** Into a folder of another name first: one that has the right name is complete. */
async function install(python: string, folder: string): Promise<void> {
  const building = mkdtempSync(`${folder}-`);
  try {
    await run(python, ['-m', 'venv', building]);
    const pip = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--disable-pip-version-check'];
    await run(pythonIn(building), [...pip, '--requirement', REQUIREMENTS], { timeout: 300_000 });
    if (!existsSync(folder)) renameSync(building, folder);
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
}

const pythonIn = (folder: string): string => join(folder, 'bin', 'python');
const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';
