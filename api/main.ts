// Wiring only: settings, connections, the application, and an orderly end.
import type { AddressInfo } from 'node:net';
import { databaseFindings } from '../db/checkup/database-findings.ts';
import { fileFindings } from '../db/checkup/file-findings.ts';
import { reportFindings } from '../db/checkup/finding.ts';
import { connect } from '../db/connect.ts';
import { databaseAddress } from '../db/database-settings.ts';
import { clientConnection } from '../db/engine-settings.ts';
import { incomingFolder, sweepAtStart } from '../db/files/incoming.ts';
import { openFileStore, openScanner } from '../db/files/settings.ts';
import { sweepFiles } from '../db/files/sweep.ts';
import { useOutbound } from '../db/outbound-settings.ts';
import { settlePooler } from '../db/pooler.ts';
import { settingsOrExit } from '../db/start-settings.ts';
import { workingDaySeconds } from '../db/training-settings.ts';
import { removeOldCounts } from '../db/queries/call-counts.ts';
import { removeExpired } from '../db/queries/idempotency.ts';
import { sealLog } from '../db/queries/log-chain.ts';
import { vilniusDate } from '../domain/values/days.ts';
import { dataConverter } from '../workflows/codec/data-converter.ts';
import { createApp } from './app.ts';
import { cachedCalendar } from './calendar.ts';
import { readConfig } from './config.ts';
import type { Deps } from './deps.ts';
import { setTimes } from './http/connections.ts';
import { certificateWarnings } from './identity/gateway-keys.ts';
import { viispConfig } from './identity/settings.ts';
import { viispGateway } from './identity/viisp.ts';
import { readUnread } from './imports/read-import.ts';
import { createLogger, errorForLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { proxyFindings } from './proxy-findings.ts';
import { orderlyStop } from './stopping.ts';
import { connectEngine } from './temporal.ts';
import { trainingRoutes } from './training-routes.ts';

/** Calls under way may finish within this once nobody new is let in. */
const GRACE_MS = 15_000;
const CLEAN_EVERY_MS = 60 * 60_000;
const READ_EVERY_MS = 30_000;
const POOL = 20;

const config = settingsOrExit(() => readConfig(process.env));
useOutbound(config);
const logger = createLogger(config.LOG_LEVEL);
await settlePooler('api', databaseAddress(config));
const db = connect(databaseAddress(config), {
  max: POOL,
  onError: (error) => logger.warn(errorForLog(error), 'idle database connection lost'),
});
const engine = connectEngine({
  connection: clientConnection(config),
  namespace: config.TEMPORAL_NAMESPACE,
  taskQueue: config.TEMPORAL_TASK_QUEUE,
  dataConverter: dataConverter({ payloadKey: config.PAYLOAD_KEY }),
});
const stopping = orderlyStop({ drainMs: config.API_DRAIN_SECONDS * 1000, graceMs: GRACE_MS });
const viisp = settingsOrExit(() => viispConfig(config));
/** Said at the start and every day: nothing else tells before logins fail that a rotation at the gateway is near. */
const watchCertificates = (): void => {
  for (const warning of certificateWarnings(viisp.trust.keys, new Date()))
    logger.warn(warning, 'identity gateway certificate');
};
watchCertificates();
const watching = setInterval(watchCertificates, 24 * 60 * 60_000);
const files = await openFileStore(config);
await sweepAtStart(config.STORAGE_DIR)
  .then(() => incomingFolder(config.STORAGE_DIR))
  .catch((error: unknown) => logger.error(errorForLog(error), 'the storage folder cannot be written'));
if (config.APP_ENV !== 'test')
  void reportFindings(logger, [
    databaseFindings(db),
    fileFindings(files, config.STORAGE_DIR),
    Promise.resolve(proxyFindings(config)),
  ]);
const deps: Deps = {
  config,
  db,
  engine,
  identity: viispGateway(viisp),
  logger,
  files,
  scanner: openScanner(config),
  metrics: createMetrics(db),
  calendar: cachedCalendar(db, workingDaySeconds(config)),
  isStopping: stopping.isStopping,
};
const app = createApp(deps, await trainingRoutes(config));

const server = app.listen(config.PORT, config.HOST, (error?: Error) => {
  if (error) {
    logger.fatal(errorForLog(error), 'cannot listen');
    process.exit(1);
  }
  const { port } = server.address() as AddressInfo;
  logger.info({ port }, 'api ready');
});
setTimes(server);

const clean = (): void => {
  Promise.all([removeExpired(db), removeOldCounts(db, new Date()), sweepFiles(db, files)]).catch(
    (error: unknown) => logger.warn(errorForLog(error), 'old rows and files not removed'),
  );
};
const cleaning = setInterval(clean, CLEAN_EVERY_MS);

/** Once a day; whichever process comes first does it. */
const seal = (): void => {
  sealLog(db, vilniusDate(new Date())).catch((error: unknown) =>
    logger.warn(errorForLog(error), 'logs not sealed'),
  );
};
const sealing = setInterval(seal, CLEAN_EVERY_MS);
seal();

/** Imported files whose reader died with its process. */
const readWaiting = (): void => {
  readUnread({ db, files, logger, config }).catch((error: unknown) =>
    logger.warn(errorForLog(error), 'waiting imports not read'),
  );
};
const reading = setInterval(readWaiting, READ_EVERY_MS);
readWaiting();

async function stop(): Promise<void> {
  if (stopping.isStopping()) return;
  logger.info({ drainSeconds: config.API_DRAIN_SECONDS }, 'api stops');
  clearInterval(cleaning);
  clearInterval(sealing);
  clearInterval(reading);
  clearInterval(watching);
  await stopping.stop(server);
  await engine.close().catch(() => undefined);
  await db.destroy();
  logger.info('api stopped');
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
