import { z } from 'zod';
import { HAND_ENTRY_STATES } from '../../domain/forms/hand-entry/schema.ts';
import { REGISTER_IDS } from '../../domain/registers/register-id.ts';
import { registersProgress } from './registers.ts';
import { readPlainJson } from '../http/plain-json.ts';
import { date, dateTime, requestId, uuid } from './shared.ts';

const register = z.enum(REGISTER_IDS as [string, ...string[]]).transform((name) => name as RegisterName);
type RegisterName = (typeof REGISTER_IDS)[number];

export const renewInput = z.object({
  RequestId: requestId,
  /** One register; all of them when it is left out. */
  register: register.optional(),
});

const jsonText = z
  .string()
  .max(200_000)
  .transform((text, context): unknown => {
    try {
      return readPlainJson(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'formatInvalid' });
      return z.NEVER;
    }
  });

/** Fields of a multipart body; `values` is the form of that register as JSON, read by its own schema. */
export const enterInput = z.object({
  RequestId: requestId,
  register,
  asOf: z.string().max(20).default(''),
  reason: z.string().max(4000).default(''),
  values: jsonText,
});

export const entryInput = z.object({ RequestId: requestId, entryId: uuid });
export const declineInput = entryInput.extend({ comment: z.string().max(4000).default('') });
export const entryParams = z.object({ requestId, entryId: uuid });
export const historyQuery = z.object({ requestId, register });

/** A value entered by hand and what became of it. */
export const handEntry = z
  .object({
    Id: z.string(),
    register: z.string(),
    asOf: date,
    values: z.record(z.string(), z.unknown()),
    reason: z.string(),
    fileName: z.string(),
    /** Of another request of the same party: decided there. */
    requestId: z.int(),
    enteredBy: z.string(),
    enteredAt: dateTime,
    state: z.enum(HAND_ENTRY_STATES),
    decidedBy: z.string().nullable(),
    decidedAt: dateTime.nullable(),
    decisionComment: z.string().nullable(),
    /** It is the newest word of that register: decisions rest on it. */
    isInForce: z.boolean(),
    /** What the person who asks may do with it now. */
    mayDecide: z.boolean(),
    mayWithdraw: z.boolean(),
  })
  .meta({ id: 'HandEntry' });

/** How the registers stand with a case. */
export const caseRegisters = z
  .object({
    progress: registersProgress,
    /** Whose run the newest is; null: the portal's own. */
    startedBy: z.string().nullable(),
    reason: z.string().nullable(),
    entries: z.array(handEntry),
    /** Registers whose value may be entered now: they have not answered, and nothing waits. */
    enterable: z.array(z.string()),
    /** The case is over: nothing more is asked or entered. */
    mayRenew: z.boolean(),
  })
  .meta({ id: 'CaseRegisters' });

/** One stored answer of a register, the newest first. */
export const registerVersion = z
  .object({
    Id: z.int(),
    source: z.string(),
    asOf: z.string().nullable(),
    fetchedAt: dateTime,
    data: z.unknown(),
    enteredBy: z.string().nullable(),
    confirmedBy: z.string().nullable(),
    reason: z.string().nullable(),
    handEntryId: z.string().nullable(),
    handRequestId: z.int().nullable(),
  })
  .meta({ id: 'RegisterVersion' });
