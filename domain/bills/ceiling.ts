// Ceilings of rent aid (specification 1, section 9): 800,000 EUR, 120,000 in fisheries, 100,000 in primary agriculture.
import type { IndividualActivity, RegisterAnswer, TaxAuthority } from '../eligibility/snapshot.ts';
import { nuoma } from '../schemes/nuoma.ts';
import { ruleLimitCents } from '../schemes/scheme.ts';

/** The ceiling of a party whose registered main activity this is; null: no activity is known, so the general one. */
export function rentCeilingCents(evrk: string | null): number {
  return ruleLimitCents(nuoma, { ageYears: null, size: null, socialBusiness: null, evrk });
}

/**
 * The main activity as it is registered: as the tax authority has it, else of a certificate in force. What the answers declare
 * counts only where no register says anything.
 */
export function registeredActivity(
  registers: {
    taxAuthority: RegisterAnswer<TaxAuthority>;
    individualActivity: RegisterAnswer<IndividualActivity>;
  },
  declared: string | null,
): string | null {
  const { activities = [] } = registers.taxAuthority.data ?? {};
  const { certificates = [] } = registers.individualActivity.data ?? {};
  const main = activities.find(({ isMain, dateTo }) => isMain && dateTo === null);
  const inForce = certificates.find(({ to, active }) => active ?? to === null);
  return main?.evrk ?? inForce?.evrk ?? declared;
}

/** Aid so far, and the ceiling it counts towards; cents. */
export interface Aid {
  fundedCents: number;
  ceilingCents: number;
}

/** Why a bill's sum may not be funded; null: it may. The tenant's aid and the owner's, of all requests, each have their ceiling. */
export function fundingRefusal(
  cents: number,
  { tenant, owner, loan }: { tenant: Aid; owner: Aid; loan: Aid },
): 'withinTenantCeiling' | 'withinOwnerCeiling' | 'withinGranted' | null {
  const isOver = ({ fundedCents, ceilingCents }: Aid): boolean => fundedCents + cents > ceilingCents;
  if (isOver(tenant)) return 'withinTenantCeiling';
  if (isOver(owner)) return 'withinOwnerCeiling';
  return isOver(loan) ? 'withinGranted' : null;
}
