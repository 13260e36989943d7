import { fine, warning, wrong, type Finding } from '../db/checkup/finding.ts';
import { buildsOf, type Deployment } from './deployment.ts';

const WAY_BACK =
  'The first worker of a later build takes them over; for an earlier one run npm run takeover.';

/** Whether the engine gives the cases to workers such as this one; nothing to say where no worker has ever named a build. */
export async function deploymentFindings(deployment: Deployment): Promise<Finding[]> {
  const builds = await buildsOf(deployment);
  const { buildId } = deployment;
  const current = builds?.current ?? '';
  if (buildId === '')
    return current === ''
      ? []
      : [
          wrong(
            `the engine gives the cases to build ${current}, and this worker names no build`,
            'Set WORKER_VERSIONING=1; or give the cases to workers without a build: npm run takeover.',
          ),
        ];
  if (current === buildId) return [fine(`this build, ${buildId}, has the cases`)];
  return current === ''
    ? [warning('workers without a build have the cases', WAY_BACK)]
    : [warning(`build ${current} has the cases, this is ${buildId}`, WAY_BACK)];
}
