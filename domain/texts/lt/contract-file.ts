import type { ContractMark } from '../../documents/names-contract.ts';

const WORDS: Record<ContractMark, string> = {
  borrower: 'paskolos gavėjo pavadinimo ir kodo',
  number: 'numerio',
  sum: 'sumos',
};

/** What the portal looked for in a contract file in vain. */
export const FILE_MARK = {
  missing: (marks: readonly ContractMark[]): string =>
    `Failo tekste neradome ${marks.map((mark) => WORDS[mark]).join(', ')}. Patikrinkite failą; jei jis teisingas, patvirtinkite`,
} as const;
