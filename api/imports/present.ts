import type { z } from 'zod';
import type { Import } from '../../db/queries/imports/imports.ts';
import type { ImportRow } from '../../db/queries/imports/rows.ts';
import { ROW_OUTCOMES, type OutcomeCounts } from '../../domain/imports/import.ts';
import { OUTCOME_TEXT, rowProblemText } from '../../domain/texts/lt/import.ts';
import { time } from '../present/wire-values.ts';
import type { dataImport, importRow } from '../wire/imports.ts';

export function importOf(row: Import): z.input<typeof dataImport> {
  const isRead = row.state !== 'parsing' && row.state !== 'refused';
  return {
    ...row,
    uploadedAt: time(row.uploadedAt),
    readAt: time(row.readAt),
    appliedAt: time(row.appliedAt),
    undoneAt: time(row.undoneAt),
    counts: isRead
      ? (Object.fromEntries(
          ROW_OUTCOMES.map((outcome) => [outcome, row.counts[outcome] ?? 0]),
        ) as OutcomeCounts)
      : null,
  };
}

export function rowOf(row: ImportRow): z.input<typeof importRow> {
  const [code, month, count] = row.shown;
  return { ...row, code, month, count, remarks: remarksOf(row) };
}

/** What is wrong with a row, or why it is not applied, in sentences. */
export function remarksOf(row: ImportRow): string[] {
  const remarks = row.problems.map(rowProblemText);
  if (row.outcome === 'unknown' || row.outcome === 'older') remarks.push(OUTCOME_TEXT[row.outcome]);
  if (row.applyResult === 'overtaken' || row.undoResult === 'kept') remarks.push(OUTCOME_TEXT.overtaken);
  return remarks;
}
