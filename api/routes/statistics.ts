import { workbookStream } from '../../db/exports/workbook.ts';
import { EXPORT_FILE } from '../../domain/texts/lt/export.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { XLSX } from '../exports.ts';
import { defineRoute } from '../http/define-route.ts';
import { fileReply } from '../http/reply.ts';
import { staffWith } from '../http/rights.ts';
import { statisticsSheets } from '../present/statistics-sheets.ts';
import { statisticsOf } from '../statistics.ts';
import * as wire from '../wire/statistics.ts';

export const statisticsRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/StatsFile',
    access: staffWith('readCases'),
    rate: 'heavy',
    summary: 'The figures of GetStats as a file',
    query: wire.statisticsQuery,
    output: { file: XLSX },
    handler: async ({ deps, session, query }) =>
      fileReply({
        stream: workbookStream(statisticsSheets(await statisticsOf(deps, query, session.roles))),
        name: EXPORT_FILE.statistics(vilniusDate(new Date())),
        contentType: XLSX,
      }),
  }),
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
