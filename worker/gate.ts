// The step of the runbook before a release (docs/operations.md): ends with 1 when an open workflow would not replay.
// With --take-over, the way back to an earlier build: when all replay, it is given the cases.
import { DefaultLogger, makeTelemetryFilterString, Runtime } from '@temporalio/worker';
import { z } from 'zod';
import { ENGINE_SETTINGS, engineProblems } from '../db/engine-settings.ts';
import { OUTBOUND_SETTINGS } from '../db/outbound-settings.ts';
import { readSettings, settingsOrExit } from '../db/start-settings.ts';
import { payloadCodec } from '../workflows/codec/data-converter.ts';
import { FAILURE_CONVERTER, workflowBundle } from './bundle.ts';
import { deploymentOf, takeOver } from './deployment.ts';
import { engineClient } from './engine.ts';
import { gateReport, replayOpenHistories } from './release-gate.ts';

/** Of the worker's settings those that matter here; they come from the same environment. */
const schema = z.object({
  APP_ENV: z.enum(['production', 'demo', 'test', 'development']).default('production'),
  ...ENGINE_SETTINGS,
  ...OUTBOUND_SETTINGS,
  PAYLOAD_KEY: z.string().optional(),
  WORKER_VERSIONING: z.enum(['0', '1']).default('0'),
});
/** Time for a worker of this build to be there and for all of the engine to know. */
const WORKERS_WITHIN_MS = 60_000;

const config = settingsOrExit(() =>
  readSettings('gate command', schema, {
    environment: process.env,
    together: [engineProblems],
    production: { https: [] },
  }),
);
// What the engine's library logs of a failed replay may quote a payload, so it says nothing.
Runtime.install({
  logger: new DefaultLogger('ERROR', () => undefined),
  telemetryOptions: {
    logging: { filter: makeTelemetryFilterString({ core: 'ERROR', other: 'ERROR' }), forward: {} },
  },
});
const codec = payloadCodec({ payloadKey: config.PAYLOAD_KEY });
const engine = await engineClient(config);
try {
  const outcome = await replayOpenHistories({
    client: engine.client,
    taskQueue: config.TEMPORAL_TASK_QUEUE,
    build: {
      workflowBundle: { code: await workflowBundle({ encodesFailures: codec !== null }) },
      dataConverter: codec ? { payloadCodecs: [codec], failureConverterPath: FAILURE_CONVERTER } : undefined,
    },
  });
  process.stdout.write(`${gateReport(outcome).join('\n')}\n`);
  if (outcome.divergences.length > 0) process.exitCode = 1;
  else if (process.argv.includes('--take-over')) await giveCases();
} finally {
  await engine.close();
}

async function giveCases(): Promise<void> {
  const deployment = deploymentOf(engine.client, config);
  const to = deployment.buildId === '' ? 'workers without a build' : `build ${deployment.buildId}`;
  let trouble = '';
  try {
    await takeOver(deployment, {
      isMeant: true,
      signal: AbortSignal.timeout(WORKERS_WITHIN_MS),
      onTrouble: ({ message }) => (trouble = message),
    });
    process.stdout.write(`the cases are given to ${to}\n`);
  } catch {
    process.stdout.write(`not given within a minute: ${trouble}\n`);
    process.exitCode = 1;
  }
}
