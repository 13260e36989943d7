import { z } from 'zod';
import { defineRoute } from '../http/define-route.ts';
import * as wire from '../wire/classifiers.ts';
import { later } from './later.ts';

export const classifierRoutes = [
  defineRoute({
    method: 'GET', path: '/api/Classifiers/Evrk', access: 'any',
    summary: 'Activity codes', query: wire.evrkQuery, output: z.array(wire.evrkEntry), handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Classifiers/Countries', access: 'any',
    summary: 'Countries with Lithuanian names', output: z.array(wire.country), handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Address/Districts', access: 'any',
    summary: 'Districts (apskritys)', output: z.array(wire.place), handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Address/Municipalities/{districtId}', access: 'any',
    summary: 'Municipalities of a district', params: wire.districtParams, output: z.array(wire.place), handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Address/Elderships/{municipalityId}', access: 'any',
    summary: 'Elderships of a municipality; none are known', params: wire.municipalityParams, output: z.array(wire.place), handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Address/Settlements', access: 'any',
    summary: 'Settlements of a municipality', query: wire.settlementQuery, output: z.array(wire.settlement), handler: later,
  }),
];
