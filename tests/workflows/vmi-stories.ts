// Questions to the tax authority: one by hand, a mass action that continues as new, one that is cancelled.
import { randomUUID } from 'node:crypto';
import { findBatch } from '../../db/queries/batches/progress.ts';
import { askToCancel } from '../../db/queries/batches/run.ts';
import { startBatch, type BatchKind } from '../../db/queries/batches/start.ts';
import { ensureSubject } from '../../db/queries/registers.ts';
import { ensureCheck, findCheck } from '../../db/queries/vmi/checks.ts';
import { COMPANIES } from '../../stack/stand-ins/parties.ts';
import {
  cancelMassAction,
  massActionWorkflowId,
  vmiCheckWorkflowId,
  WORKFLOW_TYPE,
} from '../../workflows/definitions.ts';
import { addManyRequests } from '../harness/many-requests.ts';
import type { Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';

const CODES = COMPANIES.filter(({ vmi }) => vmi.answer === 'ok').map(({ CompanyCode }) => CompanyCode);

/** Asks about a company by hand and waits for the end; answers the id of the check. */
export async function askOne({ world, staff }: Surroundings, code = CODES[0]!): Promise<string> {
  const subjectId = await ensureSubject(world.db, 'company', code);
  const asked = { subjectId, askedBy: staff.manager.actorId!, commandId: randomUUID() };
  const { id } = await ensureCheck(world.db, asked);
  const workflowId = vmiCheckWorkflowId(id);
  const { taskQueue } = world;
  await world.client.workflow.execute(WORKFLOW_TYPE.vmiCheck, {
    workflowId,
    taskQueue,
    args: [{ checkId: id }],
  });
  return id;
}

export interface Mass {
  kind?: BatchKind;
  codes?: readonly string[];
  maxEvents?: number;
}

/** Starts a mass action over new requests; answers the id of the batch. */
export async function startMass({ world, staff }: Surroundings, mass: Mass = {}): Promise<string> {
  const { kind = 'vmiAdditionalCheck', codes = CODES, maxEvents } = mass;
  await addManyRequests(world.db, codes);
  const userId = staff.manager.actorId!;
  const started = await startBatch(world.db, {
    kind,
    filter: {},
    filterKey: randomUUID(),
    startedBy: userId,
    commandId: randomUUID(),
    rows: { filter: { statuses: [2] }, viewer: { userId, roles: ['manager'] } },
  });
  if (started.outcome !== 'started') throw new Error(started.outcome);
  const { batchId } = started;
  await world.client.workflow.start(WORKFLOW_TYPE.massAction, {
    workflowId: massActionWorkflowId(batchId),
    taskQueue: world.taskQueue,
    args: [{ batchId, maxEvents }],
  });
  return batchId;
}

/** The batch when it is over. */
export function ended({ world }: Surroundings, batchId: string) {
  return until(
    async () => {
      const found = await findBatch(world.db, batchId);
      return found?.state !== 'inProgress' && found;
    },
    { timeoutMs: 60_000, what: 'the end of the batch' },
  );
}

/** As the API does it: the database first, then the signal. */
export async function cancel({ world, staff }: Surroundings, batchId: string): Promise<void> {
  await askToCancel(world.db, batchId, staff.manager.actorId!);
  await world.client.workflow.getHandle(massActionWorkflowId(batchId)).signal(cancelMassAction);
}

/** How the tax authority behaves from now on. */
export async function taxAuthority({ standIns }: Surroundings, rule: Record<string, unknown>): Promise<void> {
  await fetch(`${standIns.urls.registers}/__control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'tax-authority', ...rule }),
  });
}

export const VMI_STORIES: Record<string, (around: Surroundings) => Promise<readonly string[]>> = {
  'vmi-check': async (around) => [vmiCheckWorkflowId(await askOne(around))],
  'mass-action': async (around) => {
    const batchId = await startMass(around, { kind: 'vmiRenew' });
    await ended(around, batchId);
    return [massActionWorkflowId(batchId)];
  },
  'mass-action-continued-as-new': async (around) => {
    // The last run of several: what is left stands in the database alone.
    const batchId = await startMass(around, { maxEvents: 30 });
    await ended(around, batchId);
    return [massActionWorkflowId(batchId)];
  },
  'mass-action-cancelled': async (around) => {
    await taxAuthority(around, { mode: 'slow', delayMs: 60_000 });
    try {
      const batchId = await startMass(around);
      await until(async () => ((await findBatch(around.world.db, batchId))?.sent ?? 0) > 0);
      await cancel(around, batchId);
      await ended(around, batchId);
      return [massActionWorkflowId(batchId)];
    } finally {
      await taxAuthority(around, { mode: 'normal' });
    }
  },
};

export const checkOf = ({ world }: Surroundings, id: string) => findCheck(world.db, id);
