import { z } from 'zod';
import { defineRoute } from '../http/define-route.ts';
import { features } from '../wire/auth.ts';
import { scheme } from '../wire/classifiers.ts';
import { generalInfo, schemeQuery } from '../wire/requests.ts';
import { later } from './later.ts';

export const publicRoutes = [
  defineRoute({
    method: 'GET', path: '/api/feature/get', access: 'public',
    summary: 'Feature flags, read at page load',
    output: features, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Request/GetGeneralInfo', access: 'public',
    summary: 'Budget of a scheme: issued, reserved and total sum',
    query: schemeQuery, output: generalInfo, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Classifiers/Schemes', access: 'public',
    summary: 'Schemes with period, budget and texts',
    output: z.array(scheme), handler: later,
  }),
];
