import { anyFreePort } from './ports.ts';
import { postgresService, superuserUrl } from './postgres.ts';
import { prepareCluster } from './postgres-cluster.ts';
import type { Supervisor } from './processes.ts';
import { prepareNamespace, temporalService } from './temporal.ts';
import { findTemporal } from './temporal-binary.ts';

/** One Postgres and one Temporal for the whole run; the tests make their own databases and task queues in them. */
export async function testServers(supervisor: Supervisor): Promise<NodeJS.ProcessEnv> {
  const [database, engine] = await Promise.all([testPostgres(supervisor), testTemporal(supervisor)]);
  return { ...database, ...engine };
}

async function testPostgres(supervisor: Supervisor): Promise<NodeJS.ProcessEnv> {
  if (process.env['TEST_DATABASE_URL']) return {};
  const options = { durable: false };
  const cluster = await prepareCluster(supervisor.places, await anyFreePort(), options);
  await supervisor.start(postgresService(cluster, options));
  return { TEST_DATABASE_URL: superuserUrl(cluster) };
}

async function testTemporal(supervisor: Supervisor): Promise<NodeJS.ProcessEnv> {
  if (process.env['TEST_TEMPORAL_ADDRESS']) return {};
  const dataFolder = supervisor.places.data;
  const program = await findTemporal(supervisor.places);
  const [port, uiPort] = [await anyFreePort(), await anyFreePort()];
  await supervisor.start(temporalService({ program, dataFolder, port, uiPort }));
  await prepareNamespace(`127.0.0.1:${port}`);
  return {
    TEST_TEMPORAL_ADDRESS: `127.0.0.1:${port}`,
    TEST_TEMPORAL_UI_URL: `http://127.0.0.1:${uiPort}`,
    TEMPORAL_CLI_PATH: program.path,
  };
}
