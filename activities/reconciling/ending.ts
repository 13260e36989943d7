import { WorkflowNotFoundError, type Client } from '@temporalio/client';
import type { SignalDefinition } from '@temporalio/common';

/** Signals a workflow; one that has ended meanwhile is let be. */
export async function signalIfRunning(
  client: Client,
  workflowId: string,
  signal: SignalDefinition,
): Promise<void> {
  await client.workflow.getHandle(workflowId).signal(signal).catch(unlessGone);
}

/** Ends this very run; its history stays in the engine, with the reason. */
export async function endRun(
  client: Client,
  { workflowId, runId }: { workflowId: string; runId: string },
  reason: string,
): Promise<void> {
  await client.workflow.getHandle(workflowId, runId).terminate(`reconciler: ${reason}`).catch(unlessGone);
}

function unlessGone(error: unknown): void {
  if (!(error instanceof WorkflowNotFoundError)) throw error;
}
