import type { Field } from './form.ts';

/** „Tiekėjas 2, kodas“. */
export function cellLabel(field: Field, row: number, name: string): string {
  const item = `${field.rows?.itemLabel ?? field.label} ${row + 1}`;
  const cell = field.rows?.fields.find((column) => column.path === name);
  return cell ? `${item}, ${cell.label.charAt(0).toLowerCase()}${cell.label.slice(1)}` : item;
}
