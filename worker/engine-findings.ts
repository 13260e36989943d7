import type { Client, Connection } from '@temporalio/client';
import type { Payload } from '@temporalio/common';
import proto from '@temporalio/proto';
import { fine, warning, wrong, type Finding } from '../db/checkup/finding.ts';
import { SEARCH_ATTRIBUTES } from '../domain/application/search-attributes.ts';
import { isEncrypted } from '../workflows/codec/aes-codec.ts';
import { payloadCodec } from '../workflows/codec/data-converter.ts';
import { RECONCILE_SCHEDULE_ID, registersTaskQueue, WORKFLOW_TYPE } from '../workflows/definitions.ts';
import type { WorkerConfig } from './config.ts';

const { IndexedValueType } = proto.temporal.api.enums.v1;
const DAY_S = 24 * 60 * 60;
/** As docker/temporal/namespace.sh sets it. */
const RETENTION_DAYS = 90;
const PREPARE = 'Run docker/temporal/namespace.sh (docs/operations.md).';

interface EngineQuestion {
  client: Client;
  namespace: string;
  taskQueue: string;
  payloadKey: string | undefined;
}

export const engineQuestion = (
  client: Client,
  config: Pick<WorkerConfig, 'TEMPORAL_NAMESPACE' | 'TEMPORAL_TASK_QUEUE' | 'PAYLOAD_KEY'>,
): EngineQuestion => ({
  client,
  namespace: config.TEMPORAL_NAMESPACE,
  taskQueue: config.TEMPORAL_TASK_QUEUE,
  payloadKey: config.PAYLOAD_KEY,
});

/** Looks at the engine as the portal meets it; throws only where nobody answers. */
export async function engineFindings(question: EngineQuestion): Promise<Finding[]> {
  const service = question.client.connection as Connection;
  const { namespace } = question;
  const { serverVersion } = await service.workflowService.getClusterInfo({});
  const findings = [fine(`the engine answers: Temporal ${serverVersion}`)];
  try {
    const { config } = await service.workflowService.describeNamespace({ namespace });
    const days = Number(config?.workflowExecutionRetentionTtl?.seconds ?? 0) / DAY_S;
    findings.push(
      days < RETENTION_DAYS
        ? warning(
            `histories of ended cases are kept ${Math.round(days)} days, the runbook counts on ${RETENTION_DAYS}`,
            PREPARE,
          )
        : fine(`namespace ${namespace} keeps histories ${Math.round(days)} days after their end`),
    );
  } catch {
    return [...findings, wrong(`the engine has no namespace ${namespace}`, PREPARE)];
  }
  return [
    ...findings,
    ...(await attributeFindings(service, namespace)),
    ...(await scheduleFindings(question.client)),
    ...(await payloadFindings(question)),
  ];
}

async function attributeFindings(service: Connection, namespace: string): Promise<Finding[]> {
  const { customAttributes } = await service.operatorService.listSearchAttributes({ namespace });
  const isOther = ([name, type]: [string, string]): boolean =>
    customAttributes[name] !==
    IndexedValueType[`INDEXED_VALUE_TYPE_${type}` as keyof typeof IndexedValueType];
  const other = Object.entries(SEARCH_ATTRIBUTES).filter(isOther);
  const missing = other.filter(([name]) => customAttributes[name] === undefined).map(([name]) => name);
  const wrongly = other.filter(([name]) => customAttributes[name] !== undefined).map(([name]) => name);
  return [
    ...(missing.length > 0
      ? [
          warning(
            `search attributes are missing: ${missing.join(', ')}`,
            'The first worker that starts adds them.',
          ),
        ]
      : []),
    ...(wrongly.length > 0
      ? [
          wrong(
            `search attributes have another type: ${wrongly.join(', ')}`,
            'Remove them in the engine (temporal operator search-attribute remove), then start a worker.',
          ),
        ]
      : []),
    ...(other.length === 0 ? [fine('all search attributes are there')] : []),
  ];
}

/** Whether anybody works: not asked by a worker that is just starting. */
export async function pollerFindings({ client, namespace, taskQueue }: EngineQuestion): Promise<Finding[]> {
  const service = client.connection as Connection;
  const { TaskQueueType } = proto.temporal.api.enums.v1;
  const asked = [
    { name: taskQueue, type: TaskQueueType.TASK_QUEUE_TYPE_WORKFLOW },
    { name: registersTaskQueue(taskQueue), type: TaskQueueType.TASK_QUEUE_TYPE_ACTIVITY },
  ];
  const findings: Finding[] = [];
  for (const { name, type } of asked) {
    const { pollers } = await service.workflowService.describeTaskQueue({
      namespace,
      taskQueue: { name },
      taskQueueType: type,
    });
    findings.push(
      pollers && pollers.length > 0
        ? fine(`task queue ${name}: ${pollers.length} asked for work within five minutes`)
        : warning(`nobody works on task queue ${name}`, 'Start a worker with the same TEMPORAL_TASK_QUEUE.'),
    );
  }
  return findings;
}

async function scheduleFindings(client: Client): Promise<Finding[]> {
  try {
    const { state } = await client.schedule.getHandle(RECONCILE_SCHEDULE_ID).describe();
    return [
      state.paused
        ? warning(
            'the reconciler is paused: nobody compares cases and rows',
            `temporal schedule toggle --unpause --schedule-id ${RECONCILE_SCHEDULE_ID}`,
          )
        : fine('the reconciler is scheduled'),
    ];
  } catch {
    return [warning('the reconciler is not scheduled', 'The first worker that starts schedules it.')];
  }
}

/** Whether what runs can be read with the key of this process: a running case is asked for and opened. */
async function payloadFindings({ client, namespace, payloadKey }: EngineQuestion): Promise<Finding[]> {
  const service = client.connection as Connection;
  for await (const { workflowId, runId } of client.workflow.list({
    query: `ExecutionStatus="Running" and WorkflowType="${WORKFLOW_TYPE.loanRequest}"`,
    pageSize: 1,
  })) {
    const { history } = await service.workflowService.getWorkflowExecutionHistory({
      namespace,
      execution: { workflowId, runId },
      maximumPageSize: 1,
    });
    const payloads = history?.events?.[0]?.workflowExecutionStartedEventAttributes?.input?.payloads ?? [];
    return [await readable(payloads, payloadKey)];
  }
  return [];
}

async function readable(payloads: Payload[], payloadKey: string | undefined): Promise<Finding> {
  const codec = payloadCodec({ payloadKey });
  try {
    if (isEncrypted(payloads) && !codec) throw new Error('there is no key');
    await codec?.decode(payloads);
    return fine('running cases can be read');
  } catch {
    return wrong(
      'running cases are encrypted with a key that is not in PAYLOAD_KEY',
      'Put that key back, behind the new one with a comma between them; without it these cases cannot go on.',
    );
  }
}
