import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { FILE_SETTINGS } from '../db/files/settings.ts';
import { readSettings } from '../db/start-settings.ts';
import { SENDER } from '../domain/texts/lt/mail.ts';
import { registerPolicies } from './register-policies.ts';
import { SCREENING_SETTINGS } from './screening-settings.ts';

const port = z.coerce.number().int().min(1).max(65535);
const flag = z.enum(['0', '1']).default('0');

const schema = z.object({
  APP_ENV: z.enum(['production', 'demo', 'test', 'development']).default('production'),
  DATABASE_URL: z.string().min(1),
  TEMPORAL_ADDRESS: z.string().min(1),
  TEMPORAL_NAMESPACE: z.string().min(1).default('loans'),
  TEMPORAL_TASK_QUEUE: z.string().min(1).default('loans'),
  REGISTERS_URL: z.url(),
  REGISTERS_API_KEY: z.string().min(1),
  SIGNING_URL: z.url(),
  SIGNING_ACCESS_TOKEN: z.string().min(1),
  SIGNING_CA_FILE: z.string().min(1),
  ...SCREENING_SETTINGS,
  SMTP_URL: z.string().min(1),
  MAIL_FROM: z.string().default(SENDER),
  ...FILE_SETTINGS,
  PUBLIC_URL: z.url().optional(),
  PAYLOAD_KEY: z.string().optional(),
  WORKING_DAY_SECONDS: z.coerce.number().positive().optional(),
  REGISTER_PATIENCE: z.coerce.number().int().positive().default(120),
  REGISTER_POLICIES: registerPolicies,
  CALL_PERIOD_CLOSED: flag,
  WORKER_METRICS_PORT: port.optional(),
  WORKER_HEALTH_PORT: port.optional(),
  LOG_LEVEL: z.string().default('info'),
});

export type WorkerConfig = z.output<typeof schema>;

/** The worker's settings from its environment; throws SettingsError naming every variable that does not fit. */
export function readConfig(environment: NodeJS.ProcessEnv): WorkerConfig {
  return readSettings('worker', schema, {
    environment,
    production: {
      https: ['PUBLIC_URL', 'REGISTERS_URL', 'SCREENING_URL', 'SIGNING_URL'],
      httpsIfGiven: ['S3_ENDPOINT'],
    },
  });
}

/** Certificates of the authorities whose signatures count. */
export function readSigningCa({ SIGNING_CA_FILE }: WorkerConfig): string {
  return readFileSync(SIGNING_CA_FILE, 'utf8');
}
