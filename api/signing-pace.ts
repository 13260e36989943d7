/** So many documents are opened at the provider, or asked about, at once. */
const AT_ONCE = 4;

/** Does the same for each of a list, few at a time; answers in its order. */
export async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))));
  return results;
}
