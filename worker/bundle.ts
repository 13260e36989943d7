// Bundles the workflows ahead of time, so that a worker starts in a second instead of ten.
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const WORKFLOWS = join(ROOT, 'workflows', 'index.ts');
/** How bundles are made; of a bundle made otherwise another one is made. */
const MADE = 'preloaded';
const INPUTS = ['workflows', 'domain'];

export const FAILURE_CONVERTER = join(ROOT, 'workflows', 'codec', 'failure-converter.ts');

export interface BundleChoice {
  /** With PAYLOAD_KEY failures are encoded inside the sandbox, too: another bundle. */
  encodesFailures: boolean;
}

/** Where the bundle is kept. */
export function bundlePath({ encodesFailures }: BundleChoice): string {
  return join(ROOT, 'dist', encodesFailures ? 'workflow-bundle.encoded.js' : 'workflow-bundle.js');
}

/** Code of the workflows: the stored bundle when it is made of the present sources, else a new one, stored. */
export async function workflowBundle(choice: BundleChoice): Promise<string> {
  const path = bundlePath(choice);
  const sources = sourceHash();
  const stored = storedBundle(path, sources);
  if (stored) return stored;
  const { code } = await bundleWorkflowCode({
    workflowsPath: WORKFLOWS,
    // Evaluated once a worker, not once a case: less memory, and code that is fast from a case's first step (decision 0145).
    preloadModules: [WORKFLOWS],
    ...(choice.encodesFailures ? { failureConverterPath: FAILURE_CONVERTER } : {}),
    logger: new DefaultLogger('WARN'),
  });
  keep(path, code, stampOf(sources, code));
  return code;
}

/** Whether a worker finds its bundle made and need not make it. */
export const isBundleMade = (choice: BundleChoice): boolean =>
  storedBundle(bundlePath(choice), sourceHash()) !== null;

function storedBundle(path: string, sources: string): string | null {
  const stored = readIfThere(path);
  return stored && readIfThere(`${path}.stamp`) === stampOf(sources, stored) ? stored : null;
}

/** A worker whose user may not write starts all the same, ten seconds later each time. */
function keep(path: string, code: string, stamp: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeWhole(path, code);
    writeWhole(`${path}.stamp`, stamp);
  } catch (error) {
    const { code: reason } = error as NodeJS.ErrnoException;
    if (reason !== 'EACCES' && reason !== 'EPERM' && reason !== 'EROFS') throw error;
  }
}

/** Holds for one bundle of one state of the sources: a half-finished pair of files never fits. */
function stampOf(sources: string, code: string): string {
  return `${sources} ${MADE} ${createHash('sha256').update(code).digest('hex')}\n`;
}

/** Several workers may do this at once: each file appears whole. */
function writeWhole(path: string, text: string): void {
  const temporary = `${path}.${randomUUID()}`;
  writeFileSync(temporary, text);
  renameSync(temporary, path);
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Of everything the workflows are made of: the same hash is the same behaviour. */
export function sourceHash(): string {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    const files = readdirSync(join(ROOT, input), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) hash.update(relative(ROOT, file)).update(readFileSync(file));
  }
  return hash.update(readFileSync(join(ROOT, 'package-lock.json'))).digest('hex');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Who builds may not know whether payloads will be encrypted; the worker’s own user often may not write.
  const isForAll = process.argv.includes('--all') || process.env.PAYLOAD_KEY !== undefined;
  await workflowBundle({ encodesFailures: false });
  if (isForAll) await workflowBundle({ encodesFailures: true });
}
