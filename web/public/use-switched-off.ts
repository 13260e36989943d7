import type { Feature } from '../../domain/administration/feature.ts';
import { loadFeatures } from './loads.ts';
import { useAnswer } from './use-answer.ts';

let asked: ReturnType<typeof loadFeatures> | null = null;

/** One question a page, however many of its parts want to know. */
function askOnce(): ReturnType<typeof loadFeatures> {
  asked ??= loadFeatures().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** What the last page was told (`loadFeatures` keeps it): nothing that is off flashes up while this one asks. */
function wasOff(feature: Feature): boolean {
  try {
    const kept = JSON.parse(localStorage.getItem('features') ?? '{}') as { off?: readonly string[] };
    return kept.off?.includes(feature) ?? false;
  } catch {
    return false;
  }
}

/** The same as `useIsOff`, for public screens, which have no query cache. */
export function useSwitchedOff(feature: Feature): boolean {
  return useAnswer(askOnce)?.off.includes(feature) ?? wasOff(feature);
}
