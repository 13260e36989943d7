import { activityInfo } from '@temporalio/activity';
import { sql } from 'kysely';
import type { Command } from '../domain/application/command.ts';
import { isCarriedOut } from '../db/queries/case/command-log.ts';
import { storeCommandInput } from '../db/queries/command-input.ts';
import { isDecisionKind, signActionOf, signedKind } from '../domain/application/signatures.ts';
import { currentDocument, insertDocument } from '../db/queries/documents.ts';
import { decisionToSign } from '../db/queries/decision-signing.ts';
import { decidersOf } from '../db/queries/facts.ts';
import { loadRequestState, type RequestState } from '../db/queries/request-state.ts';
import { loadRequestView, type RequestView } from '../db/queries/request-view.ts';
import { forgetTries, noteTry } from '../db/queries/repair/tries.ts';
import {
  closeSigning,
  ensureSigning,
  loadSigning,
  forgetTokens,
  storeProviderToken,
  storeSignerToken,
  type SigningRow,
} from '../db/queries/signing.ts';
import type { OpenSigningCommand, SigningNews, SigningOutcome } from '../workflows/definitions.ts';
import { AdapterError } from './adapters/adapter-error.ts';
import { transitionContexts, type ActivityDeps } from './deps.ts';
import { pending } from './pending.ts';
import { judgeSigned } from './signed-file.ts';

export interface Collected {
  state: SigningOutcome['state'];
  failureCode: string | null;
  /** The move that the verified signature allows; null where none is left to be made. */
  command: Command | null;
}

export type OpenedSigning = { state: RequestState | null } & (
  { signingId: string; code: null } | { signingId: null; code: string }
);

const open: Collected = { state: 'open', failureCode: null, command: null };

export function createSigningActivities(deps: ActivityDeps) {
  const { db, files, adapters } = deps;
  const context = transitionContexts(deps);
  const stateOf = async (requestId: number) => loadRequestState(db, requestId, (await context()).clocks);

  const collect = async (signing: SigningRow): Promise<Collected> => {
    if (signing.state !== 'created' || !signing.providerToken) return closed(signing);
    const news = await adapters.signing.status(signing.providerToken);
    // A signing that is gone or has failed ends nothing here: the person opens another one over the same document.
    if (news.signers[signing.id] !== 'signed' || !news.fileUrl) return open;
    const bytes = await adapters.signing.downloadSigned(news.fileUrl);
    const failureCode = await judgeSigned(deps, signing, bytes);
    if (failureCode) {
      await closeSigning(db, signing.id, { state: 'failed', failureCode });
      return { state: 'failed', failureCode, command: null };
    }
    const stored = await files.put(bytes);
    await keepSigned(deps, signing, stored);
    return closed((await loadSigning(db, signing.id))!);
  };

  /** What a closed session means: the move it allows, again and again until it is made; then nothing more. */
  const closed = async (signing: SigningRow): Promise<Collected> => {
    if (signing.state === 'created') return open;
    if (signing.state !== 'completed') {
      return { state: signing.state, failureCode: signing.failureCode, command: null };
    }
    const commandId = `signing:${signing.id}`;
    // Called long afterwards, its move would be judged by what the request waits for now.
    if (await isCarriedOut(db, commandId)) return { state: 'completed', failureCode: null, command: null };
    const view = (await loadRequestView(db, signing.requestId))!;
    const action = isDecisionKind(signing.kind) ? 'signDecision' : signActionOf(signing.signer, view.status);
    const { requestId, userId } = signing;
    await storeCommandInput(db, {
      commandId,
      requestId,
      action,
      actorId: userId,
      representativeId: signing.representativeId,
      input: { signingId: signing.id },
    });
    const command: Command = {
      action,
      commandId,
      actorId: userId,
      roles: ['signingProvider'],
      expectedVersion: null,
    };
    return { state: 'completed', failureCode: null, command };
  };

  return {
    /** Creates the person's session over the document that waits for the signature, or finds the open one. */
    async openSigning(command: OpenSigningCommand & { requestId: number }): Promise<OpenedSigning> {
      const { requestId, signer, actorId } = command;
      const view = (await loadRequestView(db, requestId))!;
      const document =
        command.about === 'decision' ? await decisionToSign(db, requestId) : await documentToSign(deps, view);
      if (!document) return { signingId: null, code: 'documentMissing', state: await stateOf(requestId) };
      const code = ownHand(command, view);
      if (code) return { signingId: null, code, state: await stateOf(requestId) };
      const row = await ensureSigning(db, { requestId, documentId: document.id, signer, userId: actorId });
      if (!(await isUsable(deps, row))) await openSession(deps, row, document);
      return { signingId: row.id, code: null, state: await stateOf(requestId) };
    },

    /** Fetches and verifies what was signed; the answer is the same however often it is asked. */
    async collectSignature({ signingId }: SigningNews): Promise<Collected> {
      const signing = await loadSigning(db, signingId);
      return signing
        ? noting(db, signing, () => collect(signing))
        : { state: 'failed', failureCode: 'notFound', command: null };
    },

    /** Done when the person has signed, or never will; asks to be tried again, ever more rarely. */
    async awaitSignature({ signingId }: SigningNews): Promise<void> {
      const signing = await loadSigning(db, signingId);
      if (signing?.state !== 'created') return;
      if (signing.providerToken) {
        const token = signing.providerToken;
        const { signers } = await noting(db, signing, () => adapters.signing.status(token));
        if (signers[signing.id] === 'signed') return;
      }
      const { attempt } = activityInfo();
      throw pending('signaturePending', attempt < 100 ? 3_000 : attempt < 300 ? 30_000 : 600_000);
    },

    /** The table refused the move of a good signature: the session has failed, its document is void. */
    async rejectSignature({ signingId, code }: SigningNews & { code: string }): Promise<RequestState | null> {
      await sql`update signing set state = 'failed', failure_code = ${code} where id = ${signingId}::uuid
        and not exists (select 1 from command_log where command_id = ${`signing:${signingId}`})`.execute(db);
      await sql`update document d set state = 'void' from signing s
        where s.id = ${signingId}::uuid and d.id = s.signed_document_id and d.state = 'staged'`.execute(db);
      const signing = await loadSigning(db, signingId);
      return signing ? stateOf(signing.requestId) : null;
    },
  };
}

