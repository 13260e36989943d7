import { describe, expect, test } from '@jest/globals';
import { ActionKey, act, isDefinite } from './act.ts';
import { ApiProblem, NoAnswer } from './problem.ts';

const answer = (status: number, data?: unknown, headers: Record<string, string> = {}) => ({
  data: status < 400 ? data : undefined,
  error: status >= 400 ? data : undefined,
  response: new Response(null, { status, headers }),
});

describe('an action happens once', () => {
  test('202 is asked again with the same key until the outcome is known', async () => {
    const keys: string[] = [];
    const answers = [answer(202, { pending: true }, { 'Retry-After': '0.01' }), answer(200, { version: 2 })];
    const result = await act(async (header) => {
      keys.push(header['Idempotency-Key']);
      return answers.shift()!;
    });
    expect(result).toEqual({ version: 2 });
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  test('a broken connection is tried again with the same key', async () => {
    const keys: string[] = [];
    const result = await act(async (header) => {
      keys.push(header['Idempotency-Key']);
      if (keys.length === 1) throw new TypeError('Failed to fetch');
      return answer(200, 'gerai');
    });
    expect(result).toBe('gerai');
    expect(keys[0]).toBe(keys[1]);
  });

  test('a retry by the person after no answer repeats the same action', async () => {
    const holder = new ActionKey();
    const first = holder.get();
    const failing = () => Promise.reject(new TypeError('offline'));
    await expect(act(failing, holder)).rejects.toBeInstanceOf(NoAnswer);
    expect(holder.get()).toBe(first);
  });

  test('a refusal is a definite answer: the next click is a new action', async () => {
    const holder = new ActionKey();
    const first = holder.get();
    await expect(
      act(async () => answer(409, { code: 'wrongStatus', requestId: '' }), holder),
    ).rejects.toBeInstanceOf(ApiProblem);
    expect(holder.get()).not.toBe(first);
  });

  test('what is definite', () => {
    const problem = (status: number) => new ApiProblem(status, { code: 'x', requestId: '' });
    expect([400, 409, 429, 500, 503].map((status) => isDefinite(problem(status)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(isDefinite(new NoAnswer())).toBe(false);
  });
});
