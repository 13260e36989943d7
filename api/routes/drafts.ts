import { beginRequest, requestFor } from '../commands.ts';
import { storeDraft, type StoredDraft } from '../drafts.ts';
import { defineRoute } from '../http/define-route.ts';
import { loadOffers } from '../offers.ts';
import { time } from '../present/wire-values.ts';
import { startRegisters } from '../registers.ts';
import { errorForLog } from '../log.ts';
import * as wire from '../wire/requests.ts';
import { idParams, outcome } from '../wire/shared.ts';
import { findRunProgress } from '../../db/queries/register-progress.ts';
import { subjectKind } from '../registers.ts';
import type { Deps } from '../deps.ts';
import type { ApplicantSession } from '../http/session.ts';

const savedAnswer = ({ formVersion, savedAt, progress }: StoredDraft) => ({
  saveSuccessfull: true,
  formVersion,
  savedAt: time(savedAt),
  progress,
});

/** A first request makes the registers be asked at once; that they cannot be asked now does not undo the request. */
async function askRegistersOnce(deps: Deps, session: ApplicantSession): Promise<void> {
  const run = await findRunProgress(deps.db, subjectKind(session.loginType), session.partyCode);
  if (run && run.state !== 'failed') return;
  await startRegisters(deps, session, { reason: 'requestStart', by: session.userId }).catch(
    (error: unknown) => {
      deps.logger.warn({ ...errorForLog(error) }, 'registers not asked');
    },
  );
}

export const draftRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/Request/Start',
    access: 'applicant',
    summary: 'Creates a draft',
    body: wire.startInput,
    output: outcome,
    handler: async (call) => {
      const { session, body, deps } = call;
      const reply = await beginRequest(call, 'start', { ...body, partyId: session.partyId });
      await askRegistersOnce(deps, session);
      return reply;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetOffers/{id}',
    access: 'applicant',
    summary: 'Values for empty fields of a draft, from the consent, registers and an earlier request',
    params: idParams,
    output: wire.offers,
    handler: async ({ deps, session, params }) => {
      const row = await requestFor(deps.db, session, params.id);
      return loadOffers(deps, session, row);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/Copy/{id}',
    access: 'applicant',
    summary: 'New draft with the answers of a rejected request',
    params: idParams,
    output: outcome,
    handler: async (call) => {
      const source = await requestFor(call.deps.db, call.session, call.params.id);
      return beginRequest(call, 'copy', { sourceId: source.id, partyId: call.session.partyId });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/Save',
    access: 'applicant',
    summary: 'Saves the answers if all of them are valid',
    body: wire.saveInput,
    output: wire.saved,
    handler: async ({ deps, session, body }) => {
      const { requestSystemInfo, formVersion, offered, ...answers } = body;
      const row = await requestFor(deps.db, session, requestSystemInfo.RequestId);
      return savedAnswer(
        await storeDraft(deps, session, row, { answers, formVersion, offered, validated: true }),
      );
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/SaveDraft',
    access: 'applicant',
    summary: 'Saves the answers as they are',
    body: wire.saveInput,
    output: wire.saved,
    handler: async ({ deps, session, body }) => {
      const { requestSystemInfo, formVersion, offered, ...answers } = body;
      const row = await requestFor(deps.db, session, requestSystemInfo.RequestId);
      return savedAnswer(await storeDraft(deps, session, row, { answers, formVersion, offered }));
    },
  }),
];
