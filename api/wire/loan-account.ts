import { z } from 'zod';
import { ARREAR_KINDS } from '../../domain/loan/arrears.ts';
import { date, dateTime, money, moneyInput, requestId, wholeInput } from './shared.ts';

const id = wholeInput.pipe(z.int().positive());
export const byLoan = z.object({ requestId });

export const payOutBody = z.object({ paymentRequestId: id, sum: moneyInput, paidOn: date });

export const arrearBody = z.object({
  requestId,
  kind: z.enum(ARREAR_KINDS),
  /** Of an instalment that is late; left out for insolvency. */
  sum: moneyInput.optional(),
  since: date,
  note: z.string().trim().max(500).default(''),
});
export const endBody = z.object({ id, endedOn: date });

const instalment = z.object({
  number: z.int(),
  dueDate: date,
  days: z.int(),
  interest: money,
  principal: money,
  total: money,
  balance: money,
});

export const loanAccount = z
  .object({
    Granted: money,
    PaidOut: money,
    /** Granted and not paid out. */
    Remaining: money,
    /** The day by which the money is to be used; null: the term does not run. */
    FundsUseDate: date.nullable(),
    Overdue: money,
    Penalty: money,
    /** Why the loan is a problem; null: it is none, or an applicant asks. */
    Problem: z.enum(ARREAR_KINDS).nullable(),
    PayOuts: z.array(
      z.object({
        Id: z.int(),
        Number: z.string(),
        Sum: money,
        PaidOn: date,
        RecordedAt: dateTime,
        /** Null to applicants. */
        RecordedBy: z.string().nullable(),
        /** The day by which the schedule is to be given. */
        ScheduleDueDate: date,
      }),
    ),
    /** Approved, and not paid out or not all of it. */
    Awaiting: z.array(
      z.object({
        paymentRequestId: z.int(),
        Number: z.string(),
        ApprovedSum: money,
        PaidSum: money,
        decidedOn: date,
        DueDate: date.nullable(),
        version: z.int(),
      }),
    ),
    Arrears: z.array(
      z.object({
        Id: z.int(),
        Kind: z.enum(ARREAR_KINDS),
        Sum: money,
        Since: date,
        EndedOn: date.nullable(),
        Days: z.int(),
        Penalty: money,
        /** Both null to applicants. */
        Note: z.string().nullable(),
        EnteredBy: z.string().nullable(),
      }),
    ),
    /** Of what was paid out; null: nothing was, or the contract does not say how it is repaid. */
    Schedule: z.array(instalment).nullable(),
    today: date,
    mayKeep: z.boolean(),
  })
  .meta({ id: 'LoanAccount' });
