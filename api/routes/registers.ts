import { z } from 'zod';
import { loadSnapshots } from '../../db/queries/registers.ts';
import { readCase } from '../case-reads.ts';
import { requestFor } from '../commands.ts';
import { readCriteria } from '../criteria.ts';
import type { Deps } from '../deps.ts';
import { saveCompany } from '../company-save.ts';
import { defineRoute } from '../http/define-route.ts';
import { applicantAnd, staffWith } from '../http/rights.ts';
import { Problem } from '../http/problems.ts';
import type { ApplicantSession, Session } from '../http/session.ts';
import { evrksOf, parametersFor } from '../present/evrk.ts';
import { criteriaFor, progressForApplicant } from '../present/for-applicant.ts';
import { openCase } from '../open-case.ts';
import { readProgress, renewRegisters, startRegisters, subjectKind } from '../registers.ts';
import { criteriaResult } from '../wire/criteria.ts';
import { askSilentRegisters } from '../silent-registers.ts';
import * as wire from '../wire/registers.ts';
import { byRequest, idParams } from '../wire/shared.ts';

type LoginType = ApplicantSession['loginType'];

/** The party is the caller's own and of the kind the path names; anything else is not there. */
function assertOwn(session: ApplicantSession, loginType: LoginType, partyId: number | undefined): void {
  if (session.loginType !== loginType || (partyId !== undefined && partyId !== session.partyId))
    throw new Problem('notFound');
}

async function activities(deps: Deps, session: Session, loginType: LoginType, requestId: number | undefined) {
  const row = requestId === undefined ? null : await readCase(deps, session, requestId, 'registers');
  const own = session.kind === 'applicant' ? { loginType: session.loginType, code: session.partyCode } : null;
  const party = row ? { loginType: row.loginType, code: row.partyCode } : own;
  if (!party) throw new Problem('notFound');
  if (party.loginType !== loginType) return [];
  const snapshots = await loadSnapshots(deps.db, subjectKind(loginType), party.code);
  return evrksOf(snapshots, parametersFor(row));
}

export const registerRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/Company/StartRegistersProcessing',
    access: 'applicant',
    summary: 'Asks the registers about the company',
    body: wire.startCompanyRegisters,
    output: wire.registersProgress,
    handler: async ({ deps, session, body }) => {
      assertOwn(session, 'Company', body.CompanyId);
      return progressForApplicant(
        await startRegisters(deps, session, { reason: 'manual', by: session.userId }),
      );
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Company/GetRegistersProcessingStatus/{id}',
    access: 'applicant',
    poll: true,
    summary: 'How far the registers are, step by step; id is that of the party',
    params: idParams,
    output: wire.registersProgress,
    handler: async ({ deps, session, params }) => {
      assertOwn(session, 'Company', params.id);
      return progressForApplicant(await readProgress(deps, session));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Individual/StartRegistersProcessing',
    access: 'applicant',
    summary: 'Asks the registers about the sole trader',
    body: wire.startIndividualRegisters,
    output: wire.registersProgress,
    handler: async ({ deps, session, body }) => {
      assertOwn(session, 'Individual', body.IndividualId);
      return progressForApplicant(
        await startRegisters(deps, session, { reason: 'manual', by: session.userId }),
      );
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Individual/GetRegistersProcessingStatus/{id}',
    access: 'applicant',
    poll: true,
    summary: 'The same for a sole trader',
    params: idParams,
    output: wire.registersProgress,
    handler: async ({ deps, session, params }) => {
      assertOwn(session, 'Individual', params.id);
      return progressForApplicant(await readProgress(deps, session));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Registers/AskSilent',
    access: 'applicant',
    summary: 'Asks again the registers that did not answer about the party, and no others',
    output: wire.silentAsked,
    handler: async ({ deps, session }) => askSilentRegisters(deps, session, session.userId),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Individual/GetFinancialCriteriaResults/{id}',
    access: 'applicant',
    summary: 'Criteria result of a sole trader’s request',
    params: idParams,
    output: criteriaResult,
    handler: async ({ deps, session, params }) => {
      const row = await requestFor(deps.db, session, params.id);
      if (row.loginType !== 'Individual') throw new Problem('notFound');
      return criteriaFor(session, await readCriteria(deps, row, { final: false, recheck: false }));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/company/save',
    access: 'applicant',
    summary: 'Saves the company section of a draft and asks the registers again',
    body: wire.companySaveInput,
    output: wire.companySaved,
    handler: async ({ deps, session, body }) => {
      assertOwn(session, 'Company', undefined);
      const row = await requestFor(deps.db, session, body.RequestId);
      return saveCompany(deps, session, row, body);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/RenewVmiInfo',
    access: staffWith('renewRegisters'),
    rate: 'heavy',
    summary: 'Asks the tax authority about the applicant again',
    query: byRequest,
    output: wire.registersRenewed,
    handler: async ({ deps, session, query }) => {
      const row = await openCase(deps, session, query.requestId);
      return renewRegisters(deps, row, {
        reason: 'manual',
        by: session.userId,
        registers: ['tax-authority'],
      });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/GetCompanyEvrks',
    access: applicantAnd('readCases'),
    effect: 'read',
    summary: 'Activities of the company as the tax authority lists them',
    body: wire.evrkInput,
    output: z.array(wire.evrkRow),
    handler: async ({ deps, session, body }) => activities(deps, session, 'Company', body.requestId),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/GetIndividualEvrks',
    access: applicantAnd('readCases'),
    effect: 'read',
    summary: 'Activities of the sole trader as the tax authority lists them',
    body: wire.evrkInput,
    output: z.array(wire.evrkRow),
    handler: async ({ deps, session, body }) => activities(deps, session, 'Individual', body.requestId),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetCompanyEvrks',
    access: staffWith('readCases'),
    summary: 'Activities of the company of a request',
    query: byRequest,
    output: z.array(wire.evrkRow),
    handler: async ({ deps, session, query }) => activities(deps, session, 'Company', query.requestId),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetIndividualEvrks',
    access: staffWith('readCases'),
    summary: 'Activities of the sole trader of a request',
    query: byRequest,
    output: z.array(wire.evrkRow),
    handler: async ({ deps, session, query }) => activities(deps, session, 'Individual', query.requestId),
  }),
];
