import { z } from 'zod';
import type { RegisterId } from '../domain/registers/register-id.ts';
import type { RegisterData } from '../domain/registers/stored.ts';

// What is read of stored answers. The adapters hold answers to more before they are stored; here only the shape counts,
// so that an answer stored by an earlier version stays readable.

// Loose: a case shows staff all that a register told, also what nothing here reads.
const object = z.looseObject;
const text = z.string();
const orNull = text.nullable();
const cents = z.number().nullable();
const parts = { sharesPart: z.number(), votingPart: z.number() };
const person = object({ personalCode: text, firstName: text, lastName: text, citizenship: text });
const party = z.union([object({ companyCode: text }), object({ personalCode: text })]);

const figures = object({
  assets: cents,
  equity: cents,
  subscribedCapital: cents,
  sharePremium: cents,
  income: cents,
  shortTermDebts: cents,
  liabilities: cents,
  ebitda: cents,
  interest: cents,
});

const SHAPES: { readonly [R in RegisterId]: z.ZodType<RegisterData[R]> } = {
  'legal-entities': object({
    name: text,
    companyType: text,
    legalStatus: text,
    registrationDate: text,
    address: object({
      municipality: text,
      settlement: text,
      street: orNull,
      house: orNull,
      flat: orNull,
      postalCode: orNull,
    }).nullable(),
    manager: person.nullable().optional(),
    isPublicData: z.boolean().optional(),
  }),
  accounts: object({
    financialYearIsCalendarYear: z.boolean(),
    years: z.array(
      object({
        year: z.int(),
        periodFrom: text,
        periodTo: text,
        filed: z.boolean(),
        figures: figures.nullable(),
      }),
    ),
  }),
  'tax-authority': object({
    reliableTaxpayer: z.boolean(),
    isVatPayer: z.boolean(),
    vatCode: orNull.optional(),
    activities: z.array(
      object({ code: text, from: text, to: orNull, main: z.boolean(), classifier: text.optional() }),
    ),
    trade: object({
      periodTo: text,
      importTotal: cents,
      importAffected: cents,
      exportTotal: cents,
      exportAffected: cents,
    }),
    turnovers: z.array(object({ date: text, value: cents })).optional(),
  }),
  'social-insurance': object({ employees: z.int(), month: text, isPublicData: z.boolean().optional() }),
  insolvency: object({ cases: z.array(object({ kind: text, closedOn: orNull })) }),
  shareholders: object({
    participants: z.array(
      z.discriminatedUnion('kind', [
        person.extend({ kind: z.literal('person'), ...parts }),
        object({ kind: z.literal('company'), companyCode: text, name: text, country: text, ...parts }),
        object({ kind: z.enum(['state', 'municipality']), name: text, ...parts }),
      ]),
    ),
  }),
  leases: object({
    leases: z.array(object({ objectId: text, tenant: party, owner: party, from: text, to: orNull })),
  }),
  'individual-activity': object({
    certificates: z.array(
      object({ certificate: text, activityCode: text, from: text, to: orNull, active: z.boolean() }),
    ),
  }),
};

/** A stored answer is not what its register tells. Names the register only: the data stays out of logs. */
export class RegisterDataInvalid extends Error {
  override readonly name = 'RegisterDataInvalid';
  readonly code = 'registerDataInvalid';

  constructor(readonly register: RegisterId) {
    super(`registerDataInvalid: ${register}`);
  }
}

/** Data of a register as it lies in the database, typed; null: it knows nobody by the code. Throws RegisterDataInvalid. */
export function readRegisterData<R extends RegisterId>(register: R, stored: unknown): RegisterData[R] | null {
  if (stored === null) return null;
  const read = SHAPES[register].safeParse(stored);
  if (!read.success) throw new RegisterDataInvalid(register);
  return read.data;
}
