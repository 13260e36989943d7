import { WorkflowNotFoundError } from '@temporalio/common';
import { Context } from '@temporalio/activity';
import {
  closeChange,
  findMoved,
  findRunningChange,
  loadRunningChanges,
  noteMoved,
  recountFinished,
} from '../db/queries/calendar/recount.ts';
import { storeCommandInput } from '../db/queries/command-input.ts';
import type { Database } from '../db/connect.ts';
import { dayChangeText } from '../domain/texts/lt/calendar.ts';
import { calendarChangeWorkflowId, command, WORKFLOW_TYPE, workflowIdOf } from '../workflows/definitions.ts';
import type { ActivityDeps } from './deps.ts';

/** Numbers of one change, so that each of its passes moves a case at most once. */
const commandsOf = (changeId: string): string => `${calendarChangeWorkflowId(changeId)}:`;

/** A case that answers no sooner holds up nobody else. */
const ANSWER_MS = 15_000;
const AT_ONCE = 8;

export interface RecountPart {
  changeId: string;
  /** Which time the cases are gone through. */
  pass: number;
  after: number;
  limit: number;
}

export interface RecountedPage {
  next: number | null;
  /** Numbers of the cases that did not answer. */
  unreached: number[];
  moved: number;
}

/** What follows from a change of days off (decision 0049). */
export function createCalendarActivities({ db, engine, settings }: ActivityDeps) {
  return {
    /** Has the next cases count their clocks anew, each by its own workflow; what was done before is not done again. */
    async recountPage({ changeId, pass, after, limit }: RecountPart): Promise<RecountedPage> {
      const change = await findRunningChange(db, changeId);
      if (!change) return { next: null, unreached: [], moved: 0 };
      const { requestIds, next } = await findMoved(db, {
        after,
        limit,
        daySeconds: settings.workingDaySeconds,
      });
      const unreached: number[] = [];
      const words = dayChangeText(change);
      const waiting = [...requestIds];
      const lane = async (): Promise<void> => {
        for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
          Context.current().heartbeat();
          const wish = { requestId: id, commandId: `${commandsOf(changeId)}${pass}:${id}`, words };
          const isReached = await recount({ db, engine }, wish).catch(() => false);
          if (!isReached && (await recountFinished(db, id, changeId)) === null) unreached.push(id);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
      return { next, unreached, moved: requestIds.length - unreached.length };
    },

    /** Says how many cases have moved so far. */
    async noteRecounted({ changeId }: { changeId: string }): Promise<void> {
      await noteMoved(db, changeId, commandsOf(changeId));
    },

    /** Ends the work of a change. */
    async closeDayChange({ changeId, unreached }: { changeId: string; unreached: number[] }): Promise<void> {
      await noteMoved(db, changeId, commandsOf(changeId));
      await closeChange(db, changeId, unreached);
    },
  };
}

interface Wish {
  requestId: number;
  commandId: string;
  /** Why, as the history of the case says it. */
  words: string;
}

/** False: no workflow carries the case, so it is over. Throws when it does not answer. */
async function recount(
  { db, engine }: Pick<ActivityDeps, 'db' | 'engine'>,
  { requestId, commandId, words }: Wish,
): Promise<boolean> {
  await storeInput(db, { requestId, commandId, words });
  const handle = engine.client.workflow.getHandle(workflowIdOf(requestId));
  const asked = {
    commandId,
    action: 'recountClocks',
    actorId: null,
    roles: ['system'],
    expectedVersion: null,
  } as const;
  try {
    await engine.client.withDeadline(Date.now() + ANSWER_MS, () =>
      handle.executeUpdate(command, { args: [asked], updateId: commandId }),
    );
    return true;
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false;
    throw error;
  }
}

async function storeInput(db: Database, { requestId, commandId, words }: Wish): Promise<void> {
  await storeCommandInput(db, {
    commandId,
    requestId,
    action: 'recountClocks',
    actorId: null,
    input: { comment: words },
  });
}

/** Changes of days off that nobody carries on get their workflow again. */
export async function reviveDayChanges(
  { db, engine }: Pick<ActivityDeps, 'db' | 'engine'>,
  minutes: number,
): Promise<void> {
  for (const changeId of await loadRunningChanges(db, minutes)) {
    await engine.client.workflow.start(WORKFLOW_TYPE.calendarChange, {
      workflowId: calendarChangeWorkflowId(changeId),
      taskQueue: engine.taskQueue,
      args: [{ changeId }],
      workflowIdConflictPolicy: 'USE_EXISTING',
    });
  }
}
