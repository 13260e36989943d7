import { z } from 'zod';
import { allowedActions } from '../../db/queries/allowed-actions.ts';
import { loadFacts, loadRequestLimit } from '../../db/queries/facts.ts';
import { loadRequestView } from '../../db/queries/request-view.ts';
import { findSubmission } from '../../db/queries/submissions.ts';
import { refusal } from '../../domain/application/refusal.ts';
import { Status } from '../../domain/application/status.ts';
import { formProgress } from '../../domain/forms/progress.ts';
import { isPeriodOpen, schemeOf } from '../../domain/schemes/index.ts';
import { problemText } from '../../domain/texts/lt/problem.ts';
import { toWire } from '../../domain/values/money.ts';
import { vilniusDate } from '../../domain/values/working-days.ts';
import { requestFor, runAction } from '../commands.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { formContext, missingFiles } from '../submission.ts';
import * as wire from '../wire/requests.ts';
import { byRequest, idParams, outcome } from '../wire/shared.ts';

/** Moves whose conditions the check names, by who asks. */
const CHECKED = {
  applicant: ['submit', 'submitAdditionalDocs'],
  staff: ['handOver', 'approve', 'approveWithDocs'],
} as const;

export const submissionRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/Request/SendForApprove',
    access: 'applicant',
    summary: 'Submits the request',
    query: wire.submitQuery,
    output: outcome,
    handler: async (call) => {
      const { requestId, formVersion } = call.query;
      const row = await requestFor(call.deps.db, call.session, requestId);
      return runAction(call, {
        requestId,
        action: 'submit',
        input: { formVersion: formVersion ?? row.formVersion },
      });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/SubmitAdditionalDocs',
    access: 'applicant',
    summary: 'Submits the additional documents',
    query: byRequest,
    output: outcome,
    handler: async (call) =>
      runAction(call, { requestId: call.query.requestId, action: 'submitAdditionalDocs' }),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/CheckForApprove',
    access: 'any',
    effect: 'read',
    summary: 'What still blocks submission (applicant) or approval (staff)',
    body: wire.checkInput,
    output: wire.checkResult,
    handler: async ({ deps, session, body }) => {
      const row = await requestFor(deps.db, session, body.requestId);
      const callPeriodClosed = deps.config.CALL_PERIOD_CLOSED === '1';
      const actions = await allowedActions(deps.db, row.id, {
        actorId: session.userId,
        roles: session.roles,
        callPeriodClosed,
      });
      const checked: readonly string[] = CHECKED[session.kind];
      const refusals = actions.flatMap(({ name, refusal: code }) =>
        code && checked.includes(name) ? [{ action: name, code, sentence: problemText(code) }] : [],
      );
      const drafting = row.status === Status.preparing || row.status === Status.returned;
      const missing = drafting ? await missingFiles(deps, row) : [];
      const progress = formProgress(row.form, await formContext(deps, row), true);
      return {
        ok: refusals.length === 0,
        refusals,
        missingAttachments: missing,
        sections: progress.sections.flatMap(({ id, state }) =>
          state.kind === 'errors' ? [{ section: id, problems: state.count }] : [],
        ),
      };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/CanCreateOrSubmit',
    access: 'applicant',
    effect: 'read',
    summary: 'Whether the call is open and the sector free',
    body: wire.canCreateInput,
    output: wire.canCreate,
    handler: async ({ deps, session, body }) => {
      const row = body.requestId === undefined ? null : await requestFor(deps.db, session, body.requestId);
      if (row) {
        const returned = row.status === Status.returned;
        const open = returned || isOpen(deps, row.schemeCode);
        return {
          allowed: open,
          code: open ? null : 'periodClosed',
          ErrorDescription: open ? null : problemText('periodClosed'),
        };
      }
      const facts = await loadFacts(deps.db, {
        requestId: null,
        action: 'start',
        actorId: session.userId,
        roles: session.roles,
        input: {
          schemeCode: body.schemeCode,
          partyId: session.partyId,
          sectorType: body.sectorType as 1 | 2 | 3 | undefined,
        },
        callPeriodClosed: deps.config.CALL_PERIOD_CLOSED === '1',
      });
      const code = refusal('start', null, session.roles, facts);
      return { allowed: code === null, code, ErrorDescription: code ? problemText(code) : null };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/CanCreateRequest',
    access: 'applicant',
    summary: 'Whether the call is open',
    query: wire.schemeQuery,
    output: z.boolean(),
    handler: async ({ deps, query }) => isOpen(deps, query.schemeCode),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetInitialRequestLimit/{id}',
    access: 'any',
    summary: 'Loan limit as it stood at submission',
    params: idParams,
    output: wire.limit,
    handler: async ({ deps, session, params }) => {
      const row = await requestFor(deps.db, session, params.id);
      const found = await findSubmission(deps.db, row.id, null);
      if (!found) throw new Problem('notFound');
      return { Limit: toWire(found.limitCents), Reason: null };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetRequestLimit/{id}',
    access: 'any',
    summary: 'Loan limit now',
    params: idParams,
    output: wire.limit,
    handler: async ({ deps, session, params }) => {
      const row = await requestFor(deps.db, session, params.id);
      const view = await loadRequestView(deps.db, row.id);
      if (!view) throw new Problem('notFound');
      const { cents, reason } = await loadRequestLimit(deps.db, view);
      return { Limit: toWire(cents), Reason: reason };
    },
  }),
];

function isOpen(
  deps: { config: { CALL_PERIOD_CLOSED: '0' | '1' } },
  schemeCode: Parameters<typeof schemeOf>[0],
): boolean {
  return (
    deps.config.CALL_PERIOD_CLOSED !== '1' && isPeriodOpen(schemeOf(schemeCode), vilniusDate(new Date()))
  );
}
