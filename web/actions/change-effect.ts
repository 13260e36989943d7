import { scheduleFacts, type LoanShape } from '../../domain/loan/change-effect.ts';
import { EMPTY, eurOrEmpty, formatRate } from '../../domain/texts/lt/format.ts';
import { CHANGE_EFFECT as T } from '../../domain/texts/lt/screen/change-effect.ts';
import { fromWire, parseSum } from '../../domain/values/money.ts';
import { isDate, vilniusDate } from '../../domain/values/days.ts';
import type { StaffCase } from '../staff/data/types.ts';
import type { DialogValues } from './values.ts';

export interface EffectRow {
  label: string;
  before: string;
  after: string;
  differs: boolean;
}

/** The contract as it stands. Null: it lacks a term. */
function inForce({ Contract: contract }: StaffCase): LoanShape | null {
  const [sumCents, rateBp] = [fromWire(contract.InvegaLoanSum), fromWire(contract.InvegaLoanInterestRate)];
  const finalDate = contract.InvegaLoanPaymentTerm;
  if (sumCents === null || rateBp === null || finalDate === null) return null;
  return { sumCents, rateBp, finalDate, delayMonths: contract.InvegaLoanDelayTerm ?? 0 };
}

const typedCents = (value: unknown): number | null => {
  const cents = typeof value === 'string' ? parseSum(value) : null;
  return cents === null || Number.isNaN(cents) || cents <= 0 ? null : cents;
};

/**
 * The terms in force beside those being typed, and what becomes of the schedule; what cannot be read yet stays open. The
 * delay is the contract's own unless it is what the action moves.
 */
export function changeEffect(request: StaffCase, values: DialogValues): EffectRow[] {
  const before = inForce(request);
  if (!before) return [];
  const typedDelay = Number(values.delayMonths);
  const finalDate = values.paymentTerm === undefined ? before.finalDate : String(values.paymentTerm);
  const sumCents = values.sumCents === undefined ? before.sumCents : typedCents(values.sumCents);
  const rateBp = values.rate === undefined ? before.rateBp : typedCents(values.rate);
  const delayMonths =
    values.delayMonths === undefined || !Number.isInteger(typedDelay) ? before.delayMonths : typedDelay;
  const isRead = sumCents !== null && rateBp !== null && isDate(finalDate);
  const days = {
    payoutDate: (request.Contract.ContractSigningTime ?? vilniusDate(Date.now())).slice(0, 10),
    paymentDay: Number((request.LoanInfo ?? {}).LoanPaymentDay ?? 15),
  };
  const was = scheduleFacts(before, days);
  const now = isRead ? scheduleFacts({ sumCents, rateBp, finalDate, delayMonths }, days) : null;
  const row = (label: string, from: string, to: string): EffectRow => ({
    label,
    before: from,
    after: to,
    differs: to !== EMPTY && from !== to,
  });
  return [
    row(T.sum, eurOrEmpty(before.sumCents), eurOrEmpty(sumCents)),
    row(T.rate, formatRate(before.rateBp), rateBp === null ? EMPTY : formatRate(rateBp)),
    row(T.term, before.finalDate, isDate(finalDate) ? finalDate : EMPTY),
    row(T.delay, String(before.delayMonths), String(delayMonths)),
    row(T.instalments, String(was?.instalments ?? EMPTY), String(now?.instalments ?? EMPTY)),
    row(T.largest, eurOrEmpty(was?.largestCents), eurOrEmpty(now?.largestCents)),
    row(T.interest, eurOrEmpty(was?.interestCents), eurOrEmpty(now?.interestCents)),
  ];
}
