import type { Database } from '../../../db/connect.ts';
import { findEmployees } from '../../../db/queries/public-employees.ts';
import { lastDayOf } from '../../../domain/registers/employees-month.ts';
import type { StoredEmployees } from '../../../domain/registers/stored.ts';
import { PUBLIC_SOURCE } from '../../../domain/texts/lt/register.ts';
import { AdapterError } from '../adapter-error.ts';
import type { RegisterAnswer } from '../registers.ts';

const SERVICE = 'social-insurance';

/**
 * Insured employees of a company in the newest month of the public file, as last read. Throws AdapterError: `unavailable` = no
 * file was read yet; `incomplete` = the company is not in that month, which may mean none insured or none reported.
 */
export async function publicEmployees(
  db: Database,
  companyCode: string,
): Promise<RegisterAnswer<StoredEmployees>> {
  const found = await findEmployees(db, companyCode);
  if (!found) throw new AdapterError(found === null ? 'incomplete' : 'unavailable', SERVICE);
  const { employees, month } = found;
  return {
    source: PUBLIC_SOURCE[SERVICE],
    asOf: lastDayOf(month),
    data: { employees, month, isPublicData: true },
  };
}
