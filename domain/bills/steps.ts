// Where a bill is: four steps, whose turn it is, and the group of the list it stands in. Screens draw what this says.
import { CheckResult, type CheckResultId } from './check.ts';
import { BillStatus, isNew, type BillSide, type BillState } from './moves.ts';

export const BILL_STEPS = ['tenant', 'owner', 'register', 'provider'] as const;
export type BillStep = (typeof BILL_STEPS)[number];
/** `person`: a member of staff looks at it instead of the register. */
export type StepState = 'done' | 'now' | 'later' | 'person' | 'returned' | 'refused';

export interface BillPlace extends BillState {
  /** Who refused or returned it; null: nobody. */
  refusedBy: 'owner' | 'register' | 'staff' | null;
  check: CheckResultId | null;
}

const REFUSER: Record<'owner' | 'register' | 'staff', BillStep> = {
  owner: 'owner',
  register: 'register',
  staff: 'provider',
};

/** The state of each step. A returned bill is the tenant's turn, and says who returned it. */
export function stepsOf(bill: BillPlace): Record<BillStep, StepState> {
  const at = placeOf(bill);
  const reached = BILL_STEPS.indexOf(at);
  const states = Object.fromEntries(
    BILL_STEPS.map((step, index) => [step, index < reached ? 'done' : 'later']),
  ) as Record<BillStep, StepState>;
  states[at] = 'now';
  if (bill.isFunded) states[at] = 'done';
  else if (bill.status === BillStatus.rejected) states[at] = 'refused';
  else if (bill.status === BillStatus.returned) {
    for (const step of BILL_STEPS) states[step] = 'later';
    states.tenant = 'now';
    states[at] = 'returned';
  } else if (at === 'register') states[at] = 'person';
  return states;
}

/** The step a bill stands at. */
function placeOf({ status, refusedBy, check, isFunded }: BillPlace): BillStep {
  if (status === BillStatus.preparing) return 'tenant';
  if (status === BillStatus.submitted) return 'owner';
  if (status !== BillStatus.approved) return refusedBy ? REFUSER[refusedBy] : 'owner';
  return check === CheckResult.manual && !isFunded ? 'register' : 'provider';
}

export const BILL_TURNS = ['own', 'others', 'done'] as const;
export type BillTurn = (typeof BILL_TURNS)[number];

/** Whose turn it is, seen by one side. */
export function billTurn(side: BillSide, bill: BillState): BillTurn {
  if (bill.isFunded || bill.status === BillStatus.rejected) return 'done';
  const turn: BillSide = isNew(bill) ? 'staff' : bill.status === BillStatus.submitted ? 'owner' : 'tenant';
  return turn === side ? 'own' : 'others';
}