/** Four eyes: whoever decided does not sign. */
function ownHand({ signer, actorId, about }: OpenSigningCommand, view: RequestView): string | null {
  if (about === 'decision') return decidersOf(view).includes(actorId) ? 'notOwnDecision' : null;
  return signer === 'provider' && view.approvedBy.includes(actorId) ? 'notOwnApproval' : null;
}

/** People see which of the two services a signature waits for (decision 0055). */
async function noting<T>(
  db: ActivityDeps['db'],
  { requestId }: SigningRow,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    const answer = await ask();
    await forgetTries(db, 'signing:provider', requestId);
    await forgetTries(db, 'signing:validation', requestId);
    return answer;
  } catch (error) {
    if (error instanceof AdapterError)
      await noteTry(db, error.service === 'signing' ? 'signing:provider' : 'signing:validation', requestId);
    throw error;
  }
}

async function documentToSign({ db }: ActivityDeps, view: RequestView) {
  const kind = signedKind(view.status);
  return kind ? currentDocument(db, view.id, kind) : null;
}

/** Whether the row's link leads somewhere. A provider that does not answer is not asked for a second signing. */
async function isUsable({ adapters }: ActivityDeps, signing: SigningRow): Promise<boolean> {
  if (!signing.providerToken || !signing.signerToken) return false;
  try {
    const { phase, signers } = await adapters.signing.status(signing.providerToken);
    const own = signers[signing.id];
    return phase !== 'gone' && phase !== 'failed' && own !== undefined && own !== 'failed';
  } catch (error) {
    if (error instanceof AdapterError && error.isTransient) return true;
    throw error;
  }
}

/**
 * The provider learns the bytes to be signed, and then the person it may let sign; the file's name says only the number.
 * Each token is kept before the next call, so a try that was cut off leaves nothing in which somebody could sign: either
 * a signing without signers whose token nobody knows, or one that the next try deletes.
 */
async function openSession(
  { db, files, adapters, settings }: ActivityDeps,
  signing: SigningRow,
  document: { storage_key: string; kind: string },
): Promise<void> {
  if (signing.providerToken) {
    await leaveSigning(adapters.signing, signing.providerToken);
    await forgetTokens(db, signing.id, signing.providerToken);
  }
  const person = await db
    .selectFrom('app_user')
    .select(['first_name', 'last_name', 'personal_code'])
    .where('id', '=', signing.userId)
    .executeTakeFirstOrThrow();
  const created = await adapters.signing.createSigning({
    pdf: await files.read(document.storage_key),
    name: `${document.kind}-${signing.requestId}.pdf`,
    postbackUrl: settings.publicUrl ? new URL('/api/Signing/callback', settings.publicUrl).href : '',
  });
  const { providerToken } = await storeProviderToken(db, signing.id, created);
  // Another try of the same activity was faster: its signing stands.
  if (providerToken !== created) return leaveSigning(adapters.signing, created);
  const signerToken = await adapters.signing.addSigner(created, {
    id: signing.id,
    firstName: person.first_name,
    lastName: person.last_name,
    personCode: person.personal_code,
  });
  await storeSignerToken(db, signing.id, { providerToken: created, signerToken });
}

/** Best effort: the provider forgets what nobody finishes after 30 days, and a new signing does not wait for that. */
async function leaveSigning(signing: ActivityDeps['adapters']['signing'], token: string): Promise<void> {
  try {
    await signing.removeSigning(token);
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
  }
}

/** Keeps the signed version beside the one it was made of; the transition makes it current. */
async function keepSigned(
  { db }: ActivityDeps,
  signing: SigningRow,
  stored: { storageKey: string; sha256: string; size: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const base = await tx
      .selectFrom('document')
      .select(['kind', 'file_name', 'terms'])
      .where('id', '=', signing.documentId)
      .executeTakeFirstOrThrow();
    const { id } = await insertDocument(tx, {
      requestId: signing.requestId,
      kind: base.kind as 'Contract',
      state: 'staged',
      fileName: base.file_name,
      stored,
      terms: base.terms as Record<string, unknown>,
      createdBy: signing.userId,
      signedVersionOf: signing.documentId,
      uploadKey: `signing:${signing.id}`,
    });
    await closeSigning(tx, signing.id, { state: 'completed', signedDocumentId: id });
  });
}
