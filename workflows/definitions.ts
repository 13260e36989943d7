// Names, inputs and outputs of the workflows: the only file of this room that the API imports.
import { defineSignal, defineUpdate } from '@temporalio/workflow';
import type { RequestState } from '../db/queries/request-state.ts';
import { workflowIdOf, type Command, type CommandResult } from '../domain/application/command.ts';
import {
  paymentWorkflowIdOf,
  type PaymentCommand,
  type PaymentResult,
  type PaymentState,
} from '../domain/payment/command.ts';
import type { EvaluationKind } from '../domain/application/inputs.ts';
import type { Difference } from '../domain/application/reconciling.ts';
import type { CaseEnd } from './case/case-workflow.ts';
import type { CaseInput } from './case/held-types.ts';
import { caseMessages } from './case/messages.ts';
import type { Role } from '../domain/application/role.ts';
import type { Signer } from '../domain/application/signatures.ts';
import type { RegisterId } from '../domain/registers/register-id.ts';

export { paymentWorkflowIdOf, workflowIdOf };

/** Types of the workflows, as `client.workflow.start(…)` wants them. */
export const WORKFLOW_TYPE = {
  loanRequest: 'loanRequest',
  paymentRequest: 'paymentRequest',
  registers: 'registers',
  reconcile: 'reconcile',
  vmiCheck: 'vmiCheck',
  massAction: 'massAction',
  policyRun: 'policyRun',
  signingBatch: 'signingBatch',
  calendarChange: 'calendarChange',
  staffDigests: 'staffDigests',
  exportRun: 'exportRun',
  turnoverFiles: 'turnoverFiles',
  retentionRound: 'retentionRound',
  retentionRemoval: 'retentionRemoval',
} as const;

/** `registers:<register_subject.id>`: one at a time for a company or person, shared by all its requests. */
export function registersWorkflowId(subjectId: number): string {
  return `registers:${subjectId}`;
}

/** Calls of registers have a queue of their own beside the one everything else is on. */
export function registersTaskQueue(taskQueue: string): string {
  return `${taskQueue}-registers`;
}

/** `vmi-check:<vmi_check.id>`: one question to the tax authority. */
export function vmiCheckWorkflowId(checkId: string): string {
  return `vmi-check:${checkId}`;
}

/** `mass-action:<batch.id>`. */
export function massActionWorkflowId(batchId: string): string {
  return `mass-action:${batchId}`;
}

/** `policy-run:<policy_run.id>`: one what-if run. */
export function policyRunWorkflowId(runId: string): string {
  return `policy-run:${runId}`;
}

/** `signing-batch:<signing_batch.id>`: one page at the provider over several documents. */
export function signingBatchWorkflowId(batchId: string): string {
  return `signing-batch:${batchId}`;
}

/** `calendar-change:<holiday_change.id>`: what follows from one change of days off. */
export function calendarChangeWorkflowId(changeId: string): string {
  return `calendar-change:${changeId}`;
}

/** `export:<export_job.id>`: one file that is too big to be waited for. */
export function exportWorkflowId(exportId: string): string {
  return `export:${exportId}`;
}

/** `retention:<retention_list.id>`: what two people have let go is removed. */
export function retentionWorkflowId(listId: number): string {
  return `retention:${listId}`;
}

export interface RetentionInput {
  listId: number;
}

export interface ExportRunInput {
  exportId: string;
}

export const TURNOVER_SCHEDULE_ID = 'turnover-files';
export const RETENTION_SCHEDULE_ID = 'retention';
export const RECONCILE_SCHEDULE_ID = 'reconcile';
export const DIGEST_SCHEDULE_ID = 'staff-digests';

/** A worker that dies over a step of a request is noticed after this: its transition runs inside the workflow task. */
export const REQUEST_TASK_TIMEOUT = '3s';

/** What every start of a request's workflow has in common; the summary is its title in the Temporal UI. */
export function requestStart(requestId: number) {
  return {
    workflowId: workflowIdOf(requestId),
    staticSummary: `Loan request ${requestId}`,
    workflowTaskTimeout: REQUEST_TASK_TIMEOUT,
  } as const;
}

export type { Job, JobKind, RequestState } from '../db/queries/request-state.ts';

/** Without anything else the request is about to begin. */
export interface LoanRequestInput extends CaseInput<{ state: RequestState; result: CommandResult }> {
  requestId: number;
}

export type LoanRequestEnd = CaseEnd;

