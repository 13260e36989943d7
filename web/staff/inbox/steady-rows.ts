export interface Row {
  Id: number;
  version: number;
}

export interface Steady<R extends Row> {
  rows: R[];
  /** What a refresh would bring: rows that came or went. Zero: the list is as the server has it. */
  news: number;
  /** How many of these were not there before. */
  came: number;
  /** Numbers of rows whose cells were renewed in place. */
  renewed: number[];
}

/**
 * A fresh answer laid over the rows on screen: cells are renewed in place, but rows neither move, appear nor vanish
 * under the person; how many would is said in `news`.
 */
export function steadyRows<R extends Row>(shown: readonly R[], fresh: readonly R[]): Steady<R> {
  const byId = new Map(fresh.map((row) => [row.Id, row]));
  const ids = new Set(shown.map((row) => row.Id));
  const came = fresh.filter((row) => !ids.has(row.Id)).length;
  const went = shown.filter((row) => !byId.has(row.Id)).length;
  return {
    rows: shown.map((row) => byId.get(row.Id) ?? row),
    news: Math.max(came, went),
    came,
    renewed: shown
      .filter((row) => (byId.get(row.Id)?.version ?? row.version) !== row.version)
      .map((row) => row.Id),
  };
}
