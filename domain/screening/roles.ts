/**
 * Roles in which somebody is screened: 1–6 are the numbers of the specification (section 3), 7 and 8 are ours. 6 is a member
 * of the company's management body; the registers name the sole head only, so nobody is screened as one yet.
 */
export const SCREENING_ROLE_ID = {
  applicant: 1,
  controllingCompany: 2,
  controllingPerson: 3,
  supplier: 4,
  companyHead: 5,
  boardMember: 6,
  representative: 7,
  supplierHead: 8,
} as const;

export type ScreeningRole = keyof typeof SCREENING_ROLE_ID;

/** In the order of their numbers, which is the order of the screen. */
export const SCREENING_ROLES = Object.keys(SCREENING_ROLE_ID) as readonly ScreeningRole[];

/** Each role once, in the order of the screen. */
export function orderedRoles(roles: readonly ScreeningRole[]): ScreeningRole[] {
  return SCREENING_ROLES.filter((role) => roles.includes(role));
}
