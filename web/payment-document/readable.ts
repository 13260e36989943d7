import type { DocumentField } from '../../domain/payment/document-fields.ts';
import { textOf } from './document-texts.ts';

/** A value as it is read. */
export function readable(field: DocumentField, value: unknown): string {
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? '';
  const text = textOf(field, value);
  return field.kind === 'sum' && text ? `${text}\u00A0EUR` : text;
}
