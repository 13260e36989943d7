/** Where something stands in the pieces of text of a page. */
export interface Found {
  start: TextPlace;
  /** The last letter, not the place after it. */
  end: TextPlace;
}

interface TextPlace {
  /** Which piece, and which letter of it. */
  piece: number;
  letter: number;
}

const isDigit = (letter: string | undefined): boolean => letter !== undefined && /\d/.test(letter);
const folded = (text: string): string => text.toLowerCase().replace(/[\s\u00AD]/g, '');

/**
 * All places of `wanted` in the pieces, spaces and letter case aside: a paper writes „6 300 000,00“ with whatever spaces it
 * likes and breaks words over lines. A number is found whole, never inside a longer one.
 */
export function findIn(pieces: readonly string[], wanted: string): Found[] {
  const needle = folded(wanted);
  if (needle === '') return [];
  const places: TextPlace[] = [];
  let text = '';
  pieces.forEach((piece, index) => {
    for (let at = 0; at < piece.length; at += 1)
      for (const letter of folded(piece[at]!)) {
        text += letter;
        places.push({ piece: index, letter: at });
      }
  });
  const found: Found[] = [];
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + needle.length)) {
    const start = places[at]!;
    const end = places[at + needle.length - 1]!;
    if (isWhole(pieces, { start, end })) found.push({ start, end });
  }
  return found;
}

function isWhole(pieces: readonly string[], { start, end }: Found): boolean {
  const first = pieces[start.piece]!;
  const last = pieces[end.piece]!;
  const isCut = isDigit(first[start.letter]) && isDigit(first[start.letter - 1]);
  return !isCut && !(isDigit(last[end.letter]) && isDigit(last[end.letter + 1]));
}

/** How a sum may be written in a paper, the fullest first: „6 300 000,00“, with a dot, without its zero cents. */
export function sumSpellings(cents: number): string[] {
  const whole = String(Math.trunc(Math.abs(cents) / 100));
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  const dotted = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  const exact = [`${whole},${rest}`, `${dotted},${rest}`, `${whole}.${rest}`];
  return rest === '00' ? [...exact, whole, dotted] : exact;
}
