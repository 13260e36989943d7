import type { Migration } from 'kysely';
import { foundation } from './0001-foundation.ts';
import { evidence } from './0002-evidence.ts';

/** In order; a migration once released is never edited, only followed. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-evidence': evidence,
};
