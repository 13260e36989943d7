export interface ClausedSection {
  title: string;
  /** Null: does not apply to this document, and takes no number. */
  clauses: readonly (string | null)[];
}

/** Sections and clauses with the numbers they are cited by: „1. Sąvokos“, „1.1. …“. */
export function numberedClauses(
  sections: readonly ClausedSection[],
): { heading: string; paragraphs: string[] }[] {
  return sections.map(({ title, clauses }, index) => ({
    heading: `${index + 1}. ${title}`,
    paragraphs: clauses
      .filter((clause) => clause !== null)
      .map((clause, at) => `${index + 1}.${at + 1}. ${clause}`),
  }));
}
