interface Judged {
  Decision: string;
  value?: unknown;
  limit?: unknown;
}

const centsOf = (quantity: unknown): number | null =>
  typeof quantity === 'object' && quantity !== null && 'kind' in quantity && quantity.kind === 'money'
    ? (quantity as unknown as { cents: number }).cents
    : null;

/** How many cents a refused sum lacks to reach its limit; null where it is not that. */
export function moneyGap({ Decision, value, limit }: Judged): number | null {
  const [found, wanted] = [centsOf(value), centsOf(limit)];
  if (Decision !== 'Denied' || found === null || wanted === null || found >= wanted) return null;
  return wanted - found;
}
