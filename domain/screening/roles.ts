/** Roles in which somebody is screened: 1–6 are the numbers of the specification (section 3), 7 is ours. */
export const SCREENING_ROLE_ID = {
  applicant: 1,
  controllingCompany: 2,
  controllingPerson: 3,
  supplier: 4,
  companyHead: 5,
  supplierHead: 6,
  representative: 7,
} as const;

export type ScreeningRole = keyof typeof SCREENING_ROLE_ID;

/** In the order of their numbers, which is the order of the screen. */
export const SCREENING_ROLES = Object.keys(SCREENING_ROLE_ID) as readonly ScreeningRole[];

/** Each role once, in the order of the screen. */
export function orderedRoles(roles: readonly ScreeningRole[]): ScreeningRole[] {
  return SCREENING_ROLES.filter((role) => roles.includes(role));
}
