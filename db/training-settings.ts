import { z } from 'zod';

/** Never in production (decision 0060): read by worker and API, refused by both where APP_ENV is production. */
export const TRAINING_SETTINGS = {
  /** An administrator may bring a case to its next deadline. */
  TRAINING_MODE: z.enum(['0', '1']).default('0'),
  /** A working day lasts so many seconds. */
  WORKING_DAY_SECONDS: z.coerce.number().positive().optional(),
};

/** Names of the settings above. */
export const TRAINING_NAMES: readonly string[] = Object.keys(TRAINING_SETTINGS);

/** In training without a length of its own: reminders of a term of ten days come within minutes. */
const TRAINING_DAY_SECONDS = 20;

/** How long a working day lasts; null: as long as the calendar says. */
export function workingDaySeconds(given: {
  TRAINING_MODE: '0' | '1';
  WORKING_DAY_SECONDS?: number | undefined;
}): number | null {
  return given.WORKING_DAY_SECONDS ?? (given.TRAINING_MODE === '1' ? TRAINING_DAY_SECONDS : null);
}
