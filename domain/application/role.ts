/** Who acts. Wire ids are stored in sessions; `system` and `signingProvider` never log in. */
export const ROLE_WIRE_ID = {
  applicant: 0,
  assessor: 1,
  manager: 2,
  approver: 3,
  signatory: 4,
  administrator: 5,
} as const;

export type HumanRole = keyof typeof ROLE_WIRE_ID;
export type StaffRole = Exclude<HumanRole, 'applicant'>;
export type Role = HumanRole | 'system' | 'signingProvider';

export const STAFF_ROLES: readonly StaffRole[] = [
  'assessor',
  'manager',
  'approver',
  'signatory',
  'administrator',
];
export const ROLES: readonly Role[] = ['applicant', ...STAFF_ROLES, 'system', 'signingProvider'];
