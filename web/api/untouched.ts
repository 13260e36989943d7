// A page that nobody has touched for long asks seldom; touched again it asks at once (decision 0143).

/** Longer than anybody reads without moving anything. */
export const UNTOUCHED_MS = 15 * 60_000;
const SELDOM_MS = 60_000;
const SHARE = 5;

/** How long a page waits that was left: a fifth as often, and never more than once a minute. */
export const seldom = (usual: number): number => Math.max(usual * SHARE, SELDOM_MS);

const TOUCHES = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focus'] as const;

export interface Touches {
  /** The page is touched; true when it had been left before. */
  touch: () => boolean;
  /** How long to wait with the next question, where `usual` is as long as on a page in use. */
  pause: (usual: number) => number;
}

export function touchesOf(now: () => number): Touches {
  let last = now();
  const isLeft = (): boolean => now() - last > UNTOUCHED_MS;
  return {
    touch: () => {
      const before = isLeft();
      last = now();
      return before;
    },
    pause: (usual) => (isLeft() ? seldom(usual) : usual),
  };
}

const touches = touchesOf(() => Date.now());
const listeners = new Set<() => void>();

function touched(): void {
  if (touches.touch()) for (const listener of listeners) listener();
}

/** For `refetchInterval` of what the screens ask for by themselves. */
export const every =
  (usual: number): (() => number) =>
  () =>
    touches.pause(usual);

/** Calls back when a page that was left is touched again; answers how to stop. */
export function onReturn(listener: () => void): () => void {
  if (listeners.size === 0)
    for (const event of TOUCHES) window.addEventListener(event, touched, { passive: true });
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const event of TOUCHES) window.removeEventListener(event, touched);
  };
}
