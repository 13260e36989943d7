import { Problem } from './problems.ts';

/** If-Match → the version the person saw; null when the caller did not say or does not care (`*`). */
export function versionOf(header: string | undefined): number | null {
  if (header === undefined || header === '' || header === '*') return null;
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim());
  if (!match?.[1]) throw new Problem('malformedBody');
  return Number(match[1]);
}
