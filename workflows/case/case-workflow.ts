import { Mutex } from 'async-mutex';
import {
  allHandlersFinished,
  CancellationScope,
  condition,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import { failingProperly, refused } from '../failures.ts';
import { fireClock } from './clock.ts';
import { commandRefusal, move, resync } from './commands.ts';
import { HeldCase } from './held-case.ts';
import { Jobs } from './jobs.ts';
import type { CaseInput, CommandOf, HeldTypes } from './held-types.ts';
import type { CaseWorkflow, Desk } from './kind.ts';
import { caseMessages } from './messages.ts';
import { Alarm } from './waiting.ts';

const START_PATIENCE = '1m';

export type CaseEnd = 'final' | 'gone' | 'notStarted';

/**
 * One case from its beginning to its end, whatever its kind. It alone decides on status changes: commands come as Updates
 * and are made one at a time; the clocks of the case are one timer; other work runs beside them.
 */
export async function caseWorkflow<T extends HeldTypes>(
  kind: CaseWorkflow<T>,
  input: CaseInput<T>,
): Promise<CaseEnd> {
  const mostEvents = input.maxEvents ?? kind.mostEvents();
  const held = new HeldCase(kind, input);
  const lock = new Mutex();
  const desk = deskOf(held, lock);
  const jobs = new Jobs(kind, desk);
  const alarm = new Alarm();
  const messages = caseMessages<CommandOf<T>, T['result'], T['state']>();

  setHandler(messages.getState, () => ({ ...(held.current ?? kind.nothing), recent: held.recent.length }), {
    description: 'What the workflow holds',
  });
  setHandler(messages.command, (command: CommandOf<T>) => desk.exclusive(() => move(held, command)), {
    description: 'A move of the transition table',
    validator: (command: CommandOf<T>) => desk.refuse(commandRefusal(held, command)),
  });
  kind.listen(desk);
  setHandler(messages.retryNow, () => jobs.retryNow(), { description: 'What is stuck is tried at once' });

  try {
    return await live();
  } catch (error) {
    await CancellationScope.nonCancellable(settle);
    throw error;
  }

  async function live(): Promise<CaseEnd> {
    if (!held.current) await condition(() => held.serial > 0, START_PATIENCE);
    await condition(() => held.current !== null || held.isRefused || allHandlersFinished());
    if (!held.current) return leave('notStarted');
    while (!held.isOver) {
      kind.show(held);
      jobs.sync();
      const seen = held.serial;
      const wake = held.current.wake;
      alarm.set(wake);
      const hasNews = (): boolean => held.serial !== seen || isLong();
      await condition(() => hasNews() || alarm.hasFired);
      if (!hasNews() && wake) {
        alarm.clear();
        const pause = await desk.exclusive(() => fireClock(held, wake));
        if (pause) await condition(isLong, pause);
      }
      if (isLong()) await renew();
    }
    kind.show(held);
    return leave(held.status === null ? 'gone' : 'final');
  }

  /** Nobody is answered by a run that has ended. */
  async function settle(): Promise<void> {
    await jobs.stop();
    await condition(() => allHandlersFinished() && !lock.isLocked());
  }

  async function leave(end: CaseEnd): Promise<CaseEnd> {
    await settle();
    return end;
  }

  function isLong(): boolean {
    const { historyLength, continueAsNewSuggested } = workflowInfo();
    return continueAsNewSuggested || historyLength >= mostEvents;
  }

  /** Nothing is awaited between the last handler and the new run, or an Update would fall in between. */
  async function renew(): Promise<void> {
    await settle();
    if (held.isOver) return;
    const { recent, lastStep } = held;
    await kind.continueAsNew({ resumeFrom: held.current!, recent, lastStep, maxEvents: input.maxEvents });
  }
}

function deskOf<T extends HeldTypes>(held: HeldCase<T>, lock: Mutex): Desk<T> {
  /** A transition that has begun is finished, whatever becomes of the job or of a cancelling operator. */
  const alone = <R>(work: () => Promise<R>): Promise<R> =>
    lock.runExclusive(() => CancellationScope.nonCancellable(work));
  const exclusive = <R>(work: () => Promise<R>): Promise<R> => failingProperly(() => alone(work));
  return {
    held,
    alone,
    exclusive,
    refuse(code) {
      if (code) throw refused(code, held.current);
    },
    resync: () => exclusive(() => resync(held)),
  };
}
