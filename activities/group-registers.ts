import type { Database } from '../db/connect.ts';
import { loadEvaluation, type EvaluationRow } from '../db/queries/evaluation.ts';
import { ensureRun, ensureSubject, isRunOpen, registersToAsk } from '../db/queries/registers.ts';
import { loadRequestView } from '../db/queries/request-view.ts';
import type { RegistersInput } from '../workflows/definitions.ts';
import type { ActivityDeps } from './deps.ts';
import { freshSince, viewOfKind } from './evaluation.ts';
import { pending } from './pending.ts';
import { relatedRegisters } from './snapshot/build.ts';

/** Registers of the companies around the applicant: its group, and lessors where the scheme asks who holds them. */
export function createGroupRegisters({ db }: ActivityDeps) {
  return {
    /**
     * Makes sure that the companies known by now are being asked, or were asked lately; answers the runs that are to be
     * under way. Their own owners come to light with the answers, so this is asked again after them.
     */
    async prepareGroup({ evaluationId }: { evaluationId: string }): Promise<{ runs: RegistersInput[] }> {
      const evaluation = await loadEvaluation(db, evaluationId);
      const runs: RegistersInput[] = [];
      if (evaluation?.state !== 'inProgress') return { runs };
      for (const [code, wanted] of await relatedOf(db, evaluation)) {
        const subjectId = await ensureSubject(db, 'company', code);
        const { startedAt } = evaluation;
        const since = { startedAt, freshSince: freshSince(evaluation) };
        const registers = await registersToAsk(db, subjectId, { registers: wanted, ...since });
        if (registers.length === 0) continue;
        const reason = evaluation.kind === 'double' ? 'doubleCheck' : 'evaluation';
        const { runId } = await ensureRun(db, {
          subjectId,
          reason,
          requestedBy: evaluation.startedBy,
          registers,
        });
        runs.push({ subjectId, runId });
      }
      return { runs };
    },

    /** Done when no company's run is under way; until then it asks to be tried again. */
    async awaitGroup({ subjectIds }: { subjectIds: readonly number[] }): Promise<void> {
      for (const subjectId of subjectIds) {
        if (await isRunOpen(db, subjectId)) throw pending('registersPending', 500);
      }
    },
  };
}

async function relatedOf(db: Database, { requestId, kind }: EvaluationRow) {
  const view = await loadRequestView(db, requestId);
  return view ? relatedRegisters(db, viewOfKind(kind, view)) : new Map<string, never>();
}
