// The only import of the workflow engine's client, beside how its calls are made again.
import {
  Client,
  Connection,
  WithStartWorkflowOperation,
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
  WorkflowUpdateRPCTimeoutOrCancelledError,
  isGrpcServiceError,
} from '@temporalio/client';
import {
  ActivityFailure,
  ApplicationFailure,
  WorkflowExecutionAlreadyStartedError,
  type DataConverter,
} from '@temporalio/common';
import type { EngineConnection } from '../db/engine-settings.ts';
import type { Command, CommandResult } from '../domain/application/command.ts';
import type { PaymentCommand, PaymentResult } from '../domain/payment/command.ts';
import { engineRetries } from './temporal-retries.ts';
import * as workflows from '../workflows/definitions.ts';

/** A command may take so long; after that its outcome is not known, which is not the same as failed. */
const DEADLINE_MS = 8_000;
/** An engine that does not answer a health check within this is down. */
const REACHABLE_MS = 1_500;
/** The check is skipped for so long after an answer. */
const TRUSTED_MS = 5_000;

/** A worker that died over a task of a mass action is replaced this soon. */
const MASS_TASK_TIMEOUT = '5s';

/** The workflow said no: `code` is a RefusalCode or a CommandFailure; `numberTaken`: there was such a workflow before. */
export class EngineRefusal extends Error {
  override name = 'EngineRefusal';
  constructor(
    readonly code: string,
    readonly details: unknown = undefined,
  ) {
    super(code);
  }
}
/** No answer in time; asking again with the same command id finds out. */
export class EngineLate extends Error {
  override name = 'EngineLate';
}
/** The engine cannot be reached; nothing was begun, or it may safely be begun again. */
export class EngineDown extends Error {
  override name = 'EngineDown';
}

/** Commands to the workflows. Every call may be repeated with the same command id. */
export interface Engine {
  command(requestId: number, command: Command): Promise<CommandResult>;
  /** For `start` and `copy`: the workflow begins with its first command. */
  begin(requestId: number, command: Command): Promise<CommandResult>;
  /** The same for payment requests, by their own numbers. */
  payment(paymentRequestId: number, command: PaymentCommand): Promise<PaymentResult>;
  beginPayment(paymentRequestId: number, command: PaymentCommand): Promise<PaymentResult>;
  evaluate(requestId: number, command: workflows.EvaluateCommand): Promise<{ evaluationId: string }>;
  openSigning(requestId: number, command: workflows.OpenSigningCommand): Promise<{ signingId: string }>;
  signingNews(requestId: number, news: workflows.SigningNews, id: string): Promise<workflows.SigningOutcome>;
  /** One page at the signing provider over the sessions of a batch; its token is in the row afterwards. */
  openSigningBatch(batchId: string): Promise<void>;
  generateContract(
    requestId: number,
    command: workflows.GenerateContractCommand,
  ): Promise<{ documentId: string }>;
  startRegisters(input: workflows.RegistersInput): Promise<void>;
  startPolicyRun(runId: string): Promise<void>;
  /** Has the open clocks counted anew; a change that is in work is joined. */
  startCalendarChange(input: workflows.CalendarChangeInput): Promise<void>;
  /** False: the engine carries on no such run. */
  cancelPolicyRun(runId: string): Promise<boolean>;
  /** Asks the tax authority; a question that is under way is joined. */
  startVmiCheck(input: workflows.VmiCheckInput): Promise<void>;
  /** Writes a big export; one that is in work is joined. */
  startExport(exportId: string): Promise<void>;
  /** Removes what two people have let go; a list that is in work is joined. */
  startRemoval(listId: number): Promise<void>;
  startMassAction(input: workflows.MassActionInput): Promise<void>;
  /** Stops a mass action at once; one that has ended meanwhile is let be. */
  cancelMassAction(batchId: string): Promise<void>;
  /** Whether the engine remembers a request of this number, and not only a start that came to nothing. */
  hadRequest(requestId: number): Promise<boolean>;
  /** Lets the workflow read its row again; one that does not run is let be. */
  resync(requestId: number): Promise<void>;
  /** Ends the pause of work that is stuck; a workflow that does not run is let be. */
  retryNow(requestId: number): Promise<void>;
  /** The same two of payment requests, by their own numbers. */
  resyncPayment(paymentRequestId: number): Promise<void>;
  retryPaymentNow(paymentRequestId: number): Promise<void>;
  /** Waits for calls under way, each of which has a deadline. */
  close(): Promise<void>;
}

export interface EngineOptions {
  connection: EngineConnection;
  namespace: string;
  taskQueue: string;
  dataConverter?: DataConverter;
  deadlineMs?: number;
}

