import { sql } from 'kysely';
import { CHECK_REASONS, CheckResult, checkBill } from '../../../domain/bills/check.ts';
import { keptUntil } from '../../../domain/retention/retention.ts';
import { BillStatus, moveRefusal, type BillMove } from '../../../domain/bills/moves.ts';
import { BILL } from '../../../domain/texts/lt/bill.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import type { Database, Tx } from '../../connect.ts';
import { openTask } from '../tasks.ts';
import { checkQuestion, type BillRequest } from './facts.ts';
import { auditBills, movedBefore, noteBill, type BillActor } from './log.ts';
import { closeWhenNoneNew } from './fund.ts';
import { tellTenant } from './mails.ts';
import { lockBill, requestOfBill, type BillRow } from './rows.ts';
import { movedOf, refused, takeRequest, type BillOutcome } from './save.ts';

interface Decision {
  billId: number;
  /** Version that was looked at; null: not said. */
  version: number | null;
  /** Of whom it was when it was looked at, where its owner decides: by now it may be another’s. */
  ownerCode?: string;
}

/**
 * The owner confirms: the register is asked for its newest word in the same transaction, and what it refuses is refused at
 * once. What is let through waits for staff, whose task opens here.
 */
export async function confirmBill(db: Database, given: Decision, actor: BillActor): Promise<BillOutcome> {
  return decide(db, { ...given, move: 'confirm' }, actor, async (tx, bill, request) => {
    const reason = checkBill(bill, await checkQuestion(tx, bill, request));
    const check = CHECK_REASONS[reason];
    const isRefused = check === CheckResult.rejected;
    await sql`update bill set status = ${isRefused ? BillStatus.rejected : BillStatus.approved}, version = version + 1,
        decided_at = clock_timestamp(), refused_by = ${isRefused ? 'register' : null}, comment = null,
        check_result = ${check}, check_reason = ${reason}, checked_at = clock_timestamp(),
        retain_until = ${retained(request)}::date
      where id = ${bill.id}`.execute(tx);
    if (!isRefused)
      await openTask(tx, 'confirmBills', { requestId: request.id, assessorId: null, clocks: [] });
    return null;
  });
}

interface Answer extends Decision {
  comment: string;
  /** It may be corrected and sent again. */
  isReturned: boolean;
}

/** The owner does not take the bill: for good, or back to the tenant. */
export async function rejectBill(db: Database, given: Answer, actor: BillActor): Promise<BillOutcome> {
  return decide(db, { ...given, move: 'reject' }, actor, async (tx, bill, request) => {
    await giveBack(tx, bill, { ...given, by: 'owner', request });
    return given.comment;
  });
}

/** Staff do not take what the owner confirmed, most often one the register left to a person. */
export async function refuseBill(db: Database, given: Answer, actor: BillActor): Promise<BillOutcome> {
  return decide(db, { ...given, move: 'refuse' }, actor, async (tx, bill, request) => {
    await giveBack(tx, bill, { ...given, by: 'staff', request });
    await closeWhenNoneNew(tx, request.id, actor.key);
    const deed = { requestId: request.id, actorId: actor.userId, title: BILL.deed.billRefused(bill.number) };
    await auditBills(tx, { kind: 'billRefused', ...deed, comment: given.comment });
    return given.comment;
  });
}

interface Refusing extends Answer {
  by: 'owner' | 'staff';
  request: BillRequest;
}

async function giveBack(
  tx: Tx,
  bill: BillRow,
  { comment, isReturned, by, request }: Refusing,
): Promise<void> {
  await sql`update bill set status = ${isReturned ? BillStatus.returned : BillStatus.rejected}, version = version + 1,
      decided_at = clock_timestamp(), refused_by = ${by}, comment = ${comment}, retain_until = ${retained(request)}::date
    where id = ${bill.id}`.execute(tx);
}

const retained = ({ scheme }: BillRequest): string => keptUntil(scheme, vilniusDate(Date.now()));

/** The frame of a decision: locks in order, the same key once, the table asked, and the move written down. */
async function decide(
  db: Database,
  { billId, version, move, ownerCode }: Decision & { move: BillMove },
  actor: BillActor,
  work: (tx: Tx, bill: BillRow, request: BillRequest) => Promise<string | null>,
): Promise<BillOutcome> {
  const requestId = await requestOfBill(db, billId);
  if (requestId === null) return refused('notFound');
  return db.transaction().execute(async (tx): Promise<BillOutcome> => {
    const request = await takeRequest(tx, requestId);
    const [before] = await movedBefore(tx, actor, move);
    if (before) return { kind: 'moved', moved: before };
    const bill = await lockBill(tx, billId);
    if (!bill || (ownerCode !== undefined && bill.ownerCode !== ownerCode)) return refused('notFound');
    if ('kind' in request) return request;
    const code = moveRefusal(move, bill);
    if (code) return refused(code, billId);
    if (version !== null && version !== bill.version) return refused('billChanged', billId);
    const comment = await work(tx, bill, request);
    await noteBill(tx, bill, { move, from: bill.status, actor, comment });
    const moved = await movedOf(tx, billId);
    await tellTenant(tx, { requestId, to: moved.status });
    return { kind: 'moved', moved };
  });
}
