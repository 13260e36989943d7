import type { z } from 'zod';
import { newestEvaluation, submittedEvaluation, type EvaluationRow } from '../db/queries/evaluations.ts';
import type { RequestRow } from '../db/queries/request-row.ts';
import type { Deps } from './deps.ts';
import { time } from './present/wire-values.ts';
import type { criteriaResult, criterion } from './wire/criteria.ts';

const NOTHING_RUN = {
  Decision: null,
  Rules: [],
  evaluatedAt: null,
  ruleSetVersion: null,
  formVersion: null,
  stale: false,
};

/** The criteria result of a request; with nothing run yet every field is empty („Patikra neatlikta“). */
export async function readCriteria(
  deps: Deps,
  row: RequestRow,
  which: { final: boolean; recheck: boolean },
): Promise<z.input<typeof criteriaResult>> {
  const kinds = which.recheck ? (['applicant', 'recheck', 'double'] as const) : (['applicant'] as const);
  const found = which.final
    ? await submittedEvaluation(deps.db, row.id)
    : await newestEvaluation(deps.db, row.id, kinds, true);
  return found ? present(found, row) : NOTHING_RUN;
}

function present(found: EvaluationRow, row: RequestRow): z.input<typeof criteriaResult> {
  return {
    Decision: found.decision,
    Rules: (found.rules ?? []).map(criterionOf),
    evaluatedAt: time(found.finishedAt),
    ruleSetVersion: found.ruleSetVersion,
    formVersion: found.formVersion,
    stale: found.formVersion !== row.formVersion,
  };
}

/** Rows are stored as the rules give them (domain/eligibility). */
function criterionOf(stored: unknown): z.input<typeof criterion> {
  const rule = stored as Record<string, unknown>;
  return {
    RuleName: rule.ruleName as string,
    Decision: rule.decision as 'Accepted' | 'Denied' | 'DataIsMissing',
    value: rule.value ?? null,
    limit: rule.limit ?? null,
    source: (rule.source as string | undefined) ?? null,
    asOf: (rule.asOf as string | null | undefined) ?? null,
    remedy: (rule.remedy as string | null | undefined) ?? null,
  };
}
