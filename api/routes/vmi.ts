import { z } from 'zod';
import { listBatches } from '../../db/queries/batches/progress.ts';
import { listChecks } from '../../db/queries/vmi/checks.ts';
import { STAFF_RIGHTS } from '../../domain/application/rights.ts';
import { batchFor, cancelBatch, presentBatch, repeatUndone, startMass } from '../batches.ts';
import { defineRoute } from '../http/define-route.ts';
import { presentCheck, sendCheck } from '../vmi-checks.ts';
import { batch, batchParams } from '../wire/batches.ts';
import { managerFilter } from '../wire/staff-list.ts';
import { codeParams, vmiCheck, vmiCheckSent } from '../wire/vmi.ts';

const CHECKS_SHOWN = 500;
const BATCHES_SHOWN = 20;

const mayCheck = { staff: STAFF_RIGHTS.checkVmi };
const mayMass = { staff: STAFF_RIGHTS.massVmi };

export const vmiRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Request/VmiAdditionalChecksList',
    access: mayCheck,
    summary: 'Checks at the tax authority, the newest five hundred',
    output: z.array(vmiCheck),
    handler: async ({ deps }) => (await listChecks(deps.db, CHECKS_SHOWN)).map(presentCheck),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/VmiAdditionalChecksSave/{code}',
    access: mayCheck,
    summary: 'Asks the tax authority about a company or person; a question under way is joined',
    params: codeParams,
    output: vmiCheckSent,
    handler: async ({ deps, session, params, key }) =>
      sendCheck(deps, params.code, { by: session.userId, commandId: `${session.userId}:${key}` }),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/MarkForVmiRenewMass',
    feature: 'massVmi',
    access: mayMass,
    rate: 'heavy',
    summary: 'Renews the tax data of every request the filter finds',
    body: managerFilter,
    output: batch,
    handler: async ({ deps, session, body, key }) =>
      startMass(deps, session, { kind: 'vmiRenew', filter: body, key }),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/MarkForVmiAdditionalCheckMass',
    feature: 'massVmi',
    access: mayMass,
    rate: 'heavy',
    summary: 'Checks the turnover of every request the filter finds',
    body: managerFilter,
    output: batch,
    handler: async ({ deps, session, body, key }) =>
      startMass(deps, session, { kind: 'vmiAdditionalCheck', filter: body, key }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/GetBatches',
    access: mayMass,
    summary: 'Mass actions in progress, and those of the caller that ended within a day',
    output: z.array(batch),
    handler: async ({ deps, session }) =>
      (await listBatches(deps.db, session.userId, BATCHES_SHOWN)).map((batch) =>
        presentBatch(batch, session.userId),
      ),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/GetBatch/{id}',
    access: mayMass,
    summary: 'How far a mass action is, and which rows failed',
    params: batchParams,
    output: batch,
    handler: async ({ deps, session, params }) =>
      presentBatch(await batchFor(deps, params.id), session.userId),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/CancelBatch/{id}',
    access: mayMass,
    summary: 'Stops a mass action; what was not asked stays undone',
    params: batchParams,
    output: batch,
    handler: async ({ deps, session, params }) => cancelBatch(deps, session, params.id),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/RepeatBatch/{id}',
    feature: 'massVmi',
    access: mayMass,
    rate: 'heavy',
    summary: 'Starts what a mass action left undone, failed or cancelled, again',
    params: batchParams,
    output: batch,
    handler: async ({ deps, session, params, key }) =>
      repeatUndone(deps, session, { batchId: params.id, key }),
  }),
];
