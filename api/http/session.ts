import type { StaffRole } from '../../domain/application/role.ts';
import type { LoginType } from '../../domain/schemes/index.ts';

interface Common {
  /** Row of `session`. */
  id: string;
  /** All tokens of one login share it. */
  loginId: string;
  userId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  issuedAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

export interface ApplicantSession extends Common {
  kind: 'applicant';
  partyId: number;
  partyName: string;
  partyCode: string;
  loginType: LoginType;
  roles: readonly ['applicant'];
}

export interface StaffSession extends Common {
  kind: 'staff';
  roles: readonly StaffRole[];
}

export type Session = ApplicantSession | StaffSession;
