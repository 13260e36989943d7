import { activityInfo, ApplicationFailure, Context, heartbeat } from '@temporalio/activity';
import {
  finishRun,
  loadSubject,
  markStepRunning,
  noteStepError,
  storeAnswer,
  storeFirstWord,
  waitingRegisters,
  type SubjectKind,
} from '../db/queries/registers.ts';
import type { RegisterId } from '../domain/registers/register-id.ts';
import type { RegisterData, StoredTaxpayer } from '../domain/registers/stored.ts';
import { vilniusDate } from '../domain/values/days.ts';
import type { RegisterPlan, RegistersEnd, RegistersInput } from '../workflows/definitions.ts';
import { AdapterError, type AdapterErrorCode } from './adapters/adapter-error.ts';
import type {
  CompanySubject,
  PersonSubject,
  RegisterAnswer,
  Registers,
  RegisterSubject,
} from './adapters/registers.ts';
import type { ActivityDeps } from './deps.ts';
import { pending } from './pending.ts';

interface Subject {
  kind: SubjectKind;
  code: string;
}

/** How each register is asked; null: not ready yet. */
const CALLS: {
  readonly [R in RegisterId]: (
    registers: Registers,
    subject: RegisterSubject,
  ) => Promise<RegisterAnswer<RegisterData[R]>>;
} = {
  'legal-entities': (registers, subject) => registers.legalEntity(subject as CompanySubject),
  accounts: (registers, subject) => registers.accounts(subject as CompanySubject),
  'social-insurance': (registers, subject) => registers.employees(subject as CompanySubject),
  insolvency: (registers, subject) => registers.insolvency(subject),
  shareholders: (registers, subject) => registers.shareholders(subject as CompanySubject),
  leases: (registers, subject) => registers.leases(subject),
  'individual-activity': (registers, subject) => registers.individualActivity(subject as PersonSubject),
  'tax-authority': askTaxAuthority,
};

const LONGEST_POLL_MS = 2_000;

/** An answer nobody can use is thrown away and asked for again: registers do mix up queries, and mend. */
const MIXED_UP: readonly AdapterErrorCode[] = ['malformed', 'wrongSubject'];

function askAgain({ code, service, retryAfterMs }: AdapterError): ApplicationFailure {
  return ApplicationFailure.create({
    type: code,
    message: `${service}: ${code}`,
    ...(retryAfterMs === undefined ? {} : { nextRetryDelay: retryAfterMs }),
  });
}

export function createRegisterActivities({ db, adapters }: ActivityDeps) {
  const subjectOf = async (subjectId: number): Promise<Subject> => {
    const subject = await loadSubject(db, subjectId);
    if (!subject) throw ApplicationFailure.nonRetryable('internal', 'internal');
    return subject;
  };

  const askAndStore = async <R extends RegisterId>(
    { runId, subjectId }: RegistersInput,
    register: R,
    subject: RegisterSubject,
  ): Promise<void> => {
    const answer = await CALLS[register](adapters.registers, subject).catch(unknownIsAnAnswer(register));
    await storeAnswer<R>(db, { runId, subjectId, register, ...answer });
  };

  return {
    /** Which registers of the run are still to be asked, and how patiently each. */
    async openRegisters({
      runId,
      asked,
    }: RegistersInput & { asked: readonly string[] }): Promise<readonly RegisterPlan[]> {
      const waiting = await waitingRegisters(db, runId, asked);
      return waiting.map((register) => {
        const { callMs, tries, firstPauseMs, longestPauseMs, withinMs } =
          adapters.registers.policies[register];
        return { register, callMs, tries, firstPauseMs, longestPauseMs, withinMs };
      });
    },

    /** Asks one register and stores its answer. A register that knows nobody by the code has answered, too. */
    async askRegister({
      subjectId,
      runId,
      register,
    }: RegistersInput & { register: RegisterId }): Promise<void> {
      const { kind, code } = await subjectOf(subjectId);
      await markStepRunning(db, runId, register);
      const subject = kind === 'company' ? { companyCode: code } : { personalCode: code };
      try {
        await askAndStore({ runId, subjectId }, register, subject);
      } catch (error) {
        if (error instanceof NotYet) {
          if (error.soFar)
            await storeFirstWord(db, { runId, subjectId, register: 'tax-authority', ...error.soFar });
          throw pending('registerPending', error.delayMs);
        }
        if (!(error instanceof AdapterError)) throw error;
        const isFinal = !error.isTransient && !MIXED_UP.includes(error.code);
        await noteStepError(db, { runId, register, code: error.code }, isFinal);
        throw isFinal ? error : askAgain(error);
      }
    },

    /** Closes the run, unless there is more to ask. */
    async finishRegisters({
      runId,
      asked,
    }: RegistersInput & { asked: readonly string[] }): Promise<RegistersEnd> {
      return finishRun(db, runId, asked);
    },
  };
}

/** The tax authority is still looking; perhaps it has told a part. */
class NotYet extends Error {
  readonly delayMs: number;
  readonly soFar: RegisterAnswer<StoredTaxpayer> | undefined;

  constructor(retryAfterMs: number, soFar?: RegisterAnswer<StoredTaxpayer>) {
    super('registerPending');
    this.delayMs = Math.min(retryAfterMs, LONGEST_POLL_MS);
    this.soFar = soFar;
  }
}

const unknownIsAnAnswer =
  (register: string) =>
  (error: unknown): RegisterAnswer<null> => {
    if (!(error instanceof AdapterError) || error.code !== 'notFound') throw error;
    return { source: register, asOf: vilniusDate(new Date()), data: null };
  };

/**
 * The tax authority answers later. The number of the query is kept in the heartbeat, so that the next try of this
 * activity reads the answer instead of asking anew.
 */
async function askTaxAuthority(
  registers: Registers,
  subject: RegisterSubject,
): Promise<RegisterAnswer<StoredTaxpayer>> {
  const known = activityInfo().heartbeatDetails as string | undefined;
  if (typeof known === 'string') {
    try {
      const state = await registers.readTaxQuery(known, subject);
      if (state.ready) return state.answer;
      heartbeat(known);
      throw new NotYet(state.retryAfterMs, state.soFar);
    } catch (error) {
      if (!(error instanceof AdapterError) || error.code !== 'notFound') throw error;
    }
  }
  const { queryId, retryAfterMs } = await registers.startTaxQuery(subject);
  Context.current().heartbeat(queryId);
  throw new NotYet(retryAfterMs);
}