/** Connects on first use and by itself again after the engine was away. */
export function connectEngine(options: EngineOptions): Engine {
  const { namespace, taskQueue, deadlineMs = DEADLINE_MS } = options;
  const connection = Connection.lazy({
    ...options.connection,
    connectTimeout: REACHABLE_MS,
    interceptors: engineRetries,
  });
  const client = new Client({ connection, namespace, dataConverter: options.dataConverter });
  let answeredAt = 0;
  /** Calls without an answer: the connection is closed after them, as a channel that is shut down fails them all. */
  const underWay = new Set<Promise<unknown>>();

  const checkReachable = async (): Promise<void> => {
    if (Date.now() - answeredAt < TRUSTED_MS) return;
    await connection.withDeadline(Date.now() + REACHABLE_MS, () =>
      connection.workflowService.getSystemInfo({}),
    );
  };
  const asked = <T>(call: () => Promise<T>): Promise<T> => {
    const asking = askedNow(call);
    underWay.add(asking);
    const over = () => underWay.delete(asking);
    asking.then(over, over);
    return asking;
  };
  const askedNow = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      await checkReachable();
    } catch (cause) {
      throw new EngineDown('engine not reachable', { cause });
    }
    try {
      const answer = await connection.withDeadline(Date.now() + deadlineMs, call);
      answeredAt = Date.now();
      return answer;
    } catch (error) {
      const failure = failureOf(error);
      if (!(failure instanceof EngineRefusal)) answeredAt = 0;
      throw failure;
    }
  };
  const handle = (requestId: number) => client.workflow.getHandle(workflows.workflowIdOf(requestId));
  const paymentHandle = (paymentRequestId: number) =>
    client.workflow.getHandle(workflows.paymentWorkflowIdOf(paymentRequestId));

  return {
    command: (requestId, command) =>
      asked(() =>
        handle(requestId).executeUpdate(workflows.command, { args: [command], updateId: command.commandId }),
      ),
    begin: (requestId, command) =>
      asked(() =>
        client.workflow.executeUpdateWithStart(workflows.command, {
          args: [command],
          updateId: command.commandId,
          startWorkflowOperation: new WithStartWorkflowOperation(workflows.WORKFLOW_TYPE.loanRequest, {
            ...workflows.requestStart(requestId),
            args: [{ requestId }],
            taskQueue,
            workflowIdConflictPolicy: 'USE_EXISTING',
            // A number that was used is never used again, also when only the engine still knows (decision 0028).
            workflowIdReusePolicy: 'REJECT_DUPLICATE',
          }),
        }),
      ),
    payment: (paymentRequestId, command) =>
      asked(() =>
        paymentHandle(paymentRequestId).executeUpdate(workflows.paymentCommand, {
          args: [command],
          updateId: command.commandId,
        }),
      ),
    beginPayment: (paymentRequestId, command) =>
      asked(() =>
        client.workflow.executeUpdateWithStart(workflows.paymentCommand, {
          args: [command],
          updateId: command.commandId,
          startWorkflowOperation: new WithStartWorkflowOperation(workflows.WORKFLOW_TYPE.paymentRequest, {
            ...workflows.paymentStart(paymentRequestId),
            args: [{ paymentRequestId }],
            taskQueue,
            workflowIdConflictPolicy: 'USE_EXISTING',
            workflowIdReusePolicy: 'REJECT_DUPLICATE',
          }),
        }),
      ),
    evaluate: (requestId, command) =>
      asked(() =>
        handle(requestId).executeUpdate(workflows.evaluate, { args: [command], updateId: command.commandId }),
      ),
    openSigning: (requestId, command) =>
      asked(() =>
        handle(requestId).executeUpdate(workflows.openSigning, {
          args: [command],
          updateId: command.commandId,
        }),
      ),
    signingNews: (requestId, news, id) =>
      asked(() => handle(requestId).executeUpdate(workflows.signingNews, { args: [news], updateId: id })),
    openSigningBatch: (batchId) =>
      asked(async () => {
        await client.workflow.execute(workflows.WORKFLOW_TYPE.signingBatch, {
          workflowId: workflows.signingBatchWorkflowId(batchId),
          args: [{ batchId }],
          taskQueue,
          workflowIdConflictPolicy: 'USE_EXISTING',
        });
      }),
    generateContract: (requestId, command) =>
      asked(() =>
        handle(requestId).executeUpdate(workflows.generateContract, {
          args: [command],
          updateId: command.commandId,
        }),
      ),
    startRegisters: (input) =>
      asked(async () => {
        // The signal reaches a workflow that is about to end, too: a run never waits for nobody.
        await client.workflow.signalWithStart(workflows.WORKFLOW_TYPE.registers, {
          workflowId: workflows.registersWorkflowId(input.subjectId),
          args: [input],
          taskQueue,
          signal: workflows.carryOutRun,
          signalArgs: [input],
        });
      }),
    startPolicyRun: (runId) =>
      asked(async () => {
        await client.workflow.start(workflows.WORKFLOW_TYPE.policyRun, {
          workflowId: workflows.policyRunWorkflowId(runId),
          args: [{ runId }],
          taskQueue,
          workflowIdConflictPolicy: 'USE_EXISTING',
        });
      }),
    startExport: (exportId) =>
      asked(async () => {
        await client.workflow.start(workflows.WORKFLOW_TYPE.exportRun, {
          workflowId: workflows.exportWorkflowId(exportId),
          args: [{ exportId }],
          taskQueue,
          workflowIdConflictPolicy: 'USE_EXISTING',
        });
      }),
    startRemoval: (listId) =>
      asked(async () => {
        await client.workflow.start(workflows.WORKFLOW_TYPE.retentionRemoval, {
          workflowId: workflows.retentionWorkflowId(listId),
          args: [{ listId }],
          taskQueue,
          workflowIdConflictPolicy: 'USE_EXISTING',
        });
      }),
    startCalendarChange: (input) =>
      asked(async () => {
        await client.workflow.start(workflows.WORKFLOW_TYPE.calendarChange, {
          workflowId: workflows.calendarChangeWorkflowId(input.changeId),
          args: [input],
          taskQueue,
          workflowIdConflictPolicy: 'USE_EXISTING',
        });
      }),
    cancelPolicyRun: (runId) =>
      asked(async () => {
        try {
          await client.workflow.getHandle(workflows.policyRunWorkflowId(runId)).cancel();
          return true;
        } catch (error) {
          if (error instanceof WorkflowNotFoundError) return false;
          throw error;
        }
      }),
    startVmiCheck: (input) =>
      asked(async () => {
        await client.workflow.start(workflows.WORKFLOW_TYPE.vmiCheck, {
          workflowId: workflows.vmiCheckWorkflowId(input.checkId),
          args: [input],
          taskQueue,
          workflowIdConflictPolicy: 'USE_EXISTING',
        });
      }),
    startMassAction: (input) =>
      asked(async () => {
        await client.workflow.start(workflows.WORKFLOW_TYPE.massAction, {
          workflowId: workflows.massActionWorkflowId(input.batchId),
          args: [input],
          taskQueue,
          workflowIdConflictPolicy: 'USE_EXISTING',
          workflowTaskTimeout: MASS_TASK_TIMEOUT,
        });
      }),
    cancelMassAction: (batchId) =>
      asked(async () => {
        await client.workflow
          .getHandle(workflows.massActionWorkflowId(batchId))
          .signal(workflows.cancelMassAction)
          .catch(unlessGone);
      }),
    hadRequest: (requestId) =>
      asked(async () => (await handle(requestId).describe()).searchAttributes.LoanStatus !== undefined),
    resync: (requestId) => asked(() => handle(requestId).signal(workflows.resync).catch(unlessGone)),
    retryNow: (requestId) => asked(() => handle(requestId).signal(workflows.retryNow).catch(unlessGone)),
    resyncPayment: (id) => asked(() => paymentHandle(id).signal(workflows.resync).catch(unlessGone)),
    retryPaymentNow: (id) => asked(() => paymentHandle(id).signal(workflows.retryNow).catch(unlessGone)),
    close: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay);
      await connection.close();
    },
  };
}

