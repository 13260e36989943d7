// Wiring only: settings, connections, activities, the worker, and an orderly end.
import { getHeapStatistics } from 'node:v8';
import { DefaultLogger, Runtime, Worker, type WorkerOptions } from '@temporalio/worker';
import { createActivities } from '../activities/create-activities.ts';
import { createMailer } from '../activities/adapters/mail.ts';
import { sharedGate } from '../activities/adapters/register-gate.ts';
import { createRegisters } from '../activities/adapters/registers.ts';
import { createScreening } from '../activities/adapters/screening.ts';
import { createSigningClient } from '../activities/adapters/signing.ts';
import { activityGuard } from '../activities/interceptor.ts';
import { databaseFindings } from '../db/checkup/database-findings.ts';
import { fileFindings } from '../db/checkup/file-findings.ts';
import { reportFindings } from '../db/checkup/finding.ts';
import { connect } from '../db/connect.ts';
import { databaseAddress } from '../db/database-settings.ts';
import { sweepAtStart } from '../db/files/incoming.ts';
import { openFileStore, openScanner } from '../db/files/settings.ts';
import { useOutbound } from '../db/outbound-settings.ts';
import { settlePooler } from '../db/pooler.ts';
import { settingsOrExit } from '../db/start-settings.ts';
import { workingDaySeconds } from '../db/training-settings.ts';
import { registerPlaces } from '../domain/registers/policies.ts';
import { payloadCodec } from '../workflows/codec/data-converter.ts';
import { registersTaskQueue } from '../workflows/definitions.ts';
import { FAILURE_CONVERTER, workflowBundle } from './bundle.ts';
import { readConfig } from './config.ts';
import { deploymentOf, takeOver, versionedAs } from './deployment.ts';
import { deploymentFindings } from './deployment-findings.ts';
import { connectToEngine, engineClient, prepareEngine } from './engine.ts';
import { engineFindings, engineQuestion } from './engine-findings.ts';
import { startFileScans } from './file-scans.ts';
import { serveHealth } from './health.ts';
import { createLog } from './log.ts';
import { mailerConfig } from './mail-settings.ts';
import { startOutbox } from './outbox.ts';
import { startPublicEmployees } from './public-employees.ts';
import { sellerOf } from './provider-settings.ts';
import { publicSources } from './public-sources.ts';
import { reconcileReport } from './reconcile-report.ts';
import { registerReport } from './register-report.ts';
import { screeningConfig } from './screening-settings.ts';
import { levelUnchecked, readSigningCa, signatureValidation } from './signing-settings.ts';
import { leaveOutCallStacks } from './workflow-thread.ts';

const POOL = 20;
const WORKFLOW_TASKS = 20;
/** Cases kept in hand: half a megabyte each, out of a quarter of the heap. What is not in hand is read again. */
const CACHED = Math.min(2_000, Math.max(200, Math.floor(getHeapStatistics().heap_size_limit / 2 ** 21)));
const PORTAL_WITHOUT_ADDRESS = 'http://127.0.0.1:3000';

const config = settingsOrExit(() => readConfig(process.env));
useOutbound(config);
const log = createLog(config.LOG_LEVEL);

Runtime.install({
  // The engine's own lines say a level, a text and ids; failures in them are sanitised before they get there.
  logger: new DefaultLogger('WARN', ({ level, message, meta }) =>
    log.warn({ msg: 'engine', level, text: message, workflowId: meta?.workflowId as string | undefined }),
  ),
  shutdownSignals: [],
  telemetryOptions: config.WORKER_METRICS_PORT
    ? {
        metrics: {
          prometheus: {
            bindAddress: `${process.env.HOST ?? '127.0.0.1'}:${config.WORKER_METRICS_PORT}`,
            useSecondsForDurations: true,
            countersTotalSuffix: true,
            unitSuffix: true,
          },
        },
      }
    : {},
});

const codec = payloadCodec({ payloadKey: config.PAYLOAD_KEY });
await settlePooler('worker', databaseAddress(config));
const db = connect(databaseAddress(config), { max: POOL });
const code = await workflowBundle({ encodesFailures: codec !== null });
const connection = await connectToEngine(config, log);
const engine = await engineClient(config);
await prepareEngine(engine.client, config);
const deployment = deploymentOf(engine.client, config);

const files = await openFileStore(config);
await sweepAtStart(config.STORAGE_DIR);
if (config.APP_ENV !== 'test')
  void reportFindings(log, [
    databaseFindings(db),
    engineFindings(engineQuestion(engine.client, config)),
    // With a build of its own it says below who has the cases.
    ...(deployment.buildId === '' ? [deploymentFindings(deployment)] : []),
    fileFindings(files, config.STORAGE_DIR),
  ]);
if (levelUnchecked(config))
  log.warn({
    msg: 'signatures',
    text: 'SIGNATURE_VALIDATION_URL is not set: whether signatures are qualified is not checked',
  });
