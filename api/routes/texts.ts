import { Readable } from 'node:stream';
import { dropTextDraft, listTextVersions, proposeText, saveTextDraft } from '../../db/queries/texts.ts';
import { documentSheet } from '../../db/files/print/document-sheet.ts';
import { isDocumentKey } from '../../domain/texts/lt/template/kinds.ts';
import { textProblems } from '../../domain/texts/lt/template/problems.ts';
import { sampleDocument } from '../../domain/texts/lt/template/sample.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { fileReply } from '../http/reply.ts';
import { staffWith } from '../http/rights.ts';
import { print } from '../print/print.ts';
import { changedText, checkProposal, decideText, draftFor, partsOf, textOf, textsOf } from '../texts.ts';
import * as wire from '../wire/texts.ts';
import { done } from '../wire/shared.ts';

const ACCESS = staffWith('keepTexts');
const DONE = { ok: true as const };

export const textRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Texts',
    access: ACCESS,
    summary: 'Texts of documents and mails: the version in force of each, and where a draft is',
    output: wire.list,
    handler: async ({ deps }) => textsOf(deps),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Texts/{key}',
    access: ACCESS,
    summary: 'One text with all its versions and its draft',
    params: wire.textParams,
    output: wire.text,
    handler: async ({ deps, session, params }) => textOf(deps, params.key, session.userId),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Texts/{key}/Draft',
    access: ACCESS,
    summary: 'Saves the draft, which waits for nobody then; 409 says who saved it meanwhile',
    params: wire.textParams,
    body: wire.draftInput,
    fails: [404, 409],
    output: wire.text,
    handler: async ({ deps, session, key: callKey, params: { key }, body }) => {
      const act = { key, version: body.version, by: session.userId };
      if (!(await saveTextDraft(deps.db, act, partsOf(key, body.parts), callKey)))
        throw await changedText(deps, key);
      return textOf(deps, key, session.userId);
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/BackOffice/Texts/{key}/Draft',
    access: ACCESS,
    summary: 'Throws the draft away',
    params: wire.textParams,
    query: wire.draftQuery,
    fails: [404, 409],
    output: done,
    handler: async ({ deps, params: { key }, query: { version } }) => {
      if (!(await dropTextDraft(deps.db, { key, version }))) throw await changedText(deps, key);
      return DONE;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Texts/{key}/Propose',
    access: ACCESS,
    summary:
      'Hands the draft to another administrator; refused with sentences where the text lacks something',
    params: wire.textParams,
    body: wire.proposal,
    fails: [404, 409],
    output: done,
    handler: async ({ deps, session, params: { key }, body: { version, reason } }) => {
      await checkProposal(deps, key, reason);
      if (!(await proposeText(deps.db, { key, version, by: session.userId }, reason.trim())))
        throw await changedText(deps, key);
      return DONE;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Texts/{key}/Confirm',
    access: ACCESS,
    summary: 'Puts a proposed draft in force as the next version; never who wrote or proposed it',
    params: wire.textParams,
    body: wire.decision,
    fails: [404, 409],
    output: done,
    handler: async ({ deps, session, params: { key }, body: { version } }) => {
      await decideText(deps, { key, version, by: session.userId, declined: null });
      return DONE;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Texts/{key}/Decline',
    access: ACCESS,
    summary: 'Sends a proposed draft back with a reason',
    params: wire.textParams,
    body: wire.declining,
    fails: [404, 409],
    output: done,
    handler: async ({ deps, session, params: { key }, body: { version, reason } }) => {
      await decideText(deps, { key, version, by: session.userId, declined: reason });
      return DONE;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Texts/{key}/Preview',
    access: ACCESS,
    rate: 'heavy',
    summary:
      'The document with invented facts, of a version or of the draft; mails are previewed by the screen',
    params: wire.textParams,
    query: wire.previewQuery,
    output: { file: 'application/pdf' },
    handler: async ({ deps, params: { key }, query: { version } }) => {
      if (!isDocumentKey(key)) throw new Problem('notFound');
      const versions =
        version === undefined ? [await draftFor(deps, key)] : await listTextVersions(deps.db, key);
      const parts = versions.find((one) => version === undefined || one.version === version)?.parts;
      if (!parts) throw new Problem('notFound');
      const errors = textProblems(key, parts);
      if (errors['text']) throw new Problem('validation', { errors });
      const bytes = await print(documentSheet(sampleDocument(key, parts['text']!)));
      return fileReply({
        stream: Readable.from([bytes]),
        name: `${key}.pdf`,
        contentType: 'application/pdf',
        size: bytes.length,
        inline: true,
      });
    },
  }),
];
