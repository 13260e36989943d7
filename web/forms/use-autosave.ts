import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { AutosaveEngine, type AutosaveOptions } from './autosave-engine.ts';
import { Journal } from './autosave-journal.ts';
import type { AutosaveState } from './autosave-state.ts';

type EngineOptions = Omit<AutosaveOptions, 'onPending'>;

export interface Autosave extends Pick<
  AutosaveEngine,
  'current' | 'changed' | 'flush' | 'version' | 'baseline' | 'adopt' | 'conflicted' | 'retry' | 'resume'
> {
  state: AutosaveState;
}

function begin(requestId: number, options: EngineOptions): { engine: AutosaveEngine; journal: Journal } {
  const engine: AutosaveEngine = new AutosaveEngine({ ...options, onPending: () => journal.touch() });
  const journal: Journal = new Journal(requestId, engine);
  return { engine, journal };
}

/** The form's autosave for as long as the screen lives, and until its last save has an answer. */
export function useAutosave(requestId: number, options: EngineOptions): Autosave {
  const [{ engine, journal }] = useState(() => begin(requestId, options));
  useLayoutEffect(() => engine.adjust({ ...options, onPending: journal.touch }));
  const state = useSyncExternalStore(engine.subscribe, engine.current);

  useEffect(() => {
    journal.open();
    window.addEventListener('online', engine.retry);
    return () => {
      window.removeEventListener('online', engine.retry);
      journal.leave();
    };
  }, [engine, journal]);

  return useMemo(() => {
    const { current, changed, flush, version, baseline, adopt, conflicted, retry, resume } = engine;
    return { state, current, changed, flush, version, baseline, adopt, conflicted, retry, resume };
  }, [engine, state]);
}
