import { Context } from '@temporalio/activity';
import { WorkflowNotFoundError } from '@temporalio/client';
import { publishDueAid } from '../db/queries/aid-publication.ts';
import { enqueueMail } from '../db/queries/outbox.ts';
import { isStillDue, listLyingDrafts, noteDraftTold } from '../db/queries/retention/due.ts';
import { loadOpenRemovals, makeRetentionList, sealRetention } from '../db/queries/retention/lists.ts';
import {
  forgetStrangers,
  nextToRemove,
  noteRemoved,
  paymentsOf,
  removeRows,
  type LeftOver,
  type Removing,
} from '../db/queries/retention/removal.ts';
import {
  DRAFT_MONTHS,
  NOTICE_DAYS,
  STRANGERS_DAYS,
  TELL_AFTER_MONTHS,
} from '../domain/retention/retention.ts';
import { addDays, addMonths, vilniusDate } from '../domain/values/days.ts';
import {
  paymentWorkflowIdOf,
  retentionWorkflowId,
  WORKFLOW_TYPE,
  workflowIdOf,
} from '../workflows/definitions.ts';
import type { ActivityDeps } from './deps.ts';

const AT_ONCE = 50;
const DAY_MS = 86_400_000;

type Deps = Pick<ActivityDeps, 'db' | 'engine' | 'files'>;

/** Keeping records as long as they must be kept, and no longer (decision 0113). */
export function createRetentionActivities(deps: Deps) {
  const { db } = deps;
  return {
    /** Tells whoever began a draft that it will go unless it is saved; each is told once until somebody saves it. */
    async tellLyingDrafts(): Promise<{ told: number }> {
      const today = vilniusDate(new Date());
      let told = 0;
      for (const { requestId, touchedOn } of await listLyingDrafts(
        db,
        addMonths(today, -TELL_AFTER_MONTHS),
      )) {
        const [year, notice] = [addMonths(touchedOn, DRAFT_MONTHS), addDays(today, NOTICE_DAYS)];
        const removalOn = year > notice ? year : notice;
        await db.transaction().execute(async (tx) => {
          await noteDraftTold(tx, { requestId, toldOn: today, removalOn });
          await enqueueMail(tx, { kind: 'draftEnding', requestId, params: { dueDate: removalOn } });
        });
        told += 1;
        Context.current().heartbeat(told);
      }
      return { told };
    },

    async forgetStrangers(): Promise<{ forgotten: number }> {
      const before = new Date(Date.now() - STRANGERS_DAYS * DAY_MS);
      let forgotten = 0;
      for (let gone = -1; gone !== 0; forgotten += gone) {
        gone = await forgetStrangers(db, before);
        Context.current().heartbeat(forgotten);
      }
      return { forgotten };
    },

    /** The list of the year, if it has none yet. */
    async listForRetention(): Promise<{ listId: number | null }> {
      return { listId: await makeRetentionList(db, vilniusDate(new Date()), { onlyOnce: true }) };
    },

    /** Some records of a list: rows, bytes and histories of each, or the reason why it stays. */
    async removeListed({ listId }: { listId: number }): Promise<{ dealtWith: number; isDone: boolean }> {
      const some = await nextToRemove(db, listId, AT_ONCE);
      for (const [done, one] of some.entries()) {
        await removeOne(deps, listId, one);
        Context.current().heartbeat(done);
      }
      return { dealtWith: some.length, isDone: some.length < AT_ONCE };
    },

    /** Large aid whose term to publish it is about to end. */
    async publishAid(): Promise<{ published: number }> {
      return { published: await publishDueAid(db, vilniusDate(new Date())) };
    },

    async sealRetentionList({ listId }: { listId: number }): Promise<void> {
      await sealRetention(db, listId);
    },
  };
}

/**
 * Workflows end before the rows go: one without a row would be taken for a sign of a restored database. Should the rows stay after
 * all, because a hold came in between, the reconciler begins the workflow again from them.
 */
async function removeOne(deps: Deps, listId: number, { requestId, ...removing }: Removing): Promise<void> {
  const { db, engine, files } = deps;
  const today = vilniusDate(new Date());
  let { leftOver }: { leftOver: LeftOver | null } = removing;
  if (!leftOver) {
    if ((await db.transaction().execute((tx) => isStillDue(tx, requestId, today))) === 'due')
      for (const workflowId of idsOf(requestId, await paymentsOf(db, requestId)))
        await engine.client.workflow
          .getHandle(workflowId)
          .terminate('the record is removed')
          .catch(unlessUnknown);
    leftOver = await removeRows(db, { listId, requestId, today });
    if (!leftOver) return;
  }
  for (const key of leftOver.keys) await files.remove(key);
  let runs = 0;
  for (const workflowId of idsOf(requestId, leftOver.payments)) runs += await forgetRuns(engine, workflowId);
  await noteRemoved(db, { listId, requestId, files: leftOver.keys.length, runs });
}

const idsOf = (requestId: number, payments: readonly number[]): string[] => [
  workflowIdOf(requestId),
  ...payments.map(paymentWorkflowIdOf),
];

/** Deletes every run the engine remembers under the id, the one that ended just now included; answers how many. */
async function forgetRuns({ client }: Deps['engine'], workflowId: string): Promise<number> {
  const runIds = new Set<string>();
  const newest = await client.workflow.getHandle(workflowId).describe().catch(unlessUnknown);
  if (newest) runIds.add(newest.runId);
  for await (const { runId } of client.workflow.list({ query: `WorkflowId="${workflowId}"` }))
    runIds.add(runId);
  const { namespace } = client.options;
  for (const runId of runIds)
    await client.workflowService
      .deleteWorkflowExecution({ namespace, workflowExecution: { workflowId, runId } })
      .catch(unlessGone);
  return runIds.size;
}

function unlessUnknown(error: unknown): null {
  if (error instanceof WorkflowNotFoundError) return null;
  throw error;
}

const GRPC_NOT_FOUND = 5;

function unlessGone(error: unknown): void {
  if ((error as { code?: number }).code !== GRPC_NOT_FOUND) throw error;
}

/** Lists that two people have let go and nobody carries on get their workflow again. */
export async function reviveRemovals(
  { db, engine }: Pick<ActivityDeps, 'db' | 'engine'>,
  minutes: number,
): Promise<void> {
  for (const listId of await loadOpenRemovals(db, minutes)) {
    await engine.client.workflow.start(WORKFLOW_TYPE.retentionRemoval, {
      workflowId: retentionWorkflowId(listId),
      taskQueue: engine.taskQueue,
      args: [{ listId }],
      workflowIdConflictPolicy: 'USE_EXISTING',
    });
  }
}
