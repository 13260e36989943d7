// Changes of the administration. What touches rights or money waits for a second person; decision 0076.
import type { StaffRole } from '../application/role.ts';
import type { SchemeCode } from '../schemes/index.ts';
import { checkPersonCode } from '../values/person-code.ts';
import { isDate } from '../values/days.ts';
import type { Feature } from './feature.ts';
import type { RuleSwitch } from './rule-switch.ts';

interface Said {
  reason: string;
}

export type AdminChange = Said &
  (
    | {
        kind: 'account';
        /** Null: a new account. */
        id: string | null;
        personalCode: string;
        firstName: string;
        lastName: string;
        email: string;
      }
    | { kind: 'roles'; userId: string; roles: StaffRole[] }
    | { kind: 'active'; userId: string; isActive: boolean }
    | { kind: 'absence'; userId: string; deputyId: string; from: string; to: string }
    | { kind: 'absenceEnd'; userId: string; absenceId: string }
    | { kind: 'budget'; schemeCode: SchemeCode; cents: number }
    | { kind: 'period'; schemeCode: SchemeCode; from: string; to: string }
    | { kind: 'feature'; feature: Feature; isOn: boolean }
    | { kind: 'rule'; rule: RuleSwitch; isOn: boolean }
  );

export type AdminChangeKind = AdminChange['kind'];

export const ADMIN_CHANGE_KINDS = [
  'account',
  'roles',
  'active',
  'absence',
  'absenceEnd',
  'budget',
  'period',
  'feature',
  'rule',
] as const satisfies readonly AdminChangeKind[];

/** Rights, money and what refuses people take two people; taking an account out of use may not wait for the second. */
export function needsSecond(change: AdminChange): boolean {
  if (change.kind === 'active') return change.isActive;
  return change.kind === 'roles' || change.kind === 'budget' || change.kind === 'rule';
}

/** Whom or what it is about: only one change of the same kind and subject may wait. */
export function subjectOf(change: AdminChange): string {
  switch (change.kind) {
    case 'account':
      return change.id ?? 'new';
    case 'budget':
    case 'period':
      return change.schemeCode;
    case 'feature':
      return change.feature;
    case 'rule':
      return change.rule;
    default:
      return change.userId;
  }
}

export type AdminProblem =
  | 'reasonMissing'
  | 'nameMissing'
  | 'codeInvalid'
  | 'emailInvalid'
  | 'dateInvalid'
  | 'datePast'
  | 'periodBackwards'
  | 'deputySame'
  | 'sumInvalid';

/** As the inputs of the dialogs are called. */
export type AdminField =
  'reason' | 'personalCode' | 'firstName' | 'lastName' | 'email' | 'deputyId' | 'from' | 'to' | 'sum';

export type AdminProblems = Partial<Record<AdminField, AdminProblem>>;

const LONGEST_REASON = 500;
/** A budget a screen and a sum on the wire can hold. */
const LARGEST_CENTS = 1_000_000_000_000;

/** What is wrong with a change as it was typed, whatever the database holds. */
export function adminProblems(change: AdminChange, today: string): AdminProblems {
  const reason = change.reason.trim();
  return {
    ...(reason.length < 6 || reason.length > LONGEST_REASON ? { reason: 'reasonMissing' as const } : {}),
    ...ofKind(change, today),
  };
}

function ofKind(change: AdminChange, today: string): AdminProblems {
  switch (change.kind) {
    case 'account':
      return {
        ...(change.id !== null || checkPersonCode(change.personalCode).formatOk
          ? {}
          : { personalCode: 'codeInvalid' }),
        ...(change.firstName.trim() ? {} : { firstName: 'nameMissing' }),
        ...(change.lastName.trim() ? {} : { lastName: 'nameMissing' }),
        ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(change.email.trim()) ? {} : { email: 'emailInvalid' }),
      };
    case 'absence':
      return {
        ...(change.deputyId === change.userId ? { deputyId: 'deputySame' } : {}),
        ...datesOf(change),
        ...(isDate(change.to) && change.to < today ? { to: 'datePast' } : {}),
      };
    case 'period':
      return datesOf(change);
    case 'budget':
      return Number.isSafeInteger(change.cents) && change.cents > 0 && change.cents <= LARGEST_CENTS
        ? {}
        : { sum: 'sumInvalid' };
    default:
      return {};
  }
}

function datesOf({ from, to }: { from: string; to: string }): AdminProblems {
  return {
    ...(isDate(from) ? {} : { from: 'dateInvalid' }),
    ...(isDate(to) ? (isDate(from) && to < from ? { to: 'periodBackwards' } : {}) : { to: 'dateInvalid' }),
  };
}
