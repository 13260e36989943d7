import { timingSafeEqual } from 'node:crypto';

/** Whether an Authorization header brings this key, compared in the same time whatever it brings. */
export function bringsKey(key: string, header: string | undefined): boolean {
  const given = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${key}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
