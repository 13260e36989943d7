import { z } from 'zod';
import { dateTime } from './shared.ts';

/** One's own logins that live: this one first, then the last seen. */
export const ownSessions = z
  .array(
    z.object({
      Id: z.string(),
      kind: z.enum(['applicant', 'staff']),
      /** `program`: a token an operator issued, see docs/operations.md. */
      client: z.enum(['browser', 'program']),
      device: z.enum(['computer', 'phone', 'tablet', 'unknown']),
      /** Family alone; null where it is not known. */
      browser: z.string().nullable(),
      /** What a program's token is for. */
      label: z.string().nullable(),
      startedAt: dateTime,
      lastSeenAt: dateTime,
      expiresAt: dateTime,
      /** The login this call was made with. */
      isThis: z.boolean(),
    }),
  )
  .meta({ id: 'OwnSessions' });

export const endSessionInput = z.object({ Id: z.uuid() });
export const endAllSessionsInput = z.object({
  /** Leave the login this call is made with. */
  keepThis: z.boolean(),
});
export const endedSessions = z.object({ ended: z.int() }).meta({ id: 'EndedSessions' });
