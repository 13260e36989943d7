// Programs of ours as compiled files: tests start them hundreds of times a run, each in a third of the time.
// node --import tsx stack/program.ts <entry> …
import { build } from 'esbuild';
import { bundling } from './bundling.ts';
import { COMPILED_PROGRAMS } from './run-program.ts';

await build({
  ...bundling,
  entryPoints: process.argv.slice(2),
  outdir: COMPILED_PROGRAMS,
  outbase: '.',
  outExtension: { '.js': '.mjs' },
  chunkNames: 'shared/[hash]',
  splitting: true,
  sourcemap: 'linked',
  sourcesContent: false,
});
