import { defineRoute } from '../http/define-route.ts';
import * as wire from '../wire/criteria.ts';
import { byRequest, idParams } from '../wire/shared.ts';
import { later } from './later.ts';

export const criteriaRoutes = [
  defineRoute({
    method: 'GET', path: '/api/request/GetFinancialCriteriaResults/{id}', access: 'any',
    summary: 'Newest criteria result',
    params: idParams, query: wire.criteriaQuery, output: wire.criteriaResult, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/request/GetFinancialCriteriaResultsFinal/{id}', access: 'any',
    summary: 'Criteria result as it stood at submission',
    params: idParams, query: wire.criteriaQuery, output: wire.criteriaResult, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/CalculateFinancialCriteria', access: 'any',
    summary: 'Starts the financial evaluation',
    body: wire.calculateInput, output: wire.evaluationStarted, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Request/GetFinancialEvaluationStatus/{id}', access: 'any',
    summary: 'How far the newest evaluation is',
    params: idParams, output: wire.evaluationProgress, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Request/DoubleCheckRequestEvaluation', access: { staff: ['manager', 'approver', 'assessor'] },
    summary: 'Asks the registers again and evaluates; answers when it is done, else 202 with the same key',
    query: byRequest, output: wire.doubleCheck, handler: later,
  }),
];
