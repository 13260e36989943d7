import { createReadStream } from 'node:fs';
import type { StoredFile } from '../../db/files/store.ts';
import {
  deleteAttachment,
  findAttachment,
  insertAttachment,
  listAttachments,
} from '../../db/queries/attachments.ts';
import { isFileType } from '../../domain/documents/file-type.ts';
import { ATTACHMENT_KINDS, allFilesName } from '../../domain/documents/kinds.ts';
import { extensionOf } from '../../domain/documents/limits.ts';
import { mayDelete, uploadRule } from '../attachment-rules.ts';
import { readCase } from '../case-reads.ts';
import { requestFor } from '../commands.ts';
import { contentTypeOf } from '../content-type.ts';
import type { Deps } from '../deps.ts';
import { openFile } from '../files.ts';
import { ANY_FILE, defineRoute } from '../http/define-route.ts';
import { applicantAnd, staffWith } from '../http/rights.ts';
import { Problem, fieldProblem } from '../http/problems.ts';
import { fileReply } from '../http/reply.ts';
import { representativeIdOf, type Session } from '../http/session.ts';
import { checkFiles, type ReceivedFile } from '../http/uploads.ts';
import { errorForLog } from '../log.ts';
import { fileOf } from '../present/documents.ts';
import { filesFor } from '../present/for-applicant.ts';
import * as wire from '../wire/files.ts';
import { done, idParams } from '../wire/shared.ts';
import { zipOf } from '../zip.ts';

/** More than this is an accident, or somebody trying the store. */
const MOST_FILES = 200;

async function listed(deps: Deps, session: Session, requestId: number) {
  const row = await readCase(deps, session, requestId, 'case');
  const files = filesFor(session, await listAttachments(deps.db, row.id));
  return files.map((file) => fileOf(file, mayDelete(session, row, file)));
}

/** One the person may know of; files of staff are not there for applicants. */
async function attachmentFor(deps: Deps, session: Session, requestId: number, fileId: string) {
  const file = await findAttachment(deps.db, requestId, fileId);
  const [visible] = file ? filesFor(session, [file]) : [];
  if (!visible) throw new Problem('notFound');
  return visible;
}

/** All of one call or none: what a refused call had stored already is taken back. */
async function storeAll(
  deps: Deps,
  files: readonly ReceivedFile[],
  keep: (stored: StoredFile, file: ReceivedFile, index: number) => Promise<{ id: string; isNew: boolean }>,
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (const [index, file] of files.entries()) {
    const stored = await deps.files.put(createReadStream(file.path)).catch((error: unknown) => {
      deps.logger.error({ ...errorForLog(error) }, 'attachment not stored');
      throw new Problem('fileNotStored');
    });
    try {
      const made = await keep(stored, file, index);
      if (!made.isNew) await deps.files.remove(stored.storageKey);
      ids.add(made.id);
    } catch (error) {
      await deps.files.remove(stored.storageKey);
      throw error;
    }
  }
  return ids;
}

export const fileRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/request/GetUploadedFiles/{id}',
    access: 'applicant',
    summary: 'Attachments',
    params: idParams,
    output: wire.uploadedFiles,
    handler: async ({ deps, session, params }) => listed(deps, session, params.id),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/request/GetUploadedFilesManager/{id}',
    access: staffWith('readCases'),
    summary: 'Attachments',
    params: idParams,
    output: wire.uploadedFiles,
    handler: async ({ deps, session, params }) => listed(deps, session, params.id),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/request/UploadFiles',
    access: applicantAnd('addFiles'),
    summary: 'Adds attachments of one purpose',
    multipart: { field: 'Files', max: 10 },
    body: wire.uploadInput,
    output: wire.uploadedFiles,
    handler: async ({ deps, session, body, files, key }) => {
      const row = await requestFor(deps.db, session, body.RequestId);
      if (!isFileType(body.FileType)) throw fieldProblem('FileType', 'fileTypeNotChosen');
      if (files.length === 0) throw fieldProblem('Files', 'fileMissing');
      await checkFiles(files, ATTACHMENT_KINDS[body.FileType].extensions, 'Files');
      const rule = uploadRule(session, row, body.Additional);
      if ((await listAttachments(deps.db, row.id)).length + files.length > MOST_FILES)
        throw new Problem('fileLimitReached');
      const { FileType: fileType } = body;
      const ids = await storeAll(deps, files, async (stored, file, index) => {
        const made = await insertAttachment(
          deps.db,
          {
            requestId: row.id,
            fileType,
            fileName: file.name,
            contentType: contentTypeOf(file.name),
            stored,
            additional: rule.additional,
            refusedBy: rule.additional ? (body.RefusedBy ?? null) : null,
            scanState: file.scan,
            uploadedBy: session.userId,
            representativeId: representativeIdOf(session),
            uploadKey: `${session.userId}:${key}:${index}`,
          },
          rule.statuses,
        );
        if (!made) throw fieldProblem('RequestId', 'fileNotAccepted');
        return made;
      });
      const all = await listAttachments(deps.db, row.id);
      return all.filter(({ id }) => ids.has(id)).map((file) => fileOf(file, mayDelete(session, row, file)));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/request/DownloadFile/{requestId}/{fileId}',
    access: applicantAnd('readCases'),
    summary: 'One attachment',
    params: wire.fileParams,
    output: { file: ANY_FILE },
    handler: async ({ deps, session, params }) => {
      const row = await readCase(deps, session, params.requestId, 'file');
      const file = await attachmentFor(deps, session, row.id, params.fileId);
      const stream = await openFile(deps, file);
      const inline = ['.pdf', '.jpg', '.png'].includes(extensionOf(file.fileName));
      return fileReply({
        stream,
        name: file.fileName,
        contentType: file.contentType,
        size: file.size,
        inline,
      });
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/request/DeleteUploadedFile/{requestId}/{fileId}',
    access: applicantAnd('addFiles'),
    summary: 'Removes an attachment',
    params: wire.fileParams,
    output: done,
    handler: async ({ deps, session, params }) => {
      const row = await requestFor(deps.db, session, params.requestId);
      const file = await attachmentFor(deps, session, row.id, params.fileId);
      if (!mayDelete(session, row, file)) throw new Problem('fileNotDeleted');
      if (!(await deleteAttachment(deps.db, row.id, file.id))) throw new Problem('notFound');
      return { ok: true as const };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/request/DownloadAllFiles/{id}',
    access: applicantAnd('readCases'),
    rate: 'heavy',
    summary: 'All attachments in one zip',
    params: idParams,
    output: { file: 'application/zip' },
    handler: async ({ deps, session, params }) => {
      const row = await readCase(deps, session, params.id, 'archive');
      const files = filesFor(session, await listAttachments(deps.db, row.id));
      const stream = zipOf(
        files.filter((file) => file.scanState !== 'infected'),
        (file) => openFile(deps, file),
        (error) => deps.logger.error({ ...errorForLog(error) }, 'bytes of an attachment are missing'),
      );
      return fileReply({ stream, name: allFilesName(row.id), contentType: 'application/zip' });
    },
  }),
];
