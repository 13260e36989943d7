// Everybody who may knock: each kind of caller, what the door may know of them, and whose requests are theirs.
import { sql } from 'kysely';
import { STAFF_ROLES, type StaffRole } from '../../../domain/application/role.ts';
import type { Api, Client } from '../../harness/api.ts';
import { addSoleTrader } from '../../harness/people.ts';
import { actAs, authorise, day, logInAs, personOf, setDays } from '../../harness/representatives.ts';

export type Whose = 'own' | 'other' | 'missing';

export interface Caller {
  name: string;
  client: Client;
  /** Null: somebody is logged in. Otherwise what every guarded call answers them. */
  lock: '401 unauthenticated' | '401 sessionExpired' | null;
  kind: 'applicant' | 'staff';
  roles: readonly StaffRole[];
  representing?: 'now' | 'ended';
  /** The party's own among the requests of the world; staff know of all of them. */
  sees: readonly Whose[];
}

export const CALLERS = [
  'a stranger',
  'a forged token',
  'an applicant whose login was ended',
  'the applicant',
  'another applicant',
  'a sole trader',
  'a representative',
  'a representative whose authorisation ended',
  'the assessor of the case',
  'an assessor of other cases',
  'a manager',
  'an approver',
  'a signatory',
  'an administrator',
  'staff with every role',
  'staff without a role',
  'staff whose role was taken away meanwhile',
  'staff whose account was closed meanwhile',
] as const;

const ALL: readonly Whose[] = ['own', 'other'];

/** `own` are the requests of the director's company, assessed by the first assessor; `other` those of another company. */
export async function openCallers(api: Api): Promise<Caller[]> {
  const director = await api.applicant();
  const jonas = await logInAs(api, 'jonas');
  const acting = await actAs(api, jonas, await authorisedBy(director));
  const ended = await endedRepresentative(api);
  const staff = (name: string, client: Client, roles: readonly StaffRole[]): Caller => ({
    name,
    client,
    lock: null,
    kind: 'staff',
    roles,
    sees: ALL,
  });
  const applicant = (name: string, client: Client, sees: readonly Whose[]): Caller => ({
    name,
    client,
    lock: null,
    kind: 'applicant',
    roles: [],
    sees,
  });
  const gone = async (
    name: string,
    client: Client,
    end: (who: Client) => Promise<unknown>,
  ): Promise<Caller> => {
    await end(client);
    return { ...applicant(name, client, []), lock: '401 sessionExpired' };
  };
  const { db } = api.database;
  return [
    { ...applicant('a stranger', api.anybody, []), lock: '401 unauthenticated' },
    {
      ...applicant('a forged token', api.withToken('x'.repeat(43)), []),
      lock: '401 sessionExpired',
    },
    await gone('an applicant whose login was ended', await api.applicant(), (who) =>
      sql`update session set revoked_at = now() where token_hash = sha256(${who.token}::bytea)`.execute(db),
    ),
    applicant('the applicant', director, ['own']),
    applicant('another applicant', await api.applicant('tekstile'), ['other']),
    applicant('a sole trader', await trader(api), []),
    { ...applicant('a representative', acting, ['own']), representing: 'now' },
    { ...applicant('a representative whose authorisation ended', ended, ['own']), representing: 'ended' },
    staff('the assessor of the case', await newStaff(api, 1, ['assessor']), ['assessor']),
    staff('an assessor of other cases', await newStaff(api, 2, ['assessor']), ['assessor']),
    staff('a manager', await newStaff(api, 3, ['manager']), ['manager']),
    staff('an approver', await newStaff(api, 4, ['approver']), ['approver']),
    staff('a signatory', await newStaff(api, 5, ['signatory']), ['signatory']),
    staff('an administrator', await newStaff(api, 6, ['administrator']), ['administrator']),
    staff('staff with every role', await newStaff(api, 7, STAFF_ROLES), STAFF_ROLES),
    staff('staff without a role', await newStaff(api, 8, []), []),
    staff('staff whose role was taken away meanwhile', await stripped(api), []),
    await gone('staff whose account was closed meanwhile', await newStaff(api, 10, ['manager']), (who) =>
      sql`update app_user set active = false where id = ${who.userId}::uuid`.execute(db),
    ),
  ];
}

async function authorisedBy(party: Client): Promise<string> {
  const { body } = await authorise(party);
  return body.Id as string;
}

/** Acted for the company, and the last day of the authorisation went by. */
async function endedRepresentative(api: Api): Promise<Client> {
  const director = await api.applicant();
  const who = await logInAs(api, 'darius');
  const { PersonalCode, FirstName, LastName } = personOf('darius');
  const id = (await authorise(director, { PersonalCode, FirstName, LastName })).body.Id as string;
  const acting = await actAs(api, who, id);
  await setDays(api, id, day(-9), day(-1));
  return acting;
}

async function trader(api: Api): Promise<Client> {
  const { userId, partyId } = await addSoleTrader(api.database.db, 'ruta');
  return api.logIn({ userId, kind: 'applicant', partyId, loginType: 'Individual' });
}

async function newStaff(api: Api, number: number, roles: readonly StaffRole[]): Promise<Client> {
  const { rows } = await sql<{ id: string }>`
    insert into app_user (kind, personal_code, first_name, last_name, email, staff_roles)
    values ('staff', ${String(39_000_000_000 + number)}, 'Vardenė', ${`Nr. ${number}`}, 'v@example.test', ${[...roles]}::text[])
    returning id`.execute(api.database.db);
  return api.logIn({ userId: rows[0]!.id, kind: 'staff', partyId: null, loginType: null });
}

/** Every role when they logged in, none by the time they call. */
async function stripped(api: Api): Promise<Client> {
  const who = await newStaff(api, 9, STAFF_ROLES);
  await sql`update app_user set staff_roles = '{}' where id = ${who.userId}::uuid`.execute(api.database.db);
  return who;
}
