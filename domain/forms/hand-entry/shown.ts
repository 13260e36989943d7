import { handChoice, handLabel, inFormOrder } from '../../texts/lt/form/hand-entry.ts';
import { EMPTY, formatEur, formatPercent } from '../../texts/lt/format.ts';
import { REGISTER_VALUE } from '../../texts/lt/register.ts';
import { HAND_PARTS } from './fields.ts';

/** One value of a register's data in words; `depth` counts what it lies in. */
export interface ShownValue {
  label: string;
  /** Null: a heading over what follows. */
  value: string | null;
  depth: number;
}

const fields = Object.values(HAND_PARTS)
  .flat()
  .flatMap((part) => (part.kind === 'rows' ? part.fields : [part]));
const ofKind = (kind: string): ReadonlySet<string> =>
  new Set(fields.filter((field) => field.kind === kind).map(({ name }) => name));
const MONEY = ofKind('money');
const PERCENT = ofKind('percent');
const CHOICES = ofKind('choice');

function inWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  if (typeof value === 'boolean') return value ? REGISTER_VALUE.yes : REGISTER_VALUE.no;
  if (typeof value === 'number' && MONEY.has(name)) return formatEur(value);
  if (typeof value === 'number' && PERCENT.has(name)) return formatPercent(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return CHOICES.has(name) ? handChoice(text) : text;
}

/** Data of a register, or the values of a form, line by line. */
export function shownValues(data: unknown, depth = 0): ShownValue[] {
  if (typeof data !== 'object' || data === null) return [];
  const entries = Object.entries(data as Record<string, unknown>).sort(([a], [b]) => inFormOrder(a, b));
  return entries.flatMap(([name, value]): ShownValue[] => {
    const label = handLabel(name);
    if (Array.isArray(value)) {
      if (value.length === 0) return [{ label, value: REGISTER_VALUE.none, depth }];
      return value.flatMap((row, index) => [
        { label: `${label}, ${index + 1}`, value: null, depth },
        ...shownValues(row, depth + 1),
      ]);
    }
    if (typeof value === 'object' && value !== null)
      return [{ label, value: null, depth }, ...shownValues(value, depth + 1)];
    return [{ label, value: inWords(name, value), depth }];
  });
}
