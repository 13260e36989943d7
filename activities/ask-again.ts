import { loadSilentRegisters, noteAskAgain } from '../db/queries/register-silence.ts';
import { ensureRun } from '../db/queries/registers.ts';
import { askAgainAt } from '../domain/registers/ask-again.ts';
import type { RegisterId } from '../domain/registers/register-id.ts';
import type { RegistersInput } from '../workflows/definitions.ts';
import type { ActivityDeps } from './deps.ts';

const ASK_AGAIN_REASON = 'askAgain';

/** Silent registers that are asked again by themselves. */
export function createAskAgain({ db, adapters }: Pick<ActivityDeps, 'db' | 'adapters'>) {
  /** All are asked together; the one that is silent the shortest sets the pause. */
  const planOf = async (subjectId: number): Promise<{ registers: RegisterId[]; atMs: number | null }> => {
    const silent = await loadSilentRegisters(db, subjectId);
    const planned = silent.flatMap(({ register, missingSince, askedAt }) => {
      const silence = { missingSinceMs: missingSince.getTime(), askedMs: askedAt.getTime() };
      const atMs = askAgainAt(silence, adapters.registers.policies[register].again);
      return atMs === null ? [] : [{ register, atMs }];
    });
    return {
      registers: planned.map(({ register }) => register),
      atMs: planned.length > 0 ? Math.min(...planned.map(({ atMs }) => atMs)) : null,
    };
  };

  return {
    /** How long to wait until the silent registers are asked again, in milliseconds; null: nobody is asked. */
    async planAskAgain({ subjectId, runId }: RegistersInput): Promise<{ afterMs: number | null }> {
      const { atMs } = await planOf(subjectId);
      await noteAskAgain(db, runId, atMs === null ? null : new Date(atMs));
      return { afterMs: atMs === null ? null : Math.max(1, atMs - Date.now()) };
    },

    /** Opens a run of the registers that are still silent, or adds them to the one that is open; null: none is. */
    async openAskAgain({ subjectId }: Pick<RegistersInput, 'subjectId'>): Promise<{ runId: string | null }> {
      const { registers } = await planOf(subjectId);
      if (registers.length === 0) return { runId: null };
      const run = { subjectId, reason: ASK_AGAIN_REASON, requestedBy: null, registers };
      return { runId: (await ensureRun(db, run)).runId };
    },
  };
}
