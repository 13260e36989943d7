import { z } from 'zod';
import { listEvents } from '../../db/queries/request-log.ts';
import { requestFor } from '../commands.ts';
import { defineRoute } from '../http/define-route.ts';
import { withVersion } from '../http/reply.ts';
import { logRowOf, presentCase } from '../present/case.ts';
import { relatedRequests } from '../present/related.ts';
import { readRequestFile } from '../present/request.ts';
import { byRequest, idParams } from '../wire/shared.ts';
import { logRow, staffCase } from '../wire/staff-case.ts';
import { relatedRequest } from '../wire/staff-list.ts';

export const staffCaseRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetForManager',
    access: 'staff',
    summary: 'The whole case with allowed actions; ETag is its version',
    query: byRequest,
    output: staffCase,
    handler: async ({ deps, session, query }) => {
      const row = await requestFor(deps.db, session, query.requestId);
      const file = await readRequestFile(deps, session, row);
      return withVersion(await presentCase(deps, session, file), row.version);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetRequestLog/{id}',
    access: 'staff',
    summary: 'Who did what and when',
    params: idParams,
    output: z.array(logRow),
    handler: async ({ deps, session, params }) => {
      const row = await requestFor(deps.db, session, params.id);
      return (await listEvents(deps.db, row.id)).map(logRowOf);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetRelatedRequests',
    access: 'staff',
    summary: 'Other requests of the party, of its group, and of the same people',
    query: byRequest,
    output: z.array(relatedRequest),
    handler: async ({ deps, session, query }) => {
      const row = await requestFor(deps.db, session, query.requestId);
      return relatedRequests(deps, row.id);
    },
  }),
];
