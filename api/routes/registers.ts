import { z } from 'zod';
import { defineRoute } from '../http/define-route.ts';
import { criteriaResult } from '../wire/criteria.ts';
import * as wire from '../wire/registers.ts';
import { byRequest, idParams } from '../wire/shared.ts';
import { later } from './later.ts';

export const registerRoutes = [
  defineRoute({
    method: 'POST', path: '/api/Company/StartRegistersProcessing', access: 'applicant',
    summary: 'Asks the registers about the company',
    body: wire.startCompanyRegisters, output: wire.registersProgress, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Company/GetRegistersProcessingStatus/{id}', access: 'applicant',
    summary: 'How far the registers are, step by step; id is that of the party',
    params: idParams, output: wire.registersProgress, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Individual/StartRegistersProcessing', access: 'applicant',
    summary: 'Asks the registers about the sole trader',
    body: wire.startIndividualRegisters, output: wire.registersProgress, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Individual/GetRegistersProcessingStatus/{id}', access: 'applicant',
    summary: 'The same for a sole trader',
    params: idParams, output: wire.registersProgress, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Individual/GetFinancialCriteriaResults/{id}', access: 'applicant',
    summary: 'Criteria result of a sole trader’s request',
    params: idParams, output: criteriaResult, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/company/save', access: 'applicant',
    summary: 'Saves the company section of a draft and asks the registers again',
    body: wire.companySaveInput, output: wire.companySaved, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/GetCompanyEvrks', access: 'any', effect: 'read',
    summary: 'Activities of the company as the tax authority lists them',
    body: wire.evrkInput, output: z.array(wire.evrkRow), handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/GetIndividualEvrks', access: 'any', effect: 'read',
    summary: 'Activities of the sole trader as the tax authority lists them',
    body: wire.evrkInput, output: z.array(wire.evrkRow), handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Request/GetCompanyEvrks', access: 'staff',
    summary: 'Activities of the company of a request',
    query: byRequest, output: z.array(wire.evrkRow), handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Request/GetIndividualEvrks', access: 'staff',
    summary: 'Activities of the sole trader of a request',
    query: byRequest, output: z.array(wire.evrkRow), handler: later,
  }),
];
