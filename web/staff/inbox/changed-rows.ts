export interface Polled {
  id: number;
  version: number;
}

export interface Changes {
  /** Not on the screen yet. */
  added: number;
  /** On the screen in an older state. */
  changed: number;
}

/** What a fresh answer would change in the rows on screen; the list itself is never re-sorted under the person. */
export function changesOf(shown: readonly Polled[], fresh: readonly Polled[]): Changes {
  const versions = new Map(shown.map(({ id, version }) => [id, version]));
  const added = fresh.filter(({ id }) => !versions.has(id)).length;
  const changed = fresh.filter(({ id, version }) => versions.has(id) && versions.get(id) !== version).length;
  return { added, changed };
}
