import { z } from 'zod';
import { PAYMENT_STATUS_IDS } from '../../domain/payment/status.ts';
import { date, dateTime, flagInput, money, requestId, wholeInput } from './shared.ts';

const id = wholeInput.pipe(z.int().positive());
export const byInvoice = z.object({ invoiceId: id });
export const ofRequest = z.object({ requestId });
export const tenantQuery = z.object({ requestId: requestId.optional() });
export const managerQuery = z.object({
  requestId: requestId.optional(),
  onlyNew: flagInput.optional(),
  page: wholeInput.pipe(z.int().min(1).max(100_000)).default(1),
});

/** As typed: the words of every field are the form's own, said where it is judged. */
const typed = z.union([z.string().max(3000), z.number()]).nullish();

export const invoiceInput = z.object({
  /** Null or left out: a new one. */
  Id: id.nullish(),
  Number: typed,
  /** Left out of a new one: 2020-02-01. */
  RentDate: typed,
  /** Left out of a new one: 1. */
  InvoiceType: typed,
  Sum: typed,
  RealEstateObjectId: typed,
  OwnerCode: typed,
  OwnerName: typed,
  /** As it was opened: another save or move since then is not written over. */
  version: wholeInput.nullish(),
  /** Sends it to the owner at once. */
  send: flagInput.nullish(),
});

const comment = z
  .string('commentMissing')
  .trim()
  .min(1, { error: 'commentMissing', abort: true })
  .min(6, 'commentTooShort')
  .max(2000, 'commentTooLong');
export const confirmBody = z.object({ version: wholeInput.nullish() });
export const rejectBody = z.object({
  comment,
  /** Back to the tenant to be corrected, instead of for good. */
  toCorrect: flagInput.default(false),
  version: wholeInput.nullish(),
});
export const fundBody = z.object({
  /** Left out: all new ones. */
  invoiceIds: z.array(z.int().positive()).min(1).max(500).nullish(),
});

const statusId = z.int().meta({ description: PAYMENT_STATUS_IDS.join(', ') });
const stepState = z.enum(['done', 'now', 'later', 'person', 'returned', 'refused']);

export const invoiceOutcome = z
  .object({ invoiceId: z.int(), InvoiceStatusId: statusId, version: z.int() })
  .meta({ id: 'InvoiceOutcome' });
export const fundedInvoices = z
  .object({ invoiceIds: z.array(z.int()), Sum: money })
  .meta({ id: 'FundedInvoices' });

export const invoice = z
  .object({
    Id: z.int(),
    /** Null to the owner, whose business the tenant's request is not. */
    requestId: z.int().nullable(),
    Number: z.string(),
    RentDate: date,
    InvoiceType: z.int(),
    Sum: money,
    RealEstateObjectId: z.string(),
    OwnerCode: z.string(),
    OwnerName: z.string(),
    TenantName: z.string(),
    /** A person's code is told to staff alone. */
    TenantCode: z.string().nullable(),
    InvoiceStatusId: statusId,
    /** 1 accepted, 2 rejected, 3 manual check; null: not checked yet. */
    AutomaticCheckId: z.int().nullable(),
    checkReason: z.string().nullable(),
    /** Why it was refused or given back. */
    Comment: z.string().nullable(),
    refusedBy: z.enum(['owner', 'register', 'staff']).nullable(),
    SentDate: dateTime.nullable(),
    DecidedDate: dateTime.nullable(),
    FundedDate: dateTime.nullable(),
    steps: z.object({ tenant: stepState, owner: stepState, register: stepState, provider: stepState }),
    turn: z.enum(['own', 'others', 'done']),
    /** What the person who asks may do with it now. */
    actions: z.array(z.string()),
    version: z.int(),
  })
  .meta({ id: 'Invoice' });

const totals = z.object({ Sum: money, FundedSum: money });
/** Rent aid of the tenant in all its requests, and the ceiling of its registered activity. */
const aid = z.object({ Funded: money, Ceiling: money }).meta({ id: 'RentAid' });
const leases = z
  .object({
    /** When the register answered. */
    At: dateTime,
    Items: z.array(
      z.object({
        RealEstateObjectId: z.string(),
        OwnerCode: z.string(),
        OwnerName: z.string().nullable(),
        From: date,
        To: date.nullable(),
        /** In force early and long enough to be compensated. */
        Fits: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'RegisteredLeases' });

export const tenantInvoices = z
  .object({
    Items: z.array(invoice),
    Totals: totals,
    /** Null: the register has not answered. */
    Leases: leases.nullable(),
    Aid: aid,
    /** Requests whose scheme has bills; `refusal` says why no bill may be added now. */
    Requests: z.array(z.object({ requestId: z.int(), refusal: z.string().nullable() })),
  })
  .meta({ id: 'TenantInvoices' });
export const ownerInvoices = z
  .object({ Items: z.array(invoice), Totals: z.object({ Sum: money }) })
  .meta({ id: 'OwnerInvoices' });
export const managerInvoices = z
  .object({ Items: z.array(invoice), Totals: totals, TotalCount: z.int() })
  .meta({ id: 'ManagerInvoices' });

const history = z.array(
  z.object({
    action: z.string(),
    ActionLogType: z.int(),
    /** A person of one's own side, or whoever it was to staff; null: the role says it. */
    ChangedBy: z.string().nullable(),
    actorRole: z.enum(['tenant', 'owner', 'manager']),
    Created: dateTime,
    comment: z.string().nullable(),
  }),
);
export const openInvoice = z
  .object({
    Invoice: invoice,
    Log: history,
    /** The lease of these premises as the register has it; null to the owner. */
    Leases: leases.nullable(),
    /** Null to the owner. */
    Aid: aid.nullable(),
    RetainUntil: date.nullable(),
  })
  .meta({ id: 'OpenInvoice' });

export const canConfirm = z
  .object({
    canConfirm: z.boolean(),
    /** Why not, in words; null: it may be done. */
    ErrorDescription: z.string().nullable(),
    Items: z.array(invoice),
    Sum: money,
    Aid: aid.nullable(),
  })
  .meta({ id: 'CanConfirmInvoices' });
