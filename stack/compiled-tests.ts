import { build } from 'esbuild';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundling } from './bundling.ts';
import { identityOf } from './owned-process.ts';

const FOLDER = /^tests-(\d+)$/;

export interface CompiledTests {
  /** Where the tests lie, below the checkout so that packages are found. */
  folder: string;
  /** The file that jest runs for a test's source, both relative to the checkout. */
  fileOf: (source: string) => string;
  /** A failure's text with the names of sources. */
  asWritten: (text: string) => string;
  remove: () => void;
}

/**
 * Tests as a few dozen files of JavaScript instead of the hundreds of modules they are made of. Jest loads all modules of a
 * test file anew, which took two seconds of processor each time; what several tests share is compiled once.
 */
export async function compileTests(root: string, files: string[]): Promise<CompiledTests> {
  const dist = join(root, 'dist');
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync(dist)) {
    const pid = Number(FOLDER.exec(name)?.[1]);
    if (pid && !identityOf(pid)) rmSync(join(dist, name), { recursive: true, force: true });
  }
  const folder = `dist/tests-${process.pid}`;
  const remove = () => rmSync(join(root, folder), { recursive: true, force: true });
  remove();
  await build({
    ...bundling,
    absWorkingDir: root,
    entryPoints: files,
    outdir: folder,
    outbase: '.',
    outExtension: { '.js': '.mjs' },
    chunkNames: 'shared/[hash]',
    splitting: true,
    sourcemap: 'linked',
    sourcesContent: false,
  });
  return {
    folder,
    fileOf: (source) => `${folder}/${source.replace(/\.tsx?$/, '.mjs')}`,
    asWritten: (text) =>
      text.replaceAll(new RegExp(`${folder}/([^\\s:]+)\\.mjs`, 'g'), (whole, path: string) => {
        const source = ['ts', 'tsx']
          .map((ext) => `${path}.${ext}`)
          .find((name) => existsSync(join(root, name)));
        return source ?? whole;
      }),
    remove,
  };
}
