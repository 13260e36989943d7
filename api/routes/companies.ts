import { z } from 'zod';
import { lookUpCompanies } from '../companies.ts';
import { defineRoute } from '../http/define-route.ts';
import * as wire from '../wire/companies.ts';

export const companyRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/Company/Find',
    access: 'applicant',
    effect: 'natural',
    summary:
      'Companies by their codes in the register of legal entities; a register that must be asked answers later',
    body: wire.findInput,
    output: z.array(wire.foundCompany),
    handler: async ({ deps, session, body }) => lookUpCompanies(deps, body.Codes, session.userId),
  }),
];
