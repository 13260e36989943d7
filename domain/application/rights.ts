import type { StaffRole } from './role.ts';

/** What staff may do beside moving a request: the API guards by it, screens show or lock by it (PRODUCT.md section 2). */
export const STAFF_RIGHTS = {
  /** One question to the tax authority by a code, and the list of those asked. */
  checkVmi: ['assessor', 'manager'],
  /** Questions about everybody the list's filter finds. */
  massVmi: ['manager'],
  /** Files of values for many parties; they hold personal codes, so nobody else reads them either. */
  importData: ['manager'],
  /** Draft rule sets and what they would have decided. */
  tryPolicies: ['administrator'],
} as const satisfies Record<string, readonly StaffRole[]>;

/** Whether one of the roles gives the right. */
export function hasRight(right: keyof typeof STAFF_RIGHTS, roles: readonly string[]): boolean {
  return STAFF_RIGHTS[right].some((role) => roles.includes(role));
}
