import { z } from 'zod';
import { listClocks } from '../../db/queries/clock-list.ts';
import { countManagerRequests, listManagerRequests } from '../../db/queries/manager-requests.ts';
import { countQueues } from '../../db/queries/queue-counts.ts';
import { listTasks } from '../../db/queries/task-list.ts';
import { listStaff } from '../../db/queries/users.ts';
import { COUNTED_MOST, QUEUES } from '../../domain/tasks/queues.ts';
import { defineRoute } from '../http/define-route.ts';
import { staffWith } from '../http/rights.ts';
import type { StaffSession } from '../http/session.ts';
import { byRequest as group, mainClockOf } from '../present/clocks.ts';
import { managerRowOf } from '../present/manager-row.ts';
import { time } from '../present/wire-values.ts';
import { holidaysOf, queueFilter, requestFilter } from '../staff-filter.ts';
import * as wire from '../wire/staff-list.ts';

const TASKS_PER_PAGE = 30;

const viewerOf = (session: StaffSession) => ({ userId: session.userId, roles: session.roles });
const pagesOf = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));

export const staffListRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/Request/GetManagerRequests',
    access: staffWith('readCases'),
    effect: 'read',
    summary: 'Requests by filter, thirty a page, the most urgent first',
    body: wire.managerFilter,
    output: wire.managerPage,
    handler: async ({ deps, session, body }) => {
      const calendar = await deps.calendar();
      const { rows, total, hasMore } = await listManagerRequests(deps.db, {
        filter: requestFilter(body, holidaysOf(calendar)),
        viewer: viewerOf(session),
        page: body.page,
        perPage: body.countPerPage,
        sortBy: body.sortBy ?? (body.sortDirection ? 'id' : 'deadline'),
        descending: body.sortDirection === 2,
      });
      const clocks = group(
        await listClocks(
          deps.db,
          rows.map(({ id }) => id),
        ),
      );
      return {
        SearchResult: rows.map((row) => managerRowOf(row, clocks.get(row.id) ?? [], calendar)),
        TotalPageCount: pagesOf(total, body.countPerPage),
        TotalCount: total,
        hasMore,
      };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/CountManagerRequests',
    access: staffWith('readCases'),
    effect: 'read',
    summary: 'How many requests a filter finds, however many there are',
    body: wire.managerFilter,
    output: wire.managerCount,
    handler: async ({ deps, session, body }) => {
      const filter = requestFilter(body, holidaysOf(await deps.calendar()));
      return { TotalCount: await countManagerRequests(deps.db, { filter, viewer: viewerOf(session) }) };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/GetQueues',
    access: staffWith('readCases'),
    poll: true,
    summary: 'Queues with live counts for this person',
    output: z.array(wire.queueCount),
    handler: async ({ deps, session }) => {
      const counts = await countQueues(deps.db, viewerOf(session));
      return QUEUES.map(({ key, group: place, turn, alarming }) => ({
        key,
        group: place,
        count: Math.min(counts.get(key) ?? 0, COUNTED_MOST),
        hasMore: (counts.get(key) ?? 0) > COUNTED_MOST,
        turn,
        alarming,
      }));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/GetTasks',
    access: staffWith('readCases'),
    summary: 'Open tasks',
    query: wire.tasksQuery,
    output: wire.taskPage,
    handler: async ({ deps, session, query }) => {
      const { rows, total } = await listTasks(deps.db, {
        viewer: viewerOf(session),
        queue: query.queue ? queueFilter(query.queue) : null,
        assigneeId: query.assignee ?? null,
        page: query.page ?? 1,
        perPage: TASKS_PER_PAGE,
      });
      const calendar = await deps.calendar();
      const clocks = group(await listClocks(deps.db, [...new Set(rows.map(({ requestId }) => requestId))]));
      return {
        SearchResult: rows.map((row) => ({
          Id: row.id,
          kind: row.kind,
          RequestId: row.requestId,
          CompanyName: row.name,
          Status: row.status,
          AssigneeId: row.assigneeId,
          Assignee: row.assignee,
          OpenedAt: time(row.openedAt),
          DueAt: time(row.dueAt),
          clock: mainClockOf(row.status, clocks.get(row.requestId) ?? [], calendar),
        })),
        TotalPageCount: pagesOf(total, TASKS_PER_PAGE),
        TotalCount: total,
      };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/GetInvegaUsers',
    access: staffWith('readStaff'),
    summary: 'Users of the provider',
    output: z.array(wire.providerUser),
    handler: async ({ deps }) =>
      (await listStaff(deps.db)).map((person) => ({
        Id: person.id,
        FirstName: person.firstName,
        LastName: person.lastName,
        Email: person.email,
        roles: person.roles,
      })),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetAssessorsList',
    access: staffWith('readCases'),
    summary: 'People who may assess',
    output: z.array(wire.assessor),
    handler: async ({ deps, session }) =>
      (await listStaff(deps.db, 'assessor')).map((person) => ({
        Id: person.id,
        FirstName: person.firstName,
        LastName: person.lastName,
        openRequests: person.openRequests,
        self: person.id === session.userId,
      })),
  }),
];
