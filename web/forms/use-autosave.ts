import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { ActionKey, isDefinite } from '../api/act.ts';
import { ApiProblem } from '../api/problem.ts';
import { autosaveReducer, retryPause, type AutosaveState } from './autosave-state.ts';

const DELAY_MS = 2000;

export interface SavedDraft {
  formVersion: number;
  savedAt: string;
}

export interface DraftConflict {
  formVersion: number | null;
  who: string | null;
  at: string | null;
}

interface AutosaveOptions {
  formVersion: number;
  savedAt: string | null;
  values: () => Record<string, unknown>;
  send: (values: Record<string, unknown>, formVersion: number, key: ActionKey) => Promise<SavedDraft>;
  onConflict: (conflict: DraftConflict) => void;
}

export interface Autosave {
  state: AutosaveState;
  changed: () => void;
  /** Saves now and waits; false when it could not. */
  flush: () => Promise<boolean>;
  version: () => number;
  /** Another save (validated, or a chosen version) has set the version. */
  adopt: (saved: { formVersion: number; savedAt: string | null }, dirty: boolean) => void;
}

/** An attempt is repeated exactly as it was until its outcome is known; only then newer changes are sent. */
interface Attempt {
  values: Record<string, unknown>;
  version: number;
  key: ActionKey;
}

/** Saves the draft 2 s after the last change, one save at a time, without validation. */
export function useAutosave(options: AutosaveOptions): Autosave {
  const [state, dispatch] = useReducer(autosaveReducer, { kind: 'clean', at: options.savedAt });
  const now = useRef({ state, options, version: options.formVersion, dirty: false });
  now.current.state = state;
  now.current.options = options;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const attempt = useRef<Attempt | null>(null);
  const running = useRef<Promise<boolean> | null>(null);
  const failures = useRef(0);

  const save = useCallback(async (): Promise<boolean> => {
    const { options: current } = now.current;
    attempt.current ??= {
      values: structuredClone(current.values()),
      version: now.current.version,
      key: new ActionKey(),
    };
    const isRepeat = failures.current > 0;
    if (!isRepeat) now.current.dirty = false;
    dispatch({ type: 'sending' });
    try {
      const saved = await current.send(attempt.current.values, attempt.current.version, attempt.current.key);
      attempt.current = null;
      failures.current = 0;
      now.current.version = saved.formVersion;
      if (isRepeat && now.current.dirty) dispatch({ type: 'changed' });
      dispatch({ type: 'saved', at: saved.savedAt });
      return true;
    } catch (problem) {
      if (isDefinite(problem)) {
        attempt.current = null;
        failures.current = 0;
        now.current.dirty = true;
        const body = problem instanceof ApiProblem ? problem.body : null;
        if (body?.code === 'formVersionMatches' || body?.formVersion !== undefined) {
          dispatch({ type: 'conflict' });
          current.onConflict({
            formVersion: body?.formVersion ?? null,
            who: body?.latest?.actorName ?? null,
            at: body?.latest?.at ?? null,
          });
        } else {
          dispatch({ type: 'refused' });
        }
        return false;
      }
      failures.current += 1;
      dispatch({ type: 'failed', offline: !navigator.onLine });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void start(), retryPause(failures.current));
      return false;
    }
  }, []);

  const start = useCallback((): Promise<boolean> => {
    running.current ??= save().finally(() => {
      running.current = null;
      // Typed meanwhile: the next save follows after the usual pause.
      const { state: last, dirty } = now.current;
      if (dirty && last.kind !== 'conflict' && last.kind !== 'refused' && failures.current === 0) schedule();
    });
    return running.current;
  }, [save]);

  const schedule = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void start(), DELAY_MS);
  }, [start]);

  const changed = useCallback(() => {
    now.current.dirty = true;
    dispatch({ type: 'changed' });
    const { kind } = now.current.state;
    if (kind === 'conflict' || kind === 'refused' || running.current || failures.current > 0) return;
    schedule();
  }, [schedule]);

  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (running.current) await running.current;
    clearTimeout(timer.current);
    return now.current.dirty || failures.current > 0 ? start() : true;
  }, [start]);

  const adopt = useCallback(
    (saved: { formVersion: number; savedAt: string | null }, dirty: boolean) => {
      now.current.version = saved.formVersion;
      now.current.dirty = dirty;
      dispatch({ type: 'resolved', at: saved.savedAt, dirty });
      if (dirty) schedule();
    },
    [schedule],
  );

  useEffect(() => {
    const online = () => failures.current > 0 && void start();
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      clearTimeout(timer.current);
      // Leaving the screen: the last changes still go out.
      if (now.current.dirty && now.current.state.kind !== 'conflict') void start();
    };
  }, [start]);

  return useMemo(
    () => ({ state, changed, flush, version: () => now.current.version, adopt }),
    [state, changed, flush, adopt],
  );
}
