import { WorkflowExecutionAlreadyStartedError } from '@temporalio/common';
import {
  CancellationScope,
  getExternalWorkflowHandle,
  isCancellation,
  ParentClosePolicy,
  patched,
  startChild,
} from '@temporalio/workflow';
import { GROUP_DEPTH } from '../domain/eligibility/group.ts';
import { carryOutRun, registersWorkflowId, type Job, type RegistersInput } from './definitions.ts';
import { records, registersWithin, services, signatureWait } from './proxies.ts';
import { registers } from './registers.ts';
import type { RequestDesk } from './request-kind.ts';
import { finishSigning } from './signing-steps.ts';

/** Does a job of a loan request. */
export async function workOn(job: Job, desk: RequestDesk): Promise<unknown> {
  const requestId = desk.held.caseId;
  switch (job.kind) {
    case 'screening':
      return services.screenParties({ requestId, runId: job.id });
    case 'decision':
    case 'rejectDecision':
      return services.generateDecision({ requestId, kind: job.kind, version: Number(job.id) });
    case 'signing':
      await signatureWait.awaitSignature({ signingId: job.id });
      return desk.alone(() => finishSigning(desk.held, job.id));
    case 'decisionSignature':
      // Nothing to do but be there: it ends with the signature, which takes the job away.
      return CancellationScope.current().cancelRequested;
    case 'closePayments':
      return services.closePayments({ requestId });
    case 'evaluation':
      return evaluate(job.id, desk);
  }
}

/** Registers first, as long as they may take; then the rules, with the data there are. */
async function evaluate(evaluationId: string, desk: RequestDesk): Promise<unknown> {
  const wanted = await services.prepareRegisters({ evaluationId });
  if (wanted.run) await startRegisters(wanted.run);
  try {
    await registersWithin(wanted.patienceSeconds).awaitRegisters({ evaluationId });
  } catch (error) {
    if (isCancellation(error)) throw error;
  }
  if (patched('group-registers')) await askGroup(evaluationId, wanted.patienceSeconds);
  return desk.alone(() => records.concludeEvaluation({ evaluationId }));
}

/**
 * The companies of the group, once the applicant's own registers have named them, then those that hold these. What does
 * not answer in time is missing data, as with the applicant.
 */
async function askGroup(evaluationId: string, patienceSeconds: number): Promise<void> {
  for (let step = 0; step < GROUP_DEPTH; step += 1) {
    const { runs } = await services.prepareGroup({ evaluationId });
    if (runs.length === 0) return;
    await Promise.all(runs.map((run) => startRegisters(run)));
    const subjectIds = runs.map(({ subjectId }) => subjectId);
    try {
      await registersWithin(patienceSeconds).awaitGroup({ subjectIds });
    } catch (error) {
      if (isCancellation(error)) throw error;
      return;
    }
  }
}

/** Starts the run of the registers; a workflow of the subject that is under way takes it over. */
async function startRegisters(run: RegistersInput): Promise<void> {
  const workflowId = registersWorkflowId(run.subjectId);
  for (let tries = 0; tries < 5; tries += 1) {
    try {
      await startChild(registers, {
        workflowId,
        args: [run],
        parentClosePolicy: ParentClosePolicy.ABANDON,
        staticSummary: `Registers of subject ${run.subjectId}`,
      });
      return;
    } catch (error) {
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
    }
    try {
      await getExternalWorkflowHandle(workflowId).signal(carryOutRun, run);
      return;
    } catch (error) {
      if (isCancellation(error)) throw error;
      // It ended in between; so it can be started now.
    }
  }
}
