/** What a key does in the list. Letters only: digits and brackets are letters on the Lithuanian layout. */
export type InboxKeyAction = 'down' | 'up' | 'open' | 'next' | 'preview' | 'tick' | 'search';

const KEYS: Readonly<Record<string, InboxKeyAction>> = {
  j: 'down',
  k: 'up',
  enter: 'open',
  n: 'next',
  p: 'preview',
  x: 'tick',
  '/': 'search',
};

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  /** The element that has the focus takes text or reacts to the key itself. */
  inControl: 'text' | 'button' | null;
}

/**
 * The action of a key press; null when it belongs to somebody else. With `letters` off only Enter works
 * (single-letter shortcuts must be possible to switch off, WCAG 2.1.4).
 */
export function inboxKey(press: KeyPress, letters: boolean): InboxKeyAction | null {
  if (press.ctrlKey || press.altKey || press.metaKey || press.inControl === 'text') return null;
  const action = KEYS[press.key.toLowerCase()] ?? null;
  if (action === 'open') return press.inControl === null ? 'open' : null;
  return letters ? action : null;
}

/** Who would get the key: fields swallow letters, buttons and links only Enter. */
export function controlOf(target: EventTarget | null): KeyPress['inControl'] {
  if (!(target instanceof HTMLElement)) return null;
  if (target.closest('[role="dialog"], [role="listbox"], [role="menu"]')) return 'text';
  if (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName)) return 'text';
  if (target instanceof HTMLInputElement) return /^(checkbox|radio)$/.test(target.type) ? 'button' : 'text';
  return target.closest('button, a, summary') ? 'button' : null;
}

/** Row to select after `down` or `up`; stays inside the list. */
export function movedTo(
  ids: readonly number[],
  selected: number | null,
  action: 'down' | 'up',
): number | null {
  if (ids.length === 0) return null;
  const at = selected === null ? -1 : ids.indexOf(selected);
  const next = action === 'down' ? Math.min(at + 1, ids.length - 1) : Math.max(at - 1, 0);
  return ids[next] ?? null;
}
