import { z } from 'zod';

export const findInput = z.object({
  Codes: z
    .array(z.string().regex(/^\d{9}$/))
    .min(1)
    .max(10),
});

export const foundCompany = z
  .object({
    Code: z.string(),
    /** `Searching`: the register is being asked, ask again. `Failed`: it does not answer now. */
    State: z.enum(['Found', 'NotFound', 'Searching', 'Failed']),
    Name: z.string().nullable(),
  })
  .meta({ id: 'FoundCompany' });
