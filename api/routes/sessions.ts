import { endAllSessions, endOwnSession, listSessions } from '../../db/queries/session-list.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { time } from '../present/wire-values.ts';
import * as wire from '../wire/sessions.ts';

export const sessionRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Users/GetSessions',
    access: 'any',
    representing: 'evenEnded',
    summary: 'One’s own living logins: since when, last seen, on what kind of device',
    output: wire.ownSessions,
    handler: async ({ deps, session }) =>
      (await listSessions(deps.db, session.userId, session.loginId)).map(
        ({ id, startedAt, lastSeenAt, expiresAt, ...rest }) => ({
          Id: id,
          ...rest,
          startedAt: time(startedAt),
          lastSeenAt: time(lastSeenAt),
          expiresAt: time(expiresAt),
          isThis: id === session.loginId,
        }),
      ),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Users/EndSession',
    access: 'any',
    representing: 'evenEnded',
    summary: 'Ends one of one’s own logins at once',
    body: wire.endSessionInput,
    output: wire.endedSessions,
    handler: async ({ deps, session, body }) => {
      if (!(await endOwnSession(deps.db, session.userId, body.Id))) throw new Problem('notFound');
      return { ended: 1 };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Users/EndAllSessions',
    access: 'any',
    representing: 'evenEnded',
    summary: 'Ends all of one’s own logins at once, with or without this one',
    body: wire.endAllSessionsInput,
    output: wire.endedSessions,
    handler: async ({ deps, session, body }) => ({
      ended: await endAllSessions(deps.db, session.userId, body.keepThis ? session.loginId : null),
    }),
  }),
];
