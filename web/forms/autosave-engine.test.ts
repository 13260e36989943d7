import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiProblem, type ProblemBody } from '../api/problem.ts';
import { AutosaveEngine, type Attempt, type AutosaveOptions } from './autosave-engine.ts';

const connection = { onLine: true };
beforeEach(() => {
  jest.useFakeTimers();
  connection.onLine = true;
  Object.defineProperty(globalThis, 'navigator', { value: connection, configurable: true });
});
afterEach(() => void jest.useRealTimers());

type Send = AutosaveOptions['send'];
const problem = (status: number, body: Partial<ProblemBody>) => new ApiProblem(status, body as ProblemBody);
const saved = (formVersion: number) => ({ formVersion, savedAt: '14:05:09' });
const CONFLICT = problem(409, {
  code: 'formVersionMatches',
  formVersion: 5,
  latest: {
    action: 'save',
    actorName: 'Jonas Jonaitis',
    actorRole: 'applicant',
    at: '2026-11-21 14:05:09',
    own: false,
    status: 1,
    version: 1,
  },
});

function engineWith(send: Send, attempt: Attempt | null = null) {
  const conflicts: unknown[] = [];
  const screen = { sum: '1' };
  const kept: unknown[] = [];
  const engine: AutosaveEngine = new AutosaveEngine({
    formVersion: 3,
    savedAt: null,
    base: { sum: '0' },
    attempt,
    values: () => screen,
    send,
    onConflict: (conflict) => conflicts.push(conflict),
    onPending: () => void kept.push(engine.unsaved()),
  });
  return { engine, conflicts, screen, kept };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('saving the draft', () => {
  test('changes within two seconds go out as one save, two seconds after the last', async () => {
    const send = jest.fn<Send>().mockResolvedValue(saved(4));
    const { engine } = engineWith(send);
    engine.changed();
    await pass(1500);
    engine.changed();
    await pass(1999);
    expect(send).not.toHaveBeenCalled();
    await pass(1);
    expect(send).toHaveBeenCalledTimes(1);
    expect(engine.version()).toBe(4);
    expect(engine.current()).toEqual({ kind: 'clean', at: '14:05:09' });
    expect(engine.unsaved()).toBeNull();
    expect(engine.baseline()).toEqual({ sum: '1' });
  });

  test('what is typed while a save is under way goes out with the next, never two at once', async () => {
    let answer: (value: ReturnType<typeof saved>) => void = () => undefined;
    const send = jest
      .fn<Send>()
      .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
      .mockResolvedValue(saved(5));
    const { engine, screen } = engineWith(send);
    engine.changed();
    await pass(2000);
    screen.sum = '12';
    engine.changed();
    await pass(10_000);
    expect(send).toHaveBeenCalledTimes(1);
    answer(saved(4));
    await pass(0);
    expect(engine.current()).toEqual({ kind: 'dirty', at: '14:05:09' });
    await pass(2000);
    expect(send.mock.calls[1]?.slice(0, 2)).toEqual([{ sum: '12' }, 4]);
  });

  test('a lost answer is asked for again with the same values, version and key, then what was typed since', async () => {
    const send = jest.fn<Send>().mockRejectedValueOnce(new TypeError('network')).mockResolvedValue(saved(4));
    const { engine, screen } = engineWith(send);
    engine.changed();
    await pass(2000);
    expect(engine.current()).toMatchObject({ kind: 'retrying', attempt: 1, offline: false });
    screen.sum = '12';
    engine.changed();
    await pass(2000);
    expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
    expect(send.mock.calls[0]![0]).toEqual({ sum: '1' });
    await pass(2000);
    expect(send.mock.calls[2]?.slice(0, 2)).toEqual([{ sum: '12' }, 4]);
    expect(engine.current().kind).toBe('clean');
  });

  test('without a connection it waits, and goes at once when the connection is back', async () => {
    const send = jest.fn<Send>().mockRejectedValue(new TypeError('network'));
    const { engine } = engineWith(send);
    connection.onLine = false;
    engine.changed();
    await pass(2000 + 2000 + 4000);
    expect(engine.current()).toMatchObject({ kind: 'retrying', offline: true });
    const before = send.mock.calls.length;
    connection.onLine = true;
    send.mockResolvedValue(saved(4));
    engine.retry();
    await pass(0);
    expect(send).toHaveBeenCalledTimes(before + 1);
    expect(engine.current().kind).toBe('clean');
  });

  test('a server that is not well, or is busy, is asked again', async () => {
    const send = jest
      .fn<Send>()
      .mockRejectedValueOnce(problem(503, { code: 'databaseUnavailable' }))
      .mockRejectedValueOnce(problem(429, { code: 'tooManyRequests' }))
      .mockResolvedValue(saved(4));
    const { engine } = engineWith(send);
    engine.changed();
    await pass(2000 + 2000 + 4000);
    expect(send).toHaveBeenCalledTimes(3);
    expect(engine.current().kind).toBe('clean');
  });

  test('a request that takes no drafts any more says why, and what was typed stays', async () => {
    const refusal = problem(409, { code: 'wrongStatus', ErrorDescription: 'Prašymas jau pateiktas' });
    const send = jest.fn<Send>().mockRejectedValue(refusal);
    const { engine } = engineWith(send);
    engine.changed();
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(engine.current()).toMatchObject({ kind: 'refused', reason: 'Prašymas jau pateiktas' });
    expect(engine.unsaved()?.values).toEqual({ sum: '1' });
    expect(await engine.flush()).toBe(false);
  });
});

describe('two versions of one draft', () => {
  test('a conflict is told once, with who and when, and nothing more is sent until versions are chosen', async () => {
    const send = jest.fn<Send>().mockRejectedValue(CONFLICT);
    const { engine, conflicts, kept } = engineWith(send);
    engine.changed();
    await pass(60_000);
    engine.changed();
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(conflicts).toEqual([
      { formVersion: 5, who: 'Jonas Jonaitis', own: false, at: '2026-11-21 14:05:09' },
    ]);
    expect(await engine.flush()).toBe(false);
    expect(kept.at(-1)).toMatchObject({ formVersion: 3, base: { sum: '0' }, values: { sum: '1' } });
    engine.adopt({ formVersion: 5, savedAt: null, base: { sum: '7' } }, true);
    send.mockResolvedValue(saved(6));
    await pass(2000);
    expect(send.mock.calls[1]?.[1]).toBe(5);
    expect(engine.unsaved()).toBeNull();
  });

  test('one met by a validated save is told the same way', () => {
    const { engine, conflicts } = engineWith(jest.fn<Send>());
    expect(engine.conflicted(problem(400, { code: 'validation' }))).toBe(false);
    expect(engine.conflicted(CONFLICT)).toBe(true);
    expect(engine.current().kind).toBe('conflict');
    expect(conflicts).toHaveLength(1);
  });
});

describe('what the server is not known to have', () => {
  test('can be kept from the first keystroke until it is acknowledged', async () => {
    const send = jest.fn<Send>().mockRejectedValueOnce(new TypeError('network')).mockResolvedValue(saved(4));
    const { engine, kept } = engineWith(send);
    engine.changed();
    expect(kept.at(-1)).toEqual({ formVersion: 3, values: { sum: '1' }, base: { sum: '0' }, attempt: null });
    await pass(2000);
    expect(kept.at(-1)).toMatchObject({ attempt: { version: 3, values: { sum: '1' } } });
    await pass(2000);
    expect(kept.at(-1)).toBeNull();
  });

  test('after a reload the attempt without an answer is repeated with its own key, then the rest is saved', async () => {
    const attempt = { values: { sum: '9' }, version: 2, key: 'key-of-before' };
    const send = jest.fn<Send>().mockResolvedValueOnce(saved(3)).mockResolvedValue(saved(4));
    const { engine } = engineWith(send, attempt);
    engine.resume();
    await pass(0);
    expect(send.mock.calls[0]).toEqual([{ sum: '9' }, 2, 'key-of-before']);
    expect(engine.current().kind).toBe('dirty');
    await pass(2000);
    expect(send.mock.calls[1]?.slice(0, 2)).toEqual([{ sum: '1' }, 3]);
    expect(engine.unsaved()).toBeNull();
  });

  test('leaving the screen sends it, and a form that is opened anew takes it over', async () => {
    const send = jest.fn<Send>().mockRejectedValue(new TypeError('network'));
    const { engine } = engineWith(send);
    engine.changed();
    engine.leave();
    await pass(0);
    expect(send).toHaveBeenCalledTimes(1);
    engine.stop();
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(engine.unsaved()).not.toBeNull();
  });
});
