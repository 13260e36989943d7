/** What a contract must say of itself to be taken for the one that is being sent. */
export interface ContractMarks {
  /** As the register has it, with its legal form and quotes. */
  borrower: { name: string; code: string };
  /** Of the contract or of the document that changes it. */
  number: string;
  sumCents: number;
}

export type ContractMark = 'borrower' | 'number' | 'sum';

/** Letters and digits alone: spaces, quotes, dashes and line ends stand differently in every program's PDF. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const LEGAL_FORM = /\b(?:UAB|AB|MB|IĮ|VšĮ|ŽŪB|TŪB|KŪB)\b/gu;

/** Sums as documents write them: „50 000,00“, „50.000,00“, „50000.00“, „50 000“; not within a longer number. */
function saysSum(text: string, cents: number): boolean {
  const whole = Math.floor(cents / 100);
  const part = String(cents % 100).padStart(2, '0');
  const digits = String(whole).replace(/\B(?=(\d{3})+(?!\d))/g, String.raw`[\s.,']?`);
  const tail = part === '00' ? String.raw`(?:[.,]00)?` : `[.,]${part}`;
  return new RegExp(String.raw`(?<![\d.,])(?<!\d[ \u00A0\u202F])${digits}${tail}(?![\d]|[.,]\d)`, 'u').test(
    text,
  );
}

/** Which marks the text does not have; a borrower is named by the code or by the name. */
export function missingMarks(text: string, { borrower, number, sumCents }: ContractMarks): ContractMark[] {
  const letters = bare(text);
  const name = bare(borrower.name.replace(LEGAL_FORM, ''));
  const isNamed =
    new RegExp(`(?<!\\d)${borrower.code}(?!\\d)`).test(text) || (name !== '' && letters.includes(name));
  const missing: ContractMark[] = [];
  if (!isNamed) missing.push('borrower');
  if (!letters.includes(bare(number))) missing.push('number');
  if (!saysSum(text, sumCents)) missing.push('sum');
  return missing;
}
