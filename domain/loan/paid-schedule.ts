// The repayment schedule of a loan from what was paid out of it (decision 0106). Cents, millionths, 'yyyy-MM-dd'.
import { daysBetween } from '../values/days.ts';
import {
  dueDatesUntil,
  isDelayShorter,
  type Instalment,
  type ScheduleUntilInput,
} from '../values/loan-schedule.ts';

/** Money that left on a day. */
export interface PaidOut {
  paidOn: string;
  cents: number;
}

export type LoanTermsInForce = Pick<
  ScheduleUntilInput,
  'ratePpm' | 'paymentDay' | 'finalDate' | 'delayMonths'
>;

/** Numerator of interest over 1,000,000 × 365, so that nothing is rounded before the instalment. */
const UNIT = 365_000_000n;

const halfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

/**
 * Due dates run from the first pay-out, as those of a loan paid out at once. Interest is of what was out each day; what was
 * paid out meanwhile is spread evenly over the instalments that are left. Null where no such schedule exists: nothing is paid
 * out, something after the last day, or the delay leaves no instalment.
 */
export function scheduleOfPayOuts(payOuts: readonly PaidOut[], terms: LoanTermsInForce): Instalment[] | null {
  const paid = [...payOuts].sort((a, b) => (a.paidOn < b.paidOn ? -1 : a.paidOn > b.paidOn ? 1 : 0));
  const [first, last] = [paid[0], paid.at(-1)];
  if (!first || !last || last.paidOn > terms.finalDate) return null;
  const due = dueDatesUntil({ payoutDate: first.paidOn, ...terms });
  if (!isDelayShorter(terms.delayMonths, due.length)) return null;
  const rows: Instalment[] = [];
  let [balance, share, from] = [0, 0, first.paidOn];
  for (const [index, dueDate] of due.entries()) {
    // What is paid out on a due date bears interest from it, and is repaid from the next instalment on.
    const isLast = index === due.length - 1;
    const among = paid.filter(({ paidOn }) => paidOn >= from && (paidOn < dueDate || isLast));
    const out = sumOf(among);
    const interestCents = interestOf({ balance, from, dueDate }, among, terms.ratePpm);
    balance += out;
    const paysPrincipal = index >= terms.delayMonths;
    if (paysPrincipal && (out > 0 || index === terms.delayMonths))
      share = halfUp(BigInt(balance), BigInt(due.length - index));
    const principalCents = isLast ? balance : paysPrincipal ? Math.min(share, balance) : 0;
    balance -= principalCents;
    rows.push({
      number: index + 1,
      dueDate,
      days: daysBetween(from, dueDate),
      interestCents,
      principalCents,
      totalCents: interestCents + principalCents,
      balanceCents: balance,
    });
    from = dueDate;
  }
  return rows;
}

const sumOf = (paid: readonly PaidOut[]): number => paid.reduce((sum, { cents }) => sum + cents, 0);

interface Period {
  balance: number;
  from: string;
  dueDate: string;
}

function interestOf({ balance, from, dueDate }: Period, paid: readonly PaidOut[], ratePpm: number): number {
  const centDays = paid.reduce(
    (sum, { cents, paidOn }) => sum + BigInt(cents) * BigInt(daysBetween(paidOn, dueDate)),
    BigInt(balance) * BigInt(daysBetween(from, dueDate)),
  );
  return halfUp(centDays * BigInt(ratePpm), UNIT);
}
