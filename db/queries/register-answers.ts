import * as domain from '../../domain/eligibility/snapshot.ts';
import type { RegisterId } from '../../domain/registers/register-id.ts';
import type { RegisterData, RegisterSnapshots } from '../../domain/registers/stored.ts';
import {
  accounts,
  individualActivity,
  insolvency,
  leases,
  legalEntity,
  shareholders,
  taxAuthority,
} from '../../domain/registers/translations.ts';

/** The newest word of one register; what staff entered in its place is marked. */
function answer<R extends RegisterId, To>(
  stored: RegisterSnapshots,
  register: R,
  translate: (data: RegisterData[R]) => To,
): domain.RegisterAnswer<To> {
  const snapshot = stored[register];
  if (!snapshot) return domain.missingAnswer(register);
  const { source, fetchedAt, asOf, handEntryId } = snapshot;
  const data = snapshot.data === null ? null : translate(snapshot.data);
  return { state: 'answered', source, fetchedAt, asOf, data, ...(handEntryId ? { byHand: true } : {}) };
}

/** What is asked about companies of a group, too. */
export function companyAnswers(
  code: string,
  stored: RegisterSnapshots,
): Pick<domain.RegisterAnswers, 'legalEntity' | 'accounts'> {
  return {
    legalEntity: answer(stored, 'legal-entities', (data) => legalEntity(code, data)),
    accounts: answer(stored, 'accounts', accounts),
  };
}

/** The newest word of every register about the applicant. */
export function registerAnswers(code: string, stored: RegisterSnapshots): domain.RegisterAnswers {
  return {
    ...companyAnswers(code, stored),
    taxAuthority: answer(stored, 'tax-authority', taxAuthority),
    socialInsurance: answer(stored, 'social-insurance', ({ employees, month }) => ({
      employees,
      month,
    })),
    insolvency: answer(stored, 'insolvency', insolvency),
    shareholders: answer(stored, 'shareholders', shareholders),
    individualActivity: answer(stored, 'individual-activity', individualActivity),
    leases: answer(stored, 'leases', (data) => leases(code, data)),
  };
}
