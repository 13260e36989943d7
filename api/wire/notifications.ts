import { z } from 'zod';
import { CLOCK_KINDS } from '../../domain/application/clocks.ts';
import { MAIL_GROUPS } from '../../domain/application/mail-groups.ts';
import { MAIL_KINDS } from '../../domain/application/mail-kind.ts';
import { MAIL_STATES } from '../../domain/application/mail-state.ts';
import { date, dateTime, uuid, wholeInput } from './shared.ts';

export const PER_PAGE = 20;

/** What was told, in the words of its mail; the kind says which. */
const notice = z
  .object({
    Id: uuid,
    kind: z.enum(MAIL_KINDS),
    /** Null: it is about no request of the reader's. */
    RequestId: z.int().nullable(),
    at: dateTime,
    isUnread: z.boolean(),
    /** Last day of the term it tells of. */
    dueDate: date.nullable(),
    clock: z.enum(CLOCK_KINDS).nullable(),
    /** Of one's own mail about it; null: none was sent to one. */
    mail: z.object({ state: z.enum(MAIL_STATES), at: dateTime }).nullable(),
    /** The version of the text its mail went out with, or would go out with now; null: the first. */
    text: z
      .object({ version: z.int(), subject: z.string(), body: z.string(), missed: z.string() })
      .nullable(),
  })
  .meta({ id: 'Notice' });

export const notices = z
  .object({ items: z.array(notice), total: z.int(), unread: z.int(), perPage: z.int() })
  .meta({ id: 'Notices' });

export const pageQuery = z.object({ page: wholeInput.pipe(z.int().min(1).max(10_000)).default(1) });

export const unreadCount = z.object({ unread: z.int() }).meta({ id: 'UnreadCount' });

/** Null: all of them. */
export const markReadInput = z.object({ ids: z.array(uuid).max(200).nullable() });

export const mailSettings = z
  .object({
    /** Where mails go. */
    email: z.string().nullable(),
    groups: z.array(z.object({ group: z.enum(MAIL_GROUPS), isRequired: z.boolean(), isWanted: z.boolean() })),
    /** 'HH:MM' of Vilnius; null for applicants, who get no digest. */
    digestAt: z.string().nullable(),
  })
  .meta({ id: 'MailSettings' });

export const mailSettingsInput = z.object({
  muted: z.array(z.enum(MAIL_GROUPS)).max(MAIL_GROUPS.length),
  digestAt: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'formatInvalid')
    .nullable()
    .default(null),
});

export const linkInput = z.object({ token: z.string().max(200) });

/** `kind` and `until` are null for a link nobody knows. */
export const linkInfo = z
  .object({
    state: z.enum(['open', 'used', 'expired', 'unknown']),
    kind: z.enum(MAIL_KINDS).nullable(),
    until: dateTime.nullable(),
  })
  .meta({ id: 'LinkInfo' });

/** Null: it leads nowhere any more. */
export const linkTarget = z.object({ path: z.string().nullable() }).meta({ id: 'LinkTarget' });

export const bounceMessage = z.string().min(1);
/** `known`: it told of a mail of ours that failed. */
export const bounceTaken = z.object({ known: z.boolean() }).meta({ id: 'BounceTaken' });

export const caseMails = z
  .array(
    z.object({
      Id: uuid,
      kind: z.enum(MAIL_KINDS),
      /** Empty: there was nobody it could go to. */
      address: z.string(),
      state: z.enum(MAIL_STATES),
      at: dateTime,
    }),
  )
  .meta({ id: 'CaseMails' });
