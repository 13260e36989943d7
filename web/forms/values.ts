// Stored answers → what stands in the inputs. Inputs hold text; the domain understands typed text when it saves and checks.
import { isEditable, type Field, type FormContext, type FormData } from '../../domain/forms/form.ts';
import { normaliseForm } from '../../domain/forms/normalise.ts';
import { getAt, setAt } from '../../domain/forms/path.ts';
import { sectionsFor } from '../../domain/forms/sections/index.ts';

function inputValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'checkbox':
      return value === true;
    case 'yesNo':
      return typeof value === 'boolean' ? String(value) : '';
    case 'rows':
      return (Array.isArray(value) ? value : []).map((row: unknown) => rowValues(field, row));
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
}

function rowValues(field: Field, row: unknown): Record<string, unknown> {
  return Object.fromEntries(
    (field.rows?.fields ?? []).map((cell) => [cell.path, inputValue(cell, getAt(row, cell.path))]),
  );
}

/** An empty row of a repeated field. */
export function emptyRow(field: Field): Record<string, unknown> {
  return rowValues(field, {});
}

/** Values of every editable field of the form, as its inputs hold them. */
export function inputValues(stored: unknown, context: FormContext): FormData {
  const normal = normaliseForm(stored, context);
  const values: FormData = {};
  for (const section of sectionsFor(context)) {
    for (const field of section.fields.filter(isEditable)) {
      setAt(values, field.path, inputValue(field, getAt(normal, field.path)));
    }
  }
  return values;
}
