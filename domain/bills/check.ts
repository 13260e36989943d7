// The automatic check of a bill against the lease register (specification 2, section 4: 1 accepted, 2 rejected, 3 manual check).
import type { Lease, Leases, RegisterAnswer } from '../eligibility/snapshot.ts';
import type { RuleParameters } from '../eligibility/rule-sets.ts';
import type { BillValues } from './values.ts';

export const CheckResult = { accepted: 1, rejected: 2, manual: 3 } as const;
export type CheckResultId = (typeof CheckResult)[keyof typeof CheckResult];

/** Why; the sentences are in texts/lt/bill.ts. */
export const CHECK_REASONS = {
  leaseFits: CheckResult.accepted,
  registerSilent: CheckResult.manual,
  noLeases: CheckResult.manual,
  sameMonth: CheckResult.manual,
  otherObject: CheckResult.rejected,
  otherOwner: CheckResult.rejected,
  outsideLease: CheckResult.rejected,
  leaseLate: CheckResult.rejected,
} as const satisfies Record<string, CheckResultId>;
export type CheckReason = keyof typeof CHECK_REASONS;

export type CheckedBill = Pick<BillValues, 'rentDate' | 'objectId' | 'ownerCode'>;

export interface CheckQuestion {
  /** Leases in which the bill's sender is the tenant. */
  leases: RegisterAnswer<Leases>;
  terms: Pick<RuleParameters, 'leaseStartsBy' | 'leaseLastsTo'>;
  /** Another bill of the same premises and month is alive. */
  hasSameMonth: boolean;
}

/**
 * A register that says nothing, or knows no lease of the tenant at all, refuses nobody: a person looks. Where it knows
 * leases, the bill must be of one of them.
 */
export function checkBill(bill: CheckedBill, { leases, terms, hasSameMonth }: CheckQuestion): CheckReason {
  if (leases.state === 'missing') return 'registerSilent';
  const registered = (leases.data?.leases ?? []).filter((lease) => lease.registered);
  if (registered.length === 0) return 'noLeases';
  const ofObject = registered.filter(({ objectId }) => objectId === bill.objectId);
  if (ofObject.length === 0) return 'otherObject';
  const ofOwner = ofObject.filter(({ ownerCode }) => ownerCode === bill.ownerCode);
  if (ofOwner.length === 0) return 'otherOwner';
  const covering = ofOwner.filter((lease) => covers(lease, bill.rentDate));
  if (covering.length === 0) return 'outsideLease';
  if (!covering.some((lease) => isInTime(lease, terms))) return 'leaseLate';
  return hasSameMonth ? 'sameMonth' : 'leaseFits';
}

const covers = ({ from, to }: Lease, day: string): boolean => from <= day && (to === null || day <= to);

/** In force by one day of the rule set, and lasting to the other. */
export const isInTime = (
  { from, to }: Pick<Lease, 'from' | 'to'>,
  { leaseStartsBy, leaseLastsTo }: CheckQuestion['terms'],
): boolean => from <= leaseStartsBy && (to === null || to >= leaseLastsTo);
