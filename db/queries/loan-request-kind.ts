import { sql } from 'kysely';
import type { ClockKind } from '../../domain/application/clocks.ts';
import type { Command, CommandResult, WakeKind } from '../../domain/application/command.ts';
import { commentReaderOf } from '../../domain/application/comment-readers.ts';
import { LOAN_REQUEST_RULES, type LoanRequestTypes } from '../../domain/application/rules.ts';
import { holdOf, type StatusId } from '../../domain/application/status.ts';
import { judgesLimits, transitionOf, type ActionName } from '../../domain/application/transitions.ts';
import type { Seller } from '../../domain/invoices/fee-invoice.ts';
import { DEMO_SELLER } from '../../domain/invoices/seller.ts';
import type { Attempt, CaseCommand, CaseKind, Judged } from './case/kind.ts';
import { remindOf } from './clock-reminders.ts';
import { isRuleOn } from './administration/kept.ts';
import { CLOCK_BOOK, heldBackBy, type ClockContext } from './clocks.ts';
import { parseInput, type ServerInput, type Tx } from './command-input.ts';
import type { FactsQuestion } from './facts-question.ts';
import { factSources, factsOf, loadFacts } from './facts.ts';
import { holdCase } from './case/window.ts';
import { HELD } from './held-decision.ts';
import { lockBudget } from './ledger.ts';
import { insertRequest } from './new-request.ts';
import { Refused } from './refused.ts';
import { loadRequestState, type RequestState } from './request-state.ts';
import { loadRequestView, viewFor, type Decision, type RequestView } from './request-view.ts';
import { carryOut, nextVersion } from './transition-effects.ts';

/** The types of the loan request in its transaction. */
export interface LoanRequestStored extends LoanRequestTypes {
  view: RequestView;
  state: RequestState;
  command: Command & CaseCommand & { decision?: Decision };
  clock: ClockKind;
  wake: WakeKind;
  result: CommandResult;
}

interface Context {
  clocks: ClockContext;
  callPeriodClosed: boolean;
  seller?: Seller;
  /** How long a decision may be stopped before it takes effect; 0: it takes effect at once. */
  undoMinutes?: number;
  /** Decisions are signed before the applicant reads them. */
  signsDecisions?: boolean;
}

/** The loan request as a kind of case. Locks: row of the request, then party of a new one or budget of the scheme. */
export function loanRequests(context: Context): CaseKind<LoanRequestStored> {
  const { clocks } = context;
  return {
    name: 'loanRequest',
    rules: LOAN_REQUEST_RULES,
    history: { table: 'request_event', key: 'request_id' },
    clocks: CLOCK_BOOK,
    clockContext: clocks,
    lockClass: 1,
    async load(tx, requestId, action) {
      const view = await loadRequestView(tx, requestId, true);
      return view && action ? viewFor(action, view) : view;
    },
    parse: (action, stored) => parseInput(action, stored),
    turn: ({ cameFrom }, { decision = null }) => ({ cameFrom, decision }),
    judge: (tx, attempt) => judge(tx, attempt, context),
    commentReader: commentReaderOf,
    stateOf: (tx, requestId, open) => loadRequestState(tx, requestId, clocks, open),
    resultOf: ({ requestId, status, version, wake, schemeCode, held, lastCommand }) => ({
      requestId,
      status,
      version,
      deadline: wake,
      schemeCode,
      ...(held && held.commandId === lastCommand ? { takesEffectAt: held.takesEffectAt } : {}),
    }),
    remind: remindOf,
    heldBack: async (tx) => heldBackBy(await isRuleOn(tx, 'documentsExpire')),
  };
}

type LoanAttempt = Attempt<LoanRequestStored>;
type LoanJudged = Judged<LoanRequestStored>;

async function judge(tx: Tx, attempt: LoanAttempt, context: Context): Promise<LoanJudged> {
  const { command, view, from, to } = attempt;
  const given: Record<string, unknown> & ServerInput = attempt.given;
  const requestId = command.caseId;
  const question = { ...command, requestId, input: given, callPeriodClosed: context.callPeriodClosed };
  if (view === null || from === null) return judgeNew(tx, question);
  const movesMoney = mayMoveMoney(command.action, from, to);
  const sources = factSources(tx, view);
  // Everything that does not need the budget is read before others are kept waiting for it.
  if (judgesLimits(command.action)) await sources.borrower();
  if (movesMoney) await lockBudget(tx, view.schemeCode);
  const undoMinutes = transitionOf(command.action).afterWindow ? (context.undoMinutes ?? 0) : 0;
  return {
    facts: await factsOf(tx, view, question, sources),
    hasWaited: movesMoney,
    carryOut: async (now) => {
      if (undoMinutes > 0) {
        const held = await holdCase<ClockKind>(tx, HELD, { command, status: view.status, now, undoMinutes });
        await nextVersion(tx, requestId);
        return held;
      }
      return carryOut(tx, {
        command: { ...command, requestId },
        view,
        from,
        to,
        now,
        input: given,
        sources,
        movesMoney,
        extend: given.refusalOfFunding === true ? ['additionalDocuments'] : [],
        clocks: context.clocks,
        seller: context.seller ?? DEMO_SELLER,
        signsDecisions: context.signsDecisions ?? false,
      });
    },
  };
}

type NewQuestion = FactsQuestion & { requestId: number; input: Record<string, unknown> & ServerInput };

/** One start at a time for a party, or two at once would both find its sector free. */
async function judgeNew(tx: Tx, question: NewQuestion): Promise<LoanJudged> {
  const { requestId, action, actorId, input } = question;
  if (!actorId || input.partyId === undefined) throw new Refused('inputMissing');
  await sql`select 1 from party where id = ${input.partyId} for no key update`.execute(tx);
  return {
    facts: await loadFacts(tx, { ...question, requestId: null }),
    hasWaited: true,
    async carryOut(now) {
      await insertRequest(tx, { requestId, action, actorId, now, input });
      return { details: {}, clocks: [] };
    },
  };
}

/** Whether the sum held for the request may change: then the budget is locked before anything is judged. */
function mayMoveMoney(action: ActionName, from: StatusId, to: StatusId | null): boolean {
  const holds = holdOf(from) !== 'none' || holdOf(to) !== 'none';
  return judgesLimits(action) || (from !== to && holds);
}
