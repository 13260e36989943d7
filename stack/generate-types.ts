import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PortChooser } from './ports.ts';
import { postgresService, superuserUrl } from './postgres.ts';
import { prepareCluster } from './postgres-cluster.ts';
import { Supervisor } from './processes.ts';
import { prepareRoles } from './roles.ts';
import { readSecrets } from './secrets.ts';
import { openTestFolder } from './test-folder.ts';

const CODEGEN = join(
  dirname(createRequire(import.meta.url).resolve('kysely-codegen/package.json')),
  'dist/cli/bin.js',
);
const TYPES = 'db/schema.gen.ts';

/** Writes the types of the tables from a freshly migrated database; `npm run gen` and its test call it. */
async function generateTypes(root: string): Promise<void> {
  const { places, close } = await openTestFolder(root);
  const supervisor = new Supervisor(places, (reason) => console.error(reason));
  try {
    const cluster = await prepareCluster(places, await new PortChooser().any());
    await supervisor.start(postgresService(cluster));
    const { owner } = await prepareRoles(superuserUrl(cluster), readSecrets(places.data));
    const env = { MIGRATION_DATABASE_URL: owner };
    await supervisor.runOnce({
      name: 'migrations',
      command: process.execPath,
      args: ['--import', 'tsx', 'db/migrate.ts'],
      env,
    });
    const args = ['--dialect', 'postgres', '--url', owner, '--date-parser', 'string', '--out-file', TYPES];
    args.push('--type-mapping', '{"int8":"number","date":"string"}', '--exclude-pattern', 'kysely_*');
    await supervisor.runOnce({ name: 'types', command: process.execPath, args: [CODEGEN, ...args], env: {} });
  } finally {
    await supervisor.stop();
    await close();
  }
}

await generateTypes(fileURLToPath(new URL('..', import.meta.url)));
