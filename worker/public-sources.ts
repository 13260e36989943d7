import { z } from 'zod';
import { publicLegalEntity } from '../activities/adapters/public-data/legal-entities.ts';
import { publicEmployees } from '../activities/adapters/public-data/employees.ts';
import type { PublicSources, RegisterEndpoints } from '../activities/adapters/registers.ts';
import type { Database } from '../db/connect.ts';

/** Open data that stand in for registers; what they are is in docs/integrations.md. */
export const PUBLIC_SOURCE_SETTINGS = {
  PUBLIC_REGISTER_URL: z.url('must be an address').optional(),
  /** `{year}` stands for the year of the file. */
  PUBLIC_EMPLOYEES_URL: z.url('must be an address').optional(),
};

type Settings = z.output<z.ZodObject<typeof PUBLIC_SOURCE_SETTINGS>>;

/** Which register each of them stands in for. */
const STANDS_FOR = {
  PUBLIC_REGISTER_URL: 'legal-entities',
  PUBLIC_EMPLOYEES_URL: 'social-insurance',
} as const satisfies Record<keyof Settings, keyof PublicSources>;

type Setting = keyof typeof STANDS_FOR;

/** The registers that open data were set for. */
export function publicRegisters(settings: Settings): (typeof STANDS_FOR)[Setting][] {
  return (Object.keys(STANDS_FOR) as Setting[])
    .filter((name) => settings[name] !== undefined)
    .map((name) => STANDS_FOR[name]);
}

/** A register has one source: which of two was meant nobody can tell. */
export function oneSourceEach(
  settings: Settings & { REGISTER_ENDPOINTS: RegisterEndpoints },
  context: z.RefinementCtx,
): void {
  for (const [name, register] of Object.entries(STANDS_FOR))
    if (settings[name as Setting] !== undefined && settings.REGISTER_ENDPOINTS[register])
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `stands in for ${register}, which REGISTER_ENDPOINTS gives an address; take one of them out`,
      });
}

export function publicSources(
  { PUBLIC_REGISTER_URL: baseUrl, PUBLIC_EMPLOYEES_URL: file }: Settings,
  db: Database,
): PublicSources {
  return {
    ...(baseUrl === undefined
      ? {}
      : { 'legal-entities': (asked) => publicLegalEntity({ baseUrl, ...asked }) }),
    ...(file === undefined
      ? {}
      : { 'social-insurance': ({ companyCode }) => publicEmployees(db, companyCode) }),
  };
}
