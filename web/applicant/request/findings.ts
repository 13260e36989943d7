import { changedSections, type Untouched } from '../../../domain/forms/findings.ts';
import type { FormContext } from '../../../domain/forms/form.ts';
import type { RequestDetail } from './queries.ts';

/** id of the row of an attachment's purpose in the checklist. */
export const documentId = (document: string): string => `priedas-${document}`;

/** What of the findings is untouched while the form is being filled: as of the last save, less what was changed since. */
export function openFindings(
  detail: Pick<RequestDetail, 'returned'>,
  answers: unknown,
  context: FormContext,
): Untouched | null {
  const known = detail.returned?.untouched;
  if (!known) return null;
  const changed = changedSections({ before: detail, now: answers, context });
  return {
    sections: known.sections.filter((id) => !changed.has(id)),
    documents: known.documents,
    isAll: known.isAll && changed.size === 0,
  };
}
