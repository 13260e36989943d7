import { z } from 'zod';
import { INVOICE_KINDS } from '../../domain/invoices/fee-invoice.ts';
import { date, dateTime, money, uuid } from './shared.ts';

/** A fee invoice: the keys of the specification, and what the table needs beside them. */
export const feeInvoice = z
  .object({
    /** Document of the contract in force; null: it is not there any more. */
    ContractId: z.string().nullable(),
    /** Not replaced by a later one. */
    Active: z.boolean(),
    CreatedAt: dateTime,
    ContractNumber: z.string(),
    AdministrationFee: money,
    /** Document of the change it is for; null: it is the fee of the contract. */
    ChangeConditionsFileId: z.string().nullable(),
    id: z.string(),
    kind: z.enum(INVOICE_KINDS),
    number: z.string(),
    dueDate: date,
  })
  .meta({ id: 'FeeInvoice' });

export const feeInvoices = z.array(feeInvoice);
/** Of the invoice itself, or of the document it is for. */
export const invoiceParams = z.object({ id: uuid });
export const invoiceQuery = z.object({ format: z.enum(['pdf', 'xml']).default('pdf') });
