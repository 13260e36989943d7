// Text that may be stored, searched and shown anywhere.

/**
 * Control characters (line breaks and tabs stay), halves of characters, and marks that are not seen or turn the direction of what stands
 * beside them: a database refuses some of them, and a reader is misled by the others.
 */
const UNSEEN =
  /(?![\n\r\t])[\p{Cc}\p{Cs}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** The same text without characters nobody types. */
export function plainText(text: string): string {
  return text.replace(UNSEEN, '');
}
