import type { z } from 'zod';
import { storeCommandInput } from '../../db/queries/command-input.ts';
import { findDocument } from '../../db/queries/document-list.ts';
import { INPUTS } from '../../domain/application/inputs.ts';
import { refusal } from '../../domain/application/refusal.ts';
import { vilniusDate } from '../../domain/values/working-days.ts';
import { refused, requestFor, runAction, staffOf } from '../commands.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem, fieldProblem, validationProblem } from '../http/problems.ts';
import { EngineRefusal } from '../temporal.ts';
import * as wire from '../wire/actions.ts';
import { idParams, outcome } from '../wire/shared.ts';

const NAMES = {
  contractNumber: 'InvegaContractNumber',
  sumCents: 'InvegaLoanSum',
  rate: 'InvegaLoanInterestRate',
  paymentTerm: 'InvegaLoanPaymentTerm',
  delayMonths: 'InvegaLoanDelayTerm',
};
const CHANGE_NAMES = { ...NAMES, documentNumber: 'InvegaDocumentNumber', documentDate: 'InvegaDocumentDate' };

type Terms = Omit<z.output<typeof wire.contractInput>, 'RequestId' | 'Comment' | 'DocumentId'>;

/** Terms under the names of INPUTS; the final repayment may not be in the past (specification 2, section 5). */
function termsOf(body: Terms) {
  if (body.InvegaLoanPaymentTerm < vilniusDate(new Date()))
    throw fieldProblem('InvegaLoanPaymentTerm', 'termMissing');
  return {
    contractNumber: body.InvegaContractNumber,
    sumCents: body.InvegaLoanSum,
    rate: body.InvegaLoanInterestRate,
    paymentTerm: body.InvegaLoanPaymentTerm,
    delayMonths: body.InvegaLoanDelayTerm,
  };
}

export const contractRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/Request/GenerateContract/{id}',
    access: staffOf('uploadContract'),
    summary: 'Makes the contract from the template and the terms; nothing is submitted yet',
    params: idParams,
    body: wire.generateInput,
    output: wire.generated,
    handler: async ({ deps, session, params, body, key }) => {
      const row = await requestFor(deps.db, session, params.id);
      const code =
        refusal('uploadContract', row.status, session.roles) &&
        refusal('changeContractFile', row.status, session.roles);
      if (code) throw await refused(deps.db, row.id, code);
      const parsed = INPUTS.uploadContract.safeParse(termsOf(body));
      if (!parsed.success) throw validationProblem(parsed.error, NAMES);
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
      const document = await findDocument(deps.db, row.id, documentId);
      if (!document) throw new Problem('documentMissing');
      return { documentId, FileName: document.fileName, Size: document.size };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/UploadContract',
    access: staffOf('uploadContract'),
    summary: 'Submits the contract to the applicant for signing',
    multipart: { field: 'File', max: 1, orJson: true },
    query: wire.contractQuery,
    body: wire.contractInput,
    output: outcome,
    handler: async (call) => {
      const { RequestId: requestId, Comment, DocumentId: documentId } = call.body;
      const input = { ...termsOf(call.body), comment: call.query.comment ?? Comment };
      return runAction(call, { requestId, action: 'uploadContract', input, names: NAMES, documentId });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/ChangeContractFile',
    access: staffOf('changeContractFile'),
    summary: 'Replaces the contract; signatures given are void',
    multipart: { field: 'File', max: 1, orJson: true },
    query: wire.contractQuery,
    body: wire.contractInput,
    output: outcome,
    handler: async (call) => {
      const { RequestId: requestId, Comment, DocumentId: documentId } = call.body;
      const input = { ...termsOf(call.body), comment: call.query.comment ?? Comment };
      return runAction(call, { requestId, action: 'changeContractFile', input, names: NAMES, documentId });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/UploadChangeConditions',
    access: staffOf('uploadConditionsChange'),
    summary: 'Accepts a change of conditions with its document',
    multipart: { field: 'File', max: 1 },
    body: wire.conditionsInput,
    output: outcome,
    handler: async (call) => {
      const { body } = call;
      const input = {
        documentNumber: body.InvegaDocumentNumber,
        documentDate: body.InvegaDocumentDate,
        sumCents: body.InvegaLoanSum,
        rate: body.InvegaLoanInterestRate,
        paymentTerm: body.InvegaLoanPaymentTerm,
      };
      return runAction(call, {
        requestId: body.RequestId,
        action: 'uploadConditionsChange',
        input,
        names: CHANGE_NAMES,
      });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/RejectChangeConditions',
    access: staffOf('rejectConditionsChange'),
    summary: 'Rejects a change of conditions',
    query: wire.handOverQuery,
    output: outcome,
    handler: async (call) => {
      const { requestId, comment } = call.query;
      return runAction(call, { requestId, action: 'rejectConditionsChange', input: { comment } });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/RequestChangeConditions',
    access: 'applicant',
    summary: 'Asks for a change of conditions',
    multipart: { field: 'Files', max: 10 },
    body: wire.changeRequestInput,
    output: outcome,
    handler: async (call) =>
      runAction(call, { requestId: call.body.RequestId, action: 'requestConditionsChange' }),
  }),
];
