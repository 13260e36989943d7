import type { StaffRight } from '../../../domain/application/rights.ts';
import { STAFF } from '../../../domain/texts/lt/screen/staff.ts';
import { paths } from '../../paths.ts';

/** Screens of the back office; a screen that comes later adds its row. */
export const NAV: readonly { to: string; label: string; right: StaffRight }[] = [
  { to: paths.staffMain, label: STAFF.nav.requests, right: 'readCases' },
  { to: paths.staffSigning, label: STAFF.nav.signing, right: 'signForProvider' },
  { to: paths.deadlines, label: STAFF.nav.deadlines, right: 'readCases' },
  { to: paths.statistics, label: STAFF.nav.statistics, right: 'readCases' },
  { to: paths.staffVmi, label: STAFF.nav.vmi, right: 'checkVmi' },
  { to: paths.staffRepresentatives, label: STAFF.nav.representatives, right: 'keepRepresentatives' },
  { to: paths.policy, label: STAFF.nav.policy, right: 'tryPolicies' },
  { to: paths.administration, label: STAFF.nav.administration, right: 'confirmAdministration' },
  { to: paths.repair, label: STAFF.nav.repair, right: 'repairCases' },
  { to: paths.operations, label: STAFF.nav.operations, right: 'watchOperations' },
];
