// Who moves a bill from where to where (PRODUCT.md section 4): the one table the calls, the screens and the tests read. Its
// statuses are the „document-check“ ones of payment requests.
import { holdOf, type StatusId } from '../application/status.ts';
import { PaymentStatus as BillStatus, type PaymentStatusId as BillStatusId } from '../payment/status.ts';

export { BillStatus, type BillStatusId };

export type BillMove = 'save' | 'send' | 'delete' | 'confirm' | 'reject' | 'fund' | 'refuse';
/** The tenant is the buyer of the specification, the owner its seller. */
export type BillSide = 'tenant' | 'owner' | 'staff';

interface MoveRule {
  by: BillSide;
  from: readonly BillStatusId[];
  /** The status it leads to; several where the person or the register chooses. Empty: it stays, or is gone. */
  to: readonly BillStatusId[];
  /** Code of the bill's own log (decision 0109). */
  log: number;
}

const { preparing, approved, returned, rejected, submitted } = BillStatus;
const EDITABLE = [preparing, returned] as const;

export const BILL_MOVES = {
  save: { by: 'tenant', from: EDITABLE, to: [], log: 51 },
  delete: { by: 'tenant', from: EDITABLE, to: [], log: 52 },
  send: { by: 'tenant', from: EDITABLE, to: [submitted], log: 53 },
  confirm: { by: 'owner', from: [submitted], to: [approved, rejected], log: 54 },
  reject: { by: 'owner', from: [submitted], to: [rejected, returned], log: 55 },
  fund: { by: 'staff', from: [approved], to: [], log: 56 },
  refuse: { by: 'staff', from: [approved], to: [rejected, returned], log: 57 },
} as const satisfies Record<BillMove, MoveRule>;

export interface BillState {
  status: BillStatusId;
  isFunded: boolean;
}

/** Why the move may not be made from here; null: it may. What was funded stands. */
export function moveRefusal(move: BillMove, { status, isFunded }: BillState): 'wrongStatus' | null {
  return !isFunded && (BILL_MOVES[move].from as readonly number[]).includes(status) ? null : 'wrongStatus';
}

/** What a side may do now, in the order of the buttons. */
export function movesOf(side: BillSide, state: BillState): BillMove[] {
  return (Object.keys(BILL_MOVES) as BillMove[]).filter(
    (move) => BILL_MOVES[move].by === side && moveRefusal(move, state) === null,
  );
}

/** Bills are kept while the contract is in force: before it there is nothing to draw on (decision 0108). */
export const takesBills = (status: StatusId | null): boolean => holdOf(status) === 'issued';

/** Confirmed by the owner, let through by the register and not yet taken by staff. */
export const isNew = ({ status, isFunded }: BillState): boolean => status === approved && !isFunded;
