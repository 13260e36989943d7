// What an import of a file is and what may become of it.

/** Wire values of FileType; the specification knows one. */
export const IMPORT_TYPES = { employeeCount: 1 } as const;
export const IMPORT_EXTENSIONS = ['.xlsx', '.csv'] as const;

/** parsing → checked → applied → undone; a file that cannot be read ends refused. */
export const IMPORT_STATES = ['parsing', 'refused', 'checked', 'applied', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What one row would do. Only `new` and `changed` rows are applied. */
export const ROW_OUTCOMES = ['wrong', 'unknown', 'older', 'changed', 'new', 'unchanged'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** What became of a row: `overtaken` and `kept` rows met a newer answer of the register. */
export const APPLY_RESULTS = ['applied', 'overtaken'] as const;
export type ApplyResult = (typeof APPLY_RESULTS)[number];
export const UNDO_RESULTS = ['undone', 'kept'] as const;
export type UndoResult = (typeof UNDO_RESULTS)[number];

export type OutcomeCounts = Readonly<Record<RowOutcome, number>>;
