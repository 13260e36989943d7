import type { Migration } from 'kysely';
import { foundation } from './0001-foundation.ts';
import { evidence } from './0002-evidence.ts';
import { registerHandEntry } from './0003-register-hand-entry.ts';
import { batches } from './0004-batches.ts';
import { screening } from './0006-screening.ts';
import { imports } from './0007-imports.ts';
import { policy } from './0008-policy.ts';
import { representation } from './0010-representation.ts';
import { files } from './0011-files.ts';

/** In order; a migration once released is never edited, only followed. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-evidence': evidence,
  '0003-register-hand-entry': registerHandEntry,
  '0004-batches': batches,
  '0006-screening': screening,
  '0007-imports': imports,
  '0008-policy': policy,
  '0010-representation': representation,
  '0011-files': files,
};
