import { z } from 'zod';
import { DATABASE_SETTINGS } from '../db/database-settings.ts';
import { ENGINE_SETTINGS, engineProblems } from '../db/engine-settings.ts';
import { FILE_SETTINGS } from '../db/files/settings.ts';
import { OUTBOUND_SETTINGS } from '../db/outbound-settings.ts';
import { readSettings } from '../db/start-settings.ts';
import { TRAINING_NAMES, TRAINING_SETTINGS } from '../db/training-settings.ts';
import { isDate } from '../domain/values/days.ts';
import { IDENTITY_SETTINGS } from './identity/settings.ts';

const environment = z.enum(['production', 'demo', 'test', 'development']);
const url = z.url({ protocol: /^https?$/ });
/** Vilnius wall clock. */
const minute = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/, 'must look like 2026-09-30 17:00')
  .refine((text) => isDate(text.slice(0, 10)), 'no such day');

const schema = z
  .object({
    APP_ENV: environment.default('production'),
    ...DATABASE_SETTINGS,
    ...ENGINE_SETTINGS,
    ...OUTBOUND_SETTINGS,
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: url.optional(),
    ...IDENTITY_SETTINGS,
    SIGNING_URL: url,
    ...FILE_SETTINGS,
    WEB_DIR: z.string().default('dist/web'),
    PAYLOAD_KEY: z.string().optional(),
    /** Where people open the engine's own pages; those pages may have payloads decoded here. */
    TEMPORAL_UI_URL: url.optional(),
    ...TRAINING_SETTINGS,
    CALL_PERIOD_CLOSED: z.enum(['0', '1']).default('0'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** Calls a minute of one login; other classes are shares of it. */
    RATE_LIMIT_PER_MINUTE: z.coerce.number().int().positive().default(600),
    /** Reads that a process takes up at once, and two fifths as many actions; the rest is told to come again. */
    API_CALLS_IN_HAND: z.coerce.number().int().positive().default(120),
    /** Bearer token of whoever collects /metrics; without it production answers 404. */
    METRICS_TOKEN: z.string().min(16).optional(),
    /** Bearer key of the mail server that hands bounces in; without it nobody may. */
    MAIL_BOUNCES_KEY: z.string().min(16).optional(),
    /** Addresses of proxies in front of us, as Express' `trust proxy` reads them. */
    TRUST_PROXY: z.string().optional(),
    /** How long `/readyz` says no before an api that was told to stop lets nobody in: longer than the proxy’s looks. */
    API_DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
    /** Password of the test logins (never in production). */
    TEST_LOGIN_PASSWORD: z.string().min(1).default('demo'),
    /** Whom applicants ask while nobody is assigned. */
    CONTACT_ENQUIRIES_EMAIL: z.string().default('paskolos@pavyzdys.lt'),
    CONTACT_OPERATIONS_EMAIL: z.string().default('sutartys@pavyzdys.lt'),
    CONTACT_PHONE: z.string().default('+370 5 200 0000'),
    /** Planned works, both or neither: applicants cannot log in meanwhile, and are told so beforehand. */
    MAINTENANCE_FROM: minute.optional(),
    MAINTENANCE_TO: minute.optional(),
    MAINTENANCE_NOTICE_HOURS: z.coerce.number().int().min(0).max(720).default(72),
    /** Fictional people of the test login; not there in production images. */
    DEMO_PARTIES_FILE: z.string().default('stack/stand-ins/data/demo-parties.json'),
  })
  .refine(({ MAINTENANCE_FROM: from, MAINTENANCE_TO: to }) => (from && to ? from < to : from === to), {
    path: ['MAINTENANCE_TO'],
    message: 'MAINTENANCE_FROM and MAINTENANCE_TO come together, and in this order',
  })
  .transform(({ PUBLIC_URL, ...rest }) => ({
    ...rest,
    PUBLIC_URL: (PUBLIC_URL ?? `http://${rest.HOST}:${rest.PORT}`).replace(/\/$/, ''),
  }));

export type ApiConfig = z.output<typeof schema>;

/** The only place where the API reads its environment; throws SettingsError naming every variable that does not fit. */
export function readConfig(environment: Record<string, string | undefined>): ApiConfig {
  return readSettings('api', schema, {
    environment,
    together: [engineProblems],
    production: {
      https: ['PUBLIC_URL', 'IDENTITY_URL', 'IDENTITY_BROWSER_URL', 'SIGNING_URL'],
      httpsIfGiven: ['S3_ENDPOINT'],
      never: TRAINING_NAMES,
    },
  });
}
