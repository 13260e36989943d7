import { z } from 'zod';
import { READ_KINDS } from '../../domain/application/reads.ts';
import { STAFF_ROLES } from '../../domain/application/role.ts';
import { date, dateTime } from './shared.ts';

export const ownData = z
  .object({
    person: z.object({
      firstName: z.string(),
      lastName: z.string(),
      personalCode: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      since: dateTime,
    }),
    consents: z.array(
      z.object({
        party: z.string(),
        email: z.string(),
        phone: z.string(),
        at: dateTime,
        version: z.string(),
      }),
    ),
    authorisations: z.array(z.object({ party: z.string(), from: date, to: date, isRemoved: z.boolean() })),
    logins: z.array(
      z.object({ at: dateTime, lastSeenAt: dateTime, device: z.string(), browser: z.string().nullable() }),
    ),
    /** Requests the person began, submitted or is the borrower of. */
    requests: z.array(
      z.object({ id: z.int(), party: z.string(), startedAt: dateTime, isDeleted: z.boolean() }),
    ),
    files: z.array(z.object({ requestId: z.int(), name: z.string(), at: dateTime, isRemoved: z.boolean() })),
    /** Who of the staff looked at those requests: roles, never names. */
    reads: z.array(
      z.object({
        requestId: z.int(),
        kind: z.enum(READ_KINDS),
        roles: z.array(z.enum(STAFF_ROLES)),
        times: z.int(),
        lastAt: dateTime,
      }),
    ),
  })
  .meta({ id: 'OwnData' });
