/** What of a case was looked at: kinds of the read log (docs/decisions/0024). */
export const READ_KINDS = [
  'case',
  'criteria',
  'registers',
  'related',
  'file',
  'archive',
  'document',
  'printout',
] as const;

export type ReadKind = (typeof READ_KINDS)[number];

/** Screens ask the same again every few seconds: one row stands for as long as this. */
export const READ_WINDOW_MINUTES = 10;
