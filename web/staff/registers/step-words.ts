import { vilniusTime } from '../../../domain/values/days.ts';
import type { RegisterStep } from '../data/types.ts';

/** Instant of the wire → '2026-11-21 14:03' in Vilnius. */
export function instantWords(instant: string): string {
  return vilniusTime(instant).slice(0, 16);
}

/** It has not answered when it was asked; also while it is being asked once more after a failure. */
export function isMissing(step: RegisterStep): boolean {
  return step.missingSince !== null;
}

/** Steps of registers that do not answer. */
export function missingSteps(steps: readonly RegisterStep[]): RegisterStep[] {
  return steps.filter(isMissing);
}
