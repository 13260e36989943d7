import { ADMINISTRATION_ROWS } from './administration.ts';
import { INBOX_ROWS } from './inbox.ts';
import { MONEY_ROWS } from './money.ts';
import { RECORDS_AND_CALENDAR_ROWS } from './records-and-calendar.ts';
import type { DialogRow } from './row.ts';
import { RULES_AND_TEXTS_ROWS } from './rules-and-texts.ts';
import { WORK_ROWS } from './work.ts';

/** Dialogs of the back office beside the actions of a case. */
export const DIALOG_ROWS: readonly DialogRow[] = [
  ...ADMINISTRATION_ROWS,
  ...RECORDS_AND_CALENDAR_ROWS,
  ...INBOX_ROWS,
  ...MONEY_ROWS,
  ...WORK_ROWS,
  ...RULES_AND_TEXTS_ROWS,
];
