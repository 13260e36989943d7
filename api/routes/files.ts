import { defineRoute } from '../http/define-route.ts';
import * as wire from '../wire/files.ts';
import { done, idParams } from '../wire/shared.ts';
import { later } from './later.ts';

export const fileRoutes = [
  defineRoute({
    method: 'GET', path: '/api/request/GetUploadedFiles/{id}', access: 'applicant',
    summary: 'Attachments', params: idParams, output: wire.uploadedFiles, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/request/GetUploadedFilesManager/{id}', access: 'staff',
    summary: 'Attachments', params: idParams, output: wire.uploadedFiles, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/request/UploadFiles', access: 'any',
    summary: 'Adds attachments of one purpose', multipart: { field: 'Files', max: 10 },
    body: wire.uploadInput, output: wire.uploadedFiles, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/request/DownloadFile/{requestId}/{fileId}', access: 'any',
    summary: 'One attachment', params: wire.fileParams, output: { file: 'application/octet-stream' }, handler: later,
  }),
  defineRoute({
    method: 'DELETE', path: '/api/request/DeleteUploadedFile/{requestId}/{fileId}', access: 'any',
    summary: 'Removes an attachment', params: wire.fileParams, output: done, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/request/DownloadAllFiles/{id}', access: 'any', rate: 'heavy',
    summary: 'All attachments in one zip', params: idParams, output: { file: 'application/zip' }, handler: later,
  }),
];
