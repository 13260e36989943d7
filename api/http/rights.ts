import { STAFF_RIGHTS, type StaffRight } from '../../domain/application/rights.ts';
import type { StaffRole } from '../../domain/application/role.ts';

/** Access of a route for staff with a right. */
export function staffWith(right: StaffRight): { readonly staff: readonly StaffRole[] } {
  return { staff: STAFF_RIGHTS[right] };
}

/** Access of a route for applicants, and for staff with a right. */
export function applicantAnd(right: StaffRight): {
  readonly applicant: true;
  readonly staff: readonly StaffRole[];
} {
  return { applicant: true, staff: STAFF_RIGHTS[right] };
}
