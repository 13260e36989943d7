// Two versions of one form: which answers differ, in words.
import {
  isEditable,
  isShown,
  shownAt,
  type Field,
  type FormContext,
  type FormData,
} from '../../domain/forms/form.ts';
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
          mine: words(field, own),
          theirs: words(field, other),
        })),
    );

  function words(field: Field, data: FormData): string {
    const value = getAt(data, shownAt(field));
    if (!field.rows || !Array.isArray(value) || value.length === 0)
      return showValue(field, field.rows ? null : value, context, names);
    const { fields } = field.rows;
    return value
      .map((row: unknown) =>
        fields.map((cell) => showValue(cell, getAt(row, cell.path), context, names)).join(', '),
      )
      .join('; ');
  }
}
