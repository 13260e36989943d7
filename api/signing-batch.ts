import { randomUUID } from 'node:crypto';
import {
  findSigningBatch,
  insertSigningBatch,
  listBatchRows,
  type BatchRow,
  type NewBatchRow,
} from '../db/queries/signing-batches.ts';
import { loadSigning } from '../db/queries/signing.ts';
import { listDocumentsToSign, type DocumentToSign } from '../db/queries/to-sign.ts';
import { isDecisionKind } from '../domain/application/signatures.ts';
import { problemText } from '../domain/texts/lt/problem.ts';
import { SIGNATURE_FAILURE } from '../domain/texts/lt/signature.ts';
import { inBatches } from './signing-pace.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import type { StaffSession } from './http/session.ts';
import { errorForLog } from './log.ts';
import { EngineRefusal } from './temporal.ts';

/** Four eyes, row by row: why this person may not sign a document that waits; null when they may. */
export function ownHand(
  document: DocumentToSign,
  userId: string,
): 'notOwnDecision' | 'notOwnApproval' | null {
  if (!document.deciders.includes(userId)) return null;
  return isDecisionKind(document.kind) ? 'notOwnDecision' : 'notOwnApproval';
}

/**
 * One session at the provider over everything of these requests that waits for this signatory. What cannot be part of it
 * says why in its row; the others are signed without it.
 */
export async function openSigningBatch(
  deps: Deps,
  session: StaffSession,
  requestIds: readonly number[],
): Promise<{ batchId: string; signingUrl: string | null }> {
  const documents = await listDocumentsToSign(deps.db, requestIds);
  const asked = [...new Set(requestIds)].flatMap((requestId): (DocumentToSign | number)[] => {
    const own = documents.filter((document) => document.requestId === requestId);
    return own.length > 0 ? own : [requestId];
  });
  const rows = await inBatches(asked, (one) =>
    typeof one === 'number' ? missingRow(deps, one) : openRow(deps, session, one),
  );
  const known = rows.filter((row) => row !== null);
  if (known.length === 0) throw new Problem('notFound');
  const batchId = await insertSigningBatch(deps.db, session.userId, known);
  if (known.some(({ refusedCode }) => refusedCode === null)) await deps.engine.openSigningBatch(batchId);
  const batch = await findSigningBatch(deps.db, batchId);
  const token = batch?.providerToken ?? null;
  return { batchId, signingUrl: token === null ? null : batchPage(deps, token, batchId) };
}

async function openRow(deps: Deps, session: StaffSession, document: DocumentToSign): Promise<NewBatchRow> {
  const { requestId, documentId } = document;
  const row = { requestId, documentId, signingId: null };
  const own = ownHand(document, session.userId);
  if (own) return { ...row, refusedCode: own };
  try {
    const { signingId } = await deps.engine.openSigning(requestId, {
      commandId: randomUUID(),
      signer: 'provider',
      ...(isDecisionKind(document.kind) ? { about: 'decision' as const } : {}),
      actorId: session.userId,
      roles: session.roles,
      seenVersion: document.version,
    });
    const signing = await loadSigning(deps.db, signingId);
    // Another document may have taken its place meanwhile: what was listed is what is signed.
    if (signing?.documentId !== documentId) return { ...row, refusedCode: 'versionConflict' };
    return { ...row, signingId, refusedCode: signing.signerToken ? null : 'signingUnavailable' };
  } catch (error) {
    if (error instanceof EngineRefusal && error.code !== 'internal')
      return { ...row, refusedCode: error.code };
    deps.logger.warn({ ...errorForLog(error) }, 'a document of a batch could not be opened for signing');
    return { ...row, refusedCode: 'signingUnavailable' };
  }
}

/** Somebody was faster, or nothing ever waited there; a number nobody knows is no row at all. */
async function missingRow(deps: Deps, requestId: number): Promise<NewBatchRow | null> {
  const row = await deps.db
    .selectFrom('loan_request')
    .select('id')
    .where('id', '=', requestId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? { requestId, documentId: null, signingId: null, refusedCode: 'wrongStatus' } : null;
}

/** The rows of one's own batch. After the person came back the provider is asked how each ended; `asked`: only looked at. */
export async function batchResults(
  deps: Deps,
  session: StaffSession,
  batchId: string,
  asked: 'provider' | 'portal',
): Promise<BatchRow[]> {
  const batch = await findSigningBatch(deps.db, batchId);
  if (!batch || batch.userId !== session.userId) throw new Problem('notFound');
  if (asked === 'provider') {
    const open = (await listBatchRows(deps.db, batchId)).filter(({ state }) => state === 'created');
    await inBatches(open, (row) =>
      deps.engine
        .signingNews(row.requestId, { signingId: row.signingId! }, randomUUID())
        .catch((error: unknown) => {
          deps.logger.warn(
            { ...errorForLog(error) },
            'signing news not delivered; the workflow asks by itself',
          );
        }),
    );
  }
  return listBatchRows(deps.db, batchId);
}

/** Why a row is not signed, as a person is told it; null when it is, or may still be. */
export function rowProblem({ refusedCode, failureCode, state }: BatchRow): string | null {
  if (state === 'cancelled') return problemText('signingCancelled');
  const code = refusedCode ?? failureCode;
  if (code === null) return null;
  return SIGNATURE_FAILURE[code] ?? problemText(code);
}

function batchPage({ config }: Deps, token: string, batchId: string): string {
  const url = new URL(`${config.SIGNING_URL.replace(/\/$/, '')}/signing/batch/${encodeURIComponent(token)}`);
  url.searchParams.set('return_url', `${config.PUBLIC_URL}/backoffice/signing?batch=${batchId}`);
  return url.href;
}
