import { z } from 'zod';
import { REMEDIES, RETURNS } from '../../domain/repair/cause.ts';
import { paymentStatusId } from './payments.ts';
import { dateTime, requestId, statusId, uuid } from './shared.ts';

const cause = z.string().min(1).max(120);
const action = z.enum(RETURNS);

export const repairParams = z.object({ id: uuid });

export const proposeInput = z.object({
  cause,
  remedy: z.enum(REMEDIES),
  /** Of a return; a retry is for all that the cause keeps. */
  requestId: requestId.nullish().transform((id) => id ?? null),
  action: action.nullish().transform((name) => name ?? null),
  reason: z.string().trim().min(1).max(1000),
  secondId: uuid,
});

const stopped = z
  .object({
    requestId: z.int(),
    status: statusId.nullable(),
    /** The payment request of it that is kept; null: the request itself. `Number`: '120-1'. */
    payment: z
      .object({ Id: z.int(), Number: z.string(), PaymentRequestStatusId: paymentStatusId })
      .nullable(),
    since: dateTime,
    /** End of the term that runs meanwhile; null: none does. */
    dueAt: dateTime.nullable(),
    isOverdue: z.boolean(),
    /** Rows of the transition table that lead back from its status. */
    returns: z.array(action),
    /** Page of the engine about its workflow; null where no address is set. */
    engineUrl: z.string().nullable(),
  })
  .meta({ id: 'StoppedRequest' });

const group = z
  .object({
    cause,
    since: dateTime,
    code: z.string().nullable(),
    tries: z.int(),
    /** Newest tries, oldest first. */
    triedAt: z.array(dateTime),
    nextAt: dateTime.nullable(),
    /** Those it keeps, the most urgent first. */
    requests: z.array(stopped),
    /** Registers that answer, where one does not. */
    answering: z.array(z.object({ register: z.string(), at: dateTime })),
  })
  .meta({ id: 'RepairCause' });

const proposal = z
  .object({
    id: uuid,
    cause,
    remedy: z.enum(REMEDIES),
    requestId: z.int().nullable(),
    action: action.nullable(),
    reason: z.string(),
    proposedBy: z.string(),
    second: z.string(),
    proposedAt: dateTime,
    state: z.enum(['waiting', 'confirmed', 'declined', 'withdrawn']),
    decidedAt: dateTime.nullable(),
    /** What the caller may do with it. */
    mine: z.enum(['proposed', 'toDecide', 'none']),
  })
  .meta({ id: 'RepairProposal' });

const person = z.object({ id: uuid, name: z.string(), mayRetry: z.boolean(), mayReturn: z.array(action) });

export const repairConsole = z
  .object({
    now: dateTime,
    /** When everything was last compared. */
    checkedAt: dateTime.nullable(),
    stopped: z.int(),
    /** Requests that go on as they should. */
    running: z.int(),
    causes: z.array(group),
    proposals: z.array(proposal),
    /** Colleagues who may be the second person. */
    people: z.array(person),
  })
  .meta({ id: 'RepairConsole' });

export const proposed = z.object({ id: uuid }).meta({ id: 'RepairProposed' });
