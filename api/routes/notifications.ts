import { findConsent } from '../../db/queries/consent.ts';
import { findMailPreference, storeMailPreference } from '../../db/queries/mail-preferences.ts';
import {
  countNotices,
  listNotices,
  markRead,
  type Notice,
  type Reader,
} from '../../db/queries/notifications.ts';
import type { ClockKind } from '../../domain/application/clocks.ts';
import { groupsOf, isRequired } from '../../domain/application/mail-groups.ts';
import type { Deps } from '../deps.ts';
import { defineRoute } from '../http/define-route.ts';
import { fieldProblem } from '../http/problems.ts';
import { applicantAnd } from '../http/rights.ts';
import type { Session } from '../http/session.ts';
import { time } from '../present/wire-values.ts';
import * as wire from '../wire/notifications.ts';
import { done } from '../wire/shared.ts';

const READERS = applicantAnd('readCases');

const readerOf = (session: Session): Reader => ({
  userId: session.userId,
  partyId: session.kind === 'applicant' ? session.partyId : null,
});

function shown({ id, kind, requestId, params, at, isUnread, mailState, mailAt, text }: Notice) {
  const { dueDate = null, clock = null } = params as { dueDate?: string | null; clock?: ClockKind | null };
  return {
    Id: id,
    kind,
    RequestId: requestId,
    at: time(at),
    isUnread,
    dueDate,
    clock,
    mail: mailState && mailAt ? { state: mailState, at: time(mailAt) } : null,
    text: text && {
      version: text.version,
      subject: text.parts['subject'] ?? '',
      body: text.parts['body'] ?? '',
      missed: text.parts['missed'] ?? '',
    },
  };
}

async function addressOf({ db }: Deps, session: Session): Promise<string | null> {
  if (session.kind === 'staff') return session.email;
  return (await findConsent(db, session.partyId, session.userId))?.email ?? null;
}

export const notificationRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Notifications/GetUnreadCount',
    access: READERS,
    poll: true,
    summary: 'How many notices the person has not read',
    output: wire.unreadCount,
    handler: async ({ deps, session }) => ({
      unread: (await countNotices(deps.db, readerOf(session))).unread,
    }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Notifications/GetList',
    access: READERS,
    summary: 'Notices the person may read now, the newest first, with the state of the mail about each',
    query: wire.pageQuery,
    output: wire.notices,
    handler: async ({ deps, session, query }) => {
      const reader = readerOf(session);
      const [rows, counts] = await Promise.all([
        listNotices(deps.db, reader, { page: query.page, perPage: wire.PER_PAGE }),
        countNotices(deps.db, reader),
      ]);
      return { items: rows.map(shown), ...counts, perPage: wire.PER_PAGE };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Notifications/MarkRead',
    access: READERS,
    effect: 'natural',
    summary: 'Marks notices as read by the person; what is not theirs to read stays as it is',
    body: wire.markReadInput,
    output: wire.unreadCount,
    handler: async ({ deps, session, body }) => {
      const reader = readerOf(session);
      await markRead(deps.db, reader, body.ids);
      return { unread: (await countNotices(deps.db, reader)).unread };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Users/GetMailSettings',
    access: READERS,
    summary: 'Which mails the person gets, and which nobody can do without',
    output: wire.mailSettings,
    handler: async ({ deps, session }) => {
      const [{ muted, digestAt }, email] = await Promise.all([
        findMailPreference(deps.db, session.userId),
        addressOf(deps, session),
      ]);
      return {
        email,
        groups: groupsOf(session.kind).map((group) => ({
          group,
          isRequired: isRequired(group),
          isWanted: isRequired(group) || !muted.includes(group),
        })),
        digestAt: session.kind === 'staff' ? digestAt : null,
      };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Users/SaveMailSettings',
    access: READERS,
    summary: 'Chooses which mails the person does without, and when the digest of the morning comes',
    body: wire.mailSettingsInput,
    output: done,
    handler: async ({ deps, session, body }) => {
      const own = groupsOf(session.kind);
      const isWrong = body.muted.some((group) => isRequired(group) || !own.includes(group));
      if (isWrong) throw fieldProblem('muted', 'mailRequired');
      const { digestAt } = await findMailPreference(deps.db, session.userId);
      await storeMailPreference(deps.db, session.userId, {
        muted: [...new Set(body.muted)],
        digestAt: session.kind === 'staff' ? (body.digestAt ?? digestAt) : digestAt,
      });
      return { ok: true as const };
    },
  }),
];
