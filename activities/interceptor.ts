import { ApplicationFailure, CancelledFailure, type Context } from '@temporalio/activity';
import type { ActivityExecuteInput, ActivityInboundCallsInterceptor, Next } from '@temporalio/worker';
import { RegisterDataInvalid } from '../db/register-data.ts';
import { AdapterError } from './adapters/adapter-error.ts';

/** A line of the local log: never a message of an error, which may quote data, and never a parameter. */
export type LocalLog = (entry: Record<string, unknown>) => void;

const HEARTBEAT_MS = 700;

/** Classes of Postgres errors after which the same transaction may succeed; 26: a statement prepared before a restart. */
const PASSING = /^(08|26|53|57|58|40|55)/;
const SOCKET = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'];

/** Turns whatever an activity threw into a failure that says a code and nothing else. */
export function sanitised(error: unknown): ApplicationFailure {
  if (error instanceof ApplicationFailure) return error;
  if (error instanceof AdapterError) {
    return ApplicationFailure.create({
      type: error.code,
      message: `${error.service}: ${error.code}`,
      nonRetryable: !error.isTransient,
      nextRetryDelay: error.retryAfterMs,
    });
  }
  if (error instanceof RegisterDataInvalid) return ApplicationFailure.nonRetryable(error.message, error.code);
  const code = isPassing(error) ? 'unavailable' : 'internal';
  return ApplicationFailure.create({ type: code, message: code, nonRetryable: code === 'internal' });
}

function isPassing(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isPassing);
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && (SOCKET.includes(code) || (code.length === 5 && PASSING.test(code)));
}

/** Where it happened, without what was said. */
export function localEntry(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, constraint, table } = error as Error & Record<string, unknown>;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: error.name, code, constraint, table, at: frames.slice(0, 6).map((line) => line.trim()) };
}

/** Sanitises errors, logs them locally, and shows the server that the worker lives while an activity runs long. */
export function activityGuard(context: Context, write: LocalLog): ActivityInboundCallsInterceptor {
  return {
    async execute(input: ActivityExecuteInput, next: Next<ActivityInboundCallsInterceptor, 'execute'>) {
      // The details of an earlier try are sent on, or a long try would wipe them. A local one has no heartbeat.
      const { isLocal } = context.info;
      const beat = isLocal
        ? undefined
        : setInterval(() => context.heartbeat(context.info.heartbeatDetails), HEARTBEAT_MS);
      try {
        return await next(input);
      } catch (error) {
        if (error instanceof CancelledFailure) throw error;
        const failure = sanitised(error);
        if (failure.category !== 'BENIGN') {
          const { activityType, workflowExecution, attempt } = context.info;
          write({
            level: failure.nonRetryable ? 'error' : 'warn',
            msg: 'activity failed',
            activity: activityType,
            workflow: workflowExecution?.workflowId,
            attempt,
            type: failure.type,
            ...(error instanceof ApplicationFailure ? {} : localEntry(error)),
          });
        }
        throw failure;
      } finally {
        clearInterval(beat);
      }
    },
  };
}
