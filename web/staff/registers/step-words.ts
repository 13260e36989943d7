import type { RegisterStep } from '../data/types.ts';

/** It has not answered when it was asked; also while it is being asked once more after a failure. */
export function isMissing(step: RegisterStep): boolean {
  return step.missingSince !== null;
}

/** Steps of registers that do not answer. */
export function missingSteps(steps: readonly RegisterStep[]): RegisterStep[] {
  return steps.filter(isMissing);
}
