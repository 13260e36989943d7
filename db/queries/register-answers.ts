import * as domain from '../../domain/eligibility/snapshot.ts';
import type { StoredEmployees } from '../../domain/registers/stored.ts';
import {
  accounts,
  individualActivity,
  insolvency,
  leases,
  legalEntity,
  shareholders,
  taxAuthority,
} from '../../domain/registers/translations.ts';
import type { Snapshot as Stored } from './registers.ts';

type Newest = ReadonlyMap<string, Stored>;

/** The newest word of one register; what staff entered in its place is marked. */
function answer<From, To>(
  stored: Newest,
  register: string,
  translate: (data: From) => To,
): domain.RegisterAnswer<To> {
  const row = stored.get(register);
  if (!row) return domain.missingAnswer(register);
  const { source, fetchedAt, asOf, handEntryId } = row;
  const data = row.data === null ? null : translate(row.data as From);
  return { state: 'answered', source, fetchedAt, asOf, data, ...(handEntryId ? { byHand: true } : {}) };
}

/** What is asked about companies of a group, too. */
export function companyAnswers(
  code: string,
  stored: Newest,
): Pick<domain.RegisterAnswers, 'legalEntity' | 'accounts'> {
  return {
    legalEntity: answer(stored, 'legal-entities', (data: Parameters<typeof legalEntity>[1]) =>
      legalEntity(code, data),
    ),
    accounts: answer(stored, 'accounts', accounts),
  };
}

/** The newest word of every register about the applicant. */
export function registerAnswers(code: string, stored: Newest): domain.RegisterAnswers {
  return {
    ...companyAnswers(code, stored),
    taxAuthority: answer(stored, 'tax-authority', taxAuthority),
    socialInsurance: answer(stored, 'social-insurance', ({ employees, month }: StoredEmployees) => ({
      employees,
      month,
    })),
    insolvency: answer(stored, 'insolvency', insolvency),
    shareholders: answer(stored, 'shareholders', shareholders),
    individualActivity: answer(stored, 'individual-activity', individualActivity),
    leases: answer(stored, 'leases', (data: Parameters<typeof leases>[1]) => leases(code, data)),
  };
}
