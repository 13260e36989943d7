import { randomUUID } from 'node:crypto';
import { insertDraft } from '../../db/queries/policy/drafts.ts';
import { insertRun, type NewRun } from '../../db/queries/policy/runs.ts';
import type { Database } from '../../db/connect.ts';
import { RULE_SETS, type RuleParameters } from '../../domain/eligibility/rule-sets.ts';

/** A draft that differs from the rules in force, and a run of it that waits for its workflow. */
export async function addRun(
  db: Database,
  by: string,
  given: Partial<NewRun> & { parameters?: Partial<RuleParameters> } = {},
): Promise<string> {
  const { parameters, ...run } = given;
  const base = RULE_SETS.findLast((set) => set.scheme === (run.scheme ?? 'tiesiogines'))!;
  const draftId = await insertDraft(db, {
    name: 'Bandomasis',
    scheme: base.scheme,
    basedOn: base.version,
    parameters: { ...base.parameters, ...parameters },
    by,
    key: randomUUID(),
  });
  const id = await insertRun(db, {
    draftId,
    draftVersion: 1,
    scheme: base.scheme,
    periodFrom: null,
    periodTo: null,
    by,
    key: randomUUID(),
    ...run,
  });
  return id!;
}
