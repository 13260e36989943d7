// Names, inputs and outputs of the workflows: the only file of this room that the API imports.
import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { RequestState } from '../db/queries/request-state.ts';
import type { Command, CommandResult } from '../domain/application/command.ts';
import type { EvaluationKind } from '../domain/application/inputs.ts';
import type { Role } from '../domain/application/role.ts';
import type { RegisterId } from '../domain/registers/register-id.ts';

export { workflowIdOf } from '../domain/application/command.ts';

/** Types of the workflows, as `client.workflow.start(…)` wants them. */
export const WORKFLOW_TYPE = {
  loanRequest: 'loanRequest',
  registers: 'registers',
  reconcile: 'reconcile',
  vmiCheck: 'vmiCheck',
  massAction: 'massAction',
  policyRun: 'policyRun',
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

export const RECONCILE_SCHEDULE_ID = 'reconcile';

/** Shown as the title of the case in the Temporal UI. */
export function requestSummary(requestId: number): string {
  return `Loan request ${requestId}`;
}

export type { Job, JobKind, RequestState } from '../db/queries/request-state.ts';

/** Ids and results of the newest commands: they survive continue-as-new, where the engine forgets update ids. */
export type RecentCommand = readonly [commandId: string, result: CommandResult];

export interface LoanRequestInput {
  requestId: number;
  /** Recovery from the database, or the state carried by continue-as-new. */
  resumeFrom?: RequestState;
  recent?: readonly RecentCommand[];
  lastStep?: LastStep | null;
  /** Continue as new after so many events; tests lower it. */
  maxEvents?: number;
}

export interface LastStep {
  action: string;
  at: string;
}

export type LoanRequestEnd = 'final' | 'gone' | 'notStarted';

export interface EvaluateCommand {
  commandId: string;
  kind: EvaluationKind;
  actorId: string | null;
  roles: readonly Role[];
}

export type Signer = 'applicant' | 'provider';

export interface OpenSigningCommand {
  commandId: string;
  signer: Signer;
  actorId: string;
  roles: readonly Role[];
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

export interface GenerateContractCommand {
  commandId: string;
  actorId: string;
  roles: readonly Role[];
}

/** A move of the transition table. Fails with a RefusalCode or a CommandFailure as the failure's `type`. */
export const command = defineUpdate<CommandResult, [Command]>('command');
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
/** The reconciler found that the database says something else: read it again. */
export const resync = defineSignal('resync');
/** For operators and tests; the product reads Postgres. */
export const getState = defineQuery<RequestState & { recent: number }>('getState');

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

export interface ReconcileReport {
  checked: number;
  resumed: number;
  flagged: number;
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

export interface PolicyRunInput {
  runId: string;
  /** Requests at once, and chunks before it continues as new; tests lower both. */
  chunk?: number;
  chunks?: number;
}

export type PolicyRunEnd = 'finished' | 'cancelled' | 'failed';
