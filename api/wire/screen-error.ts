import { z } from 'zod';
import { uuid } from './shared.ts';

/** Names and positions only: nothing here can carry a person's data into the log. */
export const screenError = z.object({
  reference: uuid,
  name: z.string().regex(/^\w{1,60}$/),
  places: z.array(z.string().regex(/^[\w.-]{1,120}:\d{1,7}:\d{1,7}$/)).max(8),
});
