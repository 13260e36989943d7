import { sql } from 'kysely';
import { renumberCommandInput, storeCommandInput } from '../db/queries/command-input.ts';
import { findPayment, findPaymentResult, type PaymentRow } from '../db/queries/payment/list.ts';
import type { RequestRow } from '../db/queries/request-row.ts';
import type { ReadKind } from '../domain/application/reads.ts';
import type { StaffRole } from '../domain/application/role.ts';
import type { PaymentResult } from '../domain/payment/command.ts';
import { PAYMENT_INPUTS } from '../domain/payment/inputs.ts';
import { paymentRefusal, paymentTransitionOf, type PaymentAction } from '../domain/payment/transitions.ts';
import { vilniusTime } from '../domain/values/days.ts';
import { answerOf } from './answer-of.ts';
import { readCase } from './case-reads.ts';
import { requestFor } from './commands.ts';
import type { Deps } from './deps.ts';
import type { Call } from './http/define-route.ts';
import { Problem, validationProblem, type ApiProblemCode } from './http/problems.ts';
import { Reply, withVersion } from './http/reply.ts';
import { representativeIdOf, type Session } from './http/session.ts';
import { EngineRefusal } from './temporal.ts';

export interface FoundPayment {
  payment: PaymentRow;
  loan: RequestRow;
}

/** The payment request, if the caller may know of its loan request; otherwise it is not there. */
export async function paymentFor(
  deps: Pick<Deps, 'db'>,
  session: Session,
  paymentRequestId: number,
): Promise<FoundPayment> {
  const payment = await findPayment(deps.db, paymentRequestId);
  if (!payment) throw new Problem('notFound');
  return { payment, loan: await requestFor(deps.db, session, payment.requestId) };
}

/** The same for a route that shows something of it: what staff look at is written down. */
export async function readPayment(
  deps: Pick<Deps, 'db' | 'logger'>,
  session: Session,
  paymentRequestId: number,
  kind: ReadKind,
): Promise<FoundPayment> {
  const payment = await findPayment(deps.db, paymentRequestId);
  if (!payment) throw new Problem('notFound');
  return { payment, loan: await readCase(deps, session, payment.requestId, kind) };
}

type AnyCall = Pick<
  Call<Session, unknown, unknown, unknown>,
  'deps' | 'session' | 'key' | 'expectedVersion' | 'allocateId'
>;

export interface AskedPayment {
  paymentRequestId: number;
  action: PaymentAction;
  input?: Record<string, unknown>;
  /** Wire names of the inputs, for field errors. */
  names?: Readonly<Record<string, string>>;
}

/** Carries out a move of the table of payment requests; the rest is the workflow's. */
export async function runPayment(call: AnyCall, asked: AskedPayment): Promise<Reply> {
  const { deps, session, key } = call;
  const { action, paymentRequestId } = asked;
  const input = parsed(asked);
  const { payment } = await paymentFor(deps, session, paymentRequestId);
  const command = { commandId: key, action, actorId: session.userId };
  const findMade = () => findPaymentResult<PaymentResult>(deps.db, command);
  const before = await findMade();
  if (before) return outcomeOf(before);
  const code = paymentRefusal(action, payment.status, session.roles);
  if (code) throw new Problem(code);
  await keepInput(call, { ...asked, input });
  const answer = deps.engine.payment(paymentRequestId, {
    ...command,
    roles: session.roles,
    expectedVersion: call.expectedVersion,
    seenVersion: payment.version,
  });
  return carried(answerOf(answer, findMade));
}

/** A number that the engine knows already (after a restore) is left for another one, so often. */
const MOST_NUMBERS = 10;

/** `start`: the number is drawn once for the key, the workflow begins with its first command. */
export async function beginPayment(call: AnyCall, given: Record<string, unknown>): Promise<Reply> {
  const { deps, session, key, allocateId } = call;
  const command = { commandId: key, action: 'start' as const, actorId: session.userId };
  const findMade = () => findPaymentResult<PaymentResult>(deps.db, command);
  const before = await findMade();
  if (before) return outcomeOf(before);
  let paymentRequestId = await allocateId(() => drawNumber(deps.db));
  await keepInput(call, { paymentRequestId, action: 'start', input: given });
  for (let left = MOST_NUMBERS; ; left -= 1) {
    try {
      const whole = { ...command, roles: session.roles, expectedVersion: null };
      return outcomeOf(await answerOf(deps.engine.beginPayment(paymentRequestId, whole), findMade));
    } catch (error) {
      if (!(error instanceof EngineRefusal)) throw error;
      if (!NUMBER_TAKEN.includes(error.code) || left === 0) throw refused(error.code);
      paymentRequestId = await allocateId(() => drawNumber(deps.db), paymentRequestId);
      await renumberCommandInput(deps.db, key, paymentRequestId);
    }
  }
}

const NUMBER_TAKEN: readonly string[] = ['wrongStatus', 'requestGone', 'numberTaken'];

async function drawNumber(db: Deps['db']): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('payment_request_number') as id`.execute(db);
  return rows[0]!.id;
}

function parsed({ action, input = {}, names = {} }: AskedPayment): Record<string, unknown> {
  const result = PAYMENT_INPUTS[action].safeParse(input);
  if (!result.success) throw validationProblem(result.error, names);
  return result.data;
}

async function keepInput({ deps, session, key }: AnyCall, asked: AskedPayment): Promise<void> {
  await storeCommandInput(deps.db, {
    commandId: key,
    requestId: asked.paymentRequestId,
    action: asked.action,
    actorId: session.userId,
    representativeId: representativeIdOf(session),
    input: asked.input ?? {},
  });
}

async function carried(result: Promise<PaymentResult>): Promise<Reply> {
  try {
    return outcomeOf(await result);
  } catch (error) {
    throw error instanceof EngineRefusal ? refused(error.code) : error;
  }
}

function refused(code: string): Problem {
  if (code === 'commandReused') return new Problem('idempotencyKeyReused');
  if (code === 'requestGone') return new Problem('notFound');
  return new Problem(code as ApiProblemCode);
}

function outcomeOf({ paymentRequestId, status, version, takesEffectAt }: PaymentResult): Reply {
  const body = { paymentRequestId, status, version };
  if (!takesEffectAt) return withVersion(body, version, { logged: true });
  const held = { ...body, takesEffectAt: vilniusTime(new Date(takesEffectAt)) };
  return new Reply(202, held, { ETag: `"${version}"` }, { logged: true });
}

const STAFF = ['assessor', 'manager', 'approver', 'signatory', 'administrator'] as const;

/** Roles of staff that the table lets do an action: the access of its route. */
export function paymentStaff(action: PaymentAction): { staff: readonly StaffRole[] } {
  return { staff: STAFF.filter((role) => paymentTransitionOf(action).by.includes(role)) };
}
