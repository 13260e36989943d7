// What is being typed and not sent yet. It survives a change of view and, in this tab and for the same person, a reload and
// the end of the session: 401 takes the token away, not the words. It lies in sessionStorage only until it is sent.
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
/** Whose session has ended while their screen may still stand here: a login's page takes a moment to come. */
let ended: { area: Area; owner: string } | null = null;
const ownerListeners = new Set<() => void>();

/** What stands at this place, if anything was typed there. */
export function typedAt<T>(place: string): T | null {
  return (typed.get(place) as T | undefined) ?? null;
}

/** Null: nothing (any more). */
export function setTyped(place: string, value: unknown): void {
  if (value === null) typed.delete(place);
  else typed.set(place, value);
  if (value !== null && ended) addToKept(ended);
}

/** Asked for when the session ends: for forms that keep their values themselves. Answers how to stop. */
export function typedFrom(place: string, read: () => unknown): () => void {
  sources.set(place, read);
  return () => {
    if (sources.get(place) !== read) return;
    if (ended) addToKept(ended);
    sources.delete(place);
  };
}

/** The session is over: the words wait in this tab for the person they belong to. */
export function keepTyped(area: Area): void {
  stashTyped(area);
  typed.clear();
  const owner = owners.get(area);
  if (owner !== undefined) ended = { area, owner };
  owners.delete(area);
}

function unsentPlaces(): Record<string, unknown> {
  const places = new Map(typed);
  for (const [place, read] of sources) {
    const value = read() ?? null;
    if (value === null) places.delete(place);
    else places.set(place, value);
  }
  return Object.fromEntries(places);
}

/** Puts everything unsent where a reload of this tab finds it; nothing unsent leaves nothing there. */
export function stashTyped(area: Area): void {
  const owner = owners.get(area);
  if (owner) return store({ area, owner, at: Date.now(), places: unsentPlaces() });
  // Otherwise whose words these are is not known yet: what waits for them stays as it is.
  if (ended?.area === area) addToKept(ended);
}

/** What was typed after the session had ended joins what waits since then. */
function addToKept({ area, owner }: { area: Area; owner: string }): void {
  const kept = readKept();
  const before = kept?.area === area && kept.owner === owner ? kept.places : {};
  store({ area, owner, at: Date.now(), places: { ...before, ...unsentPlaces() } });
}

function store(kept: Kept): void {
  try {
    if (Object.keys(kept.places).length === 0) return sessionStorage.removeItem(STORAGE_KEY);
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // No room, or storage is forbidden: the words live as long as the page does.
  }
}

/** Logged out on purpose: nothing stays behind. */
export function forgetTyped(area: Area): void {
  typed.clear();
  owners.delete(area);
  ended = null;
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
  const before = owners.get(area);
  const isOthers = ended !== null && (ended.area !== area || ended.owner !== owner);
  if (isOthers || (before !== undefined && before !== owner)) typed.clear();
  ended = null;
  const kept = readKept();
  if (kept?.area === area && before !== owner) {
    // They stay in the storage too until they are sent: the tab may be reloaded before.
    if (kept.owner === owner && Date.now() - kept.at < MAX_AGE_MS) {
      for (const [place, value] of Object.entries(kept.places)) typed.set(place, value);
    } else {
      sessionStorage.removeItem(STORAGE_KEY);
    }
  }
  owners.set(area, owner);
  for (const listener of ownerListeners) listener();
}
