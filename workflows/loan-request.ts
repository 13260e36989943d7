import { Mutex } from 'async-mutex';
import {
  allHandlersFinished,
  CancellationScope,
  condition,
  continueAsNew,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { Command } from '../domain/application/command.ts';
import { strike } from './clock.ts';
import { commandRefusal, evaluationRefusal, move, signingRefusal } from './commands.ts';
import * as define from './definitions.ts';
import type { LoanRequestEnd, LoanRequestInput } from './definitions.ts';
import { failingProperly, refused } from './failures.ts';
import { HeldState } from './held-state.ts';
import { Jobs } from './jobs.ts';
import { operatorView } from './operator-view.ts';
import { finishSigning } from './signing-steps.ts';
import { generateContract, openSigning, resync, startEvaluation } from './steps.ts';
import { Alarm } from './waiting.ts';

const MAX_EVENTS = 1_500;
const START_PATIENCE = '1m';

/**
 * One loan request from its draft to its end. It alone decides on status changes: commands come as Updates and are made
 * one at a time; the clocks of the request are one timer; other work runs beside them.
 */
export async function loanRequest(input: LoanRequestInput): Promise<LoanRequestEnd> {
  const held = new HeldState(input);
  const lock = new Mutex();
  const jobs = new Jobs(held, lock);
  const show = operatorView();
  const alarm = new Alarm();

  /** One at a time, to the end even when an operator cancels, and failing with application failures only. */
  const exclusive = <T>(work: () => Promise<T>): Promise<T> =>
    failingProperly(() => lock.runExclusive(() => CancellationScope.nonCancellable(work)));
  const refuse = (code: string | null): void => {
    if (code) throw refused(code, held.current);
  };

  setHandler(define.getState, () => ({ ...stateOf(held), recent: held.recent.length }), {
    description: 'What the workflow holds',
  });
  setHandler(define.command, (command) => exclusive(() => move(held, command)), {
    description: 'A move of the transition table',
    validator: (command: Command) => refuse(commandRefusal(held, command)),
  });
  setHandler(define.evaluate, (command) => exclusive(() => startEvaluation(held, command)), {
    description: 'Starts an evaluation',
    validator: (command: define.EvaluateCommand) => refuse(evaluationRefusal(held, command)),
  });
  setHandler(define.openSigning, (command) => exclusive(() => openSigning(held, command)), {
    description: 'Opens a session at the signing provider',
    validator: (command: define.OpenSigningCommand) => refuse(signingRefusal(held, command)),
  });
  setHandler(define.signingNews, ({ signingId }) => exclusive(() => finishSigning(held, signingId)), {
    description: 'The signing provider has news',
  });
  setHandler(define.resync, () => exclusive(() => resync(held)), {
    description: 'Reads the state from the database again',
  });
  setHandler(define.generateContract, (command) => exclusive(() => generateContract(held, command)), {
    description: 'Makes a contract document',
    validator: ({ roles }: define.GenerateContractCommand) =>
      refuse(roles.includes('manager') ? null : 'wrongRole'),
  });

  try {
    return await live();
  } catch (error) {
    await CancellationScope.nonCancellable(settle);
    throw error;
  }

  async function live(): Promise<LoanRequestEnd> {
    if (!held.current) await condition(() => held.serial > 0, START_PATIENCE);
    await condition(() => held.current !== null || held.isRefused || allHandlersFinished());
    if (!held.current) return leave('notStarted');
    while (!held.isOver) {
      show(held);
      jobs.sync();
      const seen = held.serial;
      const wake = held.current.wake;
      alarm.set(wake);
      const hasNews = (): boolean => held.serial !== seen || isLong();
      await condition(() => hasNews() || alarm.hasRung);
      if (!hasNews() && wake) {
        alarm.clear();
        const pause = await exclusive(() => strike(held, wake));
        if (pause) await condition(isLong, pause);
      }
      if (isLong()) await renew();
    }
    show(held);
    return leave(held.status === null ? 'gone' : 'final');
  }

  /** Nobody is answered by a run that has ended. */
  async function settle(): Promise<void> {
    await jobs.stop();
    await condition(() => allHandlersFinished() && !lock.isLocked());
  }

  async function leave(end: LoanRequestEnd): Promise<LoanRequestEnd> {
    await settle();
    return end;
  }

  function isLong(): boolean {
    const { historyLength, continueAsNewSuggested } = workflowInfo();
    return continueAsNewSuggested || historyLength >= (input.maxEvents ?? MAX_EVENTS);
  }

  /** Nothing is awaited between the last handler and the new run, or an Update would fall in between. */
  async function renew(): Promise<void> {
    await settle();
    if (held.isOver) return;
    const { requestId, recent, lastStep } = held;
    await continueAsNew<typeof loanRequest>({
      requestId,
      resumeFrom: held.current!,
      recent,
      lastStep,
      maxEvents: input.maxEvents,
    });
  }
}

function stateOf(held: HeldState): define.RequestState {
  const empty = {
    requestId: held.requestId,
    status: null,
    version: 0,
    schemeCode: '',
    wake: null,
    dueAt: null,
  };
  return held.current ?? { ...empty, jobs: [], stuck: null };
}
