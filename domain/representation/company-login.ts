// A company login: the gateway names a person and a company; here it is judged whether and how they go together.

/** What a register told about the sole manager is believed for so long; later it may have changed. */
export const MANAGER_TRUSTED_HOURS = 24;

export interface LoginFacts {
  personalCode: string;
  /** Sole manager by the register; null when the register was not asked, is silent, or names none. */
  manager: { personalCode: string; askedHoursAgo: number } | null;
  /** The person holds an authorisation of that company which is in force. */
  isAuthorised: boolean;
}

/**
 * `self`: with every right of the company. `representative`: under the authorisation. `refused`: the register names
 * another manager and nothing authorises the person (permission-denied 3). Where the register says nothing new, the
 * gateway is believed: it lets only those choose a company whom it knows as acting for it.
 */
export function companyLogin(facts: LoginFacts): 'self' | 'representative' | 'refused' {
  const { manager } = facts;
  if (manager?.personalCode === facts.personalCode) return 'self';
  if (facts.isAuthorised) return 'representative';
  return manager !== null && manager.askedHoursAgo < MANAGER_TRUSTED_HOURS ? 'refused' : 'self';
}
