import type { Tx } from './command-input.ts';

/** Why a run was begun when nobody had logged in. */
export const SELF_CHECK_REASON = 'selfCheck';

/** Code of the company a register run is about; null when there is no such run, or it is about a person. */
export async function companyOfRun(db: Tx, runId: string): Promise<string | null> {
  const row = await db
    .selectFrom('register_run as r')
    .innerJoin('register_subject as s', 's.id', 'r.subject_id')
    .select('s.code')
    .where('r.id', '=', runId)
    .where('s.kind', '=', 'company')
    .executeTakeFirst();
  return row?.code ?? null;
}

/** How many runs that visitors began are under way. */
export async function openSelfChecks(db: Tx): Promise<number> {
  const { count } = await db
    .selectFrom('register_run')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'inProgress')
    .where('reason', '=', SELF_CHECK_REASON)
    .executeTakeFirstOrThrow();
  return Number(count);
}
