// Replays what runs in an installation against the workflows of this build, before they are let at it (decision 0056).
import { WorkflowNotFoundError, type Client } from '@temporalio/client';
import { Worker, type ReplayWorkerOptions } from '@temporalio/worker';
import { DeterminismViolationError } from '@temporalio/workflow';
import { WORKFLOW_TYPE } from '../workflows/definitions.ts';

/** Histories fetched ahead of the replay, which takes one at a time. */
const AHEAD = 8;

type History = Awaited<ReturnType<ReturnType<Client['workflow']['getHandle']>['fetchHistory']>>;

export interface Divergence {
  workflowType: string;
  workflowId: string;
  runId: string;
  /** Event of the history at which the paths part; null where the code failed otherwise. */
  event: { id: number; type: string } | null;
  /** One sentence without anything of a payload. */
  why: string;
}

export interface GateOutcome {
  /** Histories replayed, by type of workflow; every type of the build is named, also with 0. */
  replayed: Record<string, number>;
  /** Workflows that were gone when their history was fetched. */
  gone: number;
  divergences: Divergence[];
}

export interface GateWish {
  client: Client;
  taskQueue: string;
  /** Bundle, and the codec where PAYLOAD_KEY is set. */
  build: Pick<ReplayWorkerOptions, 'workflowBundle' | 'dataConverter'>;
}

interface OpenRun {
  type: string;
  workflowId: string;
  runId: string;
  history: History;
}

/** Replays every running workflow of the task queue, whatever its type; throws only where the engine cannot be asked. */
export async function replayOpenHistories({ client, taskQueue, build }: GateWish): Promise<GateOutcome> {
  const replayed: Record<string, number> = Object.fromEntries(
    Object.values(WORKFLOW_TYPE).map((type) => [type, 0]),
  );
  const divergences: Divergence[] = [];
  let gone = 0;
  let current: OpenRun | null = null;
  async function* histories() {
    for await (const run of fetchedAhead(client, taskQueue)) {
      if (run === null) gone += 1;
      else {
        current = run;
        yield { workflowId: run.workflowId, history: run.history };
      }
    }
  }
  for await (const { error } of Worker.runReplayHistories(build, histories())) {
    const { type, workflowId, runId, history } = current!;
    replayed[type] = (replayed[type] ?? 0) + 1;
    if (error) divergences.push({ workflowType: type, workflowId, runId, ...reasonOf(error, history) });
  }
  return { replayed, gone, divergences };
}

/** In the order of the listing; null: it ended and was forgotten between the listing and its turn. */
async function* fetchedAhead(client: Client, taskQueue: string): AsyncGenerator<OpenRun | null> {
  const waiting: Promise<OpenRun | null>[] = [];
  const query = `ExecutionStatus="Running" and TaskQueue=${JSON.stringify(taskQueue)}`;
  for await (const { workflowId, runId, type } of client.workflow.list({ query })) {
    waiting.push(fetched(client, { workflowId, runId, type }));
    if (waiting.length >= AHEAD) yield await waiting.shift()!;
  }
  for (const run of waiting) yield await run;
}

async function fetched(client: Client, run: Omit<OpenRun, 'history'>): Promise<OpenRun | null> {
  try {
    return { ...run, history: await client.workflow.getHandle(run.workflowId, run.runId).fetchHistory() };
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return null;
    throw error;
  }
}

/**
 * The engine's message is not repeated, because it may quote what a workflow threw: only the event or the mark of a
 * change it names is taken, and of these types, numbers and names, which are ours.
 */
function reasonOf(error: Error, history: History): Pick<Divergence, 'event' | 'why'> {
  if (!(error instanceof DeterminismViolationError))
    return {
      event: null,
      why: error.message.includes('no such function is exported')
        ? 'this build has no workflow of that type'
        : 'the code of the workflow fails while it goes through its history',
    };
  const [, id, type] = /HistoryEvent\(id: (\d+), (\w+)\)/.exec(error.message) ?? [];
  if (id && type)
    return {
      event: { id: Number(id), type: namedBy(history, id, type) },
      why: 'this build does something else',
    };
  const mark = /for change ([\w-]+)/.exec(error.message)?.[1];
  const marked = mark ? markOf(history, mark) : null;
  if (mark && marked)
    return {
      event: { id: marked, type: `MarkerRecorded ${mark}` },
      why: 'this build does not know this change',
    };
  return { event: null, why: 'this build does something else' };
}

/** With the name of the activity or of the child, where it has one. */
function namedBy(history: History, id: string, type: string): string {
  const event = history.events?.find(({ eventId }) => String(eventId) === id);
  const name =
    event?.activityTaskScheduledEventAttributes?.activityType?.name ??
    event?.startChildWorkflowExecutionInitiatedEventAttributes?.workflowType?.name;
  return name ? `${type} ${name}` : type;
}

/** The event that marks a change made behind `patched`; the library writes it in clear, whatever the codec. */
function markOf(history: History, change: string): number | null {
  const event = history.events?.find(({ markerRecordedEventAttributes: marker }) =>
    Object.values(marker?.markerName === 'core_patch' ? (marker.details ?? {}) : {}).some(({ payloads }) =>
      payloads?.some(({ data }) =>
        Buffer.from(data ?? [])
          .toString()
          .includes(`"${change}"`),
      ),
    ),
  );
  return event ? Number(event.eventId) : null;
}

/** What an operator reads: counts, then each divergence in a line of its own; the last line is the verdict. */
export function gateReport({ replayed, gone, divergences }: GateOutcome): string[] {
  const total = Object.values(replayed).reduce((sum, count) => sum + count, 0);
  return [
    ...Object.entries(replayed).map(([type, count]) => `${type}: ${count} replayed`),
    ...(gone > 0 ? [`${gone} ended meanwhile`] : []),
    ...divergences.map(
      ({ workflowType, workflowId, runId, event, why }) =>
        `DIVERGES ${workflowType} ${workflowId} (run ${runId}) at ${event ? `event ${event.id} ${event.type}` : 'no single event'}: ${why}`,
    ),
    divergences.length > 0
      ? `refused: ${divergences.length} of ${total} open histories diverge`
      : `passed: ${total} open histories replay with this build`,
  ];
}
