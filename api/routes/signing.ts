import { defineRoute } from '../http/define-route.ts';
import { STAFF_ROLES } from '../../domain/application/role.ts';
import * as wire from '../wire/documents.ts';
import { done, idParams, outcome, byRequest } from '../wire/shared.ts';
import { later } from './later.ts';

const pdf = { file: 'application/pdf' };

export const signingRoutes = [
  defineRoute({
    method: 'GET', path: '/api/Request/GetSigningUrl/{id}', access: 'applicant', effect: 'natural',
    summary: 'Where the applicant signs the contract or the change of conditions', params: idParams, output: wire.signingUrl, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Request/GetSigningUrlManager/{id}', access: { staff: ['signatory'] }, effect: 'natural',
    summary: 'Where the provider signs', params: idParams, output: wire.signingUrl, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Request/GetSigningInfo/{id}', access: 'any',
    summary: 'Documents, signatures and whose turn it is', params: idParams, output: wire.signingInfo, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Signing/callback', access: 'public',
    summary: 'Post-back of the signing provider; the provider is always asked before anything is believed',
    body: wire.signingPostback, output: done, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/Signed', access: 'staff',
    summary: 'The signatory came back from the signing page: the provider is asked how it ended', query: byRequest, output: outcome, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/ApplicantSigned', access: 'applicant',
    summary: 'The applicant came back from the signing page: the provider is asked how it ended', query: byRequest, output: outcome, handler: later,
  }),
];

export const documentRoutes = [
  defineRoute({
    method: 'GET', path: '/api/Request/GetSignedContract/{id}', access: 'any',
    summary: 'The contract with the signatures it has', params: idParams, output: pdf, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Request/GetSignedDecision/{id}', access: 'any',
    summary: 'The decision', params: idParams, output: pdf, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Request/GetSignedRejectDecision/{id}', access: 'any',
    summary: 'The decision to reject', params: idParams, output: pdf, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Request/GetSignedChangeConditions/{id}/{fileId}', access: 'any',
    summary: 'A document of a change of conditions', params: wire.requestFileParams, output: pdf, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Request/GetTerminationDocument/{id}/{fileId}', access: 'any',
    summary: 'A document of the termination', params: wire.requestFileParams, output: { file: 'application/octet-stream' }, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Request/DownloadContract/{id}', access: 'any',
    summary: 'The contract as it was uploaded; staff may name a generated one', params: idParams, query: wire.documentQuery, output: pdf, handler: later,
  }),
];
export const _roles = STAFF_ROLES;
