import { stepProblem } from '../../../domain/texts/lt/register.ts';
import { REGISTERS } from '../../../domain/texts/lt/screen/registers.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import type { ProgressStep } from '../../ui/ProgressSteps.tsx';
import type { RegistersProgress } from './queries.ts';

type Step = RegistersProgress['Steps'][number];

export const STEP_STATE: Record<Step['state'], ProgressStep['state']> = {
  waiting: 'waiting',
  running: 'running',
  answered: 'done',
  failed: 'failed',
};

/** A time of the wire to the minute; of today the time alone, of other days with the day. */
export function minute(time: string): string {
  const said = time.slice(0, 16);
  return said.startsWith(vilniusDate(new Date().toISOString())) ? said.slice(11) : said;
}

/** How a register stands; one that does not answer says why and since when, or that earlier data are used. */
export function noteOf(step: Step): string {
  if (step.state === 'running' && step.attempts > 1) return REGISTERS.attempt(step.attempts);
  if (step.state !== 'failed') return REGISTERS[step.state];
  const why = stepProblem(step.errorCode);
  if (step.dataAt) return REGISTERS.earlierData(why, minute(step.dataAt));
  return step.missingSince ? REGISTERS.missingSince(why, minute(step.missingSince)) : why;
}
