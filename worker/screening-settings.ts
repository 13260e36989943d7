import { z } from 'zod';
import type { ScreeningConfig } from '../activities/adapters/screening.ts';

/** How the sanctions and PEP lists are asked; what each does is in docs/integrations.md. */
export const SCREENING_SETTINGS = {
  SCREENING_URL: z.url(),
  SCREENING_API_KEY: z.string().optional(),
  SCREENING_DATASET: z
    .string()
    .regex(/^[a-z0-9_]+$/, 'must be a name such as default or sanctions')
    .optional(),
  SCREENING_ALGORITHM: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a name such as best or logic-v2')
    .optional(),
  SCREENING_THRESHOLD: z.coerce.number().gt(0).lt(1).optional(),
  SCREENING_LIMIT: z.coerce.number().int().min(1).max(500).optional(),
};

type Settings = z.output<z.ZodObject<typeof SCREENING_SETTINGS>>;

export const screeningConfig = (settings: Settings): ScreeningConfig => ({
  baseUrl: settings.SCREENING_URL,
  apiKey: settings.SCREENING_API_KEY,
  dataset: settings.SCREENING_DATASET,
  algorithm: settings.SCREENING_ALGORITHM,
  threshold: settings.SCREENING_THRESHOLD,
  limit: settings.SCREENING_LIMIT,
});
