export interface LineDifference {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Longer texts are compared only where they begin and end alike. */
const MOST_CELLS = 4_000_000;

/** What becomes of the lines of a text: the longest common run of lines stays, the rest goes or comes. */
export function lineDifferences(before: readonly string[], after: readonly string[]): LineDifference[] {
  const head = commonHead(before, after);
  const old = before.slice(head);
  const made = after.slice(head);
  const common = lengths(old, made);
  const found: LineDifference[] = before.slice(0, head).map((text) => ({ kind: 'same', text }));
  let [i, j] = [0, 0];
  while (i < old.length || j < made.length) {
    if (i < old.length && j < made.length && old[i] === made[j]) {
      found.push({ kind: 'same', text: old[i]! });
      [i, j] = [i + 1, j + 1];
    } else if (j >= made.length || (i < old.length && common(i + 1, j) >= common(i, j + 1))) {
      found.push({ kind: 'removed', text: old[i]! });
      i += 1;
    } else {
      found.push({ kind: 'added', text: made[j]! });
      j += 1;
    }
  }
  return found;
}

function commonHead(before: readonly string[], after: readonly string[]): number {
  const end = Math.min(before.length, after.length);
  let at = 0;
  while (at < end && before[at] === after[at]) at += 1;
  return at;
}

/** Length of the longest common run of what is left from (i, j) on. */
function lengths(old: readonly string[], made: readonly string[]): (i: number, j: number) => number {
  const width = made.length + 1;
  if ((old.length + 1) * width > MOST_CELLS) return () => 0;
  const table = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = made.length - 1; j >= 0; j -= 1) {
      table[i * width + j] =
        old[i] === made[j]
          ? table[(i + 1) * width + j + 1]! + 1
          : Math.max(table[(i + 1) * width + j]!, table[i * width + j + 1]!);
    }
  }
  return (i, j) => table[i * width + j] ?? 0;
}
