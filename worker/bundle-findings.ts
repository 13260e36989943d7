import { createServer } from 'node:net';
import { fine, warning, type Finding } from '../db/checkup/finding.ts';
import { isBundleMade } from './bundle.ts';
import type { WorkerConfig } from './config.ts';

/** What this worker needs of the machine it starts on: its bundle made, and its ports free. */
export async function bundleFindings(
  config: Pick<WorkerConfig, 'PAYLOAD_KEY' | 'WORKER_HEALTH_PORT' | 'WORKER_METRICS_PORT'>,
): Promise<Finding[]> {
  const findings = [
    isBundleMade({ encodesFailures: config.PAYLOAD_KEY !== undefined })
      ? fine('the bundle of the workflows is made')
      : warning(
          'the bundle of the workflows is not made, or of other sources: every start takes ten seconds longer',
          'node --import tsx worker/bundle.ts --all, as a user who may write to dist.',
        ),
  ];
  for (const name of ['WORKER_HEALTH_PORT', 'WORKER_METRICS_PORT'] as const) {
    const port = config[name];
    if (port !== undefined && !(await isFree(port)))
      findings.push(
        warning(
          `somebody listens at ${name} (${port})`,
          'If it is not this worker itself: every worker of one machine needs ports of its own.',
        ),
      );
  }
  return findings;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, process.env.HOST ?? '127.0.0.1', () => server.close(() => resolve(true)));
  });
