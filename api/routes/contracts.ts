import { z } from 'zod';
import { storeCommandInput } from '../../db/queries/command-input.ts';
import { findDocument } from '../../db/queries/document-list.ts';
import type { ActionCall } from '../../domain/application/actions/row.ts';
import { INPUTS } from '../../domain/application/inputs.ts';
import { refusal } from '../../domain/application/refusal.ts';
import { TRANSITIONS } from '../../domain/application/transitions.ts';
import { callSchemas, readCall, wireNames } from '../action-call.ts';
import { refused, requestFor, staffOf } from '../commands.ts';
import { makeChangeDocument } from '../change-document.ts';
import { checkDelay } from '../contract-delay.ts';
import type { Deps } from '../deps.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem, validationProblem } from '../http/problems.ts';
import { EngineRefusal } from '../temporal.ts';
import { termsProblem } from '../terms-problem.ts';

const { contractNumber, sumCents, rate, paymentTerm, delayMonths } = TRANSITIONS.uploadContract.fields;
/** The terms of `uploadContract`, before there is a document to upload. */
const GENERATE = {
  call: {
    path: '/api/Request/GenerateContract/{id}',
    summary: 'Makes the contract from the template and the terms; nothing is submitted yet',
    request: { in: 'path', name: 'id' },
  } satisfies ActionCall,
  fields: { contractNumber, sumCents, rate, paymentTerm, delayMonths },
  files: null,
};

const { documentNumber, documentDate, ...changed } = TRANSITIONS.uploadConditionsChange.fields;
/** The terms of `uploadConditionsChange`, before there is a document to send. */
const GENERATE_CHANGE = {
  call: {
    path: '/api/Request/GenerateChangeConditions/{id}',
    summary: 'Makes the agreement on changed conditions from its text and the terms; nothing is sent yet',
    request: { in: 'path', name: 'id' },
  } satisfies ActionCall,
  fields: {
    documentNumber,
    documentDate,
    sumCents: changed.sumCents,
    rate: changed.rate,
    paymentTerm: changed.paymentTerm,
  },
  files: null,
};

const generated = z
  .object({ documentId: z.string(), FileName: z.string(), Size: z.int() })
  .meta({ id: 'GeneratedContract' });

async function generatedOf({ db }: Deps, requestId: number, documentId: string) {
  const document = await findDocument(db, requestId, documentId);
  if (!document) throw new Problem('documentMissing');
  return { documentId, FileName: document.fileName, Size: document.size };
}

export const contractRoutes = [
  defineRoute({
    method: 'POST',
    path: GENERATE.call.path,
    access: staffOf('uploadContract'),
    summary: GENERATE.call.summary,
    ...callSchemas(GENERATE),
    output: generated,
    handler: async ({ deps, session, params, body, query, key }) => {
      const { requestId, input } = readCall(GENERATE, { params, body, query });
      const row = await requestFor(deps.db, session, requestId);
      const code =
        refusal('uploadContract', row.status, session.roles) &&
        refusal('changeContractFile', row.status, session.roles);
      if (code) throw await refused(deps.db, row.id, code);
      checkDelay(row, input.delayMonths);
      const parsed = INPUTS.uploadContract.safeParse(input);
      if (!parsed.success) throw validationProblem(parsed.error, wireNames(GENERATE.fields));
      const asked = { requestId: row.id, action: 'uploadContract', input: { ...parsed.data } } as const;
      const outside = await termsProblem(deps, session, { ...asked, code: 'withinScheme' });
      if (outside) throw outside;
      await storeCommandInput(deps.db, {
        commandId: key,
        requestId: row.id,
        action: 'generateContract',
        actorId: session.userId,
        input: parsed.data,
      });
      const command = { commandId: key, actorId: session.userId, roles: session.roles };
      const { documentId } = await deps.engine
        .generateContract(row.id, command)
        .catch(async (error: unknown) => {
          throw error instanceof EngineRefusal ? await refused(deps.db, row.id, error.code) : error;
        });
      return generatedOf(deps, row.id, documentId);
    },
  }),
  defineRoute({
    method: 'POST',
    path: GENERATE_CHANGE.call.path,
    access: staffOf('uploadConditionsChange'),
    rate: 'heavy',
    summary: GENERATE_CHANGE.call.summary,
    ...callSchemas(GENERATE_CHANGE),
    output: generated,
    handler: async ({ deps, session, params, body, query, key }) => {
      const { requestId, input } = readCall(GENERATE_CHANGE, { params, body, query });
      const row = await requestFor(deps.db, session, requestId);
      const code = refusal('uploadConditionsChange', row.status, session.roles);
      if (code) throw await refused(deps.db, row.id, code);
      const parsed = INPUTS.uploadConditionsChange.safeParse(input);
      if (!parsed.success) throw validationProblem(parsed.error, wireNames(GENERATE_CHANGE.fields));
      const asked = {
        requestId: row.id,
        action: 'uploadConditionsChange',
        input: { ...parsed.data },
      } as const;
      for (const wrong of ['coversFunded', 'withinScheme']) {
        const problem = await termsProblem(deps, session, { ...asked, code: wrong });
        if (problem) throw problem;
      }
      const made = { requestId: row.id, input: parsed.data, actorId: session.userId, key };
      return generatedOf(deps, row.id, await makeChangeDocument(deps, made));
    },
  }),
];
