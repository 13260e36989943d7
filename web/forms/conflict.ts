// Two versions of one form: which answers differ, in words.
import type { FormContext } from '../../domain/forms/form.ts';
import { isEditable, isShown } from '../../domain/forms/form.ts';
import { normaliseForm } from '../../domain/forms/normalise.ts';
import { getAt } from '../../domain/forms/path.ts';
import { appliesNow, sectionsFor } from '../../domain/forms/sections/index.ts';
import { showValue, type CodeNames } from '../../domain/forms/show-value.ts';

export interface Difference {
  path: string;
  section: string;
  label: string;
  mine: string;
  theirs: string;
}

const rowsText = (value: unknown): string => JSON.stringify(value ?? []);

/** Fields whose stored form would differ; what is asked in neither version is left out. */
export function differences(
  mine: unknown,
  theirs: unknown,
  context: FormContext,
  names: CodeNames = {},
): Difference[] {
  const own = normaliseForm(mine, context);
  const other = normaliseForm(theirs, context);
  return sectionsFor(context)
    .filter((section) => appliesNow(section, own, context) || appliesNow(section, other, context))
    .flatMap((section) =>
      section.fields
        .filter(
          (field) => isEditable(field) && (isShown(field, own, context) || isShown(field, other, context)),
        )
        .filter((field) => rowsText(getAt(own, field.path)) !== rowsText(getAt(other, field.path)))
        .map((field) => ({
          path: field.path,
          section: section.title,
          label: field.label,
          mine: showValue(field, getAt(own, field.path), context, names),
          theirs: showValue(field, getAt(other, field.path), context, names),
        })),
    );
}
