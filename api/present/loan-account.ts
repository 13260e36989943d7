import type { z } from 'zod';
import type { StoredArrear } from '../../db/queries/loan-account/arrears.ts';
import type { AwaitingPayOut, PayOut } from '../../db/queries/loan-account/pay-outs.ts';
import { SCHEDULE_WORKING_DAYS } from '../../domain/loan/account.ts';
import { overdueDays, penaltyOf, problemOf, totalPenalty, type Arrear } from '../../domain/loan/arrears.ts';
import type { Instalment } from '../../domain/values/loan-schedule.ts';
import { addWorkingDays, type Holidays } from '../../domain/values/working-days.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { toWire } from '../../domain/values/money.ts';
import type { loanAccount } from '../wire/loan-account.ts';
import { numberOf } from './payments.ts';
import { time } from './wire-values.ts';

export interface ReadAccount {
  requestId: number;
  grantedCents: number;
  fundsUseBy: Date | null;
  payOuts: readonly PayOut[];
  awaiting: readonly AwaitingPayOut[];
  arrears: readonly StoredArrear[];
  schedule: readonly Instalment[] | null;
}

/** Who looks and when: staff read notes, names and the flag of a problem, applicants what they owe. */
export interface Reader {
  isStaff: boolean;
  mayKeep: boolean;
  today: string;
  /** Left out: those of the law (a training calendar has none). */
  holidays: Holidays | undefined;
}

/** The account of a loan as the wire has it. */
export function loanAccountOf(account: ReadAccount, reader: Reader): z.input<typeof loanAccount> {
  const { requestId, grantedCents, payOuts, fundsUseBy } = account;
  const { isStaff, today } = reader;
  // Insolvency is no sum a borrower owes: it is for staff.
  const arrears = account.arrears.filter(({ kind }) => isStaff || kind === 'overdue');
  const paid = payOuts.reduce((sum, { cents }) => sum + cents, 0);
  return {
    Granted: toWire(grantedCents),
    PaidOut: toWire(paid),
    Remaining: toWire(Math.max(0, grantedCents - paid)),
    FundsUseDate: fundsUseBy && vilniusDate(fundsUseBy),
    Overdue: toWire(overdueOf(arrears, today)),
    Penalty: toWire(totalPenalty(arrears, today)),
    Problem: isStaff ? problemOf(arrears, today) : null,
    PayOuts: payOuts.map((one) => payOutOf(requestId, one, reader)),
    Awaiting: account.awaiting.map((one) => awaitingOf(requestId, one)),
    Arrears: arrears.map((one) => arrearOf(one, reader)),
    Schedule:
      account.schedule?.map((row) => ({
        number: row.number,
        dueDate: row.dueDate,
        days: row.days,
        interest: toWire(row.interestCents),
        principal: toWire(row.principalCents),
        total: toWire(row.totalCents),
        balance: toWire(row.balanceCents),
      })) ?? null,
    today,
    mayKeep: reader.mayKeep,
  };
}

const overdueOf = (arrears: readonly Arrear[], today: string): number =>
  arrears
    .filter(({ since, endedOn }) => since < today && (endedOn === null || endedOn > today))
    .reduce((sum, { cents }) => sum + cents, 0);

const payOutOf = (requestId: number, one: PayOut, { isStaff, holidays }: Reader) => ({
  Id: one.id,
  Number: numberOf({ requestId, number: one.number }),
  Sum: toWire(one.cents),
  PaidOn: one.paidOn,
  RecordedAt: time(one.recordedAt),
  RecordedBy: isStaff ? one.recordedBy : null,
  ScheduleDueDate: addWorkingDays(one.paidOn, SCHEDULE_WORKING_DAYS, holidays),
});

const awaitingOf = (requestId: number, one: AwaitingPayOut) => ({
  paymentRequestId: one.paymentRequestId,
  Number: numberOf({ requestId, number: one.number }),
  ApprovedSum: toWire(one.approvedCents),
  PaidSum: toWire(one.paidCents),
  decidedOn: vilniusDate(one.decidedAt),
  DueDate: one.dueAt && vilniusDate(one.dueAt),
  version: one.version,
});

const arrearOf = (one: StoredArrear, { isStaff, today }: Reader) => ({
  Id: one.id,
  Kind: one.kind,
  Sum: toWire(one.cents),
  Since: one.since,
  EndedOn: one.endedOn,
  Days: overdueDays(one, today),
  Penalty: toWire(penaltyOf(one, today)),
  Note: isStaff ? one.note : null,
  EnteredBy: isStaff ? one.enteredBy : null,
});
