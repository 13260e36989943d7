import { defineRoute } from '../http/define-route.ts';
import { staffWith } from '../http/rights.ts';
import { statisticsOf } from '../statistics.ts';
import * as wire from '../wire/statistics.ts';

export const statisticsRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/backoffice/GetStats',
    access: staffWith('readCases'),
    rate: 'heavy',
    summary: 'Figures of all requests: totals, by status, decisions, time, load and budget',
    query: wire.statisticsQuery,
    output: wire.statistics,
    handler: async ({ deps, session, query }) => statisticsOf(deps, query, session.roles),
  }),
];
