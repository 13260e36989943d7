import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let isInstalled: boolean | undefined;

/** Whether there is an `openssl`; where there is none, the reason of what is left out is printed. */
export function hasOpenssl(): boolean {
  if (isInstalled !== undefined) return isInstalled;
  isInstalled = !spawnSync('openssl', ['version']).error;
  if (!isInstalled) console.info('openssl checks skipped: openssl is not installed');
  return isInstalled;
}

/**
 * What `openssl` says (both outputs) and whether it agrees, or null (with the reason printed) where it is not installed. Files are given by
 * name and stand in the arguments as `@name`.
 */
export function openssl(
  files: Record<string, Uint8Array | string>,
  args: readonly string[],
): { agrees: boolean; said: string } | null {
  if (!hasOpenssl()) return null;
  const folder = mkdtempSync(join(tmpdir(), 'openssl-'));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const given = args.map((arg) => (arg.startsWith('@') ? join(folder, arg.slice(1)) : arg));
    const { status, stdout, stderr } = spawnSync('openssl', given, { encoding: 'utf8' });
    return { agrees: status === 0, said: `${stdout}${stderr}`.replaceAll(folder, '') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
