import { sql, type RawBuilder } from 'kysely';
import type { Wake } from '../../../domain/case/command.ts';
import type { PaymentState } from '../../../domain/payment/command.ts';
import type { PaymentClockKind, PaymentWake } from '../../../domain/payment/clocks.ts';
import { FINAL_PAYMENT_STATUSES, type PaymentStatusId } from '../../../domain/payment/status.ts';
import type { PaymentAction } from '../../../domain/payment/transitions.ts';
import type { Role } from '../../../domain/application/role.ts';
import type { Tx } from '../../connect.ts';
import { loadOpenClocks, wakeOfClocks, type ClockContext, type OpenClock } from '../case/clocks.ts';
import type { CaseView } from '../case/kind.ts';
import type { Held } from '../case/window.ts';
import { PAYMENT_CLOCK_BOOK } from './tables.ts';

export type PaymentHeld = Held<PaymentAction, Role>;

/** The row as a move looks at it. */
export interface PaymentView extends CaseView<PaymentStatusId> {
  id: number;
  requestId: number;
  number: number;
  held: PaymentHeld | null;
}

const HELD = sql`(
  select jsonb_build_object('action', h.action, 'commandId', h.command_id, 'actorId', h.actor_id, 'roles', h.roles,
    'decidedAt', h.decided_at, 'takesEffectAt', h.takes_effect_at)
  from payment_held h where h.payment_request_id = p.id)`;

/** Of the move that made the version of `p`; what happened to its documents since stands under the same version. */
export function moveOf(column: 'command_id' | 'at'): RawBuilder<unknown> {
  return sql`(select e.${sql.ref(column)} from payment_event e where e.payment_request_id = p.id and e.version = p.version
    order by e.id limit 1)`;
}

const iso = (instant: string): string => new Date(instant).toISOString();

function heldOf(stored: PaymentHeld | null): PaymentHeld | null {
  return stored && { ...stored, decidedAt: iso(stored.decidedAt), takesEffectAt: iso(stored.takesEffectAt) };
}

/** Takes the row until the transaction ends; null when there is none. */
export async function loadPaymentView(tx: Tx, paymentRequestId: number): Promise<PaymentView | null> {
  return viewOf(tx, paymentRequestId, sql`for no key update of p`);
}

/** The same without taking it. */
export async function readPaymentView(tx: Tx, paymentRequestId: number): Promise<PaymentView | null> {
  return viewOf(tx, paymentRequestId, sql``);
}

async function viewOf(tx: Tx, id: number, lock: RawBuilder<unknown>): Promise<PaymentView | null> {
  const { rows } = await sql<Omit<PaymentView, 'now'> & { now: Date }>`
    select p.id, p.request_id as "requestId", p.number, p.status, p.version, ${HELD} as held,
      clock_timestamp() as now
    from payment_request p where p.id = ${id} ${lock}`.execute(tx);
  const [row] = rows;
  return row ? { ...row, held: heldOf(row.held), now: row.now.toISOString() } : null;
}

/** The decision that waits for its window; null when none does. */
export async function findHeld(tx: Tx, paymentRequestId: number): Promise<PaymentHeld | null> {
  return (await readPaymentView(tx, paymentRequestId))?.held ?? null;
}

type StateRow = Pick<PaymentView, 'requestId' | 'version' | 'held'> & {
  status: PaymentStatusId;
  lastCommand: string | null;
  stuck: string | null;
};

/** State of a payment request as its workflow must hold it; null when there is none. */
export async function loadPaymentState(
  tx: Tx,
  paymentRequestId: number,
  { calendar }: ClockContext,
  open?: readonly OpenClock<PaymentClockKind>[],
): Promise<PaymentState | null> {
  const { rows } = await sql<StateRow>`
    select p.request_id as "requestId", p.status, p.version, p.stuck_code as stuck, ${HELD} as held,
      ${moveOf('command_id')} as "lastCommand"
    from payment_request p where p.id = ${paymentRequestId}`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const held = heldOf(row.held);
  const clocks = open ?? (await loadOpenClocks(tx, PAYMENT_CLOCK_BOOK, paymentRequestId));
  const ofClocks = FINAL_PAYMENT_STATUSES.includes(row.status)
    ? null
    : wakeOfClocks(PAYMENT_CLOCK_BOOK, clocks, { calendar, heldBack: [] });
  const wake: Wake<PaymentWake> | null = held ? { at: held.takesEffectAt, kind: 'endWindow' } : ofClocks;
  return {
    paymentRequestId,
    requestId: row.requestId,
    status: row.status,
    version: row.version,
    lastCommand: row.lastCommand,
    wake,
    jobs: [],
    stuck: row.stuck,
    ...(held
      ? { held: { action: held.action, commandId: held.commandId, takesEffectAt: held.takesEffectAt } }
      : {}),
  };
}
