import { hasRight, type StaffRight } from '../../../domain/application/rights.ts';
import type { Feature } from '../../../domain/administration/feature.ts';
import { STAFF } from '../../../domain/texts/lt/screen/staff.ts';
import { paths } from '../../paths.ts';

export interface Screen {
  to: string;
  label: string;
  right: StaffRight;
  /** Gone when this is switched off. */
  feature?: Feature;
}

/** Whether the person may open it, and it is not switched off. */
export const isShown = (
  { right, feature }: Screen,
  roles: readonly string[],
  off: readonly string[],
): boolean => hasRight(right, roles) && (feature === undefined || !off.includes(feature));

/** Screens of the back office; a screen that comes later adds its row. */
export const NAV: readonly Screen[] = [
  { to: paths.staffMain, label: STAFF.nav.requests, right: 'readCases' },
  { to: paths.staffSigning, label: STAFF.nav.signing, right: 'signForProvider', feature: 'batchSigning' },
  { to: paths.deadlines, label: STAFF.nav.deadlines, right: 'readCases' },
  { to: paths.statistics, label: STAFF.nav.statistics, right: 'readCases' },
  { to: paths.staffVmi, label: STAFF.nav.vmi, right: 'checkVmi' },
  { to: paths.staffRepresentatives, label: STAFF.nav.representatives, right: 'keepRepresentatives' },
  { to: paths.policy, label: STAFF.nav.policy, right: 'tryPolicies' },
  { to: paths.administration, label: STAFF.nav.administration, right: 'confirmAdministration' },
  { to: paths.repair, label: STAFF.nav.repair, right: 'repairCases' },
  { to: paths.operations, label: STAFF.nav.operations, right: 'watchOperations' },
];
