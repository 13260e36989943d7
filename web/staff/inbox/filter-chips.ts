import { FILTER_CHIP } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { STATUS_TEXT } from '../../../domain/texts/lt/status.ts';
import { formatSum } from '../../../domain/values/money.ts';
import type { InboxFilter } from './inbox-filter.ts';

export interface Chip {
  key: string;
  label: string;
  /** What the filter becomes without this chip. */
  without: Partial<InboxFilter>;
}

const range = (from: string | null, to: string | null): string =>
  from && to ? `${from} – ${to}` : from ? `nuo ${from}` : `iki ${to}`;

const sumText = (cents: number | null): string | null => (cents === null ? null : formatSum(cents));

/** One removable chip for each thing the list is narrowed by. */
export function chipsOf(filter: InboxFilter, assessorName: (id: string) => string): Chip[] {
  const chips: Chip[] = [];
  if (filter.text.trim() !== '')
    chips.push({ key: 'text', label: FILTER_CHIP.text(filter.text.trim()), without: { text: '' } });
  for (const status of filter.statuses)
    chips.push({
      key: `status-${status}`,
      label: FILTER_CHIP.status(STATUS_TEXT[status].short),
      without: { statuses: filter.statuses.filter((other) => other !== status) },
    });
  if (filter.assessorId !== null)
    chips.push({
      key: 'assessor',
      label: FILTER_CHIP.assessor(assessorName(filter.assessorId)),
      without: { assessorId: null },
    });
  if (filter.submittedFrom || filter.submittedTo)
    chips.push({
      key: 'submitted',
      label: FILTER_CHIP.submitted(range(filter.submittedFrom, filter.submittedTo)),
      without: { submittedFrom: null, submittedTo: null },
    });
  if (filter.sumFrom !== null || filter.sumTo !== null)
    chips.push({
      key: 'sum',
      label: FILTER_CHIP.sum(range(sumText(filter.sumFrom), sumText(filter.sumTo))),
      without: { sumFrom: null, sumTo: null },
    });
  return chips;
}
