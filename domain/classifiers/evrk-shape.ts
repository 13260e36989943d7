/** The 88 divisions of EVRK 2 (NACE rev. 2); those of EVRK 2.1 are among them but for 45. */
const DIVISIONS = new Set(
  (
    '01 02 03 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 35 36 37 38 39 41 42 43 45 46 47 ' +
    '49 50 51 52 53 55 56 58 59 60 61 62 63 64 65 66 68 69 70 71 72 73 74 75 77 78 79 80 81 82 84 85 86 87 88 90 91 92 93 94 95 96 97 ' +
    '98 99'
  ).split(' '),
);

/**
 * Can it be a code of the classifier? Six digits, the last of them 0, in one of its divisions. All that can be said of codes of EVRK 2,
 * of which no complete list is shipped (docs/decisions/0021).
 */
export function isEvrkShaped(code: string): boolean {
  return /^\d{5}0$/.test(code) && DIVISIONS.has(code.slice(0, 2));
}
