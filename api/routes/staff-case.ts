import { z } from 'zod';
import { listPresent, recordPresence } from '../../db/queries/case-presence.ts';
import { markSeen } from '../../db/queries/file-seen.ts';
import { listReaders } from '../../db/queries/reads.ts';
import { readCase } from '../case-reads.ts';
import { requestFor } from '../commands.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { staffWith } from '../http/rights.ts';
import { withVersion } from '../http/reply.ts';
import { presentCase } from '../present/case.ts';
import { historyOf } from '../present/history.ts';
import { relatedRequests } from '../present/related.ts';
import { readRequestFile } from '../present/request.ts';
import { time } from '../present/wire-values.ts';
import { byRequest, done, idParams } from '../wire/shared.ts';
import {
  caseReader,
  fileSeenInput,
  logRow,
  presenceInput,
  presentColleague,
  staffCase,
} from '../wire/staff-case.ts';
import { relatedRequest } from '../wire/staff-list.ts';

export const staffCaseRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetForManager',
    access: staffWith('readCases'),
    summary: 'The whole case with allowed actions; ETag is its version',
    query: byRequest,
    output: staffCase,
    handler: async ({ deps, session, query }) => {
      const row = await readCase(deps, session, query.requestId, 'case');
      const file = await readRequestFile(deps, session, row);
      return withVersion(await presentCase(deps, session, file), row.version);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetRequestLog/{id}',
    access: staffWith('readCases'),
    summary: 'Who did what and when',
    params: idParams,
    output: z.array(logRow),
    handler: async ({ deps, session, params }) => {
      const row = await readCase(deps, session, params.id, 'case');
      return historyOf(deps.db, row.id);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/GetCaseReaders',
    access: staffWith('readCases'),
    summary: 'Who of the staff looked at what of a case, the latest first',
    query: byRequest,
    output: z.array(caseReader),
    handler: async ({ deps, session, query }) => {
      const row = await requestFor(deps.db, session, query.requestId);
      const readers = await listReaders(deps.db, row.id);
      return readers.map((reader) => ({
        ...reader,
        firstAt: time(reader.firstAt),
        lastAt: time(reader.lastAt),
      }));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/CasePresence',
    access: staffWith('readCases'),
    poll: true,
    effect: 'natural',
    summary: 'The person is at the case; answers which colleagues are there, who writes first',
    body: presenceInput,
    output: z.array(presentColleague),
    handler: async ({ deps, session, body }) => {
      const row = await requestFor(deps.db, session, body.requestId);
      const { userId } = session;
      await recordPresence(deps.db, { ...body, requestId: row.id, userId });
      const present = await listPresent(deps.db, row.id, userId);
      return present.map(({ since, ...one }) => ({ ...one, since: time(since) }));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/MarkFileSeen',
    access: staffWith('readCases'),
    summary: 'The person says to have seen an attachment; colleagues read by whom it was',
    body: fileSeenInput,
    output: done,
    handler: async ({ deps, session, body }) => {
      const row = await requestFor(deps.db, session, body.requestId);
      const isThere = await markSeen(deps.db, {
        requestId: row.id,
        fileId: body.fileId,
        userId: session.userId,
      });
      if (!isThere) throw new Problem('notFound');
      return { ok: true as const };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetRelatedRequests',
    access: staffWith('readCases'),
    summary: 'Other requests of the party, of its group, and of the same people',
    query: byRequest,
    output: z.array(relatedRequest),
    handler: async ({ deps, session, query }) => {
      const row = await readCase(deps, session, query.requestId, 'related');
      return relatedRequests(deps, row.id);
    },
  }),
];
