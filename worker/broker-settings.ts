import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import type { BrokerConfig } from '../activities/adapters/broker/broker.ts';
import { rsaKeyFile } from '../db/pem-files.ts';
import type { Environment, Problem } from '../db/start-settings.ts';

/** The broker of Registrų centras; docs/integrations.md says what is known of it. */
export const BROKER_SETTINGS = {
  BROKER_URL: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  BROKER_CALLER_CODE: z
    .string()
    .regex(/^[^\p{C}]{1,200}$/u, 'must be the code of the contract, without line breaks')
    .optional(),
  BROKER_KEY_FILE: rsaKeyFile.optional(),
  BROKER_NAMESPACE: z
    .string()
    .regex(/^[^\s"<>&\p{C}]+$/u, 'must be the target namespace of the WSDL')
    .optional(),
};

type Settings = z.output<z.ZodObject<typeof BROKER_SETTINGS>>;

const TOGETHER = ['BROKER_URL', 'BROKER_CALLER_CODE', 'BROKER_KEY_FILE'] as const;

/** Address, code and key are of use only together. */
export function brokerProblems(given: Environment): Problem[] {
  if (!Object.keys(BROKER_SETTINGS).some((name) => given[name] !== undefined)) return [];
  return TOGETHER.filter((name) => given[name] === undefined).map((name) => [
    name,
    'is missing; the broker needs address, caller code and key',
  ]);
}

/** Null where no broker was set. */
export function brokerConfig(settings: Settings): BrokerConfig | null {
  const { BROKER_URL: url, BROKER_CALLER_CODE: callerCode, BROKER_KEY_FILE: pem } = settings;
  if (url === undefined || callerCode === undefined || pem === undefined) return null;
  const namespace = settings.BROKER_NAMESPACE;
  return { url, callerCode, key: createPrivateKey(pem), ...(namespace === undefined ? {} : { namespace }) };
}
