/** Sections of the loan request in the order of the screen. Numbers are those of the specification (section 2). */
export const SECTION_IDS = [
  'requestData',
  'contact',
  'companyEntity',
  'individualEntity',
  'financialData',
  'groupStatements',
  'pep',
  'beneficialOwners',
  'companyLinks',
  'suppliers',
  'loan',
  'purpose',
  'confirmations',
  'declarations',
  'survey',
  'declarationData',
] as const;

export type SectionId = (typeof SECTION_IDS)[number];
