import type { FormProblem } from '../../domain/forms/validate.ts';
import type { SectionProgress } from '../../domain/forms/progress.ts';
import type { ErrorLine } from '../ui/ErrorSummary.tsx';
import { fieldId } from './field-id.ts';

/** „Telefono numeris: neteisingas telefono numeris“: the label stands in front in the summary only, and is not said twice. */
export function errorLines(
  problems: readonly FormProblem[],
  sections: readonly SectionProgress[],
): ErrorLine[] {
  const order = new Map(sections.map((section, index) => [section.id, index]));
  return [...problems]
    .sort((a, b) => (order.get(a.sectionId) ?? 0) - (order.get(b.sectionId) ?? 0))
    .map((problem) => {
      const index = order.get(problem.sectionId) ?? 0;
      const message = problem.message.replace(/^\*\s*/, '');
      return {
        fieldId: fieldId(problem.path),
        text: problem.label ? `${problem.label}: ${message}` : message,
        section: `${index + 1}. ${sections[index]?.short ?? ''}`,
      };
    });
}
