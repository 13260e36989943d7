export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 16;
/** Between two tries. */
const STEP = 12;

const meets = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/**
 * Where a notice covers nothing that can be pressed or typed into: from the bottom up, at the left, then at the right.
 * Where there is no such place, the one that covers least.
 */
export function freeSpot(view: { width: number; height: number }, size: Box, taken: readonly Box[]): Box {
  const width = Math.min(size.width, view.width - 2 * MARGIN);
  const lefts = [...new Set([MARGIN, view.width - width - MARGIN])];
  let best: { box: Box; covered: number } | null = null;
  for (let top = view.height - size.height - MARGIN; top >= MARGIN; top -= STEP) {
    for (const left of lefts) {
      const box = { left, top, width, height: size.height };
      const covered = taken.filter((other) => meets(box, other)).length;
      if (covered === 0) return box;
      if (best === null || covered < best.covered) best = { box, covered };
    }
  }
  return best?.box ?? { left: MARGIN, top: MARGIN, width, height: size.height };
}
