import { z } from 'zod';
import { MAIL_KINDS } from '../../domain/application/mail-kind.ts';
import { dateTime, requestId, uuid } from './shared.ts';

/** A mail that was refused for good. */
export const undeliveredMail = z
  .object({
    Id: z.string(),
    kind: z.enum(MAIL_KINDS),
    address: z.string(),
    /** Of SMTP, 5xx; null: no server was ever asked. */
    replyCode: z.int().nullable(),
    /** Of RFC 3463, such as 5.1.1, when it came back after the server had taken it. */
    bounceStatus: z.string().nullable(),
    at: dateTime,
  })
  .meta({ id: 'UndeliveredMail' });

export const mailInput = z.object({ requestId, mailId: uuid });

export const sendAgainInput = mailInput.extend({
  /** Null: to the address the person has now. */
  address: z.string().trim().max(254, 'tooLong').pipe(z.email('formatInvalid')).nullable().default(null),
});
