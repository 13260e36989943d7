import { z } from 'zod';
import { dateTime, decision, progressState, requestId } from './shared.ts';

export const startCompanyRegisters = z.object({ CompanyId: requestId.optional() });
export const startIndividualRegisters = z.object({ IndividualId: requestId.optional() });

export const registerStep = z
  .object({
    /** Stable name of the register; its words are the screen's. */
    name: z.string(),
    state: z.enum(['waiting', 'running', 'answered', 'failed']),
    attempts: z.int(),
    startedAt: dateTime.nullable(),
    elapsedMs: z.int(),
    /** Why it has not answered. */
    errorCode: z.string().nullable(),
    /** When the data there are were received. */
    dataAt: dateTime.nullable(),
    /** They were entered by staff from a document. */
    byHand: z.boolean(),
    /** Since when it has not answered. */
    missingSince: dateTime.nullable(),
    /** When it was last asked: the end of its tries, or their beginning while they go on. */
    askedAt: dateTime.nullable(),
    /** Does it know the party, as the data there are say? Null: there are none. */
    isFound: z.boolean().nullable(),
    /** Open data stand in for the register. */
    isPublicData: z.boolean(),
  })
  .meta({ id: 'RegisterStep' });

export const registersProgress = z
  .object({
    id: z.int(),
    runId: z.string().nullable(),
    Status: progressState,
    startedAt: dateTime.nullable(),
    elapsedMs: z.int(),
    /** When the registers that did not answer are asked again by themselves; null: nobody waits to ask them. */
    askAgainAt: dateTime.nullable(),
    Steps: z.array(registerStep),
  })
  .meta({ id: 'RegistersProgress' });

/** What became of the wish to ask those that did not answer. */
const askOutcome = z.enum(['asked', 'underWay', 'justAsked', 'noneSilent']);
export const silentAsked = registersProgress
  .extend({
    outcome: askOutcome,
    /** `justAsked`: from when on it may be wished again. */
    mayAskAt: dateTime.nullable(),
  })
  .meta({ id: 'SilentRegistersAsked' });

/** For staff: whose run it is, when one was under way already. */
export const registersRenewed = registersProgress
  .extend({ isNew: z.boolean(), startedBy: z.string().nullable(), reason: z.string() })
  .meta({ id: 'RegistersRenewed' });

export const companySaveInput = z.object({
  RequestId: requestId,
  formVersion: z.int().min(0),
  CompanyData: z.record(z.string(), z.unknown()),
});
export const companySaved = z
  .object({
    id: z.int(),
    /** The criteria accept these very answers. */
    saved: z.boolean(),
    /** The decision that does not; null when it does, or is not known of these answers. */
    error: z.string().nullable(),
    checking: z.boolean(),
    decision: decision.nullable(),
    /** There is a decision, but of answers that have changed since. */
    stale: z.boolean(),
    formVersion: z.int(),
  })
  .meta({ id: 'CompanySaved' });

/** One activity of a company or person, as the tax authority lists it. */
export const evrkRow = z
  .object({
    Evrk: z.string(),
    Name: z.string().nullable(),
    DateFrom: z.string().nullable(),
    DateTo: z.string().nullable(),
    IsMain: z.boolean(),
    IsRed: z.boolean(),
    RegistrationDate: z.string().nullable(),
  })
  .meta({ id: 'EvrkRow' });
export const evrkInput = z.object({ requestId: requestId.optional() });
