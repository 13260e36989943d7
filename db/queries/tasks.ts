import { tasksOnArrival } from '../../domain/application/arrivals.ts';
import type { ClockKind } from '../../domain/application/clocks.ts';
import { FINAL_STATUSES, type StatusId } from '../../domain/application/status.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import { TASKS, type TaskKind } from '../../domain/tasks/kind.ts';
import type { CaseTable } from './case/table.ts';
import { closeCaseTasks, openCaseTask } from './case/tasks.ts';
import type { OpenClock } from './clocks.ts';
import type { Tx } from './command-input.ts';

/** The clock whose end is the task's. */
const CLOCK_OF_TASK: Partial<Record<TaskKind, ClockKind>> = {
  takeRequest: 'evaluation',
  assess: 'evaluation',
  decide: 'evaluation',
  amlReview: 'evaluation',
  prepareContract: 'contract',
  signAsProvider: 'providerSigns',
  signChange: 'providerSigns',
  reviewConditionsChange: 'conditionsReview',
};

export interface TaskChange {
  requestId: number;
  action: ActionName;
  from: StatusId | null;
  to: StatusId | null;
  assessorId: string | null;
  commandId: string;
  clocks: readonly OpenClock[];
}

/** Opens and closes staff tasks as a transition asks. Some outlive transitions (LASTING): their causes do too. */
export async function moveTasks(db: Tx, change: TaskChange): Promise<void> {
  if (ENDS_DECISION.includes(change.action)) await closeTasks(db, change, ['signDecision']);
  if (change.from !== change.to) {
    await closeTasks(db, change, null);
    if (change.to === null || FINAL_STATUSES.includes(change.to))
      await closeTasks(db, change, ['confirmRegister', 'confirmBills']);
    if (change.to === null) return;
    for (const kind of tasksOnArrival(change.to, change.assessorId !== null))
      await openTask(db, kind, change);
  } else if (change.action === 'handOver') {
    await closeTasks(db, change, ['takeRequest', 'assess']);
    await openTask(db, 'decide', change);
  } else if (change.action === 'sendBack') {
    await closeTasks(db, change, ['decide']);
    await openTask(db, change.assessorId === null ? 'takeRequest' : 'assess', change);
  } else if (change.action === 'setAssessor') {
    await reassign(db, change);
  } else if (change.action === 'extendEvaluation' || change.action === 'recountClocks') {
    await dueAnew(db, change);
  }
}

/** Open tasks end with their clocks, whose ends have moved. */
async function dueAnew(db: Tx, { requestId, clocks }: TaskChange): Promise<void> {
  for (const { kind, dueAt } of clocks) {
    const kinds = (Object.keys(CLOCK_OF_TASK) as TaskKind[]).filter((task) => CLOCK_OF_TASK[task] === kind);
    if (kinds.length === 0) continue;
    await db
      .updateTable('staff_task')
      .set({ due_at: dueAt })
      .where('request_id', '=', requestId)
      .where('closed_at', 'is', null)
      .where('kind', 'in', kinds)
      .execute();
  }
}

/** The decision is signed, or is not the last word any more. */
const ENDS_DECISION: readonly ActionName[] = [
  'signDecision',
  'approve',
  'approveWithDocs',
  'changeTerms',
  'changeToSubmitted',
  'reject',
  'docsExpired',
];

async function reassign(db: Tx, change: TaskChange): Promise<void> {
  const taken = await closeTasks(db, change, ['takeRequest']);
  if (taken > 0) await openTask(db, 'assess', change);
  await db
    .updateTable('staff_task')
    .set({ assignee_id: change.assessorId })
    .where('request_id', '=', change.requestId)
    .where('closed_at', 'is', null)
    .where('kind', 'in', ['assess', 'amlReview'])
    .execute();
}

const TABLE: CaseTable = { table: 'staff_task', key: 'request_id' };

/** Tasks that do not come from a status and do not go with it. */
const LASTING: readonly TaskKind[] = [
  'stuck',
  'confirmRegister',
  'confirmBills',
  'undeliveredMail',
  'signDecision',
];

/** Closes the open tasks of some kinds, or (null) all but the lasting ones; answers how many. */
async function closeTasks(db: Tx, change: TaskChange, kinds: readonly TaskKind[] | null): Promise<number> {
  const { requestId: caseId, commandId: closedBy } = change;
  return closeCaseTasks(db, TABLE, { caseId, closedBy, kinds: kinds ? { in: kinds } : { notIn: LASTING } });
}

export interface NewTask {
  requestId: number;
  assessorId: string | null;
  clocks: readonly OpenClock[];
}

/** Opens a task; nothing happens when one of the kind is open already. */
export async function openTask(db: Tx, kind: TaskKind, task: NewTask): Promise<void> {
  const clock = task.clocks.find((running) => running.kind === CLOCK_OF_TASK[kind]);
  await openCaseTask(db, TABLE, {
    caseId: task.requestId,
    kind,
    assigneeId: TASKS[kind].personal ? task.assessorId : null,
    dueAt: clock?.dueAt ?? null,
  });
}

/** Closes the open task of a kind outside a transition (AML reviewed, no longer stuck). */
export async function closeTask(db: Tx, requestId: number, kind: TaskKind, closedBy: string): Promise<void> {
  await closeCaseTasks(db, TABLE, { caseId: requestId, closedBy, kinds: { in: [kind] } });
}
