import { z } from 'zod';
import { allowedActions } from '../../db/queries/allowed-actions.ts';
import { loadFacts, loadRequestLimit } from '../../db/queries/facts.ts';
import { isSectorSubmitted } from '../../db/queries/new-request-facts.ts';
import { loadRequestView } from '../../db/queries/request-view.ts';
import { listSchemeSums } from '../../db/queries/scheme-sums.ts';
import { findSubmission } from '../../db/queries/submissions.ts';
import { refusal } from '../../domain/application/refusal.ts';
import { DRAFTED_STATUSES, Status } from '../../domain/application/status.ts';
import { formProgress } from '../../domain/forms/progress.ts';
import { isPeriodOpen, type SchemeCode } from '../../domain/schemes/index.ts';
import { problemText } from '../../domain/texts/lt/problem.ts';
import { toWire } from '../../domain/values/money.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { readCase } from '../case-reads.ts';
import { requestFor } from '../commands.ts';
import type { Deps } from '../deps.ts';
import { defineRoute } from '../http/define-route.ts';
import { applicantAnd } from '../http/rights.ts';
import { Problem } from '../http/problems.ts';
import { formContext, missingFiles } from '../submission.ts';
import * as wire from '../wire/requests.ts';
import { idParams } from '../wire/shared.ts';

/** Moves whose conditions the check names, by who asks. */
const CHECKED = {
  applicant: ['submit', 'submitAdditionalDocs'],
  staff: ['handOver', 'approve', 'approveWithDocs'],
} as const;

export const submissionRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/Request/CheckForApprove',
    access: applicantAnd('readCases'),
    effect: 'read',
    summary: 'What still blocks submission (applicant) or approval (staff)',
    body: wire.checkInput,
    output: wire.checkResult,
    handler: async ({ deps, session, body }) => {
      const row = await readCase(deps, session, body.requestId, 'case');
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
      const drafting = DRAFTED_STATUSES.includes(row.status);
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
        const open = returned || (await isOpen(deps, row.schemeCode));
        const code = !open
          ? 'periodClosed'
          : (await isSectorTaken(deps, row.id, body.sectorType))
            ? 'oneRequestPerSector'
            : null;
        return { allowed: code === null, code, ErrorDescription: code ? problemText(code) : null };
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
    access: applicantAnd('readCases'),
    summary: 'Loan limit as it stood at submission',
    params: idParams,
    output: wire.limit,
    handler: async ({ deps, session, params }) => {
      const row = await readCase(deps, session, params.id, 'case');
      const found = await findSubmission(deps.db, row.id, null);
      if (!found) throw new Problem('notFound');
      return { Limit: toWire(found.limitCents), Reason: null };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetRequestLimit/{id}',
    access: applicantAnd('readCases'),
    summary: 'Loan limit now',
    params: idParams,
    output: wire.limit,
    handler: async ({ deps, session, params }) => {
      const row = await readCase(deps, session, params.id, 'case');
      const view = await loadRequestView(deps.db, row.id);
      if (!view) throw new Problem('notFound');
      const { cents, reason } = await loadRequestLimit(deps.db, { ...view, form: row.form });
      return { Limit: toWire(cents), Reason: reason };
    },
  }),
];

/** The sector of the form as it stands, or the one just chosen in it, against what the party has submitted. */
async function isSectorTaken(
  deps: Deps,
  requestId: number,
  sectorType: number | undefined,
): Promise<boolean> {
  const view = await loadRequestView(deps.db, requestId);
  if (!view) throw new Problem('notFound');
  if (sectorType === undefined) return isSectorSubmitted(deps.db, view);
  const LoanInfo = { SectorType: sectorType };
  return isSectorSubmitted(deps.db, { ...view, form: { LoanInfo } });
}

async function isOpen({ db, config }: Deps, schemeCode: SchemeCode): Promise<boolean> {
  if (config.CALL_PERIOD_CLOSED === '1') return false;
  const kept = (await listSchemeSums(db)).find((sums) => sums.schemeCode === schemeCode);
  return kept !== undefined && isPeriodOpen(kept.period, vilniusDate(new Date()));
}
