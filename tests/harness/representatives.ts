// Representatives over HTTP and their days in the database, as the tests of several areas need them.
import { sql } from 'kysely';
import { addDays, vilniusDate } from '../../domain/values/days.ts';
import { PEOPLE } from '../../stack/stand-ins/parties.ts';
import type { Answer, Api, Client } from './api.ts';
import { PDF } from './over-http.ts';

/** The day so many days from today. */
export const day = (offset: number): string => addDays(vilniusDate(new Date()), offset);

export const personOf = (key: string) => PEOPLE.find((person) => person.key === key)!;

export type AuthorisationFields = Partial<
  Record<'Id' | 'FirstName' | 'LastName' | 'PersonalCode' | 'ValidFrom' | 'ValidTo', string>
>;

/** A form of an authorisation that may be saved: Jonas, from yesterday for two months, unless said otherwise. */
export function authorisationForm(
  fields: AuthorisationFields = {},
  file: { name: string; bytes: Uint8Array } | null = { name: 'igaliojimas.pdf', bytes: PDF },
): FormData {
  const { PersonalCode, FirstName, LastName } = personOf('jonas');
  const form = new FormData();
  const all = { FirstName, LastName, PersonalCode, ValidFrom: day(-1), ValidTo: day(60), ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  form.set('RepresentativeType', 'Company');
  if (file) form.append('UploadedFile', new Blob([new Uint8Array(file.bytes)]), file.name);
  return form;
}

/** Saves an authorisation as the party; answers what the API said. */
export function authorise(party: Client, fields?: AuthorisationFields): Promise<Answer> {
  return party.post('/api/Users/SaveCompanyRepresentative', { form: authorisationForm(fields) });
}

/** A person of the demo data, logged in as themselves. */
export async function logInAs(api: Api, key: string, company?: string): Promise<Client> {
  const { PersonalCode, FirstName, LastName } = personOf(key);
  const browser = api.browser();
  const answer = await browser.post('/api/Auth/vaiisistest', {
    json: {
      personalCode: PersonalCode,
      firstName: FirstName,
      lastName: LastName,
      companyCode: company ?? '',
      password: 'demo',
    },
  });
  if (answer.status !== 200) throw new Error(`${key} logged in with ${answer.status}`);
  return me(api, answer.body.token as string, browser);
}

async function me(api: Api, token: string, browser: Client): Promise<Client> {
  const client = api.withToken(token, browser);
  const { body } = await client.get('/api/Users/Me');
  return { ...client, userId: body.Id as string, partyId: (body.party as { Id: number }).Id };
}

/** The person acting for whom the authorisation names; `self` goes back to the login's own party. */
export async function actAs(api: Api, who: Client, representativeId: string): Promise<Client> {
  const answer = await who.post('/api/Users/Impersonate', { json: { representativeId }, key: null });
  if (answer.status !== 200) throw new Error(`Impersonate answered ${answer.status}`);
  return me(api, answer.body.Token as string, who);
}

/** Moves an authorisation in time, as the calendar would. */
export async function setDays(api: Api, id: string, validFrom: string, validTo: string): Promise<void> {
  await sql`update representative set valid_from = ${validFrom}::date, valid_to = ${validTo}::date
    where id = ${id}::uuid`.execute(api.database.db);
}
