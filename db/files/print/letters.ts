/** Control and direction marks out: they have no place in a printed document. */
export function printable(value: string): string {
  return value.replace(/[\p{Cc}\p{Cf}]/gu, (mark) => (mark === '\n' ? mark : ''));
}

/**
 * A text in letters the font has. Another way to write the same letter is used where there is one („ﬁ“ → „fi“); what is
 * left is named by its code point, „[U+4E2D]“, because an empty box would hide that something stood there.
 */
export function inLettersOf(hasLetter: (codePoint: number) => boolean, value: string): string {
  const has = (text: string): boolean => Array.from(text).every((one) => hasLetter(one.codePointAt(0) ?? 0));
  return Array.from(printable(value.normalize('NFC')), (letter) => {
    if (letter === '\n' || has(letter)) return letter;
    if (/\s/u.test(letter)) return /[\u00A0\u202F]/.test(letter) ? '\u00A0' : ' ';
    const other = letter.normalize('NFKC');
    if (other !== letter && has(other)) return other;
    return `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
  }).join('');
}
