/** Whether the corner with notices is needed yet: its code is fetched with the first notice. */
type Listener = () => void;
let needed = false;
const listeners = new Set<Listener>();

export function needNotices(): void {
  needed = true;
  for (const listener of listeners) listener();
}

export function areNoticesNeeded(): boolean {
  return needed;
}

export function onNoticesNeeded(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