/** The number of the engine's own error; the client wraps some of them. */
function grpcCodeOf(error: unknown): number | null {
  const found = [error, (error as { cause?: unknown }).cause].find(isGrpcServiceError);
  return found ? Number(found.code) : null;
}

/** What went wrong, in our words. Messages of the engine are never branched on. */
function failureOf(error: unknown): Error {
  if (error instanceof WorkflowUpdateRPCTimeoutOrCancelledError)
    return new EngineLate('no answer yet', { cause: error });
  if (error instanceof WorkflowUpdateFailedError) return refusalOf(error.cause) ?? error;
  if (error instanceof WorkflowExecutionAlreadyStartedError) return new EngineRefusal('numberTaken');
  if (error instanceof WorkflowNotFoundError)
    return new EngineDown('the request has no running workflow', { cause: error });
  const code = grpcCodeOf(error);
  if (code === null) return error as Error;
  return code === GRPC_DEADLINE || code === GRPC_CANCELLED
    ? new EngineLate('no answer yet', { cause: error })
    : new EngineDown('engine not reachable', { cause: error });
}

function unlessGone(error: unknown): void {
  if (!(error instanceof WorkflowNotFoundError)) throw error;
}

const GRPC_CANCELLED = 1;
const GRPC_DEADLINE = 4;

function refusalOf(cause: unknown): EngineRefusal | null {
  if (cause instanceof ActivityFailure) return refusalOf(cause.cause);
  if (cause instanceof ApplicationFailure)
    return new EngineRefusal(cause.type ?? 'internal', cause.details?.[0]);
  return null;
}
