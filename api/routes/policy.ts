import { z } from 'zod';
import { listDrafts } from '../../db/queries/policy/drafts.ts';
import { countFlips, listOutcomes } from '../../db/queries/policy/outcomes.ts';
import { listRuns, listTotals } from '../../db/queries/policy/runs.ts';
import { hasRight, STAFF_RIGHTS } from '../../domain/application/rights.ts';
import { POLICY_EXPORT } from '../../domain/texts/lt/screen/staff-policy.ts';
import { defineRoute } from '../http/define-route.ts';
import { fileReply } from '../http/reply.ts';
import {
  cancelRun,
  changeDraft,
  createDraft,
  draftFor,
  removeDraft,
  runFor,
  startRun,
} from '../policy/commands.ts';
import { exportOutcomes } from '../policy/export.ts';
import { draftOf, outcomeOf, runOf, totalOf } from '../policy/present.ts';
import { time } from '../present/wire-values.ts';
import * as wire from '../wire/policy.ts';
import { done } from '../wire/shared.ts';

const ACCESS = { staff: STAFF_RIGHTS.tryPolicies } as const;
const OUTCOMES_PER_PAGE = 30;

export const policyRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Policy/Drafts',
    access: ACCESS,
    summary: 'Draft rule sets, the newest saved first',
    output: z.array(wire.draft),
    handler: async ({ deps }) => (await listDrafts(deps.db)).map(draftOf),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Policy/Drafts',
    access: ACCESS,
    summary: 'Copies a rule set in force into a draft; real requests are never judged by it',
    body: wire.newDraft,
    fails: [404],
    output: wire.draft,
    handler: async ({ deps, session, key, body }) =>
      draftOf(await createDraft(deps, { by: session.userId, key }, body)),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Policy/Drafts/{id}',
    access: ACCESS,
    summary: 'One draft with its parameters',
    params: wire.draftParams,
    output: wire.draft,
    handler: async ({ deps, params }) => draftOf(await draftFor(deps, params.id)),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Policy/Drafts/{id}',
    access: ACCESS,
    summary: 'Saves a draft; 409 says who saved it meanwhile',
    params: wire.draftParams,
    body: wire.draftChange,
    output: wire.draft,
    handler: async ({ deps, session, key, params, body }) =>
      draftOf(await changeDraft(deps, { by: session.userId, key }, { id: params.id, ...body })),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/BackOffice/Policy/Drafts/{id}',
    access: ACCESS,
    summary: 'Deletes a draft; its runs stay',
    params: wire.draftParams,
    query: wire.draftVersion,
    output: done,
    handler: async ({ deps, params, query }) => {
      await removeDraft(deps, { id: params.id, version: query.version });
      return { ok: true as const };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Policy/Runs',
    access: ACCESS,
    summary: 'What-if runs, the newest first',
    query: wire.runsQuery,
    output: z.array(wire.run),
    handler: async ({ deps, query }) => (await listRuns(deps.db, query.draftId ?? null)).map(runOf),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Policy/Runs',
    feature: 'policyRuns',
    access: ACCESS,
    rate: 'heavy',
    summary: 'Judges past evaluations of a scheme by a draft; nothing real changes',
    body: wire.newRun,
    output: wire.run,
    handler: async ({ deps, session, key, body }) =>
      runOf(await startRun(deps, { by: session.userId, key }, body)),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Policy/Runs/{id}',
    access: ACCESS,
    summary: 'How far a run is, and what it found so far',
    params: wire.draftParams,
    output: wire.runResult,
    handler: async ({ deps, params }) => {
      const run = await runFor(deps, params.id);
      const [totals, flips] = await Promise.all([listTotals(deps.db, run.id), countFlips(deps.db, run.id)]);
      return { ...runOf(run), parameters: run.parameters, totals: totals.map(totalOf), flips };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Policy/Runs/{id}/Cancel',
    access: ACCESS,
    summary: 'Stops a run; what it found stays',
    params: wire.draftParams,
    output: wire.run,
    handler: async ({ deps, params }) => runOf(await cancelRun(deps, params.id)),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Policy/Runs/{id}/Outcomes',
    access: ACCESS,
    summary: 'Requests that would be decided otherwise, thirty a page, the largest sums first',
    params: wire.draftParams,
    query: wire.outcomesQuery,
    output: wire.outcomePage,
    handler: async ({ deps, session, params, query }) => {
      const { id: runId } = await runFor(deps, params.id);
      const { oldDecision = null, newDecision = null, rule = null, page = 1 } = query;
      const filter = { runId, oldDecision, newDecision, rule };
      const { rows, total } = await listOutcomes(deps.db, filter, { page, perPage: OUTCOMES_PER_PAGE });
      return {
        SearchResult: rows.map((row) => outcomeOf(row, hasRight('readCases', session.roles))),
        TotalPageCount: Math.max(1, Math.ceil(total / OUTCOMES_PER_PAGE)),
        TotalCount: total,
      };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Policy/Runs/{id}/Export',
    access: ACCESS,
    rate: 'heavy',
    summary: 'The same as a CSV file, all of them',
    params: wire.draftParams,
    output: { file: 'text/csv' },
    handler: async ({ deps, session, params }) => {
      const run = await runFor(deps, params.id);
      return fileReply({
        stream: exportOutcomes(deps.db, run.id, hasRight('readCases', session.roles)),
        name: POLICY_EXPORT.file(time(run.startedAt).slice(0, 10)),
        contentType: 'text/csv; charset=utf-8',
      });
    },
  }),
];
