import type { StaffRole } from '../../domain/application/role.ts';
import { Problem } from './problems.ts';
import type { Session } from './session.ts';

/**
 * What somebody may call who acts for another. `may`: as the party itself. `mayNot`: the party alone. `evenEnded`: also
 * when the authorisation is over, because the call does not touch the party.
 */
export type WhileRepresenting = 'may' | 'mayNot' | 'evenEnded';

/**
 * Who may call at all; `public` must be said. `any`: every login, also of staff without a role, so for calls about one's
 * own session alone. Otherwise the roles of staff are named, and whether applicants may call beside them.
 */
export type Access =
  'public' | 'any' | 'applicant' | { readonly applicant?: true; readonly staff: readonly StaffRole[] };

/** The two kinds of token are never interchangeable: the other kind has no rights here, and staff none without a role. */
export function checkAccess(access: Access, session: Session): void {
  if (access === 'any' || access === 'public') return;
  const may =
    session.kind === 'applicant'
      ? access === 'applicant' || access.applicant === true
      : access !== 'applicant' && access.staff.some((role) => session.roles.includes(role));
  if (!may) throw new Problem('forbidden');
}

/** An authorisation that ended or was removed ends the access with the next call, whatever the token says. */
export function checkRepresentation(rule: WhileRepresenting, session: Session): void {
  if (session.kind !== 'applicant' || !session.representation || rule === 'evenEnded') return;
  if (session.representation.id === null) throw new Problem('representationInvalid');
  if (rule === 'mayNot') throw new Problem('representativeMayNot');
}
