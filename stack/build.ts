import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { say, took } from './console.ts';
import type { Supervisor } from './processes.ts';
import { compiledProgram } from './run-program.ts';

/** One build product, made again only when what it is made of has changed. */
export interface Product {
  name: string;
  label: string;
  /** Relative to the checkout; the product is there when this is. */
  output: string;
  inputs: string[];
  command: string[];
  /** What beside the inputs it is made of, from the environment. */
  made?: (env: NodeJS.ProcessEnv) => string;
}

const TSX = ['--import', 'tsx'];
export const VITE = 'node_modules/vite/bin/vite.js';

export const WEB: Product = {
  name: 'build-web',
  label: 'Web pages',
  output: 'dist/web/index.html',
  inputs: ['web', 'domain', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'],
  command: [VITE, 'build', '--logLevel', 'warn'],
  made: ({ TRAINING_MODE }) => (TRAINING_MODE === '1' ? ' with training' : ''),
};

export const WORKFLOWS: Product = {
  name: 'build-workflows',
  label: 'Workflows',
  output: 'dist/workflow-bundle.js',
  inputs: ['workflows', 'domain', 'worker/bundle.ts', 'tsconfig.json', 'package-lock.json'],
  command: [...TSX, 'worker/bundle.ts'],
};

const PROGRAMS = ['worker/main.ts', 'api/main.ts', 'db/migrate.ts', 'stack/stand-ins/main.ts'];

/** The programs as tests start them, hundreds of times a run. */
export const TEST_PROGRAMS: Product = {
  name: 'build-test-programs',
  label: 'Programs of tests',
  output: compiledProgram(PROGRAMS[0]!),
  inputs: [
    ...['worker', 'api', 'activities', 'db', 'domain', 'workflows', 'stack'],
    'tsconfig.json',
    'package-lock.json',
  ],
  command: [...TSX, 'stack/program.ts', ...PROGRAMS],
};

/** Hash of names and contents of all files below the inputs, tests left out. Missing inputs count as empty. */
export function contentHash(root: string, inputs: string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(join(root, input))).sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** What stands in the marker of a product that is up to date. */
function stampOf(root: string, { inputs, made }: Product): string {
  return contentHash(root, inputs) + (made?.(process.env) ?? '');
}

const markerOf = (root: string, product: Product) => join(root, 'dist', `.${product.name}`);

export function isUpToDate(root: string, product: Product, stamp = stampOf(root, product)): boolean {
  const marker = markerOf(root, product);
  return (
    existsSync(join(root, product.output)) &&
    existsSync(marker) &&
    readFileSync(marker, 'utf8').trim() === stamp
  );
}

/** The marker goes before the build begins and comes when it ended well, so that an interrupted one is done again. */
export async function build(supervisor: Supervisor, product: Product): Promise<boolean> {
  const { root } = supervisor.places;
  const since = Date.now();
  const stamp = stampOf(root, product);
  if (isUpToDate(root, product, stamp)) return false;
  say(product.label, 'building');
  rmSync(markerOf(root, product), { force: true });
  await supervisor.runOnce({ name: product.name, command: process.execPath, args: product.command });
  if (!existsSync(join(root, product.output)))
    throw new Error(`${product.label}: the build left no ${product.output}.`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(markerOf(root, product), `${stamp}\n`);
  say(product.label, `built (${took(since)})`);
  return true;
}
