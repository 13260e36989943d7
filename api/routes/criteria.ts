import { setTimeout as sleep } from 'node:timers/promises';
import { findEvaluation, newestEvaluation } from '../../db/queries/evaluations.ts';
import { refusal } from '../../domain/application/refusal.ts';
import { readCase } from '../case-reads.ts';
import { refused, requestFor } from '../commands.ts';
import { readCriteria } from '../criteria.ts';
import { defineRoute } from '../http/define-route.ts';
import { applicantAnd, staffWith } from '../http/rights.ts';
import { Problem } from '../http/problems.ts';
import { EngineRefusal } from '../temporal.ts';
import { criteriaFor } from '../present/for-applicant.ts';
import { time } from '../present/wire-values.ts';
import * as wire from '../wire/criteria.ts';
import { byRequest, idParams } from '../wire/shared.ts';

/** The call of a double check waits so long itself; then it answers 202 and is asked again. */
const DOUBLE_CHECK_MS = 8_000;
const POLL_MS = 200;
const WIRE_STATE = { inProgress: 'InProgress', finished: 'Finished', failed: 'Failed' } as const;
/** The specification's number of a decision: 1 is accepted. */
const DECISION_ID = { Accepted: 1, Denied: 2, DataIsMissing: 3 } as const;

export const criteriaRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/request/GetFinancialCriteriaResults/{id}',
    access: applicantAnd('readCases'),
    summary: 'Newest criteria result',
    params: idParams,
    query: wire.criteriaQuery,
    output: wire.criteriaResult,
    handler: async ({ deps, session, params, query }) => {
      const row = await readCase(deps, session, params.id, 'criteria');
      const recheck = session.kind === 'staff' && query.role !== 'User' && query.recheck === true;
      return criteriaFor(session, await readCriteria(deps, row, { final: false, recheck }));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/request/GetFinancialCriteriaResultsFinal/{id}',
    access: applicantAnd('readCases'),
    summary: 'Criteria result as it stood at submission',
    params: idParams,
    query: wire.criteriaQuery,
    output: wire.criteriaResult,
    handler: async ({ deps, session, params }) => {
      const row = await readCase(deps, session, params.id, 'criteria');
      return criteriaFor(session, await readCriteria(deps, row, { final: true, recheck: false }));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/CalculateFinancialCriteria',
    access: applicantAnd('recheckCriteria'),
    summary: 'Starts the financial evaluation',
    body: wire.calculateInput,
    output: wire.evaluationStarted,
    handler: async ({ deps, session, key, body }) => {
      const row = await requestFor(deps.db, session, body.requestId);
      const code = session.kind === 'applicant' ? refusal('evaluate', row.status, session.roles) : null;
      if (code) throw await refused(deps.db, row.id, code);
      const kind = session.kind === 'applicant' ? ('applicant' as const) : ('recheck' as const);
      const command = {
        commandId: key,
        kind,
        actorId: session.userId,
        roles: session.roles,
        seenVersion: row.version,
      };
      return deps.engine.evaluate(row.id, command).catch(async (error: unknown) => {
        throw error instanceof EngineRefusal ? await refused(deps.db, row.id, error.code) : error;
      });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetFinancialEvaluationStatus/{id}',
    access: applicantAnd('readCases'),
    summary: 'How far the newest evaluation is',
    params: idParams,
    output: wire.evaluationProgress,
    handler: async ({ deps, session, params }) => {
      const row = await readCase(deps, session, params.id, 'criteria');
      const kinds =
        session.kind === 'applicant'
          ? (['applicant'] as const)
          : (['applicant', 'recheck', 'double'] as const);
      const found = await newestEvaluation(deps.db, row.id, { kinds, upToVersion: row.formVersion });
      if (!found) throw new Problem('evaluationMissing');
      return {
        Status: WIRE_STATE[found.state],
        Decision: found.decision,
        evaluationId: found.id,
        startedAt: time(found.startedAt),
        elapsedMs: Math.max(0, (found.finishedAt ?? new Date()).getTime() - found.startedAt.getTime()),
        failureCode: found.failureCode,
      };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/DoubleCheckRequestEvaluation',
    access: staffWith('recheckCriteria'),
    rate: 'heavy',
    summary: 'Asks the registers again and evaluates; answers when it is done, else 202 with the same key',
    query: byRequest,
    output: wire.doubleCheck,
    handler: async ({ deps, session, key, query }) => {
      const row = await requestFor(deps.db, session, query.requestId);
      const command = {
        commandId: key,
        kind: 'double' as const,
        actorId: session.userId,
        roles: session.roles,
        seenVersion: row.version,
      };
      const { evaluationId } = await deps.engine.evaluate(row.id, command).catch(async (error: unknown) => {
        throw error instanceof EngineRefusal ? await refused(deps.db, row.id, error.code) : error;
      });
      const until = Date.now() + DOUBLE_CHECK_MS;
      for (;;) {
        const found = await findEvaluation(deps.db, row.id, evaluationId);
        if (found?.state === 'failed') throw new Problem('evaluationFailed');
        if (found?.decision)
          return { Decision: DECISION_ID[found.decision], decision: found.decision, evaluationId };
        if (Date.now() > until) throw new Problem('outcomeUnknown', { retryAfterSeconds: 2 });
        await sleep(POLL_MS);
      }
    },
  }),
];
