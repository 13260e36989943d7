import { sql } from 'kysely';
import type { RegisterId } from '../../domain/registers/register-id.ts';
import type { Tx } from './command-input.ts';
import { SELF_CHECK_REASON } from './self-check.ts';

/** Why a stranger was asked about: nobody waits for the answer once the page is closed. */
const PASSING_REASONS = ['companyLookUp', SELF_CHECK_REASON];

interface SilentRegister {
  register: RegisterId;
  missingSince: Date;
  /** When it was last tried in vain. */
  askedAt: Date;
}

/**
 * Registers that did not answer about a subject when they were last asked, whatever run that was; those of passing
 * questions are left out.
 */
export async function loadSilentRegisters(db: Tx, subjectId: number): Promise<SilentRegister[]> {
  const { rows } = await sql<SilentRegister>`
    select register, missing_since as "missingSince", finished_at as "askedAt" from (
      select distinct on (t.register) t.*, r.reason from register_run r join register_step t on t.run_id = r.id
      where r.subject_id = ${subjectId} order by t.register, r.started_at desc) newest
    where state = 'failed' and missing_since is not null and finished_at is not null
      and not reason = any(${PASSING_REASONS}::text[])
    order by register`.execute(db);
  return rows;
}

/** Notes when the silent registers are asked again by themselves, for people to read; null: they are not. */
export async function noteAskAgain(db: Tx, runId: string, at: Date | null): Promise<void> {
  await db.updateTable('register_run').set({ ask_again_at: at }).where('id', '=', runId).execute();
}
