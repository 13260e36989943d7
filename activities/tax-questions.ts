import { ApplicationFailure } from '@temporalio/activity';
import { closeBatch, openChecks } from '../db/queries/batches/run.ts';
import { keepQuery, loadQuestion, noteTry, type Question } from '../db/queries/vmi/checks.ts';
import { concludeCheck, failCheck } from '../db/queries/vmi/conclude.ts';
import { AdapterError } from './adapters/adapter-error.ts';
import type { Taxpayer } from './adapters/register-answers.ts';
import type { GatewayAnswer, RegisterSubject } from './adapters/registers.ts';
import type { ActivityDeps } from './deps.ts';
import { pending } from './pending.ts';

/** The authority may look for days; a mass action has others waiting behind. */
const MAX_WAIT_MS = { single: 3 * 86_400_000, mass: 15 * 60_000 };
const SHORTEST_POLL_MS = 250;
/** After a long wait the next look is a tenth of it away. */
const POLL_SHARE = 0.1;
const FIRST_POLLS_MS = 2_000;
const LONGEST_POLL_MS = 5 * 60_000;
/** So many failed tries in all; the pause doubles from the first. */
const MOST_TRIES = 5;
const FIRST_PAUSE_MS = 500;
const TURN_PAUSE_MS = 1_000;

/** Questions to the tax authority: one by hand, or one of a mass action. */
export function createTaxQuestions({ db, adapters }: ActivityDeps) {
  const { registers } = adapters;

  /** The answer, or null while there is none yet; `retryAfterMs` is the authority's own word. */
  const look = async (
    checkId: string,
    question: Question,
  ): Promise<{ answer: GatewayAnswer<Taxpayer> } | { retryAfterMs: number }> => {
    const subject: RegisterSubject =
      question.kind === 'company' ? { companyCode: question.code } : { personalCode: question.code };
    if (question.queryId !== null) {
      try {
        const found = await registers.readTaxQuery(question.queryId, subject);
        return found.ready ? { answer: found.answer } : { retryAfterMs: found.retryAfterMs };
      } catch (error) {
        // The authority has forgotten the question: it is asked again.
        if (!(error instanceof AdapterError) || error.code !== 'notFound') throw error;
        await keepQuery(db, checkId, null);
      }
    }
    const { queryId, retryAfterMs } = await registers.startTaxQuery(subject);
    await keepQuery(db, checkId, queryId);
    return { retryAfterMs };
  };

  /** What a failed try means: the end of the check, or another try after a pause. */
  const meet = async (checkId: string, error: unknown): Promise<void> => {
    if (!(error instanceof AdapterError)) throw error;
    // Too many at once, here or there: its turn comes, and the longest wait alone ends it.
    if (error.code === 'rateLimited') throw pending(error.code, error.retryAfterMs ?? TURN_PAUSE_MS);
    const tries = error.isTransient ? await noteTry(db, checkId, error.code) : MOST_TRIES;
    if (tries >= MOST_TRIES) return failCheck(db, checkId, error.code);
    throw ApplicationFailure.create({
      type: error.code,
      message: `${error.service}: ${error.code}`,
      nextRetryDelay: error.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** (tries - 1),
    });
  };

  return {
    /**
     * One look at a question: asks it, or reads the answer and stores it. „Not yet“ and passing errors are retried by
     * the engine; whatever ends the check is written down here, once.
     */
    async askTaxAuthority({ checkId }: { checkId: string }): Promise<void> {
      const question = await loadQuestion(db, checkId);
      if (question?.state !== 'inProgress' || question.isCancelled) return;
      if (question.elapsedMs > (question.isSingle ? MAX_WAIT_MS.single : MAX_WAIT_MS.mass))
        return failCheck(db, checkId, 'noAnswer');
      let seen: Awaited<ReturnType<typeof look>>;
      try {
        seen = await look(checkId, question);
      } catch (error) {
        return meet(checkId, error);
      }
      if ('answer' in seen) {
        const { trade } = seen.answer.data;
        const sums = { exportSumCents: trade.exportTotal, importSumCents: trade.importTotal };
        return concludeCheck(db, checkId, { ...seen.answer, ...sums });
      }
      const longest = Math.min(Math.max(question.elapsedMs * POLL_SHARE, FIRST_POLLS_MS), LONGEST_POLL_MS);
      throw pending('registerPending', Math.min(Math.max(seen.retryAfterMs, SHORTEST_POLL_MS), longest));
    },

    /** Ends a check whose tries the engine gave up. */
    async giveUpCheck({ checkId, code }: { checkId: string; code: string }): Promise<void> {
      await failCheck(db, checkId, code);
    },

    /** Ids of the next checks of a mass action; none when it is done or being cancelled. */
    async openMassChecks({ batchId, limit }: { batchId: string; limit: number }): Promise<string[]> {
      return openChecks(db, batchId, limit);
    },

    /** Ends a mass action; rows that still wait were cancelled. */
    async closeMassAction({ batchId }: { batchId: string }): Promise<void> {
      await closeBatch(db, batchId);
    },
  };
}
