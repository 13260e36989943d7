import { z } from 'zod';
import { OUTBOUND_SETTINGS, authorities } from './outbound-settings.ts';
import { readSettings, type Environment } from './start-settings.ts';

/** Where the database is: the same for every process, part of its own settings. */
export const DATABASE_SETTINGS = {
  DATABASE_URL: z.string().min(1),
  /** How a pooler such as PgBouncer in between hands its connections out; none: there is none. */
  DATABASE_POOLER: z.enum(['none', 'session', 'transaction']).default('none'),
};

export type Pooler = z.output<typeof DATABASE_SETTINGS.DATABASE_POOLER>;

type DatabaseSettings = z.output<z.ZodObject<typeof DATABASE_SETTINGS>> &
  Pick<z.output<z.ZodObject<typeof OUTBOUND_SETTINGS>>, 'CA_FILE'>;

export interface DatabaseAddress {
  url: string;
  pooler: Pooler;
  /** Certificates of the authorities that count; undefined: the public ones. */
  ca: string[] | undefined;
}

export const databaseAddress = (settings: DatabaseSettings): DatabaseAddress => ({
  url: settings.DATABASE_URL,
  pooler: settings.DATABASE_POOLER,
  ca: authorities(settings),
});

const alone = z.object({ ...DATABASE_SETTINGS, CA_FILE: OUTBOUND_SETTINGS.CA_FILE });

/** For commands that need the database only, in the environment of a process; throws SettingsError. */
export const readDatabaseAddress = (command: string, environment: Environment): DatabaseAddress =>
  databaseAddress(
    readSettings(command, alone, {
      environment: { ...environment, APP_ENV: 'command' },
      production: { https: [] },
    }),
  );
