import { activityInfo, ApplicationFailure, Context, heartbeat } from '@temporalio/activity';
import {
  finishRun,
  loadSubject,
  markStepRunning,
  noteStepError,
  openSteps,
  storeAnswer,
  type SubjectKind,
} from '../db/queries/registers.ts';
import { REGISTERS_OF, type RegistersEnd, type RegistersInput } from '../workflows/definitions.ts';
import { AdapterError } from './adapters/adapter-error.ts';
import type {
  CompanySubject,
  PersonSubject,
  RegisterAnswer,
  Registers,
  RegisterSubject,
} from './adapters/registers.ts';
import type { ActivityDeps } from './deps.ts';
import { pending } from './pending.ts';

interface Asked {
  kind: SubjectKind;
  code: string;
}

/** How each register is asked; null: not ready yet. */
const CALLS: Record<
  string,
  (registers: Registers, subject: RegisterSubject) => Promise<RegisterAnswer<unknown>>
> = {
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

export function createRegisterActivities({ db, adapters }: ActivityDeps) {
  const subjectOf = async (subjectId: number): Promise<Asked> => {
    const subject = await loadSubject(db, subjectId);
    if (!subject) throw ApplicationFailure.nonRetryable('internal', 'internal');
    return subject;
  };

  return {
    /** Opens the steps of a run; answers which registers are to be asked. */
    async openRegisters({ subjectId, runId }: RegistersInput): Promise<readonly string[]> {
      const { kind } = await subjectOf(subjectId);
      await openSteps(db, runId, REGISTERS_OF[kind]);
      return REGISTERS_OF[kind];
    },

    /** Asks one register and stores its answer. A register that knows nobody by the code has answered, too. */
    async askRegister({ subjectId, runId, register }: RegistersInput & { register: string }): Promise<void> {
      const { kind, code } = await subjectOf(subjectId);
      await markStepRunning(db, runId, register);
      const subject = kind === 'company' ? { companyCode: code } : { personalCode: code };
      try {
        const answer = await CALLS[register]!(adapters.registers, subject).catch(unknownIsAnAnswer(register));
        await storeAnswer(db, { runId, subjectId, register, ...answer });
      } catch (error) {
        if (error instanceof AdapterError) {
          await noteStepError(db, { runId, register, code: error.code }, !error.isTransient);
        }
        throw error;
      }
    },

    /** Closes the run. */
    async finishRegisters({ runId }: { runId: string }): Promise<RegistersEnd> {
      return finishRun(db, runId);
    },
  };
}

const unknownIsAnAnswer =
  (register: string) =>
  (error: unknown): RegisterAnswer<null> => {
    if (!(error instanceof AdapterError) || error.code !== 'notFound') throw error;
    return { source: register, asOf: new Date().toISOString().slice(0, 10), data: null };
  };

/**
 * The tax authority answers later. The number of the query is kept in the heartbeat, so that the next try of this
 * activity reads the answer instead of asking anew.
 */
async function askTaxAuthority(
  registers: Registers,
  subject: RegisterSubject,
): Promise<RegisterAnswer<unknown>> {
  const known = activityInfo().heartbeatDetails as string | undefined;
  if (typeof known === 'string') {
    try {
      const state = await registers.readTaxQuery(known, subject);
      if (state.ready) return state.answer;
      heartbeat(known);
      throw pending('registerPending', Math.min(state.retryAfterMs, LONGEST_POLL_MS));
    } catch (error) {
      if (!(error instanceof AdapterError) || error.code !== 'notFound') throw error;
    }
  }
  const { queryId, retryAfterMs } = await registers.startTaxQuery(subject);
  Context.current().heartbeat(queryId);
  throw pending('registerPending', Math.min(retryAfterMs, LONGEST_POLL_MS));
}
