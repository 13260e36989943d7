import { Client, Connection, ScheduleAlreadyRunning, ScheduleOverlapPolicy } from '@temporalio/client';
import { NativeConnection } from '@temporalio/worker';
import proto from '@temporalio/proto';
import { setTimeout as pause } from 'node:timers/promises';
import { clientConnection, nativeConnection, type EngineSettings } from '../db/engine-settings.ts';
import { SEARCH_ATTRIBUTES } from '../domain/application/search-attributes.ts';
import { dataConverter } from '../workflows/codec/data-converter.ts';
import {
  DIGEST_SCHEDULE_ID,
  RECONCILE_SCHEDULE_ID,
  RETENTION_SCHEDULE_ID,
  TURNOVER_SCHEDULE_ID,
  WORKFLOW_TYPE,
} from '../workflows/definitions.ts';
import type { WorkerConfig } from './config.ts';
import type { Log } from './log.ts';

const { IndexedValueType } = proto.temporal.api.enums.v1;

/** As the engine's interface names the types. */
const WANTED = Object.fromEntries(
  Object.entries(SEARCH_ATTRIBUTES).map(([name, type]) => [
    name,
    IndexedValueType[`INDEXED_VALUE_TYPE_${type}`],
  ]),
);

type EngineConfig = EngineSettings & Pick<WorkerConfig, 'APP_ENV' | 'PAYLOAD_KEY'>;

const LONGEST_PAUSE_MS = 5_000;

/** Waits until the server of the engine answers: a worker may be started before it. */
export async function connectToEngine(config: WorkerConfig, log: Log): Promise<NativeConnection> {
  for (let wait = 250; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      return await NativeConnection.connect(nativeConnection(config));
    } catch {
      log.info({ msg: 'waiting for the engine' });
      await pause(wait);
    }
  }
}

/** A client of the same server, for the reconciler and for what must exist before work begins. */
export async function engineClient(
  config: EngineConfig,
): Promise<{ client: Client; close(): Promise<void> }> {
  const connection = await Connection.connect({ ...clientConnection(config), connectTimeout: '10s' });
  const client = new Client({
    connection,
    namespace: config.TEMPORAL_NAMESPACE,
    dataConverter: dataConverter({ payloadKey: config.PAYLOAD_KEY }),
  });
  return { client, close: () => connection.close() };
}

/** Search attributes and the schedules; doing it again changes nothing. */
export async function prepareEngine(client: Client, config: EngineConfig): Promise<void> {
  await ensureSearchAttributes(client, config.TEMPORAL_NAMESPACE);
  // Tests bring task queues of their own; only the product's queue has work on the clock.
  if (config.APP_ENV === 'test') return;
  for (const recurring of RECURRING) await ensureSchedule(client, config.TEMPORAL_TASK_QUEUE, recurring);
}

/** An attribute that is there under another type would be kept silently, so the types are compared. */
async function ensureSearchAttributes(client: Client, namespace: string): Promise<void> {
  const service = client.connection as Connection;
  const { customAttributes } = await service.operatorService.listSearchAttributes({ namespace });
  const missing = Object.entries(WANTED).filter(([name]) => customAttributes[name] === undefined);
  const wrong = Object.entries(WANTED).filter(
    ([name, type]) => customAttributes[name] !== undefined && customAttributes[name] !== type,
  );
  if (wrong.length > 0) {
    throw new Error(`search attributes of another type: ${wrong.map(([name]) => name).join(', ')}`);
  }
  if (missing.length > 0) {
    await service.operatorService.addSearchAttributes({
      namespace,
      searchAttributes: Object.fromEntries(missing),
    });
  }
}

interface Recurring {
  scheduleId: string;
  workflowType: string;
  /** From the start of an hour, or of a day (UTC), on. */
  every: '5m' | '1d';
}

const RECURRING: readonly Recurring[] = [
  { scheduleId: RECONCILE_SCHEDULE_ID, workflowType: WORKFLOW_TYPE.reconcile, every: '5m' },
  { scheduleId: DIGEST_SCHEDULE_ID, workflowType: WORKFLOW_TYPE.staffDigests, every: '5m' },
  // Daily, so that a month's file is there on its first day, and one that could not be made is made on the next.
  { scheduleId: TURNOVER_SCHEDULE_ID, workflowType: WORKFLOW_TYPE.turnoverFiles, every: '1d' },
  // Daily as well: the year's list is made on the first day the portal is up, and notices and strangers' answers have terms of days.
  { scheduleId: RETENTION_SCHEDULE_ID, workflowType: WORKFLOW_TYPE.retentionRound, every: '1d' },
];

/** A run that is missed is not made up for: the next one does what is due. */
async function ensureSchedule(
  client: Client,
  taskQueue: string,
  { scheduleId, workflowType, every }: Recurring,
): Promise<void> {
  try {
    await client.schedule.create({
      scheduleId,
      spec: { intervals: [{ every }] },
      action: { type: 'startWorkflow', workflowType, taskQueue, args: [] },
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1m' },
    });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
  }
}
