import type { z } from 'zod';
import { findBatch, type BatchProgress } from '../db/queries/batches/progress.ts';
import { askToCancel } from '../db/queries/batches/run.ts';
import { startBatch, type BatchKind, type NewBatch } from '../db/queries/batches/start.ts';
import { batchRunningText, questionFailureText } from '../domain/texts/lt/screen/vmi.ts';
import type { Deps } from './deps.ts';
import { hashOfCall } from './http/idempotency.ts';
import { Problem } from './http/problems.ts';
import type { StaffSession } from './http/session.ts';
import { time } from './present/wire-values.ts';
import { holidaysOf, requestFilter } from './staff-filter.ts';
import { batchFilter, type batch } from './wire/batches.ts';
import type { ManagerFilter } from './wire/staff-list.ts';

const WIRE_STATE = { inProgress: 'InProgress', finished: 'Finished', cancelled: 'Cancelled' } as const;

/** Queues that show each person something else: the same filter of two people is not the same batch. */
const PERSONAL_QUEUE = 'mine';

/** A batch as the staff see it. */
export function presentBatch(one: BatchProgress, userId: string): z.input<typeof batch> {
  return {
    Id: one.id,
    kind: one.kind,
    state: WIRE_STATE[one.state],
    filter: one.filter as z.input<typeof batchFilter>,
    repeatOf: one.repeatOf,
    total: one.total,
    sent: one.sent,
    done: one.done,
    failed: one.failed,
    cancelled: one.cancelled,
    startedBy: one.startedBy,
    mine: one.startedById === userId,
    startedAt: time(one.startedAt),
    finishedAt: time(one.finishedAt),
    cancelAsked: one.cancelAsked,
    failures: one.failures.map(({ requestId, name, code }) => ({
      RequestId: requestId,
      CompanyName: name,
      code,
      text: questionFailureText(code),
    })),
  };
}

type Asker = Pick<StaffSession, 'userId' | 'roles'>;

/** Starts a mass action over what the filter finds now. */
export async function startMass(
  deps: Deps,
  asker: Asker,
  asked: { kind: BatchKind; filter: ManagerFilter; key: string },
) {
  const filter = batchFilter.parse(asked.filter);
  const personal = filter.queue === PERSONAL_QUEUE ? asker.userId : null;
  return begin(deps, asker, {
    kind: asked.kind,
    filter,
    filterKey: hashOfCall([filter, personal]),
    startedBy: asker.userId,
    commandId: commandId(asker, asked.key),
    rows: {
      filter: requestFilter(asked.filter, holidaysOf(await deps.calendar())),
      viewer: { userId: asker.userId, roles: asker.roles },
    },
  });
}

/** Starts what a batch left undone again, as a batch of its own. */
export async function repeatUndone(deps: Deps, asker: Asker, asked: { batchId: string; key: string }) {
  const earlier = await batchFor(deps, asked.batchId);
  if (earlier.state === 'inProgress') throw running(earlier);
  return begin(deps, asker, {
    kind: earlier.kind,
    filter: earlier.filter,
    filterKey: `repeat:${earlier.id}`,
    startedBy: asker.userId,
    commandId: commandId(asker, asked.key),
    rows: { undoneIn: earlier.id },
  });
}

/** Stops a batch: what was not asked stays undone. */
export async function cancelBatch(deps: Deps, asker: Asker, batchId: string) {
  await batchFor(deps, batchId);
  if (!(await askToCancel(deps.db, batchId, asker.userId))) throw new Problem('batchOver');
  await deps.engine.cancelMassAction(batchId);
  return presentBatch(await batchFor(deps, batchId), asker.userId);
}

export async function batchFor(deps: Deps, batchId: string): Promise<BatchProgress> {
  const found = await findBatch(deps.db, batchId);
  if (!found) throw new Problem('notFound');
  return found;
}

/** Keys are a person's own: two people may happen to send the same one. */
const commandId = (asker: Asker, key: string): string => `${asker.userId}:${key}`;

async function begin(deps: Deps, asker: Asker, batch: NewBatch) {
  const started = await startBatch(deps.db, batch);
  if (started.outcome === 'empty') throw new Problem('batchEmpty');
  const found = await batchFor(deps, started.batchId);
  if (started.outcome === 'running') throw running(found);
  if (found.state === 'inProgress') await deps.engine.startMassAction({ batchId: found.id });
  return presentBatch(found, asker.userId);
}

function running(one: BatchProgress): Problem {
  const { startedBy: who, done, total } = one;
  const at = time(one.startedAt);
  return new Problem('batchRunning', {
    sentence: batchRunningText({ who, at, done, total }),
    details: { batchId: one.id, who, at, done, total },
  });
}
