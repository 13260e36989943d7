import { listBillEvents, type BillActor } from '../db/queries/bills/log.ts';
import { findBill, type BillRow, type BillsOf } from '../db/queries/bills/rows.ts';
import type { BillOutcome, BillRefusal } from '../db/queries/bills/save.ts';
import type { BillSide } from '../domain/bills/moves.ts';
import { fasterWords } from '../domain/texts/lt/bill.ts';
import { actingFor } from '../domain/texts/lt/representation.ts';
import { vilniusTime } from '../domain/values/days.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import { representativeIdOf, type ApplicantSession, type Session } from './http/session.ts';

export const asTenant = ({ partyId }: ApplicantSession): BillsOf => ({ side: 'tenant', partyId });
export const asOwner = ({ partyCode }: ApplicantSession): BillsOf => ({ side: 'owner', partyCode });
export const AS_STAFF: BillsOf = { side: 'staff' };

/** The bill if it is theirs to see. Otherwise it is not there. */
export async function billFor(deps: Pick<Deps, 'db'>, billId: number, whose: BillsOf): Promise<BillRow> {
  const bill = await findBill(deps.db, billId, whose);
  if (!bill) throw new Problem('notFound');
  return bill;
}

export const actorOf = (call: { session: Session; key: string }, role: BillActor['role']): BillActor => ({
  userId: call.session.userId,
  role,
  representativeId: representativeIdOf(call.session),
  key: call.key,
});

/** What a move came to, or the problem that tells why not. */
export async function outcomeOfBill(deps: Pick<Deps, 'db'>, side: BillSide, outcome: BillOutcome) {
  if (outcome.kind === 'problems') throw new Problem('validation', { errors: outcome.problems });
  if (outcome.kind === 'refused') throw await billProblem(deps, side, outcome);
  const { billId, status, version } = outcome.moved;
  return { invoiceId: billId, InvoiceStatusId: status, version };
}

/** A refusal as its caller is told it: where somebody was faster, with who that was. */
export async function billProblem(
  deps: Pick<Deps, 'db'>,
  side: BillSide,
  { code, billId }: { code: BillRefusal; billId?: number },
): Promise<Problem> {
  if (billId === undefined) return new Problem(code);
  const [event] = await listBillEvents(deps.db, billId, 1);
  const details = { invoiceId: billId };
  if (!event || !FOLLOWS_FROM_ANOTHERS.includes(code)) return new Problem(code, { details });
  const isTold = side === 'staff' || side === event.actorRole;
  const { action, actorRole, toStatus: status, version } = event;
  const actorName = isTold ? actingFor(event.actorName, event.onBehalfOf) : null;
  const latest = { action, actorName, actorRole, at: vilniusTime(event.at), status, version };
  return new Problem(code, { details: { ...details, latest }, sentence: fasterWords(latest) });
}

const FOLLOWS_FROM_ANOTHERS: readonly BillRefusal[] = ['wrongStatus', 'billChanged'];
