import { z } from 'zod';
import { DATABASE_SETTINGS } from '../db/database-settings.ts';
import { ENGINE_SETTINGS, engineProblems } from '../db/engine-settings.ts';
import { FILE_SETTINGS } from '../db/files/settings.ts';
import { OUTBOUND_SETTINGS } from '../db/outbound-settings.ts';
import { readSettings } from '../db/start-settings.ts';
import { TRAINING_NAMES, TRAINING_SETTINGS } from '../db/training-settings.ts';
import { policiesWith } from '../domain/registers/policies.ts';
import { BROKER_SETTINGS, brokerProblems } from './broker-settings.ts';
import { MAIL_SETTINGS, mailProblems } from './mail-settings.ts';
import { PROVIDER_SETTINGS, providerProblems } from './provider-settings.ts';
import { oneSourceEach, PUBLIC_SOURCE_SETTINGS, publicRegisters } from './public-sources.ts';
import { endpointAddresses, registerEndpoints } from './register-endpoints.ts';
import { policyChanges } from './register-policies.ts';
import { SCREENING_SETTINGS } from './screening-settings.ts';
import { SIGNING_SETTINGS } from './signing-settings.ts';

const port = z.coerce.number().int().min(1).max(65535);
const flag = z.enum(['0', '1']).default('0');

const settings = z.object({
  APP_ENV: z.enum(['production', 'demo', 'test', 'development']).default('production'),
  ...DATABASE_SETTINGS,
  ...ENGINE_SETTINGS,
  ...OUTBOUND_SETTINGS,
  REGISTERS_URL: z.url(),
  REGISTERS_API_KEY: z.string().min(1),
  REGISTER_ENDPOINTS: registerEndpoints,
  ...PUBLIC_SOURCE_SETTINGS,
  ...BROKER_SETTINGS,
  ...SIGNING_SETTINGS,
  ...SCREENING_SETTINGS,
  ...MAIL_SETTINGS,
  ...PROVIDER_SETTINGS,
  ...FILE_SETTINGS,
  PUBLIC_URL: z.url().optional(),
  PAYLOAD_KEY: z.string().optional(),
  ...TRAINING_SETTINGS,
  DECISION_UNDO_MINUTES: z.coerce.number().min(0).max(1440).default(10),
  DECISION_SIGNING: z.enum(['0', '1']).default('1'),
  REGISTER_PATIENCE: z.coerce.number().int().positive().default(120),
  REGISTER_POLICIES: policyChanges,
  CALL_PERIOD_CLOSED: flag,
  /** Workers say which build they are, and the engine gives the cases to one build only. */
  WORKER_VERSIONING: flag,
  /** The engine's page shows where a workflow waits („Call Stack“), at twice the price of every step of it. */
  WORKER_CALL_STACKS: flag,
  WORKER_METRICS_PORT: port.optional(),
  WORKER_HEALTH_PORT: port.optional(),
  LOG_LEVEL: z.string().default('info'),
});

const schema = settings.superRefine(oneSourceEach).transform((given) => ({
  ...given,
  REGISTER_POLICIES: policiesWith(given.REGISTER_POLICIES, publicRegisters(given)),
}));

export type WorkerConfig = z.output<typeof schema>;

/** The worker's settings from its environment; throws SettingsError naming every variable that does not fit. */
export function readConfig(environment: NodeJS.ProcessEnv): WorkerConfig {
  return readSettings('worker', schema, {
    environment,
    together: [engineProblems, mailProblems, brokerProblems, providerProblems],
    production: {
      https: ['PUBLIC_URL', 'REGISTERS_URL', 'SCREENING_URL', 'SIGNING_URL'],
      httpsIfGiven: [
        'S3_ENDPOINT',
        'SIGNATURE_VALIDATION_URL',
        'BROKER_URL',
        ...Object.keys(PUBLIC_SOURCE_SETTINGS),
      ],
      httpsWithin: { REGISTER_ENDPOINTS: endpointAddresses },
      never: TRAINING_NAMES,
    },
  });
}
