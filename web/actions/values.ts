import type { ActionField } from '../../domain/application/actions/field.ts';
import { filesOf, INPUTS, type ActionInput } from '../../domain/application/inputs.ts';
import { extensionOf, MAX_FILE_BYTES } from '../../domain/documents/limits.ts';
import { parseSum } from '../../domain/values/money.ts';
import { readMatches, type MatchValues } from './match-values.ts';
import { delayOffer, fieldsOf, type DialogField, type FieldName, type FormAction } from './fields.ts';

/** What stands in the controls: text as typed, ticks and choices as they are. */
export type DialogValues = Partial<
  Record<Exclude<FieldName, 'matches'>, string | boolean | string[]> & { matches: MatchValues }
>;
export type DialogErrors = Partial<Record<FieldName | 'files', string>>;

export interface ReadDialog<A extends FormAction> {
  input: ActionInput<A> | null;
  errors: DialogErrors;
}

const asText = (value: DialogValues[FieldName]): string => (typeof value === 'string' ? value.trim() : '');

/** A code for text that cannot be read at all; the input schema judges what can be. */
function unreadable(field: DialogField, text: string): string | null {
  const { missing } = field.field;
  if (text === '' && !field.required) return null;
  switch (field.kind) {
    case 'sum':
      if (text === '') return missing ?? 'loanSumMissing';
      return Number.isNaN(parseSum(text)) ? 'sumInvalid' : null;
    case 'rate':
      if (text === '') return field.required ? 'rateMissing' : null;
      return Number.isNaN(parseSum(text)) ? 'rateInvalid' : null;
    case 'delay':
      if (text === '') return 'delayMissing';
      if (!/^\d+$/.test(text)) return delayOffer(field.field).typed ? 'notInteger' : 'delayMissing';
      return delayProblem(field.field, Number(text));
    case 'months':
      return text === '' || !/^\d+$/.test(text) ? 'termInvalid' : null;
    case 'text':
      return text === '' ? (missing ?? 'fieldMissing') : null;
    case 'comment':
      // Wanted by the dialog although the call may leave it out: then the input's schema lets it pass.
      if (!field.field.optional) return null;
      return text === '' ? 'commentMissing' : text.length < 6 ? 'commentTooShort' : null;
    case 'assessor':
      return text === '' ? 'assessorMissing' : null;
    case 'size':
      return text === '' ? 'sizeMissing' : null;
    case 'result':
      return text === '' ? 'valueMissing' : null;
    default:
      return null;
  }
}

function delayProblem(field: ActionField, months: number): string | null {
  const { min, max, typed } = delayOffer(field);
  if (months >= min && months <= max) return null;
  if (!typed) return 'delayMissing';
  return min === 0 ? 'approvedDelayInvalid' : 'delayOutOfRange';
}

function dateProblem({ field, required }: DialogField, text: string, today: string): string | null {
  if (text === '') return required ? (field.missing ?? 'dateMissing') : null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return 'dateInvalid';
  const never = field.kind === 'date' ? field.never : undefined;
  if (never === 'future' && text > today) return 'dateInvalid';
  return never === 'past' && text < today ? 'termMissing' : null;
}

function read(field: DialogField, value: DialogValues[FieldName]): unknown {
  const text = asText(value);
  switch (field.kind) {
    case 'sum':
    case 'rate':
      return text === '' ? undefined : parseSum(text);
    case 'delay':
    case 'months':
    case 'size':
    case 'result':
      return text === '' ? undefined : Number(text);
    case 'seen':
      return text === '' ? null : Number(text);
    case 'tick':
      return value === true;
    case 'sections':
    case 'documents':
      return Array.isArray(value) ? value : [];
    case 'reason':
      return text || null;
    case 'comment':
    case 'note':
    case 'why':
    case 'acknowledgement':
      return text;
    default:
      return text === '' ? undefined : text;
  }
}

/** Reads the controls through the action's own input; errors are codes of FIELD_PROBLEM_TEXT. */
export function readDialog<A extends FormAction>(
  action: A,
  values: DialogValues,
  today: string,
): ReadDialog<A> {
  const errors: DialogErrors = {};
  const raw: Record<string, unknown> = {};
  // Asked beside the file: the person's tick comes with it.
  if (values.termsConfirmed !== undefined) raw.termsConfirmed = values.termsConfirmed;
  if (values.fileConfirmed !== undefined) raw.fileConfirmed = values.fileConfirmed;
  for (const field of fieldsOf(action)) {
    const text = asText(values[field.name]);
    const problem = field.kind === 'date' ? dateProblem(field, text, today) : unreadable(field, text);
    if (problem) errors[field.name] = problem;
    if (field.name === 'termsConfirmed' && values.termsConfirmed !== true)
      errors.termsConfirmed = 'termsNotConfirmed';
    // Asked only while matches are open: then the field is there, empty or not.
    const isAsked = field.kind === 'acknowledgement' && values[field.name] !== undefined;
    if (isAsked && text === '') errors[field.name] = 'acknowledgementMissing';
    raw[field.name] = field.kind === 'matches' ? readMatches(values) : read(field, values[field.name]);
  }
  const parsed = INPUTS[action].safeParse(raw);
  for (const issue of parsed.error?.issues ?? []) {
    const name = issue.path[0] as FieldName;
    errors[name] ??= issue.message;
  }
  return {
    input: parsed.success && Object.keys(errors).length === 0 ? parsed.data : null,
    errors,
  };
}

/** What is wrong with the chosen files, as a code; content is judged by the server. */
export function filesProblem(
  action: FormAction,
  files: readonly { name: string; size: number }[],
): string | null {
  const rule = filesOf(action);
  if (!rule) return null;
  if (files.length < rule.min) return 'fileMissing';
  if (files.some((file) => !rule.extensions.includes(extensionOf(file.name)))) return 'fileTypeNotAllowed';
  if (files.some((file) => file.size === 0)) return 'fileEmpty';
  return files.some((file) => file.size > MAX_FILE_BYTES) ? 'fileTooLarge' : null;
}
