// A document as its fields show it: texts by the names of the wire.
import {
  DOCUMENT_FIELDS,
  type DocumentField,
  type DocumentValues,
} from '../../domain/payment/document-fields.ts';
import { formatSum, fromWire, parseSum } from '../../domain/values/money.ts';
import type { ListedDocument } from './queries.ts';

export type FieldTexts = Readonly<Record<string, string>>;

type Given = Readonly<Record<string, unknown>>;

/** As a field shows a value of the wire. */
export function textOf(field: DocumentField, value: unknown): string {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  if (typeof text !== 'string') return '';
  const cents = field.kind === 'sum' ? fromWire(text) : null;
  return cents === null ? text : formatSum(cents);
}

export const APPLICANT_FIELDS = DOCUMENT_FIELDS.filter(({ by }) => by !== 'evaluator');
export const EVALUATOR_FIELDS = DOCUMENT_FIELDS.filter(({ by }) => by !== 'applicant');

/** What the applicant entered. */
export function applicantTexts(document: ListedDocument | null): FieldTexts {
  const given: Given = document ? { ...document } : {};
  return Object.fromEntries(APPLICANT_FIELDS.map((field) => [field.name, textOf(field, given[field.name])]));
}

/** What the evaluator entered: of the fields they share with the applicant only what differs from it. */
export function evaluatorTexts(document: ListedDocument): FieldTexts {
  const own: Given = document.ManagerInfo ?? {};
  const given: Given = { ...document };
  return Object.fromEntries(
    EVALUATOR_FIELDS.map((field) => {
      if (field.by === 'evaluator') return [field.name, textOf(field, given[field.name])];
      const text = textOf(field, own[field.name]);
      return [field.name, text === textOf(field, given[field.name]) ? '' : text];
    }),
  );
}

/** Values inside, evaluator's in place of the applicant's. */
export function standingOf(document: ListedDocument): DocumentValues {
  const given: Given = { ...document, ...document.ManagerInfo };
  const entries = DOCUMENT_FIELDS.map((field) => {
    const value = given[field.name] ?? null;
    return [field.key, field.kind === 'sum' && value !== null ? fromWire(value) : value];
  });
  return Object.fromEntries(entries) as DocumentValues;
}

export const centsOf = (text: string | undefined): number => parseSum(text ?? '') || 0;

/** Of the wire: numbers as numbers, dots for commas, nothing for what is empty; what is no number goes as it is. */
export function wireValue(field: DocumentField, text: string): string | number | boolean | null {
  if (text.trim() === '') return null;
  if (field.kind === 'choice') return text === 'true' ? true : text === 'false' ? false : Number(text);
  if (field.kind !== 'sum') return text.trim();
  const cents = parseSum(text);
  return cents === null || Number.isNaN(cents) ? text : cents / 100;
}
