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

  test('sent away for want of room, it comes again with the same key', async () => {
    const keys: string[] = [];
    const answers = [
      answer(503, { code: 'overloaded', requestId: '' }, { 'Retry-After': '0.01' }),
      answer(200, { version: 2 }),
    ];
    const result = await act(async (header) => {
      keys.push(header['Idempotency-Key']);
      return answers.shift()!;
    });
    expect(result).toEqual({ version: 2 });
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('told to come again much later, the person is told', async () => {
    const holder = new ActionKey();
    const first = holder.get();
    const answers = [answer(503, { code: 'overloaded', requestId: '' }, { 'Retry-After': '21' })];
    await expect(act(async () => answers.shift()!, holder)).rejects.toMatchObject({
      status: 503,
      code: 'overloaded',
    });
    expect(holder.get()).toBe(first);
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

  test('a double click sends one call, and both clicks hear of it', async () => {
    const holder = new ActionKey();
    let calls = 0;
    const call = async () => {
      calls += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return answer(200, calls);
    };
    const both = await Promise.all([act(call, holder), act(call, holder)]);
    expect(both).toEqual([1, 1]);
    expect(await act(call, holder)).toBe(2);
  });

  test('a double click on what is refused is refused once', async () => {
    const holder = new ActionKey();
    let calls = 0;
    const call = async () => {
      calls += 1;
      return answer(409, { code: 'wrongStatus', requestId: '' });
    };
    const both = await Promise.allSettled([act(call, holder), act(call, holder)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(calls).toBe(1);
  });

  test('what was changed after a lost answer is sent as another action', async () => {
    const holder = new ActionKey();
    const lost = holder.get();
    await expect(act(() => Promise.reject(new TypeError('offline')), holder)).rejects.toBeInstanceOf(
      NoAnswer,
    );
    const keys: string[] = [];
    const result = await act(async (header) => {
      keys.push(header['Idempotency-Key']);
      return keys.length === 1
        ? answer(409, { code: 'idempotencyKeyReused', requestId: '' })
        : answer(200, 'nauja');
    }, holder);
    expect(result).toBe('nauja');
    expect(keys[0]).toBe(lost);
    expect(keys[1]).not.toBe(lost);
  });

  test('a key that is reused again and again is told', async () => {
    let calls = 0;
    const call = async () => {
      calls += 1;
      return answer(409, { code: 'idempotencyKeyReused', requestId: '' });
    };
    await expect(act(call)).rejects.toMatchObject({ code: 'idempotencyKeyReused' });
    expect(calls).toBe(2);
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
