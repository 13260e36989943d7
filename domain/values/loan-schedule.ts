// Loan arithmetic of domain.md 4.2. Sums in integer cents, yearly rates in millionths (2.10 % = 21,000), dates 'yyyy-MM-dd'.
import { daysBetween } from './days.ts';

/** 0.3 of a basis point, in millionths. */
const FACTOR_PPM = 30;
export const PPM_OF_BP = 100;
const MIN_FEE_CENTS = 200_00;

export type DayCount = 'ACT/365' | '30/360';

export interface ScheduleInput {
  sumCents: number;
  /** Yearly rate in millionths: a formula gives up to four decimals of a per cent. */
  ratePpm: number;
  /** Day the money is paid out. */
  payoutDate: string;
  paymentDay: number;
  termMonths: number;
  /** Months in which only interest is paid; part of the term. */
  delayMonths: number;
  dayCount?: DayCount;
}

export interface Instalment {
  number: number;
  dueDate: string;
  days: number;
  interestCents: number;
  principalCents: number;
  totalCents: number;
  balanceCents: number;
}

/** n/d rounded half up, for non-negative integers of any size. */
function divideHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

/** Yearly rate in millionths: 0.3 × (max(reference, 0) + margin), exact, for both are whole basis points: (3.05 + 4.00) gives 2.115 %. */
export function interestRatePpm(referenceBp: number, marginBp: number): number {
  return (Math.max(referenceBp, 0) + marginBp) * FACTOR_PPM;
}

/** Contract fee: 0.4 % of the loan, at least 200 EUR. */
export function contractFeeCents(sumCents: number): number {
  return Math.max(MIN_FEE_CENTS, divideHalfUp(BigInt(sumCents) * 4n, 1000n));
}

/** Penalty: 0.03 % of the overdue principal for each day. */
export function penaltyCents(overdueCents: number, days: number): number {
  return divideHalfUp(BigInt(overdueCents) * 3n * BigInt(Math.max(0, days)), 10_000n);
}

/** Months since the year 0: the difference of two is that of their calendar months. */
function monthOf(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + (month - 1);
}

function monthlyDate(payoutDate: string, monthsLater: number, day: number): string {
  const index = monthOf(payoutDate) + monthsLater;
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(index / 12)}-${pad((index % 12) + 1)}-${pad(day)}`;
}

function interestDays(from: string, to: string, dayCount: DayCount): number {
  if (dayCount === 'ACT/365') return daysBetween(from, to);
  const [y1 = 0, m1 = 0, d1 = 0] = from.split('-').map(Number);
  const [y2 = 0, m2 = 0, d2 = 0] = to.split('-').map(Number);
  const firstDay = Math.min(d1, 30);
  return (y2 - y1) * 360 + (m2 - m1) * 30 + ((firstDay === 30 ? Math.min(d2, 30) : d2) - firstDay);
}

/**
 * Repayment schedule: first due date is the payment day in the month after pay-out; interest only while the delay lasts, then equal
 * principal; interest only for days elapsed, rounded half up to cents; the last instalment takes the rounding.
 * Throws RangeError on sums, terms or days no contract could hold.
 */
export function repaymentSchedule(input: ScheduleInput): Instalment[] {
  return instalments(input, dueDates(input));
}

/**
 * How many instalments a loan has that is repaid by a day: one in each month after pay-out up to the month of that day, and
 * at least the one on the day itself. Never more than the months of the term.
 */
export function instalmentsUntil(payoutDate: string, finalDate: string): number {
  return Math.max(1, monthOf(finalDate) - monthOf(payoutDate));
}

/** A deferral leaves at least one instalment in which the loan is paid back. */
export function isDelayShorter(delayMonths: number, termMonths: number): boolean {
  return delayMonths < termMonths;
}

export type ScheduleUntilInput = Omit<ScheduleInput, 'termMonths'> & {
  /** Final repayment date: the last instalment falls on it, whatever the payment day. */
  finalDate: string;
};

/**
 * Repayment schedule of a contract, which has a final repayment date in place of a number of months. Throws RangeError as
 * `repaymentSchedule` does, on a final date before pay-out and on a delay that leaves no instalment after it.
 */
export function scheduleUntil({ finalDate, ...loan }: ScheduleUntilInput): Instalment[] {
  if (finalDate < loan.payoutDate) throw new RangeError('The loan is repaid before it is paid out');
  const input = { ...loan, termMonths: instalmentsUntil(loan.payoutDate, finalDate) };
  if (!isDelayShorter(input.delayMonths, input.termMonths))
    throw new RangeError('The delay is as long as the loan');
  return instalments(input, dueDatesUntil({ ...loan, finalDate }));
}

/** Due dates of a loan that is repaid by a day, which is the last of them. */
export function dueDatesUntil(
  loan: Pick<ScheduleUntilInput, 'payoutDate' | 'paymentDay' | 'finalDate'>,
): string[] {
  const { payoutDate, paymentDay, finalDate } = loan;
  const termMonths = instalmentsUntil(payoutDate, finalDate);
  return [...dueDates({ payoutDate, paymentDay, termMonths }).slice(0, -1), finalDate];
}

function dueDates({
  payoutDate,
  paymentDay,
  termMonths,
}: Pick<ScheduleInput, 'payoutDate' | 'paymentDay' | 'termMonths'>): string[] {
  if (!Number.isInteger(termMonths) || termMonths < 1)
    throw new RangeError('The term must be at least one month');
  if (!Number.isInteger(paymentDay) || paymentDay < 1 || paymentDay > 28)
    throw new RangeError('No such payment day');
  return Array.from({ length: termMonths }, (_, index) => monthlyDate(payoutDate, index + 1, paymentDay));
}

function instalments(input: ScheduleInput, due: readonly string[]): Instalment[] {
  const { sumCents, ratePpm, payoutDate, termMonths, delayMonths, dayCount = 'ACT/365' } = input;
  if (!Number.isSafeInteger(sumCents) || sumCents <= 0)
    throw new RangeError('The loan must be a positive number of cents');
  // A delay as long as the term leaves the whole loan to the last instalment.
  const paidRows = Math.max(1, termMonths - Math.max(0, delayMonths));
  const share = divideHalfUp(BigInt(sumCents), BigInt(paidRows));
  const yearDays = dayCount === 'ACT/365' ? 365n : 360n;
  const rows: Instalment[] = [];
  let balance = sumCents;
  let from = payoutDate;
  for (const [index, dueDate] of due.entries()) {
    const number = index + 1;
    const days = interestDays(from, dueDate, dayCount);
    const interestCents = divideHalfUp(
      BigInt(balance) * BigInt(ratePpm) * BigInt(days),
      1_000_000n * yearDays,
    );
    const paysPrincipal = number > termMonths - paidRows;
    const principalCents = number === termMonths ? balance : paysPrincipal ? Math.min(share, balance) : 0;
    balance -= principalCents;
    rows.push({
      number,
      dueDate,
      days,
      interestCents,
      principalCents,
      totalCents: interestCents + principalCents,
      balanceCents: balance,
    });
    from = dueDate;
  }
  return rows;
}

/** Interest of the whole schedule in cents. */
export function totalInterestCents(rows: readonly Instalment[]): number {
  return rows.reduce((sum, row) => sum + row.interestCents, 0);
}
