import { z } from 'zod';
import type { PolicyChanges } from '../domain/registers/policies.ts';
import { REGISTER_IDS } from '../domain/registers/register-id.ts';
import { json } from './json-setting.ts';

const ms = z.int().min(1).max(3_600_000);

const longMs = z
  .int()
  .min(1)
  .max(30 * 24 * 3_600_000);

const change = z.strictObject({
  callMs: ms.optional(),
  perSecond: z.number().positive().max(10_000).optional(),
  atOnce: z.int().min(1).max(1_000).optional(),
  tries: z.int().min(1).max(10_000).optional(),
  firstPauseMs: ms.optional(),
  longestPauseMs: ms.optional(),
  withinMs: ms.optional(),
  breaker: z
    .strictObject({
      calls: z.int().min(2).max(1_000).optional(),
      share: z.number().min(0.05).max(0.95).optional(),
      openMs: ms.optional(),
    })
    .optional(),
  again: z
    .strictObject({ firstMs: ms.optional(), longestMs: longMs.optional(), withinMs: longMs.optional() })
    .optional(),
});

/** `none`, or `{"accounts":{"callMs":20000},"*":{"tries":3}}`: what changes in the table of domain/registers/policies.ts. */
export const policyChanges = json
  .pipe(z.partialRecord(z.enum(['*', ...REGISTER_IDS]), change))
  .default({})
  .transform((changes) => changes as PolicyChanges);
