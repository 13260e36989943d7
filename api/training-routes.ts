import type { ApiConfig } from './config.ts';
import type { Route } from './http/define-route.ts';

/** Of no image (.dockerignore), so it is no import that anything follows; there the setting itself is refused as well. */
const CALLS = new URL('./training/routes.ts', import.meta.url).href;

/** The calls of training (decision 0060); none where it is off. */
export async function trainingRoutes({ TRAINING_MODE }: ApiConfig): Promise<readonly Route[]> {
  if (TRAINING_MODE !== '1') return [];
  const { TRAINING_ROUTES } = (await import(CALLS)) as { TRAINING_ROUTES: readonly Route[] };
  return TRAINING_ROUTES;
}
