import { z } from 'zod';
import { listExports, recordExport } from '../../db/queries/exports.ts';
import { findTurnoverFile, listTurnoverFiles } from '../../db/queries/turnovers.ts';
import { EXPORT_FILE } from '../../domain/texts/lt/export.ts';
import { exportFile, exportLater, exportNow, presentExport, stopExport, XLSX } from '../exports.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { fileReply } from '../http/reply.ts';
import { staffWith } from '../http/rights.ts';
import { time } from '../present/wire-values.ts';
import * as wire from '../wire/exports.ts';
import { managerFilter } from '../wire/staff-list.ts';

const xlsx = { file: XLSX };
const access = staffWith('exportCases');

export const exportRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/ExportManagerRequests',
    access,
    effect: 'read',
    rate: 'heavy',
    summary: 'The list as a file, up to 5,000 rows',
    body: managerFilter,
    output: xlsx,
    fails: [409],
    handler: async ({ deps, session, body }) => exportNow(deps, session, 'list', body),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/ExportData',
    access,
    effect: 'read',
    rate: 'heavy',
    summary: 'All answers, evaluator inputs and contract terms as a file, up to 5,000 rows',
    body: managerFilter,
    output: xlsx,
    fails: [409],
    handler: async ({ deps, session, body }) => exportNow(deps, session, 'data', body),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Exports',
    access,
    rate: 'heavy',
    summary: 'Begins a file of any size in the background',
    body: wire.newExport,
    output: wire.exportJob,
    fails: [503],
    handler: async ({ deps, session, body, key }) => exportLater(deps, session, { ...body, key }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Exports',
    access,
    summary: 'Own exports in the background of the last day',
    output: z.array(wire.exportJob),
    handler: async ({ deps, session }) => (await listExports(deps.db, session.userId)).map(presentExport),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Exports/{id}/Stop',
    access,
    summary: 'Stops an own export; one that is over stays as it is',
    params: wire.exportParams,
    output: wire.exportJob,
    handler: async ({ deps, session, params }) => stopExport(deps, session, params.id),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Exports/{id}/File',
    access,
    summary: 'The file of an own export, as long as its link is good',
    params: wire.exportParams,
    output: xlsx,
    handler: async ({ deps, session, params }) => exportFile(deps, session, params.id),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Excel/list',
    access: staffWith('readTurnovers'),
    summary: 'Monthly files of turnovers, the newest first',
    output: z.array(wire.turnoverFile),
    handler: async ({ deps }) =>
      (await listTurnoverFiles(deps.db)).map((file) => ({
        Id: file.id,
        Name: EXPORT_FILE.turnovers(file.month.slice(0, 7)),
        Created: time(file.createdAt),
        rows: file.rows,
        sizeBytes: file.sizeBytes,
      })),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Excel/DownloadFile',
    access: staffWith('readTurnovers'),
    summary: 'A monthly file of turnovers',
    query: wire.turnoverQuery,
    output: xlsx,
    fails: [404],
    handler: async ({ deps, session, query }) => {
      const file = await findTurnoverFile(deps.db, query.id);
      if (!file) throw new Problem('notFound');
      await recordExport(deps.db, {
        by: session.userId,
        kind: 'turnovers',
        filter: { month: file.month },
        total: file.rows,
      });
      return fileReply({
        stream: await deps.files.open(file.storageKey),
        name: EXPORT_FILE.turnovers(file.month.slice(0, 7)),
        contentType: XLSX,
        size: file.sizeBytes,
      });
    },
  }),
];
