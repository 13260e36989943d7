import { createReadStream } from 'node:fs';
import { applyImport, undoImport, type PressRefusal } from '../../db/queries/imports/apply.ts';
import { findImport, insertImport, listImports, type Import } from '../../db/queries/imports/imports.ts';
import { listImportRows } from '../../db/queries/imports/rows.ts';
import { STAFF_RIGHTS } from '../../domain/application/rights.ts';
import { fileProblem } from '../../domain/documents/limits.ts';
import { IMPORT_EXTENSIONS, IMPORT_TYPES } from '../../domain/imports/import.ts';
import { ERROR_FILE, TEMPLATE, importSource } from '../../domain/texts/lt/import.ts';
import { problemText } from '../../domain/texts/lt/problem.ts';
import { vilniusTime } from '../../domain/values/days.ts';
import { contentTypeOf } from '../content-type.ts';
import type { Deps } from '../deps.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { fileReply } from '../http/reply.ts';
import { errorFile } from '../imports/error-file.ts';
import { importOf, rowOf } from '../imports/present.ts';
import { readInBackground } from '../imports/read-import.ts';
import { importTemplate } from '../imports/template.ts';
import * as wire from '../wire/imports.ts';

const IMPORTERS = { staff: STAFF_RIGHTS.importData } as const;
const IMPORTS_PER_PAGE = 30;
const ROWS_PER_PAGE = 50;

async function importFor(deps: Deps, id: string): Promise<Import> {
  const found = await findImport(deps.db, id);
  if (!found) throw new Problem('notFound');
  return found;
}

/** A second click is told who was first. */
function refuse(refusal: PressRefusal | null): void {
  if (!refusal) return;
  if (refusal.refusal === 'importGone') throw new Problem('notFound');
  if (!('at' in refusal)) throw new Problem(refusal.refusal);
  const at = vilniusTime(refusal.at);
  const by = refusal.by ?? '';
  throw new Problem(refusal.refusal, {
    sentence: `${problemText(refusal.refusal)}: ${by}, ${at}`,
    details: { by, at },
  });
}

const pageOf = (page: number | undefined, perPage: number) => ({
  offset: ((page ?? 1) - 1) * perPage,
  limit: perPage,
});
const pagesOf = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));

export const importRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/ImportDataList',
    feature: 'imports',
    access: IMPORTERS,
    summary: 'Takes a file of values for many parties and starts its dry run: nothing changes yet',
    multipart: { field: 'File', max: 1 },
    body: wire.importInput,
    output: wire.startedImport,
    handler: async ({ deps, session, body, files, key }) => {
      const [file] = files;
      if (!file) throw new Problem('importFileMissing');
      if (Number(body.FileType) !== IMPORT_TYPES.employeeCount) throw new Problem('importTypeMissing');
      // What is inside is judged by the reader, which says more than „does not match“.
      const problem = fileProblem(file, null, IMPORT_EXTENSIONS);
      if (problem) throw new Problem(problem);
      const stored = await deps.files.put(createReadStream(file.path));
      const { id, isNew } = await insertImport(deps.db, {
        fileType: IMPORT_TYPES.employeeCount,
        fileName: file.name,
        stored,
        uploadKey: `${session.userId}:${key}`,
        uploadedBy: session.userId,
      });
      if (!isNew) await deps.files.remove(stored.storageKey);
      readInBackground(deps, id);
      return { id, state: 'parsing' as const };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Imports',
    access: IMPORTERS,
    summary: 'Imports, the newest first',
    query: wire.importsQuery,
    output: wire.importPage,
    handler: async ({ deps, query }) => {
      const { rows, total } = await listImports(deps.db, pageOf(query.page, IMPORTS_PER_PAGE));
      return {
        imports: rows.map(importOf),
        TotalCount: total,
        TotalPageCount: pagesOf(total, IMPORTS_PER_PAGE),
      };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/ImportTemplate',
    access: IMPORTERS,
    summary: 'The table to fill in',
    output: { file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
    handler: async () =>
      fileReply({
        stream: importTemplate(),
        name: TEMPLATE.fileName,
        contentType: contentTypeOf(TEMPLATE.fileName),
      }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Imports/{id}',
    access: IMPORTERS,
    summary: 'How far an import is, and what it would change or has changed',
    params: wire.importParams,
    output: wire.dataImport,
    handler: async ({ deps, params }) => importOf(await importFor(deps, params.id)),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Imports/{id}/Rows',
    access: IMPORTERS,
    summary: 'Rows of an import, fifty a page',
    params: wire.importParams,
    query: wire.rowsQuery,
    output: wire.importRows,
    handler: async ({ deps, params, query }) => {
      const { state } = await importFor(deps, params.id);
      if (state === 'parsing' || state === 'refused') return { rows: [], TotalCount: 0, TotalPageCount: 1 };
      const { rows, total } = await listImportRows(deps.db, {
        importId: params.id,
        outcome: query.outcome ?? null,
        ...pageOf(query.page, ROWS_PER_PAGE),
      });
      return { rows: rows.map(rowOf), TotalCount: total, TotalPageCount: pagesOf(total, ROWS_PER_PAGE) };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Imports/{id}/ErrorFile',
    access: IMPORTERS,
    rate: 'heavy',
    summary: 'Rows that are not applied, with the reason, to be mended and imported again',
    params: wire.importParams,
    output: { file: 'text/csv' },
    handler: async ({ deps, params }) => {
      const { fileName, state } = await importFor(deps, params.id);
      if (state === 'parsing' || state === 'refused') throw new Problem('importNotChecked');
      return fileReply({
        stream: errorFile(deps.db, params.id),
        name: ERROR_FILE.name(fileName),
        contentType: 'text/csv; charset=utf-8',
      });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Imports/{id}/Apply',
    feature: 'imports',
    access: IMPORTERS,
    summary: 'Applies what the dry run found, all of it or nothing',
    params: wire.importParams,
    output: wire.dataImport,
    handler: async ({ deps, session, params, key }) => {
      const { fileName } = await importFor(deps, params.id);
      const now = vilniusTime(new Date()).slice(0, 16);
      const source = importSource(fileName, `${session.firstName} ${session.lastName}`, now);
      refuse(await applyImport(deps.db, { importId: params.id, key, userId: session.userId }, source));
      return importOf(await importFor(deps, params.id));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Imports/{id}/Undo',
    access: IMPORTERS,
    summary: 'Brings back what was before the import, but for parties with newer answers',
    params: wire.importParams,
    output: wire.dataImport,
    handler: async ({ deps, session, params, key }) => {
      refuse(await undoImport(deps.db, { importId: params.id, key, userId: session.userId }));
      return importOf(await importFor(deps, params.id));
    },
  }),
];
