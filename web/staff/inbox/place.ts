// Where in the list the person was: coming back from a case finds the row, the scroll and the focus again.
const KEY = 'boPlace';

export interface Place {
  /** The list it was, as text. */
  view: string;
  row: number;
  top: number;
}

export function readPlace(view: string): Place | null {
  try {
    const raw = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Place> | null;
    if (raw?.view !== view || !Number.isSafeInteger(raw.row) || typeof raw.top !== 'number') return null;
    return { view, row: raw.row!, top: raw.top };
  } catch {
    return null;
  }
}

export function keepPlace(place: Place): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Storage may be closed; the list then opens at its top.
  }
}

/** The case that was looked at last, after J and K in the cases themselves. */
export function keepRow(row: number): void {
  try {
    const raw = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Place | null;
    if (raw) keepPlace({ ...raw, row });
  } catch {
    // As above.
  }
}
