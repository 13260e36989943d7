// A worker for `engineAlone`, so that one can see which part of an action is the engine's own.
import { DefaultLogger, NativeConnection, Worker, bundleWorkflowCode } from '@temporalio/worker';
import { fileURLToPath } from 'node:url';
import { ENGINE_ALONE } from './engine-alone.ts';

const { TEMPORAL_ADDRESS, TEMPORAL_NAMESPACE = 'loans' } = process.env;
const { code } = await bundleWorkflowCode({
  workflowsPath: fileURLToPath(new URL('engine-workflow.ts', import.meta.url)),
  logger: new DefaultLogger('WARN'),
});
const connection = await NativeConnection.connect({ address: TEMPORAL_ADDRESS });
const worker = await Worker.create({
  connection,
  namespace: TEMPORAL_NAMESPACE,
  taskQueue: ENGINE_ALONE.taskQueue,
  workflowBundle: { code },
  activities: { nothing: async () => undefined },
});
const running = worker.run();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => worker.shutdown());
await running;
await connection.close();
