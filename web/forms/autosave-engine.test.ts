import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApiProblem, type ProblemBody } from '../api/problem.ts';
import { AutosaveEngine, type AutosaveOptions } from './autosave-engine.ts';

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
});
afterEach(() => void jest.useRealTimers());

function engineWith(send: AutosaveOptions['send']) {
  const conflicts: unknown[] = [];
  const engine = new AutosaveEngine({
    formVersion: 3,
    savedAt: null,
    values: () => ({ sum: '1' }),
    send,
    onConflict: (conflict) => conflicts.push(conflict),
  });
  return { engine, conflicts };
}

test('changes within two seconds go out as one save', async () => {
  const send = jest.fn<AutosaveOptions['send']>().mockResolvedValue({ formVersion: 4, savedAt: '14:05:09' });
  const { engine } = engineWith(send);
  engine.changed();
  await jest.advanceTimersByTimeAsync(1500);
  engine.changed();
  await jest.advanceTimersByTimeAsync(2000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(engine.version()).toBe(4);
  expect(engine.current()).toEqual({ kind: 'clean', at: '14:05:09' });
});

test('a lost answer is asked for again with the same values, version and key', async () => {
  const send = jest
    .fn<AutosaveOptions['send']>()
    .mockRejectedValueOnce(new TypeError('network'))
    .mockResolvedValue({ formVersion: 4, savedAt: '14:05:09' });
  const { engine } = engineWith(send);
  engine.changed();
  await jest.advanceTimersByTimeAsync(2000);
  expect(engine.current()).toMatchObject({ kind: 'retrying', attempt: 1 });
  await jest.advanceTimersByTimeAsync(2000);
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
  expect(engine.current().kind).toBe('clean');
});

test('a conflict is told once, and nothing more is sent until a version is chosen', async () => {
  const problem = new ApiProblem(409, { code: 'formVersionMatches', formVersion: 5 } as ProblemBody);
  const send = jest.fn<AutosaveOptions['send']>().mockRejectedValue(problem);
  const { engine, conflicts } = engineWith(send);
  engine.changed();
  await jest.advanceTimersByTimeAsync(60_000);
  engine.changed();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(conflicts).toEqual([{ formVersion: 5, who: null, at: null }]);
  engine.adopt({ formVersion: 5, savedAt: null }, true);
  await jest.advanceTimersByTimeAsync(2000);
  expect(send.mock.calls[1]?.[1]).toBe(5);
});
