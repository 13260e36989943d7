/** Money that left the budget in one week: reserved and issued, less what was given back. Cents. */
export interface Week {
  /** Its Monday, 'yyyy-MM-dd'. */
  from: string;
  cents: number;
}

export interface Forecast {
  /** Cents a week, and by how much the weeks differ (standard error of the mean, times 1.28: eight times of ten). */
  pace: number;
  spread: number;
  /** Whole weeks until nothing is left; null when money does not get less. At the fast and the slow end of the pace. */
  weeksLeft: number | null;
  weeksAtLeast: number | null;
  weeksAtMost: number | null;
}

/** Fewer decisions than this say nothing about the future. */
export const ENOUGH_DECISIONS = 30;
/** Full weeks the pace is taken from. */
export const PACE_WEEKS = 8;
const EIGHT_OF_TEN = 1.28;

/** How long the free money lasts at the pace of the given full weeks. Null: too little to go by. */
export function forecastOf(freeCents: number, weeks: readonly Week[], decisions: number): Forecast | null {
  if (decisions < ENOUGH_DECISIONS || weeks.length < 2) return null;
  const pace = weeks.reduce((sum, { cents }) => sum + cents, 0) / weeks.length;
  const variance = weeks.reduce((sum, { cents }) => sum + (cents - pace) ** 2, 0) / (weeks.length - 1);
  const spread = EIGHT_OF_TEN * Math.sqrt(variance / weeks.length);
  const weeksAt = (cents: number): number | null => (cents > 0 ? Math.floor(freeCents / cents) : null);
  return {
    pace: Math.round(pace),
    spread: Math.round(spread),
    weeksLeft: weeksAt(pace),
    weeksAtLeast: weeksAt(pace + spread),
    weeksAtMost: weeksAt(pace - spread),
  };
}
