import { z } from 'zod';
import { AdapterError } from '../adapter-error.ts';
import type { SpintaQuery } from './spinta.ts';

/** What asks the open data, with address and deadline already known. */
export type Read = <T extends z.ZodType>(query: SpintaQuery<T>) => Promise<z.output<T>[]>;

/** Another row, by its id. */
export const reference = z.object({ _id: z.string().nullish() }).nullish();

/** Null: no row. More than one would be a guess. */
export function onlyOne<T>(rows: readonly T[]): T | null {
  if (rows.length > 1) throw new AdapterError('malformed', 'legal-entities');
  return rows[0] ?? null;
}
