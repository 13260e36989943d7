// What a workflow has done, read from its history: no worker is needed, and nothing has to be asked.
import { WorkflowNotFoundError, type Client } from '@temporalio/client';
import type { HeldStep } from '../../domain/application/reconciling.ts';
import type { StatusId } from '../../domain/application/status.ts';

type History = Awaited<ReturnType<ReturnType<Client['workflow']['getHandle']>['fetchHistory']>>;
type Event = NonNullable<History['events']>[number];
type Payload = Parameters<Client['options']['loadedDataConverter']['payloadConverter']['fromPayload']>[0];

/** Continue-as-new is followed back so many times; a run holds some 120 moves. */
const RUNS_BACK = 20;

interface Run {
  /** Version it began with: 0 for a new request. */
  from: number;
  steps: HeldStep[];
  previous: string | null;
}

/** How the engine's library marks the end of a local activity. */
const LOCAL_ACTIVITY = 'core_local_activity';

interface AskedLike {
  action?: string;
  commandId?: string;
}

interface StateLike {
  version: number;
  status: StatusId | null;
  lastCommand?: string | null;
}

/**
 * The moves a workflow holds, those of earlier runs before them, back to version `after`. A step it dropped again,
 * because the database was older even then, is left out.
 */
export async function readSteps(
  client: Client,
  run: { workflowId: string; runId: string },
  after: number,
): Promise<HeldStep[]> {
  let steps: HeldStep[] = [];
  let runId: string | null = run.runId;
  for (let back = 0; runId !== null && back < RUNS_BACK; back += 1) {
    const read: Run | null = await readRun(client, run.workflowId, runId);
    if (!read) break;
    steps = [...read.steps, ...steps];
    runId = read.from > after ? read.previous : null;
  }
  return steps;
}

async function readRun(client: Client, workflowId: string, runId: string): Promise<Run | null> {
  try {
    const { events } = await client.workflow.getHandle(workflowId, runId).fetchHistory();
    return await runOf(events ?? [], (payload) => decode(client, payload));
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return null;
    throw error;
  }
}

async function runOf(events: readonly Event[], read: (payload: Payload) => Promise<unknown>): Promise<Run> {
  const first = async (payloads?: { payloads?: Payload[] | null } | null): Promise<unknown> =>
    payloads?.payloads?.[0] ? read(payloads.payloads[0]) : undefined;
  const started = events[0]?.workflowExecutionStartedEventAttributes;
  const input = (await first(started?.input)) as { resumeFrom?: StateLike } | undefined;
  const from = input?.resumeFrom?.version ?? 0;
  const scheduled = new Map<string, Event>();
  let steps: HeldStep[] = [];
  let version = from;
  for (const event of events) {
    if (event.activityTaskScheduledEventAttributes) scheduled.set(String(event.eventId), event);
    const answer = await first(answerIn(event));
    const state = stateIn(answer);
    if (!state || state.version === version) continue;
    if (state.version < version) steps = steps.filter((step) => step.version <= state.version);
    else steps.push(await stepOf(event, state, answer));
    version = state.version;
  }
  return { from, steps, previous: started?.continuedExecutionRunId || null };

  async function stepOf(event: Event, state: StateLike, answer: unknown): Promise<HeldStep> {
    const { scheduledEventId } = event.activityTaskCompletedEventAttributes ?? {};
    const activity = scheduled.get(String(scheduledEventId))?.activityTaskScheduledEventAttributes;
    const { asked } = answer as { asked?: AskedLike };
    const given = asked ?? ((await first(activity?.input)) as AskedLike | undefined);
    return {
      version: state.version,
      status: state.status,
      action: given?.action ?? activity?.activityType?.name ?? 'unknown',
      commandId: given?.commandId ?? state.lastCommand ?? null,
      at: new Date(Number(event.eventTime?.seconds ?? 0) * 1000).toISOString(),
    };
  }
}

/** What an activity answered: one of its own, or a local one, which leaves a marker and nothing else. */
function answerIn(event: Event) {
  const { markerName, details } = event.markerRecordedEventAttributes ?? {};
  return markerName === LOCAL_ACTIVITY ? details?.result : event.activityTaskCompletedEventAttributes?.result;
}

/** Activities answer the state itself, or carry it. */
function stateIn(answer: unknown): StateLike | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const inner = (answer as { state?: unknown }).state;
  if (inner !== undefined && inner !== answer) return stateIn(inner);
  const { version, status } = answer as Partial<StateLike>;
  return typeof version === 'number' && status !== undefined ? (answer as StateLike) : null;
}

async function decode(client: Client, payload: Payload): Promise<unknown> {
  const { payloadCodecs, payloadConverter } = client.options.loadedDataConverter;
  let opened = [payload];
  for (const codec of [...payloadCodecs].reverse()) opened = await codec.decode(opened);
  return payloadConverter.fromPayload(opened[0]!);
}
