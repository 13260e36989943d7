// What the save strip says: a pure reducer, so that every order of events can be tested.

export type AutosaveState =
  | { kind: 'clean'; at: string | null }
  | { kind: 'dirty'; at: string | null }
  | { kind: 'saving'; at: string | null; dirtyAgain: boolean }
  | { kind: 'retrying'; at: string | null; offline: boolean; attempt: number }
  | { kind: 'conflict'; at: string | null }
  /** The server will not take drafts any more: the request has moved on. */
  | { kind: 'refused'; at: string | null; reason: string | null };

export type AutosaveEvent =
  | { type: 'changed' }
  | { type: 'sending' }
  | { type: 'saved'; at: string }
  | { type: 'failed'; offline: boolean }
  | { type: 'conflict' }
  | { type: 'refused'; reason: string | null }
  /** The person chose a version, or the form was loaded anew. */
  | { type: 'resolved'; at: string | null; dirty: boolean };

export function autosaveReducer(state: AutosaveState, event: AutosaveEvent): AutosaveState {
  const { at } = state;
  switch (event.type) {
    case 'changed':
      if (state.kind === 'saving') return { ...state, dirtyAgain: true };
      return state.kind === 'clean' ? { kind: 'dirty', at } : state;
    case 'sending':
      return state.kind === 'conflict' || state.kind === 'refused'
        ? state
        : { kind: 'saving', at, dirtyAgain: false };
    case 'saved':
      return state.kind === 'saving' && state.dirtyAgain
        ? { kind: 'dirty', at: event.at }
        : { kind: 'clean', at: event.at };
    case 'failed': {
      const attempt = state.kind === 'retrying' ? state.attempt + 1 : 1;
      return { kind: 'retrying', at, offline: event.offline, attempt };
    }
    case 'conflict':
      return { kind: 'conflict', at };
    case 'refused':
      return { kind: 'refused', at, reason: event.reason };
    case 'resolved':
      return event.dirty ? { kind: 'dirty', at: event.at } : { kind: 'clean', at: event.at };
  }
}

/** Everything typed is on the server. */
export function isStored(state: AutosaveState): boolean {
  return state.kind === 'clean';
}

/** Pauses between attempts: 2, 4, 8 … at most 30 seconds. */
export function retryPause(attempt: number): number {
  return Math.min(30_000, 1000 * 2 ** Math.max(1, attempt));
}
