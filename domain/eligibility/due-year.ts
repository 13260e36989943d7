import type { RuleParameters } from './rule-sets.ts';

/**
 * Last day on which the accounts of the year before may still be filed: the meeting approves them within four months of the year's end,
 * and they go to the register within thirty days after that. The specification's years change on the day after (2022-06-01: 2021).
 */
const LAST_DAY_TO_FILE = '05-31';

/** The last closed calendar year whose accounts had to be in the register before that day, 'yyyy-MM-dd'. */
export function lastDueYear(day: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) > LAST_DAY_TO_FILE ? year - 1 : year - 2;
}

/** Year at whose end a company judged on that day is looked at: the one the rule set names, else the last due one. */
export function difficultyYearOn(
  { difficultyYear }: Pick<RuleParameters, 'difficultyYear'>,
  day: string,
): number {
  return difficultyYear ?? lastDueYear(day);
}
