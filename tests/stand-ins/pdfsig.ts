import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What `pdfsig` says, or null (with the reason printed) where it is not installed. */
export function pdfsig(pdf: Buffer, trusted: string): string | null {
  if (['pdfsig', 'certutil'].some((name) => spawnSync(name, ['-h']).error)) {
    console.info('pdfsig check skipped: pdfsig or certutil is not installed');
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'pdfsig-'));
  try {
    writeFileSync(join(folder, 'signed.pdf'), pdf);
    writeFileSync(join(folder, 'ca.pem'), trusted);
    execFileSync('certutil', ['-N', '-d', folder, '--empty-password']);
    execFileSync('certutil', [
      '-A',
      '-d',
      folder,
      '-n',
      'ca',
      '-t',
      'CT,C,C',
      '-a',
      '-i',
      join(folder, 'ca.pem'),
    ]);
    const { stdout } = spawnSync('pdfsig', ['-nssdir', folder, join(folder, 'signed.pdf')], {
      encoding: 'utf8',
    });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
/** How often a sentence stands in a text. */
export const times = (text: string, part: string): number => text.split(part).length - 1;
