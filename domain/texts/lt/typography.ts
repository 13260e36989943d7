const FIXED = '\u00A0';

/** Short words that ask for what comes after them: „al. 17“ never parts, nor „Nr. 118“. */
const BEFORE_NUMBER = 'al|g|pr|pl|kel|skg|a|tel|nr|Nr|kodas|iki|per|nuo|dalis|straipsnio|punkto';
/** What belongs to the number before it. */
const AFTER_NUMBER =
  'd\\.|m\\.|k\\.|val\\.|proc\\.|procent\\p{L}*|EUR|eur\\p{L}*|%|ct|mėn\\p{L}*|met\\p{L}*|darbo|dien\\p{L}*|tūkst\\.|mln\\.';

/** Address joint: „al., 17“ is how the register's parts come out when joined by commas. */
const COMMA_IN_ADDRESS = /(?<=\p{L}\.),\s+(?=\d+\p{L}?(?:[-–]\d+)?(?:,|$))/gu;

/**
 * Joints of a printed Lithuanian text that a line may not break at: sums, dates, numbers with their units, initials and
 * words of one letter.
 */
export function fixedJoints(text: string): string {
  return text
    .replace(COMMA_IN_ADDRESS, FIXED)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, FIXED)
    .replace(/(?<=(?:^|[\s(„\u00A0])[\p{L}]) (?=\S)/gu, FIXED)
    .replace(new RegExp(`(?<=(?:^|[\\s(„])(?:${BEFORE_NUMBER})\\.?) (?=\\d)`, 'gu'), FIXED)
    .replace(new RegExp(`(?<=\\d) (?=(?:${AFTER_NUMBER})(?![\\p{L}]))`, 'gu'), FIXED)
    .replace(/(?<=\d{4}\u00A0m\.) (?=\p{Ll})/gu, FIXED)
    .replace(/(?<=\p{Ll}) (?=\d{1,2}\u00A0d\.)/gu, FIXED)
    .replace(/(?<=(?:^|\s)\p{Lu}\.) (?=\p{Lu})/gu, FIXED)
    .replace(/(?<=\S) (?=[–=×+] )/g, FIXED);
}
