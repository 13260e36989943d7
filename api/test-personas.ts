import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { ApiConfig } from './config.ts';
import { Problem } from './http/problems.ts';
import type { testPersonas } from './wire/auth.ts';

type Personas = z.input<typeof testPersonas>;
type Persona = Personas['personas'][number];

/** The password that is in the README; any other is not told. */
const KNOWN_PASSWORD = 'demo';

const parties = z.object({
  people: z.record(
    z.string(),
    z.object({
      PersonalCode: z.string(),
      FirstName: z.string(),
      LastName: z.string(),
      story: z.string().optional(),
    }),
  ),
  companies: z.record(
    z.string(),
    z.object({ CompanyCode: z.string(), CompanyName: z.string(), manager: z.string() }),
  ),
  individualActivities: z.array(z.object({ person: z.string() })),
  representations: z.array(z.object({ representative: z.string() })),
});
type Parties = z.output<typeof parties>;

/** The fictional people one may be at the test login. In production there are none, and no such call. */
export async function readPersonas(config: ApiConfig): Promise<Personas> {
  if (config.APP_ENV === 'production') throw new Problem('notFound');
  const text = await readFile(config.DEMO_PARTIES_FILE, 'utf8').catch(() => null);
  return {
    password: config.TEST_LOGIN_PASSWORD === KNOWN_PASSWORD ? KNOWN_PASSWORD : null,
    personas: text === null ? [] : personasOf(parties.parse(JSON.parse(text))),
  };
}

function personasOf({ people, companies, individualActivities, representations }: Parties): Persona[] {
  const persona = (kind: Persona['kind'], key: string, companyKey?: string): Persona[] => {
    const person = people[key];
    const company = companyKey === undefined ? undefined : companies[companyKey];
    if (!person) return [];
    return [
      {
        key: `${kind}-${companyKey ?? key}`,
        kind,
        firstName: person.FirstName,
        lastName: person.LastName,
        personalCode: person.PersonalCode,
        email: `${key}@pavyzdys.lt`,
        story: person.story ?? null,
        companyKey: companyKey ?? null,
        companyCode: company?.CompanyCode ?? null,
        companyName: company?.CompanyName ?? null,
      },
    ];
  };
  const representatives = new Set(representations.map(({ representative }) => representative));
  return [
    ...Object.entries(companies).flatMap(([key, { manager }]) => persona('director', manager, key)),
    ...individualActivities.flatMap(({ person }) => persona('soleTrader', person)),
    ...[...representatives].flatMap((key) => persona('representative', key)),
  ];
}
