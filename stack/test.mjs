// `npm test` on a bare clone: install what is missing, then run every test; arguments choose files as in jest.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allowTypeScript, checkNode, installPackages, orExplain } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await orExplain(async () => {
  checkNode();
  await installPackages(root);
  await allowTypeScript();
  const { runTests } = await import('./test-run.ts');
  process.exitCode = await runTests(root, process.argv.slice(2));
});
