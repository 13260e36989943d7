import { describe, expect, test } from '@jest/globals';
import {
  autosaveReducer,
  isStored,
  retryPause,
  type AutosaveEvent,
  type AutosaveState,
} from './autosave-state.ts';

const run = (...events: AutosaveEvent[]): AutosaveState =>
  events.reduce(autosaveReducer, { kind: 'clean', at: null } as AutosaveState);

describe('the save strip', () => {
  test('a change is saved and says when', () => {
    expect(run({ type: 'changed' }, { type: 'sending' }, { type: 'saved', at: '14:05:09' })).toEqual({
      kind: 'clean',
      at: '14:05:09',
    });
  });

  test('what was typed while saving is not called saved', () => {
    const state = run(
      { type: 'changed' },
      { type: 'sending' },
      { type: 'changed' },
      { type: 'saved', at: '14:05:09' },
    );
    expect(state).toEqual({ kind: 'dirty', at: '14:05:09' });
    expect(isStored(state)).toBe(false);
  });

  test('failures are counted and the last saved time is kept', () => {
    const state = run(
      { type: 'changed' },
      { type: 'sending' },
      { type: 'saved', at: '14:00:00' },
      { type: 'changed' },
      { type: 'sending' },
      { type: 'failed', offline: true },
    );
    expect(state).toEqual({ kind: 'retrying', at: '14:00:00', offline: true, attempt: 1 });
    expect(autosaveReducer(state, { type: 'changed' })).toBe(state);
  });

  test('a conflict stops saving until the person decides', () => {
    const conflict = run({ type: 'changed' }, { type: 'sending' }, { type: 'conflict' });
    expect(autosaveReducer(conflict, { type: 'sending' })).toBe(conflict);
    expect(autosaveReducer(conflict, { type: 'resolved', at: '14:00:00', dirty: true }).kind).toBe('dirty');
  });

  test('pauses grow to half a minute', () => {
    expect([1, 2, 3, 9].map(retryPause)).toEqual([2000, 4000, 8000, 30_000]);
  });
});