const activities = createActivities({
  db,
  files,
  adapters: {
    registers: createRegisters({
      baseUrl: config.REGISTERS_URL,
      apiKey: config.REGISTERS_API_KEY,
      endpoints: config.REGISTER_ENDPOINTS,
      publicSources: publicSources(config, db),
      policies: config.REGISTER_POLICIES,
      gate: sharedGate(db),
      report: registerReport(log),
    }),
    screening: createScreening(screeningConfig(config)),
    signing: createSigningClient({ baseUrl: config.SIGNING_URL, accessToken: config.SIGNING_ACCESS_TOKEN }),
    validation: signatureValidation(config),
  },
  settings: {
    workingDaySeconds: workingDaySeconds(config),
    signsDecisions: config.DECISION_SIGNING === '1',
    undoMinutes: config.DECISION_UNDO_MINUTES,
    callPeriodClosed: config.CALL_PERIOD_CLOSED === '1',
    registerPatienceSeconds: config.REGISTER_PATIENCE,
    publicUrl: config.PUBLIC_URL ?? null,
    signingCaPem: readSigningCa(config),
    signatureLevels: config.SIGNATURE_LEVELS,
    seller: sellerOf(config),
  },
  engine: { client: engine.client, taskQueue: config.TEMPORAL_TASK_QUEUE },
  reconciled: reconcileReport(log),
});

const shared: WorkerOptions = {
  connection,
  ...versionedAs(deployment),
  namespace: config.TEMPORAL_NAMESPACE,
  taskQueue: config.TEMPORAL_TASK_QUEUE,
  interceptors: {
    activity: [
      (context) => ({
        inbound: activityGuard(context, ({ level, ...entry }) =>
          level === 'error' ? log.error(entry) : log.warn(entry),
        ),
      }),
    ],
  },
  dataConverter: codec ? { payloadCodecs: [codec], failureConverterPath: FAILURE_CONVERTER } : undefined,
  // Within the ten seconds that a supervisor or a container gives before it kills.
  shutdownGraceTime: '6s',
  shutdownForceTime: '8s',
};
if (config.WORKER_CALL_STACKS === '0') leaveOutCallStacks();
const worker = await Worker.create({
  ...shared,
  workflowBundle: { code },
  activities,
  stickyQueueScheduleToStartTimeout: '2s',
  maxCachedWorkflows: CACHED,
  // What is taken up has three seconds, and cases that a restart left behind are read again by one thread (0140).
  maxConcurrentWorkflowTaskExecutions: WORKFLOW_TASKS,
  maxConcurrentActivityTaskExecutions: POOL,
  maxConcurrentLocalActivityExecutions: POOL,
});
// Registers that hang hold places of their own; a person's action never waits behind them.
const registerWorker = await Worker.create({
  ...shared,
  taskQueue: registersTaskQueue(config.TEMPORAL_TASK_QUEUE),
  activities: {
    askRegister: (asked: Parameters<typeof activities.askRegister>[0]) => activities.askRegister(asked),
    askTaxAuthority: (asked: Parameters<typeof activities.askTaxAuthority>[0]) =>
      activities.askTaxAuthority(asked),
  },
  maxConcurrentActivityTaskExecutions: registerPlaces(config.REGISTER_POLICIES),
});
const workers = [worker, registerWorker];

const mailer = createMailer(mailerConfig(config));
const outbox = startOutbox(
  {
    db,
    mailer,
    publicUrl: config.PUBLIC_URL ?? PORTAL_WITHOUT_ADDRESS,
    senders: Math.max(config.SMTP_CONNECTIONS, 1),
  },
  log,
);
const scans = startFileScans({ db, files, scanner: openScanner(config) }, log);
const employees = startPublicEmployees({ db, address: config.PUBLIC_EMPLOYEES_URL }, log);
// Not before: whoever replaces workers one by one stops an old one when a new one is ready, and then it must have the cases.
let isSettled = false;
const health = config.WORKER_HEALTH_PORT
  ? serveHealth(
      config.WORKER_HEALTH_PORT,
      () => isSettled && workers.every((worker) => worker.getState() === 'RUNNING'),
    )
  : null;

const stopping = new AbortController();
let mailStopped: Promise<void> | undefined;
const stop = (): void => {
  // At once: a mail under way has as much time as the activities, and none is begun any more.
  mailStopped = outbox.stop();
  stopping.abort();
  for (const one of workers) if (one.getState() === 'RUNNING') one.shutdown();
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

const done = Promise.all(workers.map((worker) => worker.run()));
try {
  await Promise.race([settle(), done]);
  if (!stopping.signal.aborted) log.info({ msg: 'worker ready' });
  await done;
} finally {
  await (mailStopped ?? outbox.stop());
  await scans.stop();
  await employees.stop();
  mailer.close();
  health?.close();
  await engine.close();
  await connection.close();
  await db.destroy();
}

/** Whether this build has the cases or another one keeps them; ends early when the worker is told to stop. */
async function settle(): Promise<void> {
  if (config.WORKER_VERSIONING === '1') {
    const standing = await takeOver(deployment, {
      signal: stopping.signal,
      onTrouble: ({ message: why }) => log.warn({ msg: 'waiting to be given the cases', why }),
    }).catch(() => null);
    const { buildId } = deployment;
    if (standing === 'current') log.info({ msg: 'this build has the cases', buildId });
    if (standing === 'older')
      log.warn({
        msg: 'a later build has the cases',
        text: 'To go back to this one: npm run takeover (docs/operations.md).',
        buildId,
      });
    if (standing === null) return;
  }
  isSettled = true;
}
