import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { say, took } from './console.ts';

const run = promisify(execFile);

/** A browser for the tests and how to start it. */
export interface Browser {
  path: string;
  args: string[];
}

/** Without windows first: the same engine, and a third less work for whoever only looks through it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const ON_MACOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium refuses to sandbox as root; shared memory is small in containers. */
function usualArgs(): string[] {
  return ['--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
}

/** CHROMIUM_PATH, an installed one, the distribution's package when root, else the one that came with npm ci. */
export async function findChromium(): Promise<Browser> {
  return (await explicit()) ?? (await installed()) ?? (await fromDistribution()) ?? (await fromRegistry());
}

async function versionOf(path: string): Promise<string | undefined> {
  const answer = await run(path, ['--version'], { timeout: 30_000 }).catch(() => undefined);
  return answer?.stdout.trim() || undefined;
}

async function explicit(): Promise<Browser | undefined> {
  const path = process.env['CHROMIUM_PATH'];
  if (!path) return undefined;
  if (!(await versionOf(path))) throw new Error(`CHROMIUM_PATH=${path} is not a browser that runs.`);
  return { path, args: usualArgs() };
}

async function installed(): Promise<Browser | undefined> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...ON_MACOS];
  for (const path of candidates.filter((candidate) => existsSync(candidate))) {
    const version = await versionOf(path);
    if (!version) continue;
    say('Chromium', `${version} at ${path}`);
    return { path, args: usualArgs() };
  }
  return undefined;
}

async function fromDistribution(): Promise<Browser | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const since = Date.now();
  say('Chromium', 'not installed; installing the package of the distribution (apt-get)');
  const install = (name: string) => apt(['install', '-y', '-qq', '--no-install-recommends', name]);
  // Not every distribution has the first one.
  const done =
    (await apt(['update', '-qq'])) &&
    ((await install('chromium-headless-shell')) || (await install('chromium')));
  if (!done) say('Chromium', 'apt-get could not install it');
  else say('Chromium', `package installed (${took(since)})`);
  return done ? installed() : undefined;
}

function apt(args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return new Promise((answer) => {
    const child = spawn('apt-get', args, { env, stdio: 'ignore', timeout: 300_000 });
    child.once('error', () => answer(false));
    child.once('exit', (code) => answer(code === 0));
  });
}

async function fromRegistry(): Promise<Browser> {
  const { default: packaged } = await import('@sparticuz/chromium');
  const path = await packaged.executablePath();
  const version = await versionOf(path);
  if (!version) {
    throw new Error(
      'No Chromium was found and the packaged one does not run here. Install Chromium, or set CHROMIUM_PATH.',
    );
  }
  say('Chromium', `${version} from the package @sparticuz/chromium`);
  return { path, args: packaged.args };
}
