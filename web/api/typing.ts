// What is being typed and not sent yet. It survives a change of view and, in this tab and for the same person, the end
// of the session: 401 takes the token away, not the words.
import type { Area } from './session.ts';

const STORAGE_KEY = 'typing';
/** As long as a login may last; older words are no longer what the person is at. */
const MAX_AGE_MS = 12 * 3_600_000;

interface Kept {
  area: Area;
  owner: string;
  at: number;
  places: Record<string, unknown>;
}

const typed = new Map<string, unknown>();
const sources = new Map<string, () => unknown>();
const owners = new Map<Area, string>();
const ownerListeners = new Set<() => void>();

/** What stands at this place, if anything was typed there. */
export function typedAt<T>(place: string): T | null {
  return (typed.get(place) as T | undefined) ?? null;
}

/** Null: nothing (any more). */
export function setTyped(place: string, value: unknown): void {
  if (value === null) typed.delete(place);
  else typed.set(place, value);
}

/** Asked for when the session ends: for forms that keep their values themselves. Answers how to stop. */
export function typedFrom(place: string, read: () => unknown): () => void {
  sources.set(place, read);
  return () => {
    if (sources.get(place) === read) sources.delete(place);
  };
}

/** The session is over: the words wait in this tab for the person they belong to. */
export function keepTyped(area: Area): void {
  for (const [place, read] of sources) setTyped(place, read() ?? null);
  const owner = owners.get(area);
  if (owner && typed.size > 0) {
    const kept: Kept = { area, owner, at: Date.now(), places: Object.fromEntries(typed) };
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  }
  typed.clear();
  owners.delete(area);
}

/** Logged out on purpose: nothing stays behind. */
export function forgetTyped(area: Area): void {
  typed.clear();
  owners.delete(area);
  sessionStorage.removeItem(STORAGE_KEY);
}

function readKept(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Something waits for whoever logs in here: screens are shown once it is known whether it is theirs. */
export function isTypingKept(area: Area): boolean {
  return readKept()?.area === area;
}

/** Whose words these are, once it is known. */
export const typingOwner = (area: Area): string | null => owners.get(area) ?? null;

export function onTypingOwner(listener: () => void): () => void {
  ownerListeners.add(listener);
  return () => {
    ownerListeners.delete(listener);
  };
}

/** Who is at work here. Words of the same person come back; those of another are thrown away. */
export function ownTyped(area: Area, owner: string): void {
  const kept = readKept();
  if (kept?.area === area) {
    sessionStorage.removeItem(STORAGE_KEY);
    if (kept.owner === owner && Date.now() - kept.at < MAX_AGE_MS) {
      for (const [place, value] of Object.entries(kept.places)) typed.set(place, value);
    }
  }
  const before = owners.get(area);
  if (before !== undefined && before !== owner) typed.clear();
  owners.set(area, owner);
  for (const listener of ownerListeners) listener();
}
