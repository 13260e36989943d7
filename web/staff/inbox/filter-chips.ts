import { FILTER_CHIP, FILTER_LABEL } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { SCHEMES } from '../../../domain/schemes/index.ts';
import { figureText } from '../../../domain/texts/lt/figure.ts';
import { STATUS_TEXT } from '../../../domain/texts/lt/status.ts';
import { actionCodeLabel, FLAG_FIELDS, NUMBER_FIELDS, RANGE_FIELDS, WORD_FIELDS } from './filter-fields.ts';
import {
  withFlag,
  withNumber,
  withRange,
  withWords,
  type DateRange,
  type InboxFilter,
} from './inbox-filter.ts';

export interface Chip {
  key: string;
  label: string;
  /** The filter without this chip. */
  without: InboxFilter;
}

const rangeText = ({ from, to }: DateRange): string =>
  from && to ? `${from} – ${to}` : from ? `nuo ${from}` : `iki ${to}`;

/** One removable chip for each thing the list is narrowed by. */
export function chipsOf(filter: InboxFilter, assessorName: (id: string) => string): Chip[] {
  const chips: Chip[] = [];
  const add = (key: string, label: string, without: InboxFilter) => chips.push({ key, label, without });
  const text = filter.text.trim();
  if (text !== '') add('text', FILTER_CHIP.text(text), { ...filter, text: '' });
  for (const status of filter.statuses)
    add(`status-${status}`, FILTER_CHIP.named(FILTER_LABEL.status, STATUS_TEXT[status].short), {
      ...filter,
      statuses: filter.statuses.filter((other) => other !== status),
    });
  if (filter.assessorId !== null)
    add('assessor', FILTER_CHIP.named(FILTER_LABEL.assessor, assessorName(filter.assessorId)), {
      ...filter,
      assessorId: null,
    });
  for (const { key, label } of RANGE_FIELDS) {
    const range = filter.ranges[key];
    if (range)
      add(key, FILTER_CHIP.named(label, rangeText(range)), withRange(filter, key, { from: null, to: null }));
  }
  if (filter.action !== null)
    add('action', FILTER_CHIP.named(FILTER_LABEL.action, actionCodeLabel(filter.action)), {
      ...filter,
      action: null,
    });
  if (filter.email.trim() !== '')
    add('email', FILTER_CHIP.named(FILTER_LABEL.email, filter.email.trim()), { ...filter, email: '' });
  for (const { key, label } of NUMBER_FIELDS) {
    const value = filter.numbers[key];
    if (value !== undefined) add(key, FILTER_CHIP.named(label, String(value)), withNumber(filter, key, null));
  }
  for (const { key, label } of WORD_FIELDS) {
    const value = filter.words[key];
    if (value !== undefined) add(key, FILTER_CHIP.named(label, value), withWords(filter, key, ''));
  }
  if (filter.scheme !== null) add('scheme', SCHEMES[filter.scheme].shortName, { ...filter, scheme: null });
  if (filter.figure !== null) add('figure', figureText(filter.figure), { ...filter, figure: null });
  for (const { key, label } of FLAG_FIELDS) {
    const flag = filter.flags[key];
    if (flag !== undefined) add(key, FILTER_CHIP.flag(label, flag), withFlag(filter, key, null));
  }
  return chips;
}
