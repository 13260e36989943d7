import type { Decision, Quantity, RuleResult } from './rule.ts';
import type { RuleName } from './rule-name.ts';

/** What a rule said in the run before; decision null = it was not asked then. */
export interface RuleBefore {
  decision: Decision | null;
  value: Quantity | null;
  limit: Quantity | null;
}

const same = (a: Quantity | null, b: Quantity | null): boolean =>
  a === b || (a !== null && b !== null && wordOf(a) === wordOf(b));
const wordOf = (quantity: Quantity): string =>
  JSON.stringify(Object.entries(quantity).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Rules that differ between two runs in decision, value or limit, with what they said before. */
export function changesBetween(
  before: readonly RuleResult[],
  after: readonly RuleResult[],
): { changed: Map<RuleName, RuleBefore>; removed: RuleResult[] } {
  const changed = new Map<RuleName, RuleBefore>();
  for (const now of after) {
    const was = before.find(({ ruleName }) => ruleName === now.ruleName);
    if (!was) changed.set(now.ruleName, { decision: null, value: null, limit: null });
    else if (was.decision !== now.decision || !same(was.value, now.value) || !same(was.limit, now.limit)) {
      changed.set(now.ruleName, { decision: was.decision, value: was.value, limit: was.limit });
    }
  }
  const removed = before.filter(({ ruleName }) => !after.some((now) => now.ruleName === ruleName));
  return { changed, removed };
}
