import { z } from 'zod';
import { defineRoute } from '../http/define-route.ts';
import * as wire from '../wire/requests.ts';
import { byRequest, done, idParams, outcome } from '../wire/shared.ts';
import { later } from './later.ts';

export const requestRoutes = [
  defineRoute({
    method: 'GET', path: '/api/Request/List', access: 'applicant',
    summary: 'Requests of the party', output: wire.requestRows, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Request/Get', access: 'applicant',
    summary: 'One request with its answers, clocks and allowed actions; ETag is its version',
    query: byRequest, output: wire.requestDetail, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Request/GetPreview/{id}', access: 'any',
    summary: 'Questions and answers of the draft as a person reads them',
    params: idParams, output: wire.preview, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Request/GetReceipt/{id}', access: 'any',
    summary: 'What was submitted, when, and until when it will be evaluated',
    params: idParams, query: wire.receiptQuery, output: wire.receipt, handler: later,
  }),
];

export const draftRoutes = [
  defineRoute({
    method: 'POST', path: '/api/Request/Start', access: 'applicant',
    summary: 'Creates a draft', body: wire.startInput, output: outcome, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/Copy/{id}', access: 'applicant',
    summary: 'New draft with the answers of a rejected request', params: idParams, output: outcome, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/Save', access: 'applicant',
    summary: 'Saves the answers if all of them are valid', body: wire.saveInput, output: wire.saved, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/SaveDraft', access: 'applicant',
    summary: 'Saves the answers as they are', body: wire.saveInput, output: wire.saved, handler: later,
  }),
  defineRoute({
    method: 'DELETE', path: '/api/Request/Delete', access: 'applicant',
    summary: 'Deletes a draft or a request that does not meet the criteria', query: byRequest, output: outcome, handler: later,
  }),
];

export const submissionRoutes = [
  defineRoute({
    method: 'POST', path: '/api/Request/SendForApprove', access: 'applicant',
    summary: 'Submits the request', query: wire.submitQuery, output: outcome, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/SubmitAdditionalDocs', access: 'applicant',
    summary: 'Submits the additional documents', query: byRequest, output: outcome, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/CheckForApprove', access: 'any', effect: 'read',
    summary: 'What still blocks submission (applicant) or approval (staff)',
    body: wire.checkInput, output: wire.checkResult, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/CanCreateOrSubmit', access: 'applicant', effect: 'read',
    summary: 'Whether the call is open and the sector free', body: wire.canCreateInput, output: wire.canCreate, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Request/CanCreateRequest', access: 'applicant',
    summary: 'Whether the call is open', query: wire.schemeQuery, output: z.boolean(), handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Request/GetInitialRequestLimit/{id}', access: 'any',
    summary: 'Loan limit as it stood at submission', params: idParams, output: wire.limit, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Request/GetRequestLimit/{id}', access: 'any',
    summary: 'Loan limit now', params: idParams, output: wire.limit, handler: later,
  }),
];

export const commentRoutes = [
  defineRoute({
    method: 'POST', path: '/api/Request/SaveUserComment', access: 'any',
    summary: 'Comment that the applicant sees', body: wire.userCommentInput, output: wire.comment, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/request/SaveAdditionalComments', access: 'staff',
    summary: 'Comments of approver and signatory, for staff only',
    body: wire.additionalCommentsInput, output: done, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/request/GetAdditionalComments/{id}', access: 'staff',
    summary: 'The same', params: idParams, output: wire.additionalComments, handler: later,
  }),
];
