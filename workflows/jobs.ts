import { WorkflowExecutionAlreadyStartedError } from '@temporalio/common';
import type { Mutex } from 'async-mutex';
import {
  CancellationScope,
  getExternalWorkflowHandle,
  isCancellation,
  ParentClosePolicy,
  patched,
  sleep,
  startChild,
} from '@temporalio/workflow';
import { GROUP_DEPTH } from '../domain/eligibility/group.ts';
import { carryOutRun, registersWorkflowId, type Job, type RegistersInput } from './definitions.ts';
import { codeOf } from './failures.ts';
import type { HeldState } from './held-state.ts';
import { patience, records, registersWithin, services } from './proxies.ts';
import { registers } from './registers.ts';
import { finishSigning } from './signing-steps.ts';

const PAUSE_WHEN_STUCK = '15m';
const PAUSE_AFTER_FAULT = '1m';

/**
 * Work beside the commands. The database says what is due; this starts what is due, stops what no longer is, and flags
 * the case when something cannot be done. Nothing is lost with a run: whatever was under way is due again.
 */
export class Jobs {
  readonly #running = new Map<string, { scope: CancellationScope; done: Promise<void> }>();
  readonly #held: HeldState;
  readonly #lock: Mutex;

  constructor(held: HeldState, lock: Mutex) {
    this.#held = held;
    this.#lock = lock;
  }

  /** Brings what runs in line with what is due. */
  sync(): void {
    const due = new Map((this.#held.current?.jobs ?? []).map((job) => [`${job.kind}:${job.id}`, job]));
    for (const [key, { scope }] of this.#running) if (!due.has(key)) scope.cancel();
    for (const [key, job] of due) if (!this.#running.has(key)) this.#start(key, job);
  }

  /** Stops everything and waits for what cannot be stopped in the middle. */
  async stop(): Promise<void> {
    for (const { scope } of this.#running.values()) scope.cancel();
    await Promise.all([...this.#running.values()].map(({ done }) => done));
  }

  #start(key: string, job: Job): void {
    const scope = new CancellationScope();
    const done = scope
      .run(() => this.#work(job))
      .catch(async (error: unknown) => {
        // Not even the flag could be set: the database was away for long. Soon again, not at once.
        if (!isCancellation(error)) await sleep(PAUSE_AFTER_FAULT);
      })
      .finally(() => {
        this.#running.delete(key);
        this.#held.serial += 1;
      });
    this.#running.set(key, { scope, done });
  }

  async #work(job: Job): Promise<void> {
    try {
      await this.#do(job);
      if (this.#held.current?.stuck) await this.#flag(null);
      else await this.#readAgain();
    } catch (error) {
      if (isCancellation(error)) throw error;
      await this.#flag(`${job.kind}:${codeOf(error)}`);
      await sleep(PAUSE_WHEN_STUCK, { summary: `${job.kind} again` });
    }
  }

  /**
   * What a job saw may be older than what a command has written meanwhile, so its own word is never adopted: the state
   * is read under the lock, when no command is on its way.
   */
  async #readAgain(): Promise<void> {
    const { requestId } = this.#held;
    await this.#exclusive(async () => this.#held.adopt(await records.loadState({ requestId })));
  }

  async #flag(code: string | null): Promise<void> {
    const { requestId } = this.#held;
    await this.#exclusive(async () => this.#held.adopt(await records.flagStuck({ requestId, code })));
  }

  async #do(job: Job): Promise<unknown> {
    const { requestId } = this.#held;
    switch (job.kind) {
      case 'screening':
        return services.screenParties({ requestId, runId: job.id });
      case 'decision':
      case 'rejectDecision':
        return services.generateDecision({ requestId, kind: job.kind, version: Number(job.id) });
      case 'signing':
        await patience.awaitSignature({ signingId: job.id });
        return this.#exclusive(() => finishSigning(this.#held, job.id));
      case 'evaluation':
        return this.#evaluate(job.id);
    }
  }

  /** Registers first, as long as patience lasts; then the rules, with the data there are. */
  async #evaluate(evaluationId: string): Promise<unknown> {
    const wanted = await services.prepareRegisters({ evaluationId });
    if (wanted.run) await startRegisters(wanted.run);
    try {
      await registersWithin(wanted.patienceSeconds).awaitRegisters({ evaluationId });
    } catch (error) {
      if (isCancellation(error)) throw error;
    }
    if (patched('group-registers')) await askGroup(evaluationId, wanted.patienceSeconds);
    return this.#exclusive(() => records.concludeEvaluation({ evaluationId }));
  }

  /** A transition that has begun is finished, whatever becomes of the job. */
  #exclusive<T>(work: () => Promise<T>): Promise<T> {
    return this.#lock.runExclusive(() => CancellationScope.nonCancellable(work));
  }
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
