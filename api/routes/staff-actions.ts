import { defineRoute } from '../http/define-route.ts';
import * as wire from '../wire/actions.ts';
import { byRequest, idParams, outcome } from '../wire/shared.ts';
import { later } from './later.ts';

export const staffActionRoutes = [
  defineRoute({
    method: 'POST', path: '/api/Request/SetAssessor', access: 'staff',
    summary: 'Assigns the assessor', query: wire.assessorQuery, output: outcome, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/ManagerSaveCompanySizeType', access: 'staff',
    summary: 'Enters the size of the business', body: wire.sizeInput, output: outcome, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/SetInvegaLoanSum', access: 'staff',
    summary: 'Sets the loan sum', body: wire.sumInput, output: outcome, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/IcreaseInvegaLoanSum', access: 'staff',
    summary: 'Increases the loan sum of a signed contract', body: wire.sumInput, output: outcome, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/HandOver', access: 'staff',
    summary: 'Hands the assessed request to the approver', query: wire.handOverQuery, output: outcome, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/Approve', access: 'staff',
    summary: 'Approves', multipart: { field: 'File', max: 1, orJson: true }, body: wire.approveInput, output: outcome, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/WaitForAdditionalDocs', access: 'staff',
    summary: 'Approves with additional documents', multipart: { field: 'File', max: 1, orJson: true }, body: wire.approveWithDocsInput, output: outcome, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/Return', access: 'staff',
    summary: 'Returns for correction', body: wire.returnInput, output: outcome, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/Reject', access: 'staff',
    summary: 'Rejects; there is no way back', body: wire.rejectInput, output: outcome, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/InvegaSendForApprove', access: 'staff',
    summary: 'Takes an approved request back to submitted', query: wire.handOverQuery, output: outcome, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/Terminate', access: 'staff',
    summary: 'Terminates the contract', multipart: { field: 'Files', max: 10 }, body: wire.terminateInput, output: outcome, handler: later,
  }),
];

export const contractRoutes = [
  defineRoute({
    method: 'POST', path: '/api/Request/GenerateContract/{id}', access: 'staff',
    summary: 'Makes the contract from the template and the terms; nothing is submitted yet', params: idParams, body: wire.generateInput, output: wire.generated, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/UploadContract', access: 'staff',
    summary: 'Submits the contract to the applicant for signing', multipart: { field: 'File', max: 1, orJson: true }, query: wire.contractQuery, body: wire.contractInput, output: outcome, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/ChangeContractFile', access: 'staff',
    summary: 'Replaces the contract; signatures given are void', multipart: { field: 'File', max: 1, orJson: true }, query: wire.contractQuery, body: wire.contractInput, output: outcome, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/UploadChangeConditions', access: 'staff',
    summary: 'Accepts a change of conditions with its document', multipart: { field: 'File', max: 1 }, body: wire.conditionsInput, output: outcome, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/RejectChangeConditions', access: 'staff',
    summary: 'Rejects a change of conditions', query: wire.handOverQuery, output: outcome, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/RequestChangeConditions', access: 'applicant',
    summary: 'Asks for a change of conditions', multipart: { field: 'Files', max: 10 }, body: wire.changeRequestInput, output: outcome, handler: later,
  }),
];
export const _byRequest = byRequest;
