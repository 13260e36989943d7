import { z } from 'zod';
import { dateTime, uuid } from './shared.ts';

const held = {
  office: z.string().nullable(),
  basisNumber: z.string().nullable(),
  basisDate: z.string().nullable(),
};

export const signatories = z
  .object({
    accounts: z.array(z.object({ id: z.string(), name: z.string(), ...held })),
    /** The newest first. */
    history: z.array(
      z.object({ name: z.string(), ...held, reason: z.string(), madeBy: z.string(), madeAt: dateTime }),
    ),
  })
  .meta({ id: 'Signatories' });

const text = z.string().max(200).default('');

/** All three empty: the account holds no office any more. */
export const officeInput = z.object({
  id: uuid,
  office: text,
  basisNumber: text,
  basisDate: text,
  reason: text,
});
