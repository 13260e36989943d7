// Which build has the cases: the engine gives a case to workers of one build only (docs/decisions/0144-one-build-has-the-cases.md).
import type { Client, Connection } from '@temporalio/client';
import proto from '@temporalio/proto';
import type { WorkerDeploymentOptions } from '@temporalio/worker';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sourceHash } from './bundle.ts';
import type { WorkerConfig } from './config.ts';

const { RoutingConfigUpdateState } = proto.temporal.api.enums.v1;

/** gRPC's number for: no worker has ever asked for work under this name. */
const NOT_FOUND = 5;
const LONGEST_PAUSE_MS = 2_000;

export interface Deployment {
  client: Client;
  namespace: string;
  /** The task queue, which is also the name under which the engine knows all builds of this installation. */
  taskQueue: string;
  /** Empty: workers without a build. */
  buildId: string;
}

/** `older`: a build that came after this one has the cases, and keeps them. */
export type Standing = 'current' | 'older';

/** What a build is told by: version, and sources of the workflows. The same workflows are the same build. */
export const ownBuildId = (): string => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return `${version}-${sourceHash().slice(0, 12)}`;
};

export const deploymentOf = (
  client: Client,
  config: Pick<WorkerConfig, 'TEMPORAL_NAMESPACE' | 'TEMPORAL_TASK_QUEUE' | 'WORKER_VERSIONING'>,
): Deployment => ({
  client,
  namespace: config.TEMPORAL_NAMESPACE,
  taskQueue: config.TEMPORAL_TASK_QUEUE,
  buildId: config.WORKER_VERSIONING === '1' ? ownBuildId() : '',
});

/** For the workers of one process. Cases go on under whichever build has them: they live longer than any build. */
export const versionedAs = ({ taskQueue, buildId }: Pick<Deployment, 'taskQueue' | 'buildId'>) =>
  buildId === ''
    ? {}
    : {
        workerDeploymentOptions: {
          version: { deploymentName: taskQueue, buildId },
          useWorkerVersioning: true,
          defaultVersioningBehavior: 'AUTO_UPGRADE',
        } satisfies WorkerDeploymentOptions,
      };

export interface Builds {
  /** Empty: workers without a build have the cases. */
  current: string;
  /** When a worker of each build first asked for work, in milliseconds. */
  cameAt: ReadonlyMap<string, number>;
  /** Some of the engine's queues still go by what was before; it says so from 1.29 on. */
  isUnderWay: boolean;
  conflictToken: Uint8Array | null;
}

/** null: no worker with a build has ever asked for work here. */
export async function buildsOf({
  client,
  namespace,
  taskQueue,
}: Pick<Deployment, 'client' | 'namespace' | 'taskQueue'>): Promise<Builds | null> {
  const { workflowService } = client.connection as Connection;
  try {
    const { workerDeploymentInfo: found, conflictToken } = await workflowService.describeWorkerDeployment({
      namespace,
      deploymentName: taskQueue,
    });
    const cameAt = (found?.versionSummaries ?? []).map(
      ({ deploymentVersion, createTime }) =>
        [
          deploymentVersion?.buildId ?? '',
          Number(createTime?.seconds ?? 0) * 1e3 + (createTime?.nanos ?? 0) / 1e6,
        ] as const,
    );
    return {
      current: found?.routingConfig?.currentDeploymentVersion?.buildId ?? '',
      cameAt: new Map(cameAt),
      isUnderWay:
        found?.routingConfigUpdateState === RoutingConfigUpdateState.ROUTING_CONFIG_UPDATE_STATE_IN_PROGRESS,
      conflictToken: conflictToken ?? null,
    };
  } catch (error) {
    if ((error as { code?: number }).code === NOT_FOUND) return null;
    throw error;
  }
}

/**
 * Waits until workers of this build are known to the engine and gives the cases to them, unless a build that came later has
 * them: a worker of an earlier release that starts again must not meet what a later one has written. `isMeant`: a person wants it so.
 */
export async function takeOver(
  deployment: Deployment,
  { isMeant = false, signal, onTrouble }: TakingOver = {},
): Promise<Standing> {
  for (let wait = 100; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      return await triedOnce(deployment, isMeant);
    } catch (error) {
      // It takes one to two seconds at best.
      if (wait === LONGEST_PAUSE_MS) onTrouble?.(error as Error);
    }
    await pause(wait, undefined, { signal });
  }
}

interface TakingOver {
  isMeant?: boolean;
  /** Ends the waiting with an AbortError. */
  signal?: AbortSignal;
  /** Why it takes longer than it should; told each time it is tried again. */
  onTrouble?: (error: Error) => void;
}

/** Throws while it is not so yet: nobody of this build is there, one of the queues has none, or not all of the engine knows. */
async function triedOnce(deployment: Deployment, isMeant: boolean): Promise<Standing> {
  const { client, namespace, taskQueue, buildId } = deployment;
  const builds = await buildsOf(deployment);
  if (!builds && buildId === '') return 'current';
  if (builds?.current !== buildId) {
    const own = builds?.cameAt.get(buildId) ?? 0;
    if (!builds || (own === 0 && buildId !== '')) throw new Error('no worker of this build asks for work');
    if (!isMeant && (builds.cameAt.get(builds.current) ?? 0) > own) return 'older';
    await (client.connection as Connection).workflowService.setWorkerDeploymentCurrentVersion({
      namespace,
      deploymentName: taskQueue,
      buildId,
      conflictToken: builds.conflictToken,
    });
  } else if (!builds.isUnderWay) return 'current';
  throw new Error('not all queues of the engine know it yet');
}
