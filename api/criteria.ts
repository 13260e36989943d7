import type { z } from 'zod';
import { newestEvaluation, submittedEvaluation, type EvaluationRow } from '../db/queries/evaluations.ts';
import { isEvaluationCurrent } from '../db/queries/evaluation-current.ts';
import { loadRequestView } from '../db/queries/request-view.ts';
import type { RequestRow } from '../db/queries/request-row.ts';
import { DRAFTED_STATUSES } from '../domain/application/status.ts';
import { changesBetween, type RuleBefore } from '../domain/eligibility/changes-between.ts';
import type { RuleResult } from '../domain/eligibility/rule.ts';
import type { Deps } from './deps.ts';
import { time } from './present/wire-values.ts';
import type { criteriaResult, criterion } from './wire/criteria.ts';

type Result = z.input<typeof criteriaResult>;

const NOTHING_RUN: Result = {
  Decision: null,
  Rules: [],
  evaluatedAt: null,
  ruleSetVersion: null,
  judgedOn: null,
  formVersion: null,
  stale: false,
  outdated: false,
  comparedWith: null,
  removed: [],
};

/** The criteria result of a request; with nothing run yet every field is empty („Patikra neatlikta“). */
export async function readCriteria(
  deps: Deps,
  row: RequestRow,
  which: { final: boolean; recheck: boolean },
): Promise<Result> {
  if (which.final) {
    // What stood at submission is a record by itself: nothing to compare it with.
    const found = await submittedEvaluation(deps.db, row.id);
    return found ? present(found, null, row) : NOTHING_RUN;
  }
  const kinds = which.recheck ? (['applicant', 'recheck', 'double'] as const) : (['applicant'] as const);
  const choice = { kinds, finished: true, upToVersion: row.formVersion };
  const found = await newestEvaluation(deps.db, row.id, choice);
  if (!found) return NOTHING_RUN;
  const before = await newestEvaluation(deps.db, row.id, { ...choice, startedBefore: found.startedAt });
  return { ...present(found, before, row), outdated: await isOutdated(deps, row) };
}

/** Only an open form is submitted; what stands in a later status is a record. */
async function isOutdated({ db }: Deps, row: RequestRow): Promise<boolean> {
  if (!DRAFTED_STATUSES.includes(row.status)) return false;
  const view = await loadRequestView(db, row.id);
  return view !== null && !(await isEvaluationCurrent(db, view));
}

function present(found: EvaluationRow, before: EvaluationRow | null, row: RequestRow): Result {
  const rules = found.rules ?? [];
  const { changed, removed } = before
    ? changesBetween(before.rules ?? [], rules)
    : { changed: new Map<string, RuleBefore>(), removed: [] };
  return {
    Decision: found.decision,
    Rules: rules.map((rule) => criterionOf(rule, changed.get(rule.ruleName) ?? null)),
    evaluatedAt: time(found.finishedAt),
    ruleSetVersion: found.ruleSetVersion,
    judgedOn: found.judgedOn,
    formVersion: found.formVersion,
    stale: found.formVersion !== row.formVersion,
    outdated: false,
    comparedWith: before?.decision
      ? {
          Decision: before.decision,
          evaluatedAt: time(before.finishedAt),
          ruleSetVersion: before.ruleSetVersion,
        }
      : null,
    removed: removed.map(({ ruleName, decision }) => ({ RuleName: ruleName, Decision: decision })),
  };
}

function criterionOf(rule: RuleResult, before: RuleBefore | null): z.input<typeof criterion> {
  return {
    RuleName: rule.ruleName,
    Decision: rule.decision,
    value: rule.value ?? null,
    limit: rule.limit ?? null,
    source: rule.source ?? null,
    asOf: rule.asOf ?? null,
    remedy: rule.remedy ?? null,
    company: rule.company ?? null,
    byHand: rule.byHand ?? false,
    previous: before && { Decision: before.decision, value: before.value, limit: before.limit },
  };
}
