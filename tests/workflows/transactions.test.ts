// The way a transition takes, with activities of the test's own in a worker of its own.
import { activityInfo, ApplicationFailure, Context } from '@temporalio/activity';
import { WorkflowUpdateFailedError } from '@temporalio/client';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker';
import { randomInt, randomUUID } from 'node:crypto';
import type { TransitionCommand, TransitionOutcome } from '../../db/queries/transition.ts';
import type { Command } from '../../domain/application/command.ts';
import { workflowBundle } from '../../worker/bundle.ts';
import * as define from '../../workflows/definitions.ts';
import { failureCode } from '../harness/case.ts';
import { NAMESPACE, TEMPORAL_ADDRESS } from '../harness/temporal.ts';

const taskQueue = `transactions-${randomUUID()}`;
const LATER = ApplicationFailure.create({ type: 'unavailable', message: 'unavailable' });
const NEVER = ApplicationFailure.create({ type: 'internal', message: 'internal', nonRetryable: true });

let env: TestWorkflowEnvironment;
let worker: Worker;
let done: Promise<void>;
/** How each try of the command was made, and what it does. */
let tries: ('local' | 'ordinary')[] = [];
let fate: (isLocal: boolean) => Promise<void> = async () => undefined;

beforeAll(async () => {
  Runtime.install({ logger: new DefaultLogger('ERROR') });
  env = await TestWorkflowEnvironment.createFromExistingServer({
    address: TEMPORAL_ADDRESS,
    namespace: NAMESPACE,
  });
  worker = await Worker.create({
    connection: env.nativeConnection,
    namespace: NAMESPACE,
    taskQueue,
    workflowBundle: { code: await workflowBundle({ encodesFailures: false }) },
    activities: { applyTransition },
  });
  done = worker.run();
}, 120_000);
afterAll(async () => {
  worker?.shutdown();
  await done;
  await env?.teardown();
});

const stateOf = (requestId: number, version: number): define.RequestState => ({
  ...{ requestId, version, status: 2, schemeCode: 'tiesiogines' },
  ...{ wake: null, dueAt: null, jobs: [], stuck: null },
});

async function applyTransition(command: TransitionCommand): Promise<TransitionOutcome> {
  const { isLocal } = activityInfo();
  tries.push(isLocal ? 'local' : 'ordinary');
  await fate(isLocal);
  const state = stateOf(command.requestId, 3);
  const { requestId, status, version, schemeCode } = state;
  return { kind: 'done', state, result: { requestId, status, version, schemeCode, deadline: null } };
}

/** One command of a case that stands in 2; answers the version or the code of the failure. */
async function act(meets: typeof fate, start: { workflowTaskTimeout?: '10s' } = {}) {
  const requestId = randomInt(1, 2_000_000_000);
  const given: Command = {
    ...{ action: 'setCompanySize', commandId: randomUUID(), actorId: 'somebody' },
    ...{ roles: ['assessor'], expectedVersion: null },
  };
  fate = meets;
  tries = [];
  const handle = await env.client.workflow.start(define.WORKFLOW_TYPE.loanRequest, {
    ...{ ...define.requestStart(requestId), ...start },
    taskQueue,
    args: [{ requestId, resumeFrom: stateOf(requestId, 2) }],
  });
  const answer = await handle
    .executeUpdate(define.command, { args: [given], updateId: given.commandId })
    .then(({ version }) => version, failedWith);
  await handle.terminate('seen');
  return { answer, tries };
}

function failedWith(error: unknown): string {
  if (!(error instanceof WorkflowUpdateFailedError)) throw error;
  return failureCode(error);
}

describe('a transition', () => {
  test('is made where the workflow is, in one try', async () => {
    expect(await act(async () => undefined)).toEqual({ answer: 3, tries: ['local'] });
  });

  test('that finds no database is left to the ordinary activity, which waits for it', async () => {
    let away = 3;
    const restart = async () => {
      if ((away -= 1) >= 0) throw LATER;
    };
    expect(await act(restart)).toEqual({ answer: 3, tries: ['local', 'ordinary', 'ordinary', 'ordinary'] });
  });

  test('that hangs is left to it, too', async () => {
    const hang = async (isLocal: boolean) => {
      if (isLocal) await Context.current().cancelled;
    };
    expect(await act(hang)).toEqual({ answer: 3, tries: ['local', 'ordinary'] });
  });

  test('that cannot succeed is not made a second time, in neither way', async () => {
    const broken = async () => {
      throw NEVER;
    };
    expect(await act(broken)).toEqual({ answer: 'internal', tries: ['local'] });
  });

  test('of a run whose dead worker would be noticed late is an ordinary activity from the beginning', async () => {
    const old = await act(async () => undefined, { workflowTaskTimeout: '10s' });
    expect(old).toEqual({ answer: 3, tries: ['ordinary'] });
  });
});
