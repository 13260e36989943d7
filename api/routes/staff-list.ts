import { z } from 'zod';
import { defineRoute } from '../http/define-route.ts';
import * as wire from '../wire/staff-list.ts';
import { staffCase, logRow } from '../wire/staff-case.ts';
import { byRequest, idParams } from '../wire/shared.ts';
import { later } from './later.ts';

export const staffListRoutes = [
  defineRoute({
    method: 'POST', path: '/api/Request/GetManagerRequests', access: 'staff', effect: 'read',
    summary: 'Requests by filter, thirty a page, the most urgent first', body: wire.managerFilter, output: wire.managerPage, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/BackOffice/GetQueues', access: 'staff',
    summary: 'Queues with live counts for this person', output: z.array(wire.queueCount), handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/BackOffice/GetTasks', access: 'staff',
    summary: 'Open tasks', query: wire.tasksQuery, output: wire.taskPage, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/BackOffice/GetInvegaUsers', access: 'staff',
    summary: 'Users of the provider', output: z.array(wire.providerUser), handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Request/GetAssessorsList', access: 'staff',
    summary: 'People who may assess', output: z.array(wire.assessor), handler: later,
  }),
];

export const staffCaseRoutes = [
  defineRoute({
    method: 'GET', path: '/api/Request/GetForManager', access: 'staff',
    summary: 'The whole case with allowed actions; ETag is its version', query: byRequest, output: staffCase, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Request/GetRequestLog/{id}', access: 'staff',
    summary: 'Who did what and when', params: idParams, output: z.array(logRow), handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Request/GetRelatedRequests', access: 'staff',
    summary: 'Other requests of the party and of its group', query: byRequest, output: z.array(wire.relatedRequest), handler: later,
  }),
];
