import type { PaymentStatusId } from '../../domain/payment/status.ts';
import type { Tone } from '../../domain/texts/lt/status.ts';
import { cents, type PaymentItem, type PaymentList, type Side } from './queries.ts';

export type Turn = 'applicant' | 'provider' | 'done';
export const TURNS: readonly Turn[] = ['applicant', 'provider', 'done'];

const TURN_OF: Record<PaymentStatusId, Turn> = {
  1: 'applicant',
  3: 'applicant',
  5: 'provider',
  2: 'done',
  4: 'done',
};

export const TONE_OF: Record<PaymentStatusId, Tone> = {
  1: 'gray',
  2: 'success',
  3: 'warning',
  4: 'danger',
  5: 'brand',
};

export const turnOf = ({ PaymentRequestStatusId }: PaymentItem): Turn => TURN_OF[PaymentRequestStatusId];

/**
 * How the loan is used, in cents: funded by each approved request, under evaluation, with the applicant, and not asked for.
 * Staff see of one under evaluation what would be funded.
 */
export function useOfLoan({ Items, Totals }: PaymentList, side: Side) {
  const sumOf = (status: readonly PaymentStatusId[], value: (item: PaymentItem) => string): number =>
    Items.filter((item) => status.includes(item.PaymentRequestStatusId)).reduce(
      (sum, item) => sum + cents(value(item)),
      0,
    );
  const pieces = Items.filter((item) => item.PaymentRequestStatusId === 2)
    .map((item) => ({ id: item.Id, cents: cents(item.FundedSumTotal) }))
    .toReversed();
  const funded = sumOf([2], (item) => item.FundedSumTotal);
  const checked = sumOf([5], (item) => (side === 'staff' ? item.FundedSumTotal : item.RequiredSumTotal));
  const yours = sumOf([1, 3], (item) => (side === 'staff' ? item.FundedSumTotal : item.RequiredSumTotal));
  const free = cents(Totals.LoanSumRemainder);
  return { pieces, funded, checked, yours, free, granted: funded + checked + yours + free };
}
