import { z } from 'zod';
import { CALL_TERM_KINDS } from '../../domain/schemes/after-call.ts';
import { fromWire } from '../../domain/values/money.ts';
import { isDate } from '../../domain/values/days.ts';
import { STATUS_IDS } from '../../domain/application/status.ts';
import { SCHEME_CODES } from '../../domain/schemes/scheme.ts';

/** Decimal with exactly two digits, as text: '1234.50'. */
export const money = z.string().regex(/^-?\d+\.\d{2}$/);

/** A sum a person typed: '1234.5', '1234,50' or 1234.5 → integer cents. */
export const moneyInput = z.union([z.string().max(40), z.number()]).transform((value, context) => {
  const text = typeof value === 'string' ? value.replace(/\s/g, '').replace(',', '.') : value;
  if (text === '') return problem(context, 'sumMissing');
  return fromWire(text) ?? problem(context, 'sumInvalid');
});

/** Per cent with at most two decimals → basis points: '2.10' → 210. */
export const rateInput = z.union([z.string().max(20), z.number()]).transform((value, context) => {
  const text = typeof value === 'string' ? value.replace(/\s/g, '').replace(',', '.') : value;
  if (text === '') return problem(context, 'rateMissing');
  return fromWire(text) ?? problem(context, 'rateInvalid');
});

/** Whole number in a multipart field or a query. */
export const wholeInput = z.union([z.string().regex(/^\d{1,12}$/, 'notInteger'), z.int()]).transform(Number);

function problem(
  context: { addIssue(issue: { code: 'custom'; message: string }): void },
  message: string,
): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

/** 'true' and 'false' of multipart fields and queries; JSON booleans as they are. */
export const flagInput = z
  .union([z.boolean(), z.enum(['true', 'false', 'True', 'False'])])
  .transform((value) => value === true || value === 'true' || value === 'True');

export const requestId = wholeInput.pipe(z.int().positive());
export const idParams = z.object({ id: requestId });
export const byRequest = z.object({ requestId });
export const uuid = z.uuid();

/** 'yyyy-MM-dd'. */
export const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'dateInvalid')
  .refine(isDate, 'dateInvalid');
/** 'yyyy-MM-dd HH:mm:ss', Vilnius time. */
export const dateTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

/** Since a call has closed: until when its contracts are signed (2 months) or its loans paid out (4 months). */
export const ownCallTerm = z
  .object({
    kind: z.enum(CALL_TERM_KINDS),
    closedOn: date,
    dueDate: date,
    isLate: z.boolean(),
  })
  .meta({ id: 'OwnCallTerm' });

export const statusId = z.literal(STATUS_IDS).meta({ id: 'StatusId' });
export const schemeCode = z.enum(SCHEME_CODES);
export const loginType = z.enum(['Company', 'Individual']);
export const decision = z.enum(['Accepted', 'Denied', 'DataIsMissing']);
export const progressState = z.enum(['InProgress', 'Finished', 'Failed']);

export const done = z.object({ ok: z.literal(true) }).meta({ id: 'Done' });

/** What an acknowledged command answers. Status is null when the request is gone. */
export const outcome = z
  .object({ requestId: z.int(), status: statusId.nullable(), version: z.int() })
  .meta({ id: 'Outcome' });

/** 202: the decision is taken and takes effect only then, unless it is stopped; status and version are those of now. */
export const heldOutcome = z
  .object({
    requestId: z.int(),
    status: statusId.nullable(),
    version: z.int(),
    takesEffectAt: dateTime,
  })
  .meta({ id: 'HeldOutcome' });

export const allowedAction = z
  .object({
    name: z.string(),
    /** Null: it may be done now. Otherwise the stable code of the reason. */
    refusal: z.string().nullable(),
    details: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'AllowedAction' });
