import { randomUUID } from 'node:crypto';
import { findSigningByToken, listDocuments, listSignings } from '../../db/queries/document-list.ts';
import { signerOf } from '../../db/queries/signing.ts';
import { actingFor } from '../../domain/texts/lt/representation.ts';
import { readCase } from '../case-reads.ts';
import { defineRoute } from '../http/define-route.ts';
import { applicantAnd } from '../http/rights.ts';
import { errorForLog } from '../log.ts';
import { changeTermsOf, documentsOf } from '../present/documents.ts';
import { signingsFor } from '../present/for-applicant.ts';
import { time } from '../present/wire-values.ts';
import { openSigning, signingReturned } from '../signing.ts';
import * as wire from '../wire/documents.ts';
import { byRequest, done, idParams, outcome } from '../wire/shared.ts';

const SIGNATORIES = { staff: ['signatory'] } as const;

export const signingRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetSigningUrl/{id}',
    access: 'applicant',
    effect: 'natural',
    summary: 'Where the applicant signs the contract or the change of conditions',
    params: idParams,
    fails: [409],
    output: wire.signingUrl,
    handler: async ({ deps, session, params }) => openSigning(deps, session, params.id),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetSigningUrlManager/{id}',
    access: SIGNATORIES,
    effect: 'natural',
    summary: 'Where the provider signs',
    params: idParams,
    fails: [409],
    output: wire.signingUrl,
    handler: async ({ deps, session, params }) => openSigning(deps, session, params.id),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetSigningInfo/{id}',
    access: applicantAnd('readCases'),
    summary: 'Documents, signatures and whose turn it is',
    params: idParams,
    output: wire.signingInfo,
    handler: async ({ deps, session, params }) => {
      const row = await readCase(deps, session, params.id, 'case');
      const [documents, signings] = await Promise.all([
        listDocuments(deps.db, row.id),
        listSignings(deps.db, row.id),
      ]);
      return {
        documents: documentsOf(documents, session.kind === 'applicant'),
        signings: signingsFor(session, signings).map((signing) => ({
          signingId: signing.id,
          documentId: signing.documentId,
          signer: signing.signer,
          signedBy: signing.signedBy === null ? null : actingFor(signing.signedBy, signing.onBehalfOf),
          state: signing.state,
          failureCode: signing.failureCode,
          startedAt: time(signing.createdAt),
          finishedAt: time(signing.finishedAt),
        })),
        waitsFor: signerOf(row.status),
        change: changeTermsOf(documents),
      };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Signing/callback',
    access: 'public',
    summary: 'Post-back of the signing provider; the provider is always asked before anything is believed',
    body: wire.signingPostback,
    output: done,
    handler: async ({ deps, body }) => {
      const found = body.token ? await findSigningByToken(deps.db, body.token) : null;
      // Unknown tokens get the same answer: the post-back is unsigned and may come from anybody.
      if (found) {
        await deps.engine
          .signingNews(found.requestId, { signingId: found.id }, randomUUID())
          .catch((error: unknown) => {
            deps.logger.warn(
              { ...errorForLog(error) },
              'signing news not delivered; the workflow asks by itself',
            );
          });
      }
      return { ok: true as const };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/Signed',
    access: SIGNATORIES,
    summary: 'The signatory came back from the signing page: the provider is asked how it ended',
    query: byRequest,
    output: outcome,
    handler: async ({ deps, session, query }) => signingReturned(deps, session, query.requestId),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/ApplicantSigned',
    access: 'applicant',
    summary: 'The applicant came back from the signing page: the provider is asked how it ended',
    query: byRequest,
    output: outcome,
    handler: async ({ deps, session, query }) => signingReturned(deps, session, query.requestId),
  }),
];
