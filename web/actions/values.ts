import { INPUTS, type ActionInput } from '../../domain/application/inputs.ts';
import { extensionOf, MAX_FILE_BYTES } from '../../domain/documents/limits.ts';
import { parseSum } from '../../domain/values/money.ts';
import {
  delayLimit,
  fieldsOf,
  filesOf,
  type DialogField,
  type FieldName,
  type FormAction,
} from './fields.ts';

/** What stands in the controls: text as typed, ticks and choices as they are. */
export type DialogValues = Partial<Record<FieldName, string | boolean | string[]>>;
export type DialogErrors = Partial<Record<FieldName | 'files', string>>;

export interface ReadDialog<A extends FormAction> {
  input: ActionInput<A> | null;
  errors: DialogErrors;
}

const asText = (value: DialogValues[FieldName]): string => (typeof value === 'string' ? value.trim() : '');

/** A code for text that cannot be read at all; the input schema judges what can be. */
function unreadable(action: FormAction, field: DialogField, text: string): string | null {
  if (text === '' && !field.required) return null;
  switch (field.kind) {
    case 'sum':
      if (text === '')
        return action === 'setLoanSum' || action === 'increaseLoanSum' ? 'sumMissing' : 'loanSumMissing';
      return Number.isNaN(parseSum(text)) ? 'sumInvalid' : null;
    case 'rate':
      if (text === '') return 'rateMissing';
      return Number.isNaN(parseSum(text)) ? 'rateInvalid' : null;
    case 'delay':
      if (text === '') return 'delayMissing';
      if (!/^\d+$/.test(text)) return delayLimit(action).typed ? 'notInteger' : 'delayMissing';
      return Number(text) < 1 || Number(text) > delayLimit(action).max
        ? delayLimit(action).typed
          ? 'delayOutOfRange'
          : 'delayMissing'
        : null;
    case 'text':
      return text === '' ? `${field.name}Missing` : null;
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

function dateProblem(field: DialogField, text: string, today: string): string | null {
  const isTerm = field.name === 'paymentTerm';
  if (text === '') return field.required ? (isTerm ? 'termMissing' : 'dateMissing') : null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return 'dateInvalid';
  if (field.name === 'date' && text > today) return 'dateInvalid';
  return isTerm && text < today ? 'termMissing' : null;
}

function read(field: DialogField, value: DialogValues[FieldName]): unknown {
  const text = asText(value);
  switch (field.kind) {
    case 'sum':
    case 'rate':
      return text === '' ? undefined : parseSum(text);
    case 'delay':
    case 'size':
    case 'result':
      return text === '' ? undefined : Number(text);
    case 'tick':
      return value === true;
    case 'sections':
    case 'documents':
      return Array.isArray(value) ? value : [];
    case 'reason':
      return text || null;
    case 'comment':
    case 'note':
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
  for (const field of fieldsOf(action)) {
    const text = asText(values[field.name]);
    const problem = field.kind === 'date' ? dateProblem(field, text, today) : unreadable(action, field, text);
    if (problem) errors[field.name] = problem;
    raw[field.name] = read(field, values[field.name]);
  }
  const parsed = INPUTS[action].safeParse(raw);
  for (const issue of parsed.error?.issues ?? []) {
    const name = issue.path[0] as FieldName;
    errors[name] ??= issue.message;
  }
  return {
    input: parsed.success && Object.keys(errors).length === 0 ? (parsed.data as ActionInput<A>) : null,
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
