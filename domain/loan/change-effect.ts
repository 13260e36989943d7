// What other terms do to the schedule of a loan: shown before anybody agrees to them. Sums in cents, rates in basis points.
import { PPM_OF_BP, scheduleUntil, totalInterestCents } from '../values/loan-schedule.ts';

export interface LoanShape {
  sumCents: number;
  rateBp: number;
  /** Final repayment, 'yyyy-MM-dd'. */
  finalDate: string;
  delayMonths: number;
}

/** Of the contract, and no change moves them: the day its term counts from, and the day of the month it is paid on. */
export interface LoanDays {
  payoutDate: string;
  paymentDay: number;
}

export interface ScheduleFacts {
  instalments: number;
  /** Over the whole term. */
  interestCents: number;
  /** The most that falls due on one day. */
  largestCents: number;
}

/** The schedule of a loan in three figures; null where the terms make none. */
export function scheduleFacts(loan: LoanShape, days: LoanDays): ScheduleFacts | null {
  try {
    const rows = scheduleUntil({
      ...days,
      sumCents: loan.sumCents,
      ratePpm: loan.rateBp * PPM_OF_BP,
      finalDate: loan.finalDate,
      delayMonths: loan.delayMonths,
    });
    return {
      instalments: rows.length,
      interestCents: totalInterestCents(rows),
      largestCents: Math.max(...rows.map(({ totalCents }) => totalCents)),
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
