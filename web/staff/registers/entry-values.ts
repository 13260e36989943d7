import type { HandField, HandPart } from '../../../domain/forms/hand-entry/fields.ts';
import { handReason, handSchema } from '../../../domain/forms/hand-entry/schema.ts';
import type { RegisterId } from '../../../domain/registers/register-id.ts';
import { ApiProblem } from '../../api/problem.ts';

/** As typed: text, yes or no, rows of the same. */
export type Typed = string | boolean | null;
export type TypedRow = Readonly<Record<string, Typed>>;
export type TypedValues = Readonly<Record<string, Typed | readonly TypedRow[]>>;

/** Codes or sentences by path: `reason`, `values.years.0.assets`. */
export type EntryErrors = Readonly<Record<string, string>>;

const OWN_COUNTRY = 'LT';

const blank = (field: HandField): Typed =>
  field.kind === 'yesNo' ? null : field.kind === 'country' ? OWN_COUNTRY : '';

export function blankRow(fields: readonly HandField[]): TypedRow {
  return Object.fromEntries(fields.map((field) => [field.name, blank(field)]));
}

/** An empty form; lists that need a row begin with one. */
export function blankValues(parts: readonly HandPart[]): TypedValues {
  return Object.fromEntries(
    parts.map((part) => [
      part.name,
      part.kind !== 'rows'
        ? blank(part)
        : Array.from({ length: Math.min(part.min, 1) }, () => blankRow(part.fields)),
    ]),
  );
}

/** A manager's country alone is no manager: it came with the empty form. */
export function sentValues(register: RegisterId, values: TypedValues): TypedValues {
  const hasManager = ['managerFirstName', 'managerLastName', 'managerCode'].some((name) => values[name]);
  return register === 'legal-entities' && !hasManager ? { ...values, managerCitizenship: '' } : values;
}

/** What the form itself finds wrong. */
export function entryErrors(
  register: RegisterId,
  given: { asOf: string; reason: string; values: TypedValues; files: readonly File[] },
  today: string,
): EntryErrors {
  const found: Record<string, string> = {};
  const note = (path: PropertyKey[], message: string) => (found[path.map(String).join('.')] ??= message);
  const values = handSchema(register).safeParse(sentValues(register, given.values));
  for (const { path, message } of values.error?.issues ?? []) note(['values', ...path], message);
  for (const { path, message } of handReason.safeParse(given).error?.issues ?? []) note(path, message);
  if (!found.asOf && given.asOf > today) note(['asOf'], 'dateInFuture');
  if (given.files.length === 0) note(['File'], 'fileMissing');
  return found;
}

/** What the server finds wrong, under the same paths. */
export function serverErrors(error: unknown): EntryErrors {
  const errors = error instanceof ApiProblem ? error.body.errors : null;
  if (!errors || Array.isArray(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors as Record<string, string[]>).map(([path, messages]) => [path, messages[0] ?? '']),
  );
}

/** Id of the control of a path: where the focus goes. */
export const controlId = (path: string): string => `hand-${path.replaceAll('.', '-')}`;
