import { ADMINISTRATION_ROWS } from './administration.ts';
import { INBOX_ROWS } from './inbox.ts';
import { MONEY_ROWS } from './money.ts';
import type { DialogRow } from './row.ts';
import { WORK_ROWS } from './work.ts';

/** Dialogs of the back office beside the actions of a case. */
export const DIALOG_ROWS: readonly DialogRow[] = [
  ...ADMINISTRATION_ROWS,
  ...INBOX_ROWS,
  ...MONEY_ROWS,
  ...WORK_ROWS,
];
