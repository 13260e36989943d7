import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApplicationFailure, CancelledFailure, Context, type Info } from '@temporalio/activity';
import { MockActivityEnvironment } from '@temporalio/testing';
import { connectionLost } from '../db/connection-lost.ts';
import { RegisterDataInvalid } from '../db/register-data.ts';
import { AdapterError } from './adapters/adapter-error.ts';
import { activityGuard, localEntry, sanitised, type LocalLog } from './interceptor.ts';

const postgresError = (code: string): Error =>
  Object.assign(new Error('duplicate key: Key (email)=(ieva@example.test)'), { code, constraint: 'x_key' });

describe('what an activity may say of its failure', () => {
  test.each([
    ['a database that restarts', postgresError('57P01'), 'unavailable', false],
    ['a deadlock', postgresError('40P01'), 'unavailable', false],
    [
      'a refused connection',
      Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
      'unavailable',
      false,
    ],
    ['a pool that gave up', connectionLost(new Error('no connection')), 'unavailable', false],
    ['a broken constraint', postgresError('23505'), 'internal', true],
    ['a fault in the code', new TypeError('x is not a function'), 'internal', true],
    ['stored data of another shape', new RegisterDataInvalid('leases'), 'registerDataInvalid', true],
    ['a register that is away', new AdapterError('unavailable', 'accounts'), 'unavailable', false],
    [
      'a register that answers about somebody else',
      new AdapterError('wrongSubject', 'accounts'),
      'wrongSubject',
      true,
    ],
  ])('%s', (_name, error, type, isFinal) => {
    expect(sanitised(error)).toMatchObject({ type, nonRetryable: isFinal });
  });

  test('a connection that failed for several addresses counts as one that failed', () => {
    const error = new AggregateError([Object.assign(new Error('a'), { code: 'ECONNREFUSED' })]);
    expect(sanitised(error).type).toBe('unavailable');
  });

  test('neither the failure nor the local line repeats what the database quoted', () => {
    const error = postgresError('23505');
    expect(JSON.stringify([sanitised(error).message, localEntry(error)])).not.toContain('ieva@example.test');
    expect(localEntry(error)).toMatchObject({ error: 'Error', code: '23505', constraint: 'x_key' });
  });

  test('a code that was chosen on purpose stays', () => {
    const failure = ApplicationFailure.nonRetryable('requestGone', 'requestGone');
    expect(sanitised(failure)).toBe(failure);
  });
});

describe('an activity under guard', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** An environment of the engine's own, what it was told of a living worker, and the lines of the local log. */
  function guarded(info: Partial<Info> = {}) {
    const lines: Parameters<LocalLog>[0][] = [];
    const told: unknown[] = [];
    const interceptors = [
      (context: Context) => ({ inbound: activityGuard(context, (line) => lines.push(line)) }),
    ];
    const env = new MockActivityEnvironment(info, { interceptors });
    env.on('heartbeat', (details: unknown) => told.push(details));
    return { env, lines, told };
  }

  /** Works three seconds, which is as long as a dead worker may stay unnoticed. */
  const work = () => jest.advanceTimersByTimeAsync(3_000).then(() => 'done');

  test('tells that its worker lives, with the details of the try before', async () => {
    const { env, told } = guarded({ heartbeatDetails: 'query-7' });
    expect(await env.run(work)).toBe('done');
    expect(told).toEqual(['query-7', 'query-7', 'query-7', 'query-7']);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(told).toHaveLength(4);
  });

  test('tells nothing from inside a workflow task, where nobody listens', async () => {
    const { env, told } = guarded({ isLocal: true });
    expect(await env.run(work)).toBe('done');
    expect(told).toHaveLength(0);
  });

  test('says a code and writes a line without the words of the error', async () => {
    const { env, lines } = guarded({ activityType: 'applyTransition', attempt: 2 });
    await expect(env.run(() => Promise.reject(postgresError('57P01')))).rejects.toMatchObject({
      type: 'unavailable',
      message: 'unavailable',
    });
    expect(lines).toMatchObject([
      { level: 'warn', activity: 'applyTransition', attempt: 2, type: 'unavailable', code: '57P01' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('ieva@example.test');
  });

  test('lets a cancellation through, without a line', async () => {
    const { env, lines } = guarded();
    const cancelled = env.run(() => Context.current().cancelled);
    env.cancel();
    await expect(cancelled).rejects.toThrow(CancelledFailure);
    expect(lines).toEqual([]);
  });
});
