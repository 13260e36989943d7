import { addDays, vilniusDate } from '../../domain/values/days.ts';
import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { demoPdf } from './answers.ts';
import type { Cast, DemoRepresentation } from './people.ts';

/** An authorisation of the demo data that is over by the time of the demonstration, or soon, ends so many days from then. */
const EXPIRES_IN_DAYS = 12;

/**
 * The authorisations of the demo parties, given by the parties themselves over HTTP. One that has ended can only be kept,
 * not given: it is given for today and then moved to its days, as time would have done.
 */
export async function authoriseRepresentatives(cast: Cast, db: Database): Promise<void> {
  for (const given of cast.parties.representations) {
    const today = vilniusDate(new Date());
    const days = isOver(given) ? { validFrom: today, validTo: today } : lasting(given, today);
    const id = await authorise(cast, given, days);
    if (isOver(given))
      await sql`update representative set valid_from = ${given.ValidFrom}::date, valid_to = ${given.ValidTo}::date
        where id = ${id}::uuid`.execute(db);
  }
}

const isOver = ({ note }: DemoRepresentation): boolean => note === 'expired';

function lasting({ ValidFrom, ValidTo }: DemoRepresentation, today: string) {
  const soon = addDays(today, EXPIRES_IN_DAYS);
  return { validFrom: ValidFrom, validTo: ValidTo > addDays(today, 90) ? ValidTo : soon };
}

async function authorise(
  cast: Cast,
  given: DemoRepresentation,
  { validFrom, validTo }: { validFrom: string; validTo: string },
): Promise<string> {
  const { representative, represents } = given;
  const isCompany = Object.hasOwn(cast.parties.companies, represents);
  const party = await (isCompany ? cast.director(represents) : cast.trader(represents));
  const person = cast.person(representative);
  const { Id } = await party.call<{ Id: string }>('/api/Users/SaveCompanyRepresentative', {
    method: 'POST',
    form: {
      FirstName: person.FirstName,
      LastName: person.LastName,
      PersonalCode: person.PersonalCode,
      ValidFrom: validFrom,
      ValidTo: validTo,
      RepresentativeType: isCompany ? 'Company' : 'Personal',
    },
    files: { field: 'UploadedFile', files: [demoPdf('igaliojimas')] },
    step: `authorise:${representative}:${represents}`,
  });
  return Id;
}
