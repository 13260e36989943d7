import type { BatchRow } from '../../db/queries/signing-batches.ts';
import { listDocumentsToSign } from '../../db/queries/to-sign.ts';
import { defineRoute } from '../http/define-route.ts';
import { sum, time } from '../present/wire-values.ts';
import { batchResults, openSigningBatch, ownHand, rowProblem } from '../signing-batch.ts';
import { openDecisionSigning } from '../signing.ts';
import { signingUrl } from '../wire/documents.ts';
import { idParams } from '../wire/shared.ts';
import * as wire from '../wire/signing.ts';

const SIGNATORIES = { staff: ['signatory'] } as const;

const STATE = { created: 'open', completed: 'signed', cancelled: 'cancelled', failed: 'failed' } as const;

const rowOf = (row: BatchRow) => ({
  requestId: row.requestId,
  kind: row.kind,
  fileName: row.fileName,
  number: row.number,
  sum: sum(row.cents),
  borrower: row.borrower,
  documentId: row.documentId,
  signingId: row.signingId,
  state: row.state === null || row.refusedCode !== null ? ('refused' as const) : STATE[row.state],
  code: row.refusedCode ?? row.failureCode,
  reason: rowProblem(row),
});

/** Decisions, and several documents at once (docs/decisions/0046). */
export const signingBatchRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetSigningUrlDecision/{id}',
    access: SIGNATORIES,
    effect: 'natural',
    summary: 'Where the signatory signs the decision or the decision to reject',
    params: idParams,
    fails: [409],
    output: signingUrl,
    handler: async ({ deps, session, params }) => openDecisionSigning(deps, session, params.id),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetDocumentsToSign',
    access: SIGNATORIES,
    summary: 'Everything that waits for the provider’s signature, and what of it this person may not sign',
    output: wire.documentsToSign,
    handler: async ({ deps, session }) =>
      (await listDocumentsToSign(deps.db)).map((document) => ({
        requestId: document.requestId,
        kind: document.kind,
        fileName: document.fileName,
        number: document.number,
        sum: sum(document.cents),
        borrower: document.borrower,
        documentId: document.documentId,
        createdAt: time(document.createdAt),
        DueAt: time(document.dueAt),
        refusal: ownHand(document, session.userId),
      })),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/GetSigningUrlBatch',
    feature: 'batchSigning',
    access: SIGNATORIES,
    summary:
      'One session at the signing provider over all documents of these requests that wait for this person',
    body: wire.batchRequests,
    fails: [404],
    output: wire.batchOpened,
    handler: async ({ deps, session, body }) => openSigningBatch(deps, session, body.requestIds),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetSigningBatch',
    access: SIGNATORIES,
    summary: 'What became of each document of one’s own batch',
    query: wire.byBatch,
    output: wire.batchRows,
    handler: async ({ deps, session, query }) =>
      (await batchResults(deps, session, query.batchId, 'portal')).map(rowOf),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/SignedBatch',
    access: SIGNATORIES,
    summary: 'The signatory came back from signing several documents: the provider is asked how each ended',
    query: wire.byBatch,
    output: wire.batchRows,
    handler: async ({ deps, session, query }) =>
      (await batchResults(deps, session, query.batchId, 'provider')).map(rowOf),
  }),
];
