import { useEffect, useLayoutEffect, useRef } from 'react';
import { MAIN_ID } from './SkipLink.tsx';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not([type=hidden]):not(:disabled), select, textarea';
/** So long after a dialog its opener may still go: the list behind it is asked for anew. */
const WATCH_MS = 3000;

/**
 * A dialog gives the focus back to what opened it. When that is gone with what the dialog did (a deleted row), the focus
 * goes to what stood around it: the keyboard never starts again at the top of the page.
 */
export function useFocusAfter(opened: boolean): void {
  const around = useRef<readonly Element[]>([]);
  useLayoutEffect(() => {
    if (!opened) return;
    const chain: Element[] = [];
    for (let node = document.activeElement; node && node !== document.body; node = node.parentElement)
      chain.push(node);
    around.current = chain;
  }, [opened]);
  // Closed or taken away: both end here.
  useEffect(() => (opened ? () => watchFocus(around.current) : undefined), [opened]);
}

function watchFocus(chain: readonly Element[]): void {
  const [opener] = chain;
  if (!opener) return;
  const until = performance.now() + WATCH_MS;
  const watch = () => {
    const active = document.activeElement;
    const isLost = !active || active === document.body;
    if (isLost) focusNear(chain);
    // Given back to the opener, which may still go; or the dialog is on its way out.
    const waits = isLost || active === opener || active.closest('[role="dialog"]');
    if (waits && performance.now() < until) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

function focusNear(chain: readonly Element[]): void {
  const near = chain.find(
    (node) =>
      node.isConnected && (node.id === MAIN_ID || node.matches(FOCUSABLE) || node.querySelector(FOCUSABLE)),
  );
  if (!near || near.id === MAIN_ID) return document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  (near.matches(FOCUSABLE) ? (near as HTMLElement) : near.querySelector<HTMLElement>(FOCUSABLE))?.focus();
}
