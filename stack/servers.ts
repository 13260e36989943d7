import { clientConnection, readEngineSettings } from '../db/engine-settings.ts';
import { say } from './console.ts';
import type { ChosenPorts } from './chosen-ports.ts';
import { postgresService, superuserUrl } from './postgres.ts';
import { prepareCluster, stopUnrecorded } from './postgres-cluster.ts';
import type { Supervisor } from './processes.ts';
import { givenDatabase, prepareRoles } from './roles.ts';
import type { DatabaseAccess } from './roles.ts';
import { readSecrets } from './secrets.ts';
import { NAMESPACE, engineFolder, prepareNamespace, temporalService } from './temporal.ts';
import { filesOfOtherVersions, findTemporal } from './temporal-binary.ts';

export interface Database extends DatabaseAccess {
  /** For the closing lines; holds no password. */
  description: string;
}

/** Postgres, its roles and the newest shape of the tables. */
export async function bringUpDatabase(supervisor: Supervisor, port: number): Promise<Database> {
  const database = await openDatabase(supervisor, port);
  await supervisor.runOnce({
    name: 'migrations',
    command: process.execPath,
    args: ['--import', 'tsx', 'db/migrate.ts'],
    env: {
      MIGRATION_DATABASE_URL: database.owner,
      ...(database.applicationRole ? { APP_DATABASE_ROLE: database.applicationRole } : {}),
    },
  });
  say('Migrations', 'the database is in its newest shape');
  return database;
}

async function openDatabase(supervisor: Supervisor, port: number): Promise<Database> {
  const given = process.env['DATABASE_URL'];
  if (given) {
    say('Postgres', 'using DATABASE_URL');
    return { ...givenDatabase(given, process.env['MIGRATION_DATABASE_URL']), description: 'DATABASE_URL' };
  }
  const { places } = supervisor;
  const cluster = await prepareCluster(places, port);
  await stopUnrecorded(cluster);
  await supervisor.start(postgresService(cluster));
  const access = await prepareRoles(superuserUrl(cluster), readSecrets(places.data));
  return { ...access, description: `Postgres on port ${port}; passwords in .data/secrets.json` };
}

export interface Engine {
  address: string;
  namespace: string;
  uiUrl: string | undefined;
}

/** A Temporal server with our namespace and search attributes. */
export async function bringUpTemporal(supervisor: Supervisor, ports: ChosenPorts): Promise<Engine> {
  const namespace = process.env['TEMPORAL_NAMESPACE'] ?? NAMESPACE;
  const given = process.env['TEMPORAL_ADDRESS'];
  if (given) {
    say('Temporal', `using TEMPORAL_ADDRESS ${given}`);
    await prepareNamespace(clientConnection(readEngineSettings('stack', process.env)), namespace);
    return { address: given, namespace, uiUrl: process.env['TEMPORAL_UI_URL'] };
  }
  const dataFolder = engineFolder(supervisor.places);
  const program = await findTemporal(supervisor.places);
  const others = filesOfOtherVersions(dataFolder, program.version);
  if (others.length > 0)
    say('Temporal', `version ${program.version} does not open ${others.join(', ')} of another version`);
  await supervisor.start(
    temporalService({ program, dataFolder, port: ports.temporal, uiPort: ports.temporalUi }),
  );
  const address = `127.0.0.1:${ports.temporal}`;
  await prepareNamespace(address, namespace);
  return { address, namespace, uiUrl: `http://localhost:${ports.temporalUi}` };
}
