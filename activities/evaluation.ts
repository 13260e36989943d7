import { ApplicationFailure, log } from '@temporalio/activity';
import { evaluate } from '../domain/eligibility/evaluate.ts';
import type { RuleSet } from '../domain/eligibility/rule-sets.ts';
import type { Snapshot } from '../domain/eligibility/snapshot.ts';
import { Status } from '../domain/application/status.ts';
import {
  failEvaluation,
  finishEvaluation,
  loadEvaluation,
  openEvaluation,
  type EvaluationRow,
} from '../db/queries/evaluation.ts';
import { ruleSetOf } from '../db/queries/judged-on.ts';
import { ensureRun, ensureSubject, isRunOpen, registersToAsk } from '../db/queries/registers.ts';
import { REGISTERS_OF } from '../domain/registers/register-id.ts';
import { loadRequestState, type RequestState } from '../db/queries/request-state.ts';
import { asDrafted, loadRequestView, type RequestView } from '../db/queries/request-view.ts';
import { transitionIn, type TransitionContext } from '../db/queries/transition.ts';
import type { Tx } from '../db/queries/command-input.ts';
import type { EvaluateCommand, RegistersInput } from '../workflows/definitions.ts';
import { transitionContexts, type ActivityDeps } from './deps.ts';
import { localEntry } from './interceptor.ts';
import { pending } from './pending.ts';
import { buildSnapshot } from './snapshot/build.ts';

/** An answer of a register is good for a day; after that, or when it has failed, it is asked again. */
const FRESH_MS = 24 * 3_600_000;

export function createEvaluation(deps: ActivityDeps) {
  const { db, settings } = deps;
  const context = transitionContexts(deps);

  const rowOf = async (evaluationId: string): Promise<EvaluationRow> => {
    const row = await loadEvaluation(db, evaluationId);
    if (!row) throw ApplicationFailure.nonRetryable('internal', 'internal');
    return row;
  };
  const subjectOf = async (requestId: number) => {
    const view = (await loadRequestView(db, requestId))!;
    const kind = view.loginType === 'Company' ? 'company' : 'person';
    return { kind, subjectId: await ensureSubject(db, kind, view.partyCode) } as const;
  };

  return {
    /** Opens the evaluation; the loop of the workflow carries it out. */
    async startEvaluation(
      command: EvaluateCommand & { requestId: number },
    ): Promise<{ evaluationId: string; state: RequestState | null }> {
      const { requestId, kind, commandId, actorId } = command;
      const evaluationId = await openEvaluation(db, { requestId, kind, commandId, startedBy: actorId });
      return { evaluationId, state: await loadRequestState(db, requestId, (await context()).clocks) };
    },

    /** Makes sure that the registers are being asked, or were asked lately; answers the run that is to be under way. */
    async prepareRegisters(given: {
      evaluationId: string;
    }): Promise<{ run: RegistersInput | null; patienceSeconds: number }> {
      const evaluation = await rowOf(given.evaluationId);
      const { subjectId, kind } = await subjectOf(evaluation.requestId);
      const patienceSeconds = settings.registerPatienceSeconds;
      const registers = await registersToAsk(db, subjectId, {
        registers: REGISTERS_OF[kind],
        startedAt: evaluation.startedAt,
        freshSince: freshSince(evaluation),
      });
      if (registers.length === 0) return { run: null, patienceSeconds };
      const reason = evaluation.kind === 'double' ? 'doubleCheck' : 'evaluation';
      const requestedBy = evaluation.startedBy;
      const { runId } = await ensureRun(db, { subjectId, reason, requestedBy, registers });
      return { run: { subjectId, runId }, patienceSeconds };
    },

    /** Done when no run of the registers is under way; until then it asks to be tried again. */
    async awaitRegisters({ evaluationId }: { evaluationId: string }): Promise<void> {
      const evaluation = await rowOf(evaluationId);
      const { subjectId } = await subjectOf(evaluation.requestId);
      if (!(await isRunOpen(db, subjectId))) return;
      throw pending('registersPending', 500);
    },

    /** Judges with the data there are, stores the decision; Denied takes a draft to 6 in the same transaction. */
    async concludeEvaluation({ evaluationId }: { evaluationId: string }): Promise<RequestState | null> {
      const { requestId } = await rowOf(evaluationId);
      const given = await context();
      return db.transaction().execute(async (tx) => {
        const loaded = await loadRequestView(tx, requestId, true);
        const evaluation = await loadEvaluation(tx, evaluationId);
        const view = loaded && viewOfKind(evaluation?.kind, loaded);
        if (view?.status && evaluation?.state === 'inProgress')
          await conclude(tx, { view, evaluation, given });
        else await failEvaluation(tx, evaluationId, 'requestGone');
        return loadRequestState(tx, requestId, given.clocks);
      });
    },
  };
}

interface Conclusion {
  view: RequestView;
  evaluation: EvaluationRow;
  given: TransitionContext;
}

async function conclude(tx: Tx, { view, evaluation, given }: Conclusion): Promise<void> {
  const snapshot = await buildSnapshot(tx, view);
  const ruleSet = ruleSetOf(view);
  if (!ruleSet) return failEvaluation(tx, evaluation.id, 'ruleSetUnknown');
  const judged = judge(snapshot, ruleSet);
  if (!judged) return failEvaluation(tx, evaluation.id, 'internal');
  await finishEvaluation(tx, evaluation.id, {
    decision: judged.decision,
    rules: judged.results,
    snapshot,
    ruleSetVersion: judged.ruleSet,
    formVersion:
      evaluation.kind === 'applicant' ? view.formVersion : (view.submittedVersion ?? view.formVersion),
  });
  if (evaluation.kind !== 'applicant' || judged.decision !== 'Denied' || view.status !== Status.preparing)
    return;
  await transitionIn(
    tx,
    {
      requestId: view.id,
      action: 'evaluate',
      commandId: `evaluation:${evaluation.id}`,
      actorId: evaluation.startedBy,
      roles: [evaluation.startedBy ? 'applicant' : 'system'],
      expectedVersion: null,
      knownVersion: null,
      decision: 'Denied',
    },
    given,
  );
}

/** The applicant's own evaluation judges what is being edited, those of staff what was submitted. */
export function viewOfKind(kind: EvaluationRow['kind'] | undefined, view: RequestView): RequestView {
  return kind === 'applicant' ? asDrafted(view) : view;
}

/** A rule that stumbles over odd data ends the evaluation as failed; it must not hold the request. */
function judge(snapshot: Snapshot, ruleSet: RuleSet) {
  try {
    return evaluate(snapshot, ruleSet);
  } catch (error) {
    log.error('evaluation failed', localEntry(error));
    return null;
  }
}

/** A double check wants answers younger than itself. */
export function freshSince({ kind, startedAt }: EvaluationRow): string {
  return kind === 'double' ? startedAt : new Date(Date.parse(startedAt) - FRESH_MS).toISOString();
}
