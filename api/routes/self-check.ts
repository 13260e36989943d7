import { defineRoute } from '../http/define-route.ts';
import { beginSelfCheck, readSelfCheck } from '../self-check.ts';
import * as wire from '../wire/self-check.ts';

export const selfCheckRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/SelfCheck',
    feature: 'selfCheck',
    access: 'public',
    rate: 'check',
    summary: 'Self-check: asks the public registers about a company and judges it by the rules of a scheme',
    body: wire.selfCheckInput,
    output: wire.selfCheckResult,
    handler: async ({ deps, body }) =>
      beginSelfCheck(deps, { companyCode: body.CompanyCode, scheme: body.SchemeCode }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/SelfCheck/{id}',
    feature: 'selfCheck',
    access: 'public',
    summary: 'The same check again, while the registers are being asked or for another scheme',
    params: wire.selfCheckParams,
    query: wire.selfCheckQuery,
    output: wire.selfCheckResult,
    handler: async ({ deps, params, query }) => readSelfCheck(deps, params.id, query.schemeCode),
  }),
];
