import { isEditable, type FormContext, type FormData } from '../../domain/forms/form.ts';
import { getAt } from '../../domain/forms/path.ts';
import { sectionsFor } from '../../domain/forms/sections/index.ts';
import { inputValues } from './values.ts';

/** Sections in which the values differ from what is stored. */
export function changedSections(
  values: FormData | undefined,
  stored: unknown,
  context: FormContext,
): ReadonlySet<string> {
  if (!values) return new Set();
  const before = inputValues(stored, context);
  const differs = (path: string): boolean =>
    JSON.stringify(getAt(values, path)) !== JSON.stringify(getAt(before, path));
  return new Set(
    sectionsFor(context)
      .filter((section) => section.fields.some((field) => isEditable(field) && differs(field.path)))
      .map(({ id }) => id),
  );
}
