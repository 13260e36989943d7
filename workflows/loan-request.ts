import { makeContinueAsNewFunc, setHandler } from '@temporalio/workflow';
import { isQuiet } from '../domain/case/command.ts';
import { contractDraftRefusal } from '../domain/application/evaluating.ts';
import { LOAN_REQUEST_RULES } from '../domain/application/rules.ts';
import { caseWorkflow } from './case/case-workflow.ts';
import type { CaseWorkflow } from './case/kind.ts';
import * as define from './definitions.ts';
import type { LoanRequestEnd, LoanRequestInput } from './definitions.ts';
import { operatorView } from './operator-view.ts';
import { records } from './proxies.ts';
import { workOn } from './request-jobs.ts';
import type { LoanRequestHeld, RequestDesk } from './request-kind.ts';
import { finishSigning } from './signing-steps.ts';
import { mostEvents, transactions } from './transactions.ts';
import {
  evaluationRefused,
  generateContract,
  openSigning,
  signingRefused,
  startEvaluation,
} from './steps.ts';

/** One loan request from its draft to its end. */
export async function loanRequest(input: LoanRequestInput): Promise<LoanRequestEnd> {
  return caseWorkflow(loanRequestCase(input.requestId), input);
}

export function loanRequestCase(requestId: number): CaseWorkflow<LoanRequestHeld> {
  return {
    caseId: requestId,
    workflowId: define.workflowIdOf(requestId),
    rules: LOAN_REQUEST_RULES,
    // Saves go to the draft directly, evaluations through their own Update; decisions are held by the transaction.
    notCommands: ['save', 'evaluate', 'holdDecision'],
    hands: {
      apply: (command) => transactions.applyTransition({ ...command, requestId }),
      load: () => transactions.loadState({ requestId }),
      runClocks: () => records.runClocks({ requestId }),
      flagStuck: (code) => records.flagStuck({ requestId, code }),
    },
    moveOfClock: (wake) => (isQuiet(wake) ? null : { action: wake, roles: ['system'] }),
    nothing: {
      requestId,
      status: null,
      version: 0,
      schemeCode: '',
      wake: null,
      dueAt: null,
      jobs: [],
      stuck: null,
    },
    listen,
    work: workOn,
    show: operatorView(),
    mostEvents,
    continueAsNew: (held) =>
      makeContinueAsNewFunc<typeof loanRequest>({ workflowTaskTimeout: define.REQUEST_TASK_TIMEOUT })({
        requestId,
        ...held,
      }),
  };
}

function listen({ held, exclusive, refuse, resync }: RequestDesk): void {
  setHandler(define.evaluate, (command) => exclusive(() => startEvaluation(held, command)), {
    description: 'Starts an evaluation',
    validator: (command: define.EvaluateCommand) => refuse(evaluationRefused(held, command)),
  });
  setHandler(define.openSigning, (command) => exclusive(() => openSigning(held, command)), {
    description: 'Opens a session at the signing provider',
    validator: (command: define.OpenSigningCommand) => refuse(signingRefused(held, command)),
  });
  setHandler(define.signingNews, ({ signingId }) => exclusive(() => finishSigning(held, signingId)), {
    description: 'The signing provider has news',
  });
  setHandler(define.resync, resync, { description: 'Reads the state from the database again' });
  setHandler(define.generateContract, (command) => exclusive(() => generateContract(held, command)), {
    description: 'Makes a contract document',
    validator: ({ roles }: define.GenerateContractCommand) => refuse(contractDraftRefusal(roles)),
  });
}
