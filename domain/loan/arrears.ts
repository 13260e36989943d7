// What staff enter as overdue of a loan, and what follows from it (specification 1, terms of loans; decision 0107).
import { daysBetween } from '../values/days.ts';
import { penaltyCents } from '../values/loan-schedule.ts';

export const ARREAR_KINDS = ['overdue', 'insolvency'] as const;
export type ArrearKind = (typeof ARREAR_KINDS)[number];

/** A loan is a problem once an instalment is late by so many days. */
export const PROBLEM_DAYS = 90;

export interface Arrear {
  kind: ArrearKind;
  /** Principal that was not paid; 0 for insolvency. */
  cents: number;
  /** The day it was to be paid, or the case was opened. */
  since: string;
  /** The day it was paid, or the case ended; null: it goes on. */
  endedOn: string | null;
}

/** Days late on a day: the day it was due is not one, the day it was paid is. */
export function overdueDays({ kind, since, endedOn }: Arrear, today: string): number {
  if (kind !== 'overdue') return 0;
  const until = endedOn !== null && endedOn < today ? endedOn : today;
  return Math.max(0, daysBetween(since, until));
}

/** 0.03 % of the sum for each day late, rounded half up once for the sum. */
export const penaltyOf = (arrear: Arrear, today: string): number =>
  penaltyCents(arrear.cents, overdueDays(arrear, today));

export const totalPenalty = (arrears: readonly Arrear[], today: string): number =>
  arrears.reduce((sum, arrear) => sum + penaltyOf(arrear, today), 0);

/** Why a loan is a problem on a day, or null when it is none: what was settled makes it one no longer. */
export function problemOf(arrears: readonly Arrear[], today: string): ArrearKind | null {
  const open = arrears.filter(
    ({ since, endedOn }) => since <= today && (endedOn === null || endedOn > today),
  );
  if (open.some(({ kind }) => kind === 'insolvency')) return 'insolvency';
  return open.some((arrear) => overdueDays(arrear, today) >= PROBLEM_DAYS) ? 'overdue' : null;
}
