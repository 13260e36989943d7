import { Client, Connection, type WorkflowHandle } from '@temporalio/client';
import type { BenchPortal } from './portal.ts';

export const ENGINE_ALONE = {
  taskQueue: 'engine-alone',
  workflowType: 'engineAlone',
  update: 'act',
} as const;

export interface EngineAlone {
  /** One Update with one empty activity. */
  act: (round: number) => Promise<void>;
  close(): Promise<void>;
}

/** Workflows that do nothing, as many as there are cases, on a worker of their own. */
export async function startEngineAlone(portal: BenchPortal, count: number): Promise<EngineAlone> {
  const connection = await Connection.connect({ address: portal.temporalAddress });
  const client = new Client({ connection, namespace: portal.namespace });
  const handles: WorkflowHandle[] = [];
  for (let number = 0; number < count; number += 1) {
    handles.push(
      await client.workflow.start(ENGINE_ALONE.workflowType, {
        workflowId: `engine-alone:${number}`,
        taskQueue: ENGINE_ALONE.taskQueue,
        args: [],
      }),
    );
  }
  return {
    async act(round) {
      await handles[round % count]?.executeUpdate(ENGINE_ALONE.update);
    },
    close: () => connection.close(),
  };
}
