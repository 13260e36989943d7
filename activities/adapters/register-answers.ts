import { z } from 'zod';
import type { RegisterId } from '../../domain/registers/register-id.ts';
import type * as stored from '../../domain/registers/stored.ts';
import { fromWire } from '../../domain/values/money.ts';

// What each register must answer. Sums arrive as decimals in euros and leave as integer cents.

const date = z.iso.date();
const name = z.string().trim().min(1).max(300);
const companyCode = z.string().regex(/^\d{9}$/);
const personalCode = z.string().regex(/^\d{11}$/);
const activityCode = z.string().regex(/^\d{2,6}$/);
const share = z.number().min(0).max(100);

const cents = z
  .string()
  .meta({ description: 'Euros, such as 1234.50' })
  .transform((text, context) => {
    const sum = fromWire(text);
    if (sum === null) context.addIssue({ code: 'custom', message: 'not a sum' });
    return sum ?? 0;
  });
const knownCents = cents.nullable();

const person = z.object({
  personalCode,
  firstName: name,
  lastName: name,
  citizenship: z.string().regex(/^[A-Z]{2}$/),
});

const LEGAL_STATUSES = ['registered', 'bankrupt', 'restructuring', 'liquidating', 'deregistered'] as const;

const legalEntity = z.object({
  name,
  companyType: z.string().min(1).max(60),
  /** A status this code does not know must not read as a good one. */
  legalStatus: z.enum([...LEGAL_STATUSES, 'unknown']).catch('unknown'),
  registrationDate: date,
  address: z.object({
    county: name,
    municipality: name,
    eldership: name.nullable(),
    settlement: name,
    street: name.nullable(),
    house: name.nullable(),
    flat: name.nullable(),
    postalCode: z
      .string()
      .regex(/^LT-\d{5}$/)
      .nullable(),
  }),
  manager: person.nullable(),
}) satisfies z.ZodType<stored.StoredLegalEntity>;

const figures = z.object({
  assets: knownCents,
  equity: knownCents,
  subscribedCapital: knownCents,
  sharePremium: knownCents,
  income: knownCents,
  shortTermDebts: knownCents,
  liabilities: knownCents,
  ebitda: knownCents,
  interest: knownCents,
});

const accounts = z.object({
  financialYearIsCalendarYear: z.boolean(),
  years: z
    .array(
      z.object({
        year: z.int().min(1990).max(2100),
        periodFrom: date,
        periodTo: date,
        existedWholePeriod: z.boolean(),
        filed: z.boolean(),
        figures: figures.nullable(),
      }),
    )
    .max(50),
}) satisfies z.ZodType<stored.StoredAccounts>;

const taxpayer = z.object({
  reliableTaxpayer: z.boolean(),
  isVatPayer: z.boolean(),
  vatCode: z.string().max(20).nullable().optional(),
  activities: z
    .array(
      z.object({
        code: activityCode,
        classifier: z.string().max(20),
        from: date,
        to: date.nullable(),
        main: z.boolean(),
      }),
    )
    .max(500),
  trade: z.object({
    year: z.int(),
    periodFrom: date,
    periodTo: date,
    importTotal: knownCents,
    importAffected: knownCents,
    exportTotal: knownCents,
    exportAffected: knownCents,
  }),
}) satisfies z.ZodType<stored.StoredTaxpayer>;

const employees = z.object({
  employees: z.int().min(0),
  month: z.string().regex(/^\d{4}-\d{2}$/),
}) satisfies z.ZodType<stored.StoredEmployees>;

const insolvency = z.object({
  cases: z.array(z.object({ kind: z.string().max(60), openedOn: date, closedOn: date.nullable() })).max(100),
}) satisfies z.ZodType<stored.StoredInsolvency>;

const parts = { sharesPart: share, votingPart: share };

const shareholders = z.object({
  participants: z
    .array(
      z.discriminatedUnion('kind', [
        person.extend({ kind: z.literal('person'), ...parts }),
        z.object({
          kind: z.literal('company'),
          companyCode,
          name,
          country: z.string().regex(/^[A-Z]{2}$/),
          ...parts,
        }),
        z.object({ kind: z.enum(['state', 'municipality']), name, ...parts }),
      ]),
    )
    .max(1000),
  /** Of the company; a register that does not know it leaves it out. */
  capital: z
    .object({
      size: cents,
      currency: z.string().regex(/^[A-Z]{3}$/),
      shares: z.int().min(0),
      nominal: cents,
    })
    .nullable()
    .optional(),
}) satisfies z.ZodType<stored.StoredShareholders>;

const party = z.union([z.object({ companyCode, name }), z.object({ personalCode, name })]);

const leases = z.object({
  leases: z
    .array(
      z.object({
        objectId: z.string().min(1).max(100),
        tenant: party,
        owner: party,
        from: date,
        to: date.nullable(),
      }),
    )
    .max(1000),
}) satisfies z.ZodType<stored.StoredLeases>;

const individualActivity = z.object({
  certificates: z
    .array(
      z.object({
        certificate: z.string().min(1).max(60),
        from: date,
        to: date.nullable(),
        activityCode,
        active: z.boolean(),
      }),
    )
    .max(200),
}) satisfies z.ZodType<stored.StoredActivity>;

export type Taxpayer = z.output<typeof taxpayer>;

/** What each register answers, by its name in the address. */
export const ANSWER_OF = {
  'legal-entities': legalEntity,
  accounts,
  'tax-authority': taxpayer,
  'social-insurance': employees,
  insolvency,
  shareholders,
  leases,
  'individual-activity': individualActivity,
} satisfies Record<RegisterId, z.ZodType>;
