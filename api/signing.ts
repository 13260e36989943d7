import { randomUUID } from 'node:crypto';
import { loadSigning, noteSignerRepresents, signerOf, type Signer } from '../db/queries/signing.ts';
import { listSignings } from '../db/queries/document-list.ts';
import { SIGNATURE_FAILURE } from '../domain/texts/lt/signature.ts';
import { decisionSigningRefusal } from '../domain/application/signatures.ts';
import { findRequest, type RequestRow } from '../db/queries/request-row.ts';
import { refused, requestFor } from './commands.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import { withVersion, type Reply } from './http/reply.ts';
import { representativeIdOf, type Session } from './http/session.ts';
import { EngineRefusal } from './temporal.ts';

/** Where the person signs now; the session at the provider is made once and found again. */
export async function openSigning(
  deps: Deps,
  session: Session,
  requestId: number,
): Promise<{ signingUrl: string; signingId: string }> {
  const row = await requestFor(deps.db, session, requestId);
  const signer: Signer = session.kind === 'applicant' ? 'applicant' : 'provider';
  if (signerOf(row.status) !== signer) throw await refused(deps.db, row.id, 'wrongStatus');
  return openSession(deps, session, row, { signer });
}

/** The same for the decision, which no status waits for. */
export async function openDecisionSigning(
  deps: Deps,
  session: Session,
  requestId: number,
): Promise<{ signingUrl: string; signingId: string }> {
  const row = await requestFor(deps.db, session, requestId);
  const code = decisionSigningRefusal(session.roles, row.status);
  if (code) throw await refused(deps.db, row.id, code);
  return openSession(deps, session, row, { signer: 'provider', about: 'decision' });
}

async function openSession(
  deps: Deps,
  session: Session,
  row: RequestRow,
  what: { signer: Signer; about?: 'decision' },
): Promise<{ signingUrl: string; signingId: string }> {
  const { signer } = what;
  const command = {
    commandId: randomUUID(),
    ...what,
    actorId: session.userId,
    roles: session.roles,
    seenVersion: row.version,
  };
  const { signingId } = await deps.engine.openSigning(row.id, command).catch(async (error: unknown) => {
    throw error instanceof EngineRefusal ? await refused(deps.db, row.id, error.code) : error;
  });
  // Before anybody can sign: the page's address is not out yet.
  await noteSignerRepresents(deps.db, signingId, representativeIdOf(session));
  const signing = await loadSigning(deps.db, signingId);
  if (!signing?.providerToken || !signing.signerToken)
    throw new Problem('signingUnavailable', { retryAfterSeconds: 2 });
  const path =
    signer === 'applicant' ? `/main-window/requests/new-request/${row.id}` : `/backoffice/request/${row.id}`;
  const tokens = { provider: signing.providerToken, signer: signing.signerToken };
  return {
    signingUrl: signingPage(deps.config.SIGNING_URL, tokens, `${deps.config.PUBLIC_URL}${path}?signed=1`),
    signingId,
  };
}

/**
 * The person came back from the provider's page: the workflow asks the provider how it ended. What the caller says is
 * never believed. Answers the request as it stands afterwards.
 */
export async function signingReturned(deps: Deps, session: Session, requestId: number): Promise<Reply> {
  const row = await requestFor(deps.db, session, requestId);
  const own = (await listSignings(deps.db, row.id)).find((signing) => signing.userId === session.userId);
  if (own?.state === 'created') {
    const news = await deps.engine
      .signingNews(row.id, { signingId: own.id }, randomUUID())
      .catch(async (error: unknown) => {
        throw error instanceof EngineRefusal ? await refused(deps.db, row.id, error.code) : error;
      });
    if (news.state === 'failed') throw await notTaken(deps, row.id, news.failureCode);
    if (news.state === 'cancelled') throw new Problem('signingCancelled');
  }
  // The provider's post-back, or the workflow's own question, was faster than the browser.
  if (own?.state === 'failed') throw await notTaken(deps, row.id, own.failureCode);
  const now = (await findRequest(deps.db, row.id)) ?? row;
  return withVersion({ requestId: now.id, status: now.status, version: now.version }, now.version);
}

/** Why a signature was not taken: `details.failureCode`, or the table's own refusal of the move. */
async function notTaken(deps: Deps, requestId: number, code: string | null): Promise<Problem> {
  const sentence = SIGNATURE_FAILURE[code ?? ''];
  if (code && !sentence) return refused(deps.db, requestId, code);
  return new Problem('signatureVerified', sentence ? { sentence, details: { failureCode: code } } : {});
}

/** Address of the signing provider's page for one signer; afterwards the provider sends the browser to `returnUrl`. */
function signingPage(
  baseUrl: string,
  tokens: { provider: string; signer: string },
  returnUrl: string,
): string {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/signing/${encodeURIComponent(tokens.provider)}`);
  url.searchParams.set('access_token', tokens.signer);
  url.searchParams.set('return_url', returnUrl);
  return url.href;
}
