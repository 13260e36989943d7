// Chance that can be had again: the same seed draws the same numbers.
export interface Chance {
  /** From 0 up to, not including, `below`. */
  int(below: number): number;
  pick<T>(from: readonly T[]): T;
  /** True in so many per cent of the cases. */
  in100(percent: number): boolean;
}

/** Mulberry32: small, and good enough to wander. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number): number => Math.floor(next() * below);
  return { int, pick: (from) => from[int(from.length)]!, in100: (percent) => int(100) < percent };
}
