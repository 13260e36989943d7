import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { AutosaveEngine, type AutosaveOptions } from './autosave-engine.ts';
import type { AutosaveState } from './autosave-state.ts';

export interface Autosave extends Pick<
  AutosaveEngine,
  'changed' | 'flush' | 'version' | 'adopt' | 'isUnsaved'
> {
  state: AutosaveState;
}

/** The form's autosave for as long as the screen lives. */
export function useAutosave(options: AutosaveOptions): Autosave {
  const [engine] = useState(() => new AutosaveEngine(options));
  useLayoutEffect(() => engine.adjust(options));
  const state = useSyncExternalStore(engine.subscribe, engine.current);

  useEffect(() => {
    window.addEventListener('online', engine.online);
    return () => {
      window.removeEventListener('online', engine.online);
      engine.leave();
    };
  }, [engine]);

  return useMemo(() => {
    const { changed, flush, version, adopt, isUnsaved } = engine;
    return { state, changed, flush, version, adopt, isUnsaved };
  }, [engine, state]);
}
