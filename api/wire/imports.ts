import { z } from 'zod';
import { APPLY_RESULTS, IMPORT_STATES, ROW_OUTCOMES, UNDO_RESULTS } from '../../domain/imports/import.ts';
import { IMPORT_REFUSALS } from '../../domain/imports/refusal.ts';
import { dateTime, uuid, wholeInput } from './shared.ts';

/** Both are required; missing ones are told as the dialog says them, so the schema lets them through. */
export const importInput = z.object({ FileType: z.string().max(10).optional() });
export const importParams = z.object({ id: uuid });

const page = wholeInput.pipe(z.int().min(1).max(100_000)).optional();
export const importsQuery = z.object({ page });
export const rowsQuery = z.object({ page, outcome: z.enum(ROW_OUTCOMES).optional() });

export const startedImport = z
  .object({ id: z.string(), state: z.enum(IMPORT_STATES) })
  .meta({ id: 'StartedImport' });

const counts = z.object(
  Object.fromEntries(ROW_OUTCOMES.map((outcome) => [outcome, z.int()])) as Record<
    (typeof ROW_OUTCOMES)[number],
    z.ZodInt
  >,
);

export const dataImport = z
  .object({
    id: z.string(),
    fileName: z.string(),
    size: z.int(),
    state: z.enum(IMPORT_STATES),
    refusal: z.enum(IMPORT_REFUSALS).nullable(),
    sheetName: z.string().nullable(),
    uploadedAt: dateTime,
    uploadedBy: z.string(),
    readAt: dateTime.nullable(),
    /** Rows by what they would do; null until the file was read. */
    counts: counts.nullable(),
    appliedAt: dateTime.nullable(),
    appliedBy: z.string().nullable(),
    undoneAt: dateTime.nullable(),
    undoneBy: z.string().nullable(),
    /** Rows by what became of them. Overtaken and kept ones met a newer answer of the register. */
    applied: z.int(),
    overtaken: z.int(),
    undone: z.int(),
    kept: z.int(),
  })
  .meta({ id: 'DataImport' });

export const importPage = z
  .object({ imports: z.array(dataImport), TotalCount: z.int(), TotalPageCount: z.int() })
  .meta({ id: 'DataImportPage' });

export const importRow = z
  .object({
    row: z.int(),
    code: z.string(),
    month: z.string(),
    count: z.string(),
    partyName: z.string().nullable(),
    outcome: z.enum(ROW_OUTCOMES),
    /** Sentences: what is wrong, or why the row is not applied. */
    remarks: z.array(z.string()),
    employees: z.int().nullable(),
    previousEmployees: z.int().nullable(),
    previousMonth: z.string().nullable(),
    applyResult: z.enum(APPLY_RESULTS).nullable(),
    undoResult: z.enum(UNDO_RESULTS).nullable(),
  })
  .meta({ id: 'DataImportRow' });

export const importRows = z
  .object({ rows: z.array(importRow), TotalCount: z.int(), TotalPageCount: z.int() })
  .meta({ id: 'DataImportRows' });
