import { z } from 'zod';
import type { Environment, Problem } from '../db/start-settings.ts';
import type { Seller } from '../domain/invoices/fee-invoice.ts';
import { DEMO_SELLER } from '../domain/invoices/seller.ts';
import { cleanIban, ibanProblem } from '../domain/values/iban.ts';

const text = z.string().trim().min(1).max(120);

/** The provider as seller on invoices of fees; production names its own. */
export const PROVIDER_SETTINGS = {
  PROVIDER_NAME: text.default(DEMO_SELLER.name),
  PROVIDER_CODE: z
    .string()
    .regex(/^\d{9}$/, 'must be nine digits')
    .default(DEMO_SELLER.code),
  /** Absent: not registered for VAT. */
  PROVIDER_VAT_CODE: z
    .string()
    .regex(/^LT(\d{9}|\d{12})$/, 'must be LT and nine or twelve digits')
    .optional(),
  PROVIDER_STREET: text.default(DEMO_SELLER.street),
  PROVIDER_CITY: text.default(DEMO_SELLER.city),
  PROVIDER_POST_CODE: text.default(DEMO_SELLER.postCode),
  PROVIDER_IBAN: z
    .string()
    .refine((iban) => ibanProblem(iban) === null, 'must be an IBAN')
    .transform(cleanIban)
    .default(DEMO_SELLER.iban),
  PROVIDER_EMAIL: z.email().default(DEMO_SELLER.email),
};

type Settings = z.output<z.ZodObject<typeof PROVIDER_SETTINGS>>;

const NAMED = [
  'PROVIDER_NAME',
  'PROVIDER_CODE',
  'PROVIDER_STREET',
  'PROVIDER_CITY',
  'PROVIDER_POST_CODE',
  'PROVIDER_IBAN',
  'PROVIDER_EMAIL',
] as const satisfies readonly (keyof Settings)[];

/** Nobody is asked to pay into the account of the demo. */
export function providerProblems(given: Environment): Problem[] {
  if ((given['APP_ENV'] ?? 'production') !== 'production') return [];
  return NAMED.filter((name) => given[name] === undefined).map((name) => [
    name,
    'is missing; invoices of fees name the provider',
  ]);
}

export function sellerOf(settings: Settings): Seller {
  return {
    name: settings.PROVIDER_NAME,
    code: settings.PROVIDER_CODE,
    vatCode: settings.PROVIDER_VAT_CODE ?? null,
    street: settings.PROVIDER_STREET,
    city: settings.PROVIDER_CITY,
    postCode: settings.PROVIDER_POST_CODE,
    iban: settings.PROVIDER_IBAN,
    email: settings.PROVIDER_EMAIL,
  };
}
