import type { ActionRows, OpenedAction, OpenedRows, StaffAction } from './staff-action.ts';

/** What an assessor enters before handing over: each has a call of its own, and one form asks for all of them. */
export const ASSESS_PARTS = ['setCompanySize', 'setLoanSum', 'assessRisk'] as const satisfies StaffAction[];
export type AssessPart = (typeof ASSESS_PARTS)[number];

const isOpen = (rows: ActionRows, name: StaffAction): boolean =>
  rows.next === name || rows.allowed.includes(name);

export const assessParts = (rows: ActionRows): AssessPart[] =>
  ASSESS_PARTS.filter((part) => isOpen(rows, part));

/** The action list with the one form in front of its parts, where more than one of them is open. */
export function withAssessment(rows: ActionRows): OpenedRows {
  const parts = assessParts(rows);
  if (parts.length < 2) return rows;
  const isNext = parts.some((part) => part === rows.next);
  const others: OpenedAction[] = isNext ? [rows.next!, ...rows.allowed] : [...rows.allowed];
  return isNext ? { ...rows, next: 'assess', allowed: others } : { ...rows, allowed: ['assess', ...others] };
}
