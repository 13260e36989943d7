import { Problem } from './problems.ts';

/** What an If-Match may look like. */
export const IF_MATCH = /^(\*|(W\/)?"?[0-9]{1,9}"?)?$/;

/** If-Match → the version the person saw; null when the caller did not say or does not care (`*`). */
export function versionOf(header: string | undefined): number | null {
  if (header === undefined || header === '' || header === '*') return null;
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim());
  if (!match?.[1]) throw new Problem('malformedBody');
  return Number(match[1]);
}
