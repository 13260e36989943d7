import type { Connection } from '@temporalio/client';
import proto from '@temporalio/proto';
import { fine, warning, wrong, type Finding } from '../db/checkup/finding.ts';
import { buildsOf, type Deployment } from './deployment.ts';

const TAKEN_OVER =
  'The first worker of a later build takes them over; for an earlier one run npm run takeover.';

/** Whether the engine gives the cases to workers such as this one; nothing to say where no worker has ever named a build. */
export async function deploymentFindings(deployment: Deployment): Promise<Finding[]> {
  const builds = await buildsOf(deployment);
  const { buildId } = deployment;
  const current = builds?.current ?? '';
  if (buildId === '' && current === '') return [];
  if (buildId === '')
    return [
      wrong(
        `the engine gives the cases to build ${current}, and this worker names no build`,
        'Set WORKER_VERSIONING=1; or give the cases to workers without a build: npm run takeover.',
      ),
    ];
  if (current === buildId) return [fine(`this build, ${buildId}, has the cases`)];
  if (current === '') return [warning('workers without a build have the cases', TAKEN_OVER)];
  return (await isServed(deployment, current))
    ? [warning(`build ${current} has the cases, this is ${buildId}`, TAKEN_OVER)]
    : [
        wrong(
          `build ${current} has the cases, and no worker of it has asked for work within five minutes`,
          'Start one of it or of a later build; for an earlier one run npm run takeover.',
        ),
      ];
}

async function isServed({ client, namespace, taskQueue }: Deployment, buildId: string): Promise<boolean> {
  const { pollers } = await (client.connection as Connection).workflowService.describeTaskQueue({
    namespace,
    taskQueue: { name: taskQueue },
    taskQueueType: proto.temporal.api.enums.v1.TaskQueueType.TASK_QUEUE_TYPE_WORKFLOW,
  });
  return (pollers ?? []).some(({ deploymentOptions }) => deploymentOptions?.buildId === buildId);
}
