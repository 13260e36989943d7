import { describe, expect, test } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/activity';
import { AdapterError } from './adapters/adapter-error.ts';
import { localEntry, sanitised } from './interceptor.ts';

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
    ['a pool that gave up', new Error('timeout exceeded when trying to connect'), 'unavailable', false],
    ['a broken constraint', postgresError('23505'), 'internal', true],
    ['a fault in the code', new TypeError('x is not a function'), 'internal', true],
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
