import type { ContractMark } from '../../documents/names-contract.ts';

const WORDS: Record<ContractMark, string> = {
  borrower: 'paskolos gavėjo pavadinimo ir kodo',
  number: 'numerio',
  sum: 'sumos',
};

/** Why a contract file is not taken, or only when a person answers for it. The server alone says it. */
export const CONTRACT_FILE = {
  broken: 'Failas neatsidaro arba nėra visas. Išsaugokite jį iš naujo kaip PDF ir įkelkite dar kartą',
  encrypted: 'Failas apsaugotas slaptažodžiu. Įkelkite neapsaugotą PDF',
  unreadable:
    'Failo teksto perskaityti nepavyko, tikriausiai jis nuskenuotas. Patikrinkite failą; jei jis teisingas, patvirtinkite',
  missing: (marks: readonly ContractMark[]): string =>
    `Failo tekste neradome ${marks.map((mark) => WORDS[mark]).join(', ')}. Patikrinkite failą; jei jis teisingas, patvirtinkite`,
} as const;
