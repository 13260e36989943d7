import type { EmployeeRow } from '../../../domain/imports/employee-row.ts';
import type { IMPORT_EXTENSIONS } from '../../../domain/imports/import.ts';
import type { ImportRefusal } from '../../../domain/imports/refusal.ts';

/** What the thread is given. */
export interface Reading {
  path: string;
  extension: (typeof IMPORT_EXTENSIONS)[number];
  /** 'yyyy-MM' */
  thisMonth: string;
}

export interface ReadEnd {
  sheetName: string | null;
}

/** What the thread says. After `rows` it waits for an answer, so that it never runs ahead of the database. */
export type ThreadMessage =
  | { kind: 'rows'; rows: EmployeeRow[] }
  | ({ kind: 'end' } & ReadEnd)
  | { kind: 'refused'; code: ImportRefusal };
