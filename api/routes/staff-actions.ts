import { runAction, staffOf } from '../commands.ts';
import { defineRoute } from '../http/define-route.ts';
import { fieldProblem } from '../http/problems.ts';
import * as wire from '../wire/actions.ts';
import { outcome } from '../wire/shared.ts';

const SUM_NAMES = { sumCents: 'Sum' };

export const staffActionRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/Request/SetAssessor',
    access: staffOf('setAssessor'),
    summary: 'Assigns the assessor',
    query: wire.assessorQuery,
    output: outcome,
    handler: async (call) => {
      const { requestId, userId } = call.query;
      return runAction(call, { requestId, action: 'setAssessor', input: { userId } });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/ManagerSaveCompanySizeType',
    access: staffOf('setCompanySize'),
    summary: 'Enters the size of the business',
    body: wire.sizeInput,
    output: outcome,
    handler: async (call) => {
      const { RequestId: requestId, companySizeTypeId } = call.body;
      return runAction(call, { requestId, action: 'setCompanySize', input: { companySizeTypeId } });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/SetInvegaLoanSum',
    access: staffOf('setLoanSum'),
    summary: 'Sets the loan sum',
    body: wire.sumInput,
    output: outcome,
    handler: async (call) => {
      const { RequestId: requestId, Sum: sumCents } = call.body;
      return runAction(call, { requestId, action: 'setLoanSum', input: { sumCents }, names: SUM_NAMES });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/IcreaseInvegaLoanSum',
    access: staffOf('increaseLoanSum'),
    summary: 'Increases the loan sum of a signed contract',
    body: wire.sumInput,
    output: outcome,
    handler: async (call) => {
      const { RequestId: requestId, Sum: sumCents } = call.body;
      return runAction(call, { requestId, action: 'increaseLoanSum', input: { sumCents }, names: SUM_NAMES });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/HandOver',
    access: staffOf('handOver'),
    summary: 'Hands the assessed request to the approver',
    query: wire.handOverQuery,
    output: outcome,
    handler: async (call) => {
      const { requestId, comment } = call.query;
      return runAction(call, { requestId, action: 'handOver', input: { comment } });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/Approve',
    access: staffOf('approve'),
    summary: 'Approves',
    multipart: { field: 'File', max: 1, orJson: true },
    body: wire.approveInput,
    output: outcome,
    handler: async (call) => {
      const { RequestId: requestId, Comment: comment, NoBankFinancingNote: noBankFinancingNote } = call.body;
      const names = { comment: 'Comment' };
      return runAction(call, {
        requestId,
        action: 'approve',
        input: { comment, noBankFinancingNote },
        names,
      });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/WaitForAdditionalDocs',
    access: staffOf('approveWithDocs'),
    summary: 'Approves with additional documents',
    multipart: { field: 'File', max: 1, orJson: true },
    body: wire.approveWithDocsInput,
    output: outcome,
    handler: async (call) => {
      const { body } = call;
      const input = {
        comment: body.comment ?? body.Comment,
        refusalOfFunding: body.refusalOfFunding ?? body.RefusalOfFunding,
        contractNumber: body.invegaContractNumber ?? body.InvegaContractNumber,
        sumCents: body.invegaLoanSum ?? body.InvegaLoanSum,
        rate: body.invegaLoanInterestRate ?? body.InvegaLoanInterestRate,
        delayMonths: body.invegaLoanDelayTerm ?? body.InvegaLoanDelayTerm,
      };
      const names = {
        contractNumber: 'InvegaContractNumber',
        sumCents: 'InvegaLoanSum',
        rate: 'InvegaLoanInterestRate',
        delayMonths: 'InvegaLoanDelayTerm',
      };
      const requestId = body.requestId ?? body.RequestId;
      if (requestId === undefined) throw fieldProblem('requestId', 'fieldMissing');
      return runAction(call, { requestId, action: 'approveWithDocs', input, names });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/Return',
    access: staffOf('return'),
    summary: 'Returns for correction',
    body: wire.returnInput,
    output: outcome,
    handler: async (call) => {
      const { requestId, comment, sections, documents } = call.body;
      return runAction(call, { requestId, action: 'return', input: { comment, sections, documents } });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/Reject',
    access: staffOf('reject'),
    summary: 'Rejects; there is no way back',
    body: wire.rejectInput,
    output: outcome,
    handler: async (call) => {
      const { requestId, comment, reasonCode } = call.body;
      return runAction(call, { requestId, action: 'reject', input: { comment, reasonCode } });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/InvegaSendForApprove',
    access: staffOf('changeToSubmitted'),
    summary: 'Takes an approved request back to submitted',
    query: wire.handOverQuery,
    output: outcome,
    handler: async (call) => {
      const { requestId, comment } = call.query;
      return runAction(call, { requestId, action: 'changeToSubmitted', input: { comment } });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/Terminate',
    access: staffOf('terminate'),
    summary: 'Terminates the contract',
    multipart: { field: 'Files', max: 10 },
    body: wire.terminateInput,
    output: outcome,
    handler: async (call) => {
      const { RequestId: requestId, Comment: comment } = call.body;
      return runAction(call, { requestId, action: 'terminate', input: { comment } });
    },
  }),
];
