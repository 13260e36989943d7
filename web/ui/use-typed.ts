import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Area } from '../api/session.ts';
import {
  isTypingKept,
  onTypingOwner,
  ownTyped,
  setTyped,
  typedAt,
  typedFrom,
  typingOwner,
} from '../api/typing.ts';

export interface Typed {
  text: string;
  /** Differs from what is stored. */
  changed: boolean;
  set: (text: string) => void;
  /** It is stored, or not wanted any more. */
  forget: () => void;
}

/**
 * Text that outlives its view: looking at another tab of the screen, or a session that ends, does not take it.
 * Until something is typed it shows what is stored, as it is now.
 */
export function useTyped(place: string, stored = ''): Typed {
  const [typed, setText] = useState(() => typedAt<string>(place));
  const change = (next: string | null) => {
    setText(next);
    setTyped(place, next);
  };
  return {
    text: typed ?? stored,
    changed: typed !== null && typed !== stored,
    set: (next) => change(next === stored ? null : next),
    forget: () => change(null),
  };
}

/** A form that goes with its screen, but not with the session: `read` is asked when that ends. */
export function useKeptOnExpiry(place: string, read: () => unknown): void {
  const latest = useRef(read);
  useLayoutEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    // Taken up by this screen; whatever is typed from now on is asked of it.
    setTyped(place, null);
    return typedFrom(place, () => latest.current());
  }, [place]);
}

/** Tells whose words these are. False while words wait and it is not known yet whether they are this person's. */
export function useTypingOwner(area: Area, owner: string | null, failed: boolean): boolean {
  const [waits] = useState(() => isTypingKept(area));
  const known = useSyncExternalStore(onTypingOwner, () => typingOwner(area));
  useEffect(() => {
    if (owner !== null) ownTyped(area, owner);
  }, [area, owner]);
  return !waits || failed || (known !== null && known === owner);
}
