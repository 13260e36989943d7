import { newestEvaluation } from '../../db/queries/evaluations.ts';
import { listClocks } from '../../db/queries/clock-list.ts';
import { listPartyRequests } from '../../db/queries/request-list.ts';
import { Status } from '../../domain/application/status.ts';
import { REFUSALS_WANTED } from '../../domain/documents/refusals.ts';
import { requestFor } from '../commands.ts';
import { contactOf } from '../contact.ts';
import { defineRoute } from '../http/define-route.ts';
import { withVersion } from '../http/reply.ts';
import { applicantRowOf } from '../present/applicant-row.ts';
import { byRequest as group } from '../present/clocks.ts';
import { failedCriteria } from '../present/failed-criteria.ts';
import { presentCore, readRequestFile } from '../present/request.ts';
import { turningOf } from '../present/turning.ts';
import * as wire from '../wire/requests.ts';
import { byRequest } from '../wire/shared.ts';

export const requestRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Request/List',
    access: 'applicant',
    summary: 'Requests of the party',
    output: wire.requestRows,
    handler: async ({ deps, session }) => {
      const rows = await listPartyRequests(deps.db, session.partyId);
      const clocks = group(
        await listClocks(
          deps.db,
          rows.map(({ id }) => id),
        ),
      );
      const calendar = await deps.calendar();
      return rows.map((row) =>
        applicantRowOf(row, clocks.get(row.id) ?? [], { calendar, config: deps.config }),
      );
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/Get',
    access: 'applicant',
    summary: 'One request with its answers, clocks and allowed actions; ETag is its version',
    query: byRequest,
    output: wire.requestDetail,
    handler: async ({ deps, session, query }) => {
      const row = await requestFor(deps.db, session, query.requestId);
      const file = await readRequestFile(deps, session, row);
      const failed =
        row.status === Status.criteriaNotMet
          ? await newestEvaluation(deps.db, row.id, { kinds: ['applicant'], finished: true })
          : null;
      const body = {
        ...(await presentCore(deps, session, file)),
        contact: contactOf(row.status, row.assessor?.email ?? null, deps.config),
        company: { Name: row.partyName, Code: row.partyCode },
        turning: turningOf(file.events),
        reasons: failed ? failedCriteria(failed) : [],
        refusalsWanted: row.refusalOfFunding && row.status === Status.awaitingDocuments ? REFUSALS_WANTED : 0,
      };
      return withVersion(body, row.version);
    },
  }),
];
