// Which build has the cases: the engine gives a case to workers of one build only (docs/decisions/0144-one-build-has-the-cases.md).
import type { Client, Connection } from '@temporalio/client';
import proto from '@temporalio/proto';
import type { WorkerDeploymentOptions } from '@temporalio/worker';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sourceHash } from './bundle.ts';
import type { WorkerConfig } from './config.ts';

const { RoutingConfigUpdateState } = proto.temporal.api.enums.v1;

/** gRPC's numbers: nobody has asked for work yet under this name; what was looked at has changed, or is not all there yet. */
const NOT_FOUND = 5;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;
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
    if (codeOf(error) === NOT_FOUND) return null;
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
      const standing = await triedOnce(deployment, isMeant);
      if (standing) return standing;
    } catch (error) {
      onTrouble?.(error);
    }
    await pause(wait, undefined, { signal });
  }
}

interface TakingOver {
  isMeant?: boolean;
  /** Ends the waiting with an AbortError. */
  signal?: AbortSignal;
  /** The engine did not answer, or not so; it is asked again. */
  onTrouble?: (error: unknown) => void;
}

/** null: not yet, or not all of the engine knows it yet. */
async function triedOnce(deployment: Deployment, isMeant: boolean): Promise<Standing | null> {
  const { client, namespace, taskQueue, buildId } = deployment;
  const builds = await buildsOf(deployment);
  if (!builds) return buildId === '' ? 'current' : null;
  if (builds.current === buildId) return builds.isUnderWay ? null : 'current';
  const own = builds.cameAt.get(buildId);
  if (own === undefined && buildId !== '') return null;
  if (!isMeant && (builds.cameAt.get(builds.current) ?? 0) > (own ?? 0)) return 'older';
  try {
    await (client.connection as Connection).workflowService.setWorkerDeploymentCurrentVersion({
      namespace,
      deploymentName: taskQueue,
      buildId,
      conflictToken: builds.conflictToken,
    });
    return null;
  } catch (error) {
    const code = codeOf(error);
    // Another worker was first, or one of the queues has nobody of this build yet.
    if (code === FAILED_PRECONDITION || code === ABORTED) return null;
    throw error;
  }
}

const codeOf = (error: unknown): number | undefined => (error as { code?: number }).code;
