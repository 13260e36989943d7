interface TaxData {
  activities?: readonly { code?: string; to?: string | null }[];
}

/**
 * Codes of the activities the tax authority lists as carried on today; those that have ended count no more. `answer` is
 * its stored data; null while it has not answered, [] when it says that no activity is carried on.
 */
export function registeredEvrks(answer: unknown, today: string): string[] | null {
  const { activities } = (answer ?? {}) as TaxData;
  return activities?.flatMap(({ code, to }) => (code && (!to || to >= today) ? [code] : [])) ?? null;
}
