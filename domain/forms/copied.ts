import type { FormData } from './form.ts';
import { getAt, setAt } from './path.ts';
import { SECTIONS } from './sections/index.ts';

/** Answers as a copy begins with them: what was ticked was ticked for the request it stands in, and is ticked anew. */
export function copiedAnswers(answers: FormData): FormData {
  const copy = JSON.parse(JSON.stringify(answers)) as FormData;
  for (const { path, kind } of SECTIONS.flatMap(({ fields }) => fields))
    if (kind === 'checkbox' && getAt(copy, path) === true) setAt(copy, path, false);
  return copy;
}
