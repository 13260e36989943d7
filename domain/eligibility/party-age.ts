import { addMonths } from '../values/days.ts';
import { dataOf } from './rule.ts';
import type { Snapshot } from './snapshot.ts';

/** Since when the party exists: registration of the company, or the oldest certificate of a sole trader; null = not known. */
export function existsSince({ loginType, registers }: Snapshot): string | null {
  if (loginType === 'Company') return dataOf(registers.legalEntity)?.registrationDate ?? null;
  const dates = (dataOf(registers.individualActivity)?.certificates ?? []).map(
    (certificate) => certificate.from,
  );
  return dates.sort()[0] ?? null;
}

/** Older than so many years: the day of the anniversary itself is not yet older. */
export function isOlderThan(since: string, years: number, on: string): boolean {
  return on > addMonths(since, years * 12);
}

/** Full years on a day. */
export function fullYears(since: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(since.slice(0, 4));
  return Math.max(0, on.slice(5) < since.slice(5) ? years - 1 : years);
}

/** Full years that are over on a day. Limits count as the rules do: on the anniversary itself the year is not over yet. */
export function yearsBehind(since: string, on: string): number {
  const years = fullYears(since, on);
  return years > 0 && !isOlderThan(since, years, on) ? years - 1 : years;
}
