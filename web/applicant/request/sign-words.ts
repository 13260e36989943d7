interface SignLine {
  /** „Pareiškėjas pasirašė“. */
  signed: string;
  /** „Pareiškėjas dar nepasirašė“. */
  waits: string;
  at: string | null;
  by: string | null;
  isVoid: boolean;
}

/** What is said of one side's signature; null: it is not given, and nobody waits for it on a paper that no longer counts. */
export function signWords({ signed, waits, at, by, isVoid }: SignLine): string | null {
  if (at !== null) return `${signed}: ${[at, by].filter(Boolean).join(', ')}`;
  return isVoid ? null : waits;
}
