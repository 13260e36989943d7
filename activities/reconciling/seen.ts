// The engine seen from outside: what it shows of its workflows, without asking any of them.
import { WorkflowNotFoundError, type Client } from '@temporalio/client';
import type { HeldMark } from '../../domain/application/reconciling.ts';
import { WORKFLOW_TYPE } from '../../workflows/definitions.ts';
import type { ActivityDeps } from '../deps.ts';

type WorkflowType = keyof typeof WORKFLOW_TYPE;
type Engine = ActivityDeps['engine'];

export interface Seen {
  runId: string;
  isRunning: boolean;
  startedAt: Date;
  held: HeldMark;
  /** How often its newest workflow task was tried. */
  attempts: number;
}

/** The newest run of a workflow as the engine holds it this moment; null when it knows none. */
export async function see(client: Client, workflowId: string): Promise<Seen | null> {
  const found = await client.workflow.getHandle(workflowId).describe().catch(unlessUnknown);
  if (!found) return null;
  const { LoanStatus, LoanVersion, PaymentStatus, PaymentVersion, LastCommand } = found.searchAttributes;
  const [version] = LoanVersion ?? PaymentVersion ?? [];
  return {
    runId: found.runId,
    isRunning: found.status.name === 'RUNNING',
    startedAt: found.startTime,
    held: {
      status: textOf((LoanStatus ?? PaymentStatus)?.[0]),
      version: typeof version === 'number' ? version : null,
      lastCommand: textOf(LastCommand?.[0]),
    },
    attempts: found.raw.pendingWorkflowTask?.attempt ?? 0,
  };
}

/** The same, when it runs. */
export async function seeRunning(client: Client, workflowId: string): Promise<Seen | null> {
  const seen = await see(client, workflowId);
  return seen?.isRunning ? seen : null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function unlessUnknown(error: unknown): null {
  if (error instanceof WorkflowNotFoundError) return null;
  throw error;
}

/** Whether the engine remembers a run, running or ended. */
export async function isRunKnown(
  client: Client,
  run: { workflowId: string; runId: string },
): Promise<boolean> {
  const found = await client.workflow.getHandle(run.workflowId, run.runId).describe().catch(unlessUnknown);
  return found !== null;
}

/** Ids of the workflows of a type on our queue that run now, page by page. */
export async function* listRunning(engine: Engine, type: WorkflowType): AsyncGenerator<string> {
  const query = `${ofType(engine, type)} and ExecutionStatus="Running"`;
  for await (const { workflowId } of engine.client.workflow.list({ query, pageSize: 1_000 }))
    yield workflowId;
}

/** Ids of workflows of a type that have ended within the engine's retention. */
export async function* listEnded(engine: Engine, type: WorkflowType): AsyncGenerator<string> {
  const query = `${ofType(engine, type)} and ExecutionStatus!="Running" and ExecutionStatus!="ContinuedAsNew"`;
  for await (const { workflowId } of engine.client.workflow.list({ query, pageSize: 1_000 }))
    yield workflowId;
}

const ofType = ({ taskQueue }: Engine, type: WorkflowType): string =>
  `WorkflowType="${WORKFLOW_TYPE[type]}" and TaskQueue="${taskQueue}"`;

/** What follows the colon of a workflow's id. */
export const ownerOf = (workflowId: string): string => workflowId.slice(workflowId.indexOf(':') + 1);

/** The highest number of a request the engine remembers, running or ended; 0 when it remembers none. */
export async function highestNumber(engine: Engine): Promise<number> {
  let highest = 0;
  const all = engine.client.workflow.list({ query: ofType(engine, 'loanRequest'), pageSize: 1_000 });
  for await (const { workflowId } of all) highest = Math.max(highest, Number(ownerOf(workflowId)) || 0);
  return highest;
}

/** Runs of the reconciler that ended well and began later than an instant, the newest first. */
export async function recentReconciliations(engine: Engine, since: Date): Promise<string[]> {
  const query = `${ofType(engine, 'reconcile')} and ExecutionStatus="Completed" and StartTime > "${since.toISOString()}"`;
  const runIds: string[] = [];
  for await (const { runId } of engine.client.workflow.list({ query, pageSize: 20 })) {
    runIds.push(runId);
    if (runIds.length === 20) break;
  }
  return runIds;
}
