import { createReadStream } from 'node:fs';
import { findPaymentDocument } from '../../db/queries/payment/documents.ts';
import { notePayment } from '../../db/queries/payment/events.ts';
import { deletePaymentFile, insertPaymentFile, listPaymentFiles } from '../../db/queries/payment/files.ts';
import { isPaymentFileType, PAYMENT_FILE_TYPES } from '../../domain/payment/files.ts';
import { EDITABLE_STATUSES, PaymentStatus } from '../../domain/payment/status.ts';
import { MESSAGES } from '../../domain/texts/lt/messages.ts';
import { contentTypeOf } from '../content-type.ts';
import type { Deps } from '../deps.ts';
import { openFile } from '../files.ts';
import { ANY_FILE, defineRoute } from '../http/define-route.ts';
import { Problem, fieldProblem } from '../http/problems.ts';
import { fileReply } from '../http/reply.ts';
import { applicantAnd } from '../http/rights.ts';
import { representativeIdOf, type Session } from '../http/session.ts';
import { checkFiles } from '../http/uploads.ts';
import { paymentFor, readPayment } from '../payment-commands.ts';
import { fileOfPayment, paymentFilesFor } from '../present/payments.ts';
import { done } from '../wire/shared.ts';
import * as wire from '../wire/payments.ts';

/** More than this is an accident, or somebody trying the store. */
const MOST_FILES = 200;

/** Files of a document (`Prd`), or of the payment request itself (`Pr`): `RelatedId` is the number of the one or the other. */
const KINDS = [
  { suffix: 'Prd', what: 'of a document', isDocument: true, added: 36, removed: 37 },
  { suffix: 'Pr', what: 'of a payment request', isDocument: false, added: 23, removed: 24 },
] as const;

interface Related {
  paymentRequestId: number;
  documentId: number | null;
}

async function relatedTo(deps: Pick<Deps, 'db'>, isDocument: boolean, relatedId: number): Promise<Related> {
  if (!isDocument) return { paymentRequestId: relatedId, documentId: null };
  const document = await findPaymentDocument(deps.db, relatedId);
  if (!document) throw new Problem('notFound');
  return { paymentRequestId: document.paymentRequestId, documentId: document.id };
}

/** One the person may know of. */
async function fileFor(deps: Pick<Deps, 'db'>, session: Session, related: Related & { fileId: string }) {
  const files = await listPaymentFiles(deps.db, related.paymentRequestId);
  const found = paymentFilesFor(session, files).find(
    ({ id, documentId }) => id === related.fileId && documentId === related.documentId,
  );
  if (!found) throw new Problem('notFound');
  return found;
}

/** The applicant's while they edit it, those of staff while they review it. */
const statusesFor = ({ kind }: Session) =>
  kind === 'applicant' ? EDITABLE_STATUSES : [PaymentStatus.submitted];

export const paymentFileRoutes = KINDS.flatMap(({ suffix, what, isDocument, added, removed }) => [
  defineRoute({
    method: 'POST',
    path: `/api/PaymentRequest/uploadFiles${suffix}`,
    access: applicantAnd('addFiles'),
    summary: `Adds files ${what}`,
    multipart: { field: 'Files', max: 10 },
    body: wire.paymentUpload,
    output: wire.paymentFiles,
    fails: [404, 409],
    handler: async ({ deps, session, body, files, key }) => {
      const related = await relatedTo(deps, isDocument, body.RelatedId);
      await paymentFor(deps, session, related.paymentRequestId);
      const type = body.PRDocumentTypeId;
      if (!isPaymentFileType(type))
        throw new Problem('validation', {
          errors: { PRDocumentTypeId: [MESSAGES.paymentDocument.typeMissing] },
        });
      if (files.length === 0) throw fieldProblem('Files', 'fileMissing');
      await checkFiles(files, PAYMENT_FILE_TYPES[type], 'Files');
      const there = await listPaymentFiles(deps.db, related.paymentRequestId);
      if (there.length + files.length > MOST_FILES) throw new Problem('fileLimitReached');
      const ids = new Set<string>();
      for (const [index, file] of files.entries()) {
        const stored = await deps.files.put(createReadStream(file.path)).catch(() => {
          throw new Problem('fileNotStored');
        });
        const uploadKey = `${key}:${index}`;
        const made = await deps.db.transaction().execute(async (tx) => {
          const one = await insertPaymentFile(
            tx,
            {
              ...related,
              type,
              fileName: file.name,
              contentType: contentTypeOf(file.name),
              stored,
              scanState: file.scan,
              uploadedBy: session.userId,
              representativeId: representativeIdOf(session),
              uploadKey,
            },
            statusesFor(session),
          );
          if (one?.isNew) await noteFile(tx, session, { ...related, key, action: 'addFile', log: added });
          return one;
        });
        if (!made?.isNew) await deps.files.remove(stored.storageKey);
        if (!made) throw new Problem('wrongStatus');
        ids.add(made.id);
      }
      const all = await listPaymentFiles(deps.db, related.paymentRequestId);
      return all.filter(({ id }) => ids.has(id)).map(fileOfPayment);
    },
  }),
  defineRoute({
    method: 'GET',
    path: `/api/PaymentRequest/DownloadFile${suffix}`,
    access: applicantAnd('readCases'),
    summary: `A file ${what}`,
    query: wire.byFile,
    output: { file: ANY_FILE },
    fails: [404, 409],
    handler: async ({ deps, session, query }) => {
      const related = await relatedTo(deps, isDocument, query.relatedId);
      await readPayment(deps, session, related.paymentRequestId, 'file');
      const file = await fileFor(deps, session, { ...related, fileId: query.fileId });
      const stream = await openFile(deps, file);
      return fileReply({ stream, name: file.fileName, contentType: file.contentType, size: file.size });
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: `/api/PaymentRequest/DeleteUploadedFile${suffix}`,
    access: 'applicant',
    summary: `Removes a file ${what}`,
    query: wire.byFile,
    output: done,
    fails: [404, 409],
    handler: async ({ deps, session, query, key }) => {
      const related = await relatedTo(deps, isDocument, query.relatedId);
      await paymentFor(deps, session, related.paymentRequestId);
      const file = await fileFor(deps, session, { ...related, fileId: query.fileId });
      const isGone = await deps.db.transaction().execute(async (tx) => {
        const gone = await deletePaymentFile(tx, file, EDITABLE_STATUSES);
        if (gone) await noteFile(tx, session, { ...related, key, action: 'deleteFile', log: removed });
        return gone;
      });
      if (!isGone) throw new Problem('wrongStatus');
      return { ok: true as const };
    },
  }),
]);

type FileNote = Related & { key: string; action: 'addFile' | 'deleteFile'; log: number };

async function noteFile(tx: Deps['db'], session: Session, { key, ...note }: FileNote): Promise<void> {
  await notePayment(tx, {
    ...note,
    actorId: session.userId,
    actorRole: session.roles[0] ?? 'applicant',
    commandId: key,
    representativeId: representativeIdOf(session),
  });
}
