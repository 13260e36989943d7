import type { Database } from '../connect.ts';
import { mailOf, type DemoParties } from './people.ts';

/** Accounts of the demo staff with their roles. An account is no request: rows are written directly. */
export async function ensureStaffAccounts(db: Database, parties: DemoParties): Promise<void> {
  for (const [name, person] of Object.entries(parties.people)) {
    if (person.kind !== 'staff') continue;
    await db
      .insertInto('app_user')
      .values({
        kind: 'staff',
        personal_code: person.PersonalCode,
        first_name: person.FirstName,
        last_name: person.LastName,
        email: mailOf(name),
        staff_roles: person.roles ?? [],
      })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'personal_code']).doUpdateSet({ staff_roles: person.roles ?? [] }),
      )
      .execute();
  }
}
