import { findDocument, newestDocument, type DocumentRow } from '../../db/queries/document-list.ts';
import { DOCUMENT_RULES, downloadName, type DocumentKind } from '../../domain/documents/kinds.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { readCase } from '../case-reads.ts';
import { staffOf } from '../commands.ts';
import { differencesOfDecision } from '../decision-differences.ts';
import type { Deps } from '../deps.ts';
import { openFile } from '../files.ts';
import { ANY_FILE, defineRoute } from '../http/define-route.ts';
import { applicantAnd } from '../http/rights.ts';
import { Problem } from '../http/problems.ts';
import { fileReply } from '../http/reply.ts';
import type { Session } from '../http/session.ts';
import * as wire from '../wire/documents.ts';
import { idParams } from '../wire/shared.ts';

const pdf = { file: 'application/pdf' };

async function download(deps: Deps, document: DocumentRow | null, requestId: number) {
  if (!document) throw new Problem('documentMissing');
  const stream = await openFile(deps, document);
  // Documents made by the portal have the names of the specification; uploaded ones keep their own.
  const named =
    document.contentType === 'application/pdf' &&
    document.kind !== 'ChangeConditionsRequest' &&
    document.kind !== 'Termination';
  const name = named
    ? downloadName(document.kind, requestId, vilniusDate(document.createdAt))
    : document.fileName;
  const inline = document.contentType === 'application/pdf';
  return fileReply({ stream, name, contentType: document.contentType, size: document.size, inline });
}

async function current(deps: Deps, session: Session, requestId: number, kind: DocumentKind) {
  const row = await readCase(deps, session, requestId, 'document');
  const found = await newestDocument(deps.db, row.id, kind);
  const isKept = session.kind === 'applicant' && found?.awaitsSignature;
  return download(deps, isKept ? null : found, row.id);
}

/** The document that counts; staff may name another version of it, also one that is void. */
async function version(
  deps: Deps,
  session: Session,
  { id, documentId }: { id: number; documentId?: string | undefined },
  kind: DocumentKind,
) {
  if (!documentId || session.kind !== 'staff') return current(deps, session, id, kind);
  const row = await readCase(deps, session, id, 'document');
  const found = await findDocument(deps.db, row.id, documentId);
  return download(deps, found?.kind === kind ? found : null, row.id);
}

/** A document by its id: of that request, of one of these kinds, and not a staged one. */
async function named(
  deps: Deps,
  session: Session,
  ids: { id: number; fileId: string },
  kinds: readonly DocumentKind[],
) {
  const row = await readCase(deps, session, ids.id, 'document');
  const found = await findDocument(deps.db, row.id, ids.fileId);
  const visible =
    found &&
    kinds.includes(found.kind) &&
    found.state !== 'staged' &&
    DOCUMENT_RULES[found.kind].visibleToApplicant;
  return download(deps, visible ? found : null, row.id);
}

export const documentRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetSignedContract/{id}',
    access: applicantAnd('readCases'),
    summary: 'The contract with the signatures it has',
    params: idParams,
    output: pdf,
    handler: async ({ deps, session, params }) => current(deps, session, params.id, 'Contract'),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetSignedDecision/{id}',
    access: applicantAnd('readCases'),
    summary: 'The decision; staff may name an earlier version',
    params: idParams,
    query: wire.documentQuery,
    output: pdf,
    handler: async ({ deps, session, params, query }) =>
      version(deps, session, { id: params.id, ...query }, 'Decision'),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetSignedRejectDecision/{id}',
    access: applicantAnd('readCases'),
    summary: 'The decision to reject; staff may name an earlier version',
    params: idParams,
    query: wire.documentQuery,
    output: pdf,
    handler: async ({ deps, session, params, query }) =>
      version(deps, session, { id: params.id, ...query }, 'RejectDecision'),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetDecisionDifferences/{id}',
    access: staffOf('regenerateDecision'),
    summary: 'What would change if the decision were printed again now; nothing is kept',
    params: idParams,
    output: wire.decisionDifferences,
    handler: async ({ deps, session, params }) => {
      const row = await readCase(deps, session, params.id, 'document');
      return differencesOfDecision(deps, row.id);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetNoBankFinancingNote/{id}',
    access: applicantAnd('readCases'),
    summary: 'The certificate that no bank finances the applicant; staff may name an earlier version',
    params: idParams,
    query: wire.documentQuery,
    output: pdf,
    handler: async ({ deps, session, params, query }) =>
      version(deps, session, { id: params.id, ...query }, 'NoBankFinancingNote'),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetSignedChangeConditions/{id}/{fileId}',
    access: applicantAnd('readCases'),
    summary: 'A document of a change of conditions',
    params: wire.requestFileParams,
    output: pdf,
    handler: async ({ deps, session, params }) =>
      named(deps, session, params, ['ChangeConditions', 'ChangeConditionsRequest']),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetTerminationDocument/{id}/{fileId}',
    access: applicantAnd('readCases'),
    summary: 'A document of the termination',
    params: wire.requestFileParams,
    output: { file: ANY_FILE },
    handler: async ({ deps, session, params }) => named(deps, session, params, ['Termination']),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetGeneratedChange/{id}',
    access: staffOf('uploadConditionsChange'),
    summary: 'The agreement on changed conditions that was made and not sent yet',
    params: idParams,
    query: wire.generatedQuery,
    output: pdf,
    handler: async ({ deps, session, params: { id }, query: { documentId } }) =>
      version(deps, session, { id, documentId }, 'ChangeConditions'),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/DownloadContract/{id}',
    access: applicantAnd('readCases'),
    summary: 'The contract as it was uploaded; staff may name a generated one',
    params: idParams,
    query: wire.documentQuery,
    output: pdf,
    handler: async ({ deps, session, params, query }) => {
      const ids = { id: params.id, ...query };
      if (query.documentId && session.kind === 'staff') return version(deps, session, ids, 'Contract');
      const row = await readCase(deps, session, params.id, 'document');
      return download(deps, await newestDocument(deps.db, row.id, 'Contract', true), row.id);
    },
  }),
];
