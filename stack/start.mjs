// `npm start`, `npm run dev` and `npm run reset` on a bare clone: install what is missing, then hand over to up.ts.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allowTypeScript, checkNode, installPackages, orExplain } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await orExplain(async () => {
  checkNode();
  await installPackages(root);
  await allowTypeScript();
  if (process.argv.includes('--reset')) {
    const { reset } = await import('./reset.ts');
    await reset(root);
  } else {
    const { up } = await import('./up.ts');
    await up(root, { reload: process.argv.includes('--dev') });
  }
});
