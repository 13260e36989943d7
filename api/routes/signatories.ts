import { keepOffice, listOfficeHistory, listSignatories } from '../../db/queries/signatories.ts';
import { officeProblems } from '../../domain/documents/held-office.ts';
import { OFFICE_PROBLEM_TEXT } from '../../domain/texts/lt/screen/staff-texts.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { staffWith } from '../http/rights.ts';
import { time } from '../present/wire-values.ts';
import * as wire from '../wire/signatories.ts';
import { done } from '../wire/shared.ts';

const ACCESS = staffWith('keepTexts');

export const signatoryRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Signatories',
    access: ACCESS,
    summary: 'Accounts that sign for the provider, the office and basis of each, and who changed them',
    output: wire.signatories,
    handler: async ({ deps }) => {
      const [accounts, history] = await Promise.all([listSignatories(deps.db), listOfficeHistory(deps.db)]);
      return {
        accounts: accounts.map(({ id, name, office = null, basisNumber = null, basisDate = null }) => ({
          id,
          name,
          office,
          basisNumber,
          basisDate,
        })),
        history: history.map(({ office = null, basisNumber = null, basisDate = null, madeAt, ...entry }) => ({
          ...entry,
          office,
          basisNumber,
          basisDate,
          madeAt: time(madeAt),
        })),
      };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/SaveSignatory',
    access: ACCESS,
    summary: 'Keeps the office and basis an account signs by; documents made from now on name them',
    body: wire.officeInput,
    fails: [404],
    output: done,
    handler: async ({ deps, session, key, body }) => {
      const { id: userId, reason, ...given } = body;
      const problems = officeProblems({ ...given, reason }, vilniusDate(new Date()));
      const errors = Object.entries(problems).map(([field, code]) => [field, [OFFICE_PROBLEM_TEXT[code]]]);
      if (errors.length > 0)
        throw new Problem('validation', { errors: Object.fromEntries(errors) as Record<string, string[]> });
      const office = given.office.trim();
      const held = office ? { ...given, office, basisNumber: given.basisNumber.trim() } : null;
      const change = { userId, held, reason: reason.trim(), by: session.userId };
      if (!(await keepOffice(deps.db, { ...change, callKey: `${session.userId}:${key}` })))
        throw new Problem('notFound');
      return { ok: true as const };
    },
  }),
];
