// Takes out of node_modules what the portal's processes never load: what only the web pages are made of, what is for other systems, and
// files for people and compilers. Run in the image's build, beside the folders the last stage copies; `--dry` only says what would go.
import { existsSync, lstatSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the processes of the image begin; the doctor and the other commands import what these do. */
export const ENTRIES = [
  'api/main.ts',
  'worker/main.ts',
  'db/migrate.ts',
  'worker/gate.ts',
  'worker/restored.ts',
];
/** Loaded by the command line, not by an import. */
const LOADERS = ['tsx'];
/** Only for people, compilers and debuggers. */
const NOT_RUN = /(?:\.map|\.d\.[cm]?ts|\.md|\.markdown|\.flow)$/;
/** Builds for browsers, beside the one for Node. */
const FOR_BROWSERS = [
  'exceljs/dist',
  'pdfmake/build',
  'dayjs/esm',
  'zod/src',
  '@peculiar/x509/build/x509.js',
  'rxjs/src',
  'rxjs/dist/bundles',
];
const ENGINE_RELEASES = '@temporalio/core-bridge/releases';

/** `import type` leaves no trace at run time; everything else does. */
export function importsOf(text) {
  const found = text.matchAll(
    /^(?:import|export)\s(?!type\s)[^;]*?from\s+'([^']+)'|\b(?:import|require)\('([^']+)'\)|^import '([^']+)'/gm,
  );
  return [...found]
    .map(([, from, dynamic, bare]) => from ?? dynamic ?? bare ?? '')
    .filter((name) => name && !name.startsWith('node:') && !builtinModules.includes(name));
}

/** '@temporalio/worker/lib/x' → '@temporalio/worker'. */
export function packageOf(name) {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Names of the packages that the entries import, themselves or through files of this repository. */
export function importedPackages(root, entries = ENTRIES) {
  const files = new Set(entries);
  const packages = new Set(LOADERS);
  for (const file of files)
    for (const name of importsOf(readFileSync(join(root, file), 'utf8')))
      if (name.startsWith('.')) files.add(join(file, '..', name));
      else packages.add(packageOf(name));
  return packages;
}

/**
 * Places in node_modules ('node_modules/a/node_modules/b') of these packages and of all they need, as the lock file has them.
 * Optional packages count: those that are for this system are installed, the others are not there to be deleted.
 */
export function neededPlaces(lock, names) {
  const needed = new Set();
  const resolve = (from, name) => {
    for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
      const found = `${place ? `${place}/` : ''}node_modules/${name}`;
      if (lock.packages[found]) return found;
      if (!place) return null;
    }
  };
  const add = (from, name) => {
    const place = resolve(from, name);
    if (!place || needed.has(place)) return;
    needed.add(place);
    const entry = lock.packages[place];
    const optional = Object.entries(entry.peerDependenciesMeta ?? {}).filter(
      ([, { optional: isOptional }]) => isOptional,
    );
    const peers = Object.keys(entry.peerDependencies ?? {}).filter(
      (peer) => !optional.some(([one]) => one === peer),
    );
    for (const next of [
      ...Object.keys(entry.dependencies ?? {}),
      ...Object.keys(entry.optionalDependencies ?? {}),
      ...peers,
    ])
      add(place, next);
  };
  for (const name of names) add('', name);
  return needed;
}

/** This system, as the engine's library names it. */
function systemName() {
  const machine = { x64: 'x86_64', arm64: 'aarch64' }[process.arch] ?? process.arch;
  return `${machine}-${{ linux: 'unknown-linux-gnu', darwin: 'apple-darwin' }[process.platform] ?? process.platform}`;
}

function bytesOf(path) {
  const state = lstatSync(path);
  return state.isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0)
    : state.size;
}

function prune(root, isDry) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const needed = neededPlaces(lock, importedPackages(root));
  let gone = 0;
  const remove = (path) => {
    if (!existsSync(path)) return;
    gone += bytesOf(path);
    if (!isDry) rmSync(path, { recursive: true });
  };
  const inside = (path) => join(root, 'node_modules', path);
  for (const place of Object.keys(lock.packages).filter((name) => name.startsWith('node_modules/')))
    if (!needed.has(place) && ![...needed].some((kept) => kept.startsWith(`${place}/node_modules/`)))
      remove(join(root, place));
  if (existsSync(inside(ENGINE_RELEASES)))
    for (const release of readdirSync(inside(ENGINE_RELEASES)))
      if (release !== systemName()) remove(inside(join(ENGINE_RELEASES, release)));
  for (const path of FOR_BROWSERS) remove(inside(path));
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (NOT_RUN.test(entry.name)) remove(path);
    }
  };
  if (!isDry) walk(join(root, 'node_modules'));
  // Links to commands; nothing here is started by one, and what they point to may be gone.
  remove(inside('.bin'));
  const left = bytesOf(join(root, 'node_modules'));
  console.log(`node_modules: ${(gone / 1e6).toFixed(0)} MB taken out, ${(left / 1e6).toFixed(0)} MB left`);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  prune(join(dirname(process.argv[1]), '..'), process.argv.includes('--dry'));