/** What every start of a payment request's workflow has in common. */
export function paymentStart(paymentRequestId: number) {
  return {
    workflowId: paymentWorkflowIdOf(paymentRequestId),
    staticSummary: `Payment request ${paymentRequestId}`,
    workflowTaskTimeout: REQUEST_TASK_TIMEOUT,
  } as const;
}

/** Without anything else the payment request is about to begin. */
export interface PaymentRequestInput extends CaseInput<{ state: PaymentState; result: PaymentResult }> {
  paymentRequestId: number;
}

/** A move of a payment request; fails as `command` does. */
export const paymentCommand = caseMessages<PaymentCommand, PaymentResult, PaymentState>().command;

export interface EvaluateCommand {
  commandId: string;
  kind: EvaluationKind;
  actorId: string | null;
  roles: readonly Role[];
  /** As in a Command. */
  seenVersion?: number;
}

export type { Signer };

export interface OpenSigningCommand {
  commandId: string;
  signer: Signer;
  /** Left out: what the status waits for, contract or change. */
  about?: 'decision';
  actorId: string;
  roles: readonly Role[];
  /** As in a Command. */
  seenVersion?: number;
}

export interface SigningNews {
  signingId: string;
}

export interface SigningOutcome {
  /** `open`: the person has not signed yet. */
  state: 'open' | 'completed' | 'cancelled' | 'failed';
  /** Code of the refusal or of the failed verification; null unless `failed`. */
  failureCode: string | null;
  /** The transition it caused. */
  result: CommandResult | null;
}

export interface SigningBatchInput {
  batchId: string;
}

export interface GenerateContractCommand {
  commandId: string;
  actorId: string;
  roles: readonly Role[];
}

/** What the workflow of every case listens to. */
export const { command, resync, retryNow, getState } = caseMessages<Command, CommandResult, RequestState>();
/** Starts an evaluation; the row of `evaluation` tells how it went. */
export const evaluate = defineUpdate<{ evaluationId: string }, [EvaluateCommand]>('evaluate');
/** Opens, or finds again, the person's session at the signing provider. */
export const openSigning = defineUpdate<{ signingId: string }, [OpenSigningCommand]>('openSigning');
/** The signing provider has news, or the person came back from its page. */
export const signingNews = defineUpdate<SigningOutcome, [SigningNews]>('signingNews');
/** Makes the contract's PDF from the terms in `command_input`; it is staged until `uploadContract` adopts it. */
export const generateContract = defineUpdate<{ documentId: string }, [GenerateContractCommand]>(
  'generateContract',
);
export interface RegistersInput {
  subjectId: number;
  runId: string;
}

/** A run of the registers is to be carried out by the workflow of its subject, also when that is about to end. */
export const carryOutRun = defineSignal<[RegistersInput]>('carryOutRun');

/** A register that is to be asked, and how patiently. The worker's configuration says, so a history keeps what it ran by. */
export interface RegisterPlan {
  register: RegisterId;
  callMs: number;
  tries: number;
  firstPauseMs: number;
  longestPauseMs: number;
  withinMs: number;
}

export interface RegistersEnd {
  answered: number;
  failed: number;
  /** Registers were added to the run while it was under way: it goes on with them. */
  more: boolean;
}

export interface ReconcileWish {
  /** Rows that moved this recently are let be; tests lower it. */
  patienceSeconds?: number;
}

export interface ReconcileReport {
  /** Open rows. */
  checked: number;
  resumed: number;
  flagged: number;
  /** How many differences of each kind were found in either direction. */
  differences?: Partial<Record<Difference, number>>;
}

export interface VmiCheckInput {
  checkId: string;
}

export interface MassActionInput {
  batchId: string;
  /** Continue as new after so many events; tests lower it. */
  maxEvents?: number;
}

/** The batch is to stop; what waits stays undone. The database says so, too, in case this gets lost. */
export const cancelMassAction = defineSignal('cancelMassAction');

export interface CalendarChangeInput {
  changeId: string;
  /** How long the second pass waits; tests lower it. */
  settleSeconds?: number;
  /** When cases that did not answer are asked again; tests lower it. */
  againMinutes?: readonly number[];
}

export interface PolicyRunInput {
  runId: string;
  /** Requests at once, and chunks before it continues as new; tests lower both. */
  chunk?: number;
  chunks?: number;
}

export type PolicyRunEnd = 'finished' | 'cancelled' | 'failed';
