import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Relative to the checkout. */
export const COMPILED_PROGRAMS = 'dist/test-programs';

/** Where a compiled program lies, relative to the checkout. */
export const compiledProgram = (source: string): string =>
  `${COMPILED_PROGRAMS}/${source.replace(/\.ts$/, '.mjs')}`;

/**
 * How Node runs a program of ours: as TypeScript, or in tests as the file made of it (TEST_PROGRAMS). What loads TypeScript by
 * its path later on, failures that are encoded and the calls of training, needs the loader.
 */
export function programArguments(source: string, env: NodeJS.ProcessEnv = {}): string[] {
  const compiled = compiledProgram(source);
  const isCompiled = process.env['TEST_PROGRAMS'] === '1' && existsSync(`${ROOT}${compiled}`);
  const loadsTraining = source === 'api/main.ts' && env['TRAINING_MODE'] === '1';
  return isCompiled && !env['PAYLOAD_KEY'] && !loadsTraining ? [compiled] : ['--import', 'tsx', source];
}
