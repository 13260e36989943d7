// Figures of the statistics as data: each is counted and, when clicked, opens the list by the same key.
import { isStatusId, STATUS_IDS, TURN, type StatusId } from '../application/status.ts';

/** Working days in a status: from the first number up to the next one; the last has no end. */
export const AGE_FROM = [0, 6, 11, 16, 21, 31] as const;
export type AgeBucket = 0 | 1 | 2 | 3 | 4 | 5;

/** Ids of the specification: 110 to finance, 210 not to (decision 0072). */
export const DECISION_IDS = [110, 210] as const;
export type DecisionId = (typeof DECISION_IDS)[number];

export const LOAD_PARTS = ['late', 'soon', 'later'] as const;
export type LoadPart = (typeof LOAD_PARTS)[number];
/** „Soon“: a term that ends within so many working days. */
export const SOON_DAYS = 5;

export type Figure =
  | { kind: 'submitted' | 'yesterday' | 'inTerm' | 'overTerm' }
  | { kind: 'decision'; id: DecisionId }
  | { kind: 'age'; status: StatusId; bucket: AgeBucket }
  | { kind: 'decidedIn'; days: number }
  | { kind: 'load'; part: LoadPart };

/** Requests that stand still are the ones whose age is asked about: somebody's move, and begun. */
export const AGEING_STATUSES: readonly StatusId[] = STATUS_IDS.filter(
  (status) => TURN[status] !== 'nobody' && status !== 1,
);

export function figureKey(figure: Figure): string {
  switch (figure.kind) {
    case 'decision':
      return `decision-${figure.id}`;
    case 'age':
      return `age-${figure.status}-${figure.bucket}`;
    case 'decidedIn':
      return `decidedIn-${figure.days}`;
    case 'load':
      return `load-${figure.part}`;
    default:
      return figure.kind;
  }
}

/** A figure by its key; null for a key nobody knows. */
export function figureOf(key: string): Figure | null {
  const [kind = '', first = '', second = ''] = key.split('-');
  const found = read(kind, first, second);
  return found && figureKey(found) === key ? found : null;
}

function read(kind: string, first: string, second: string): Figure | null {
  const [one, two] = [Number(first), Number(second)];
  switch (kind) {
    case 'submitted':
    case 'yesterday':
    case 'inTerm':
    case 'overTerm':
      return { kind };
    case 'decision':
      return one === 110 || one === 210 ? { kind, id: one } : null;
    case 'age':
      return isStatusId(one) && Number.isInteger(two) && two >= 0 && two < AGE_FROM.length
        ? { kind, status: one, bucket: two as AgeBucket }
        : null;
    case 'decidedIn':
      return Number.isInteger(one) && one >= 0 && one < 10_000 ? { kind, days: one } : null;
    case 'load':
      return LOAD_PARTS.includes(first as LoadPart) ? { kind, part: first as LoadPart } : null;
    default:
      return null;
  }
}
