import { FORM_WORDS } from '../texts/lt/form/shared.ts';
import type { AnswerRow, AnswerSection } from './answers.ts';

/** An answer that a later submission has otherwise; null: it was not there, or is not any more. */
export interface Edit {
  section: string;
  path: string;
  label: string;
  before: string | null;
  after: string | null;
}

/** What changed between two submissions, field by field, in the order of the form; what was left out comes last in its section. */
export function editsBetween(earlier: readonly AnswerSection[], later: readonly AnswerSection[]): Edit[] {
  const titles = new Map([...later, ...earlier].map(({ id, title }) => [id, title]));
  return [...titles].flatMap(([id, section]) => {
    const before = rowsOf(earlier, id);
    const after = rowsOf(later, id);
    return [...new Set([...after.keys(), ...before.keys()])].flatMap((path) => {
      const was = before.get(path);
      const is = after.get(path);
      const [old, now] = [given(was), given(is)];
      return old === now ? [] : [{ section, path, label: (is ?? was)!.label, before: old, after: now }];
    });
  });
}

/** A question that was not answered is no answer. */
const given = (row: AnswerRow | undefined): string | null =>
  row === undefined || row.value === FORM_WORDS.notGiven ? null : row.value;

const rowsOf = (sections: readonly AnswerSection[], id: string) =>
  new Map(sections.find((section) => section.id === id)?.rows.map((row) => [row.path, row]));
