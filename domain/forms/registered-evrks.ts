import type { StoredTaxpayer } from '../registers/stored.ts';

/**
 * Codes of the activities the tax authority lists as carried on today; those that have ended count no more. `answer` is
 * its stored data; null while it has not answered, [] when it says that no activity is carried on.
 */
export function registeredEvrks(
  answer: Pick<StoredTaxpayer, 'activities'> | null | undefined,
  today: string,
): string[] | null {
  return answer?.activities.flatMap(({ code, to }) => (!to || to >= today ? [code] : [])) ?? null;
}
