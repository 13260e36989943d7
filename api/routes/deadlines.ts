import { listCallTerms } from '../../db/queries/call-terms.ts';
import { countBoard, listBoard } from '../../db/queries/deadline-board.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { defineRoute } from '../http/define-route.ts';
import { staffWith } from '../http/rights.ts';
import { boardHeadOf, deadlineRowOf } from '../present/deadlines.ts';
import * as wire from '../wire/deadlines.ts';

const PER_PAGE = 60;

export const deadlineRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Deadlines',
    access: staffWith('readCases'),
    summary: 'All running and paused clocks of all cases by their end, with counts by group and by day',
    query: wire.deadlineQuery,
    output: wire.deadlines,
    handler: async ({ deps, query: { page = 1, ...filter } }) => {
      const { db } = deps;
      const now = new Date().toISOString();
      const [calendar, rows, { days, requests }, callTerms] = await Promise.all([
        deps.calendar(),
        listBoard(db, filter, { page, perPage: PER_PAGE }),
        countBoard(db, filter, now),
        listCallTerms(db, vilniusDate(now)),
      ]);
      const total = days.reduce((sum, { count }) => sum + count, 0);
      return {
        ...boardHeadOf(days, calendar, now),
        rows: rows.map((row) => deadlineRowOf(row, calendar, now)),
        TotalPageCount: Math.max(1, Math.ceil(total / PER_PAGE)),
        TotalCount: total,
        requests,
        callTerms,
      };
    },
  }),
];
