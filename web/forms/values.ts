// Stored answers → what stands in the inputs. Inputs hold text; the domain understands typed text when it saves and checks.
import { isEditable, shownAt, type Field, type FormContext, type FormData } from '../../domain/forms/form.ts';
import { normaliseForm } from '../../domain/forms/normalise.ts';
import { getAt, setAt } from '../../domain/forms/path.ts';
import { sectionsFor } from '../../domain/forms/sections/index.ts';
import { textOf } from './text-of.ts';

function inputValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'checkbox':
      return value === true;
    case 'yesNo':
      return typeof value === 'boolean' ? String(value) : '';
    case 'iban':
      // Every account begins so; alone it counts as nothing.
      return textOf(value) || 'LT';
    case 'rows':
      return withPlaces(
        field,
        (Array.isArray(value) ? value : []).map((row: unknown) => rowValues(field, row)),
      );
    default:
      return textOf(value);
  }
}

function rowValues(field: Field, row: unknown): Record<string, unknown> {
  return Object.fromEntries(
    (field.rows?.fields ?? []).map((cell) => [cell.path, inputValue(cell, getAt(row, cell.path))]),
  );
}

/** Rows that must be there stand open from the start. */
function withPlaces(field: Field, rows: readonly unknown[]): unknown[] {
  const missing = Math.max(0, (field.rows?.min ?? 0) - rows.length);
  return [...rows, ...Array.from({ length: missing }, () => emptyRow(field))];
}

/**
 * Repeated fields as they are checked and saved: rows in which nothing is entered go, so that the number of a row in an
 * error is its number on the screen. Answers only the lists that change.
 */
export function compactRows(values: FormData, context: FormContext): { path: string; rows: unknown[] }[] {
  return sectionsFor(context)
    .flatMap((section) => section.fields)
    .filter((field) => field.kind === 'rows' && isEditable(field))
    .flatMap((field) => {
      const list = getAt(values, field.path);
      const rows: unknown[] = Array.isArray(list) ? list : [];
      const given = rows.filter((row) => !isEmptyRow(field, row));
      const compact = withPlaces(field, given);
      return compact.length === rows.length && isInOrder(rows, given)
        ? []
        : [{ path: field.path, rows: compact }];
    });
}

const isEmptyRow = (field: Field, row: unknown): boolean =>
  (field.rows?.fields ?? []).every((cell) => textOf(getAt(row, cell.path)).trim() === '');

/** Nothing empty stands in front of something given. */
const isInOrder = (rows: readonly unknown[], given: readonly unknown[]): boolean =>
  given.every((row, index) => rows[index] === row);

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
      if (field.place) setAt(values, shownAt(field), getAt(normal, shownAt(field)) ?? '');
    }
  }
  return values;
}
