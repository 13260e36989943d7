import { loadFeatures } from './loads.ts';
import { useAnswer } from './use-answer.ts';

let asked: ReturnType<typeof loadFeatures> | null = null;

/** Once for all links of a page. */
function featuresOnce(): ReturnType<typeof loadFeatures> {
  asked ??= loadFeatures().catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  return asked;
}

/** Whether the check stands open to anybody. An administrator may have switched it off: then no way leads to it. */
export function useSelfCheck(): boolean {
  return useAnswer(featuresOnce)?.off.includes('selfCheck') !== true;
}
