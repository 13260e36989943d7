import {
  decideRepair,
  findRepairProposal,
  insertRepair,
  listRepairProposals,
} from '../../db/queries/repair/proposals.ts';
import { listStopped, listTries, watchAll, type Stopped } from '../../db/queries/repair/stopped.ts';
import { listStaff } from '../../db/queries/users.ts';
import { hasRight } from '../../domain/application/rights.ts';
import { INPUTS } from '../../domain/application/inputs.ts';
import { runAction } from '../commands.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem, validationProblem } from '../http/problems.ts';
import { staffWith } from '../http/rights.ts';
import { causesOf, personOf, proposalOf } from '../present/repair.ts';
import { time } from '../present/wire-values.ts';
import { keptBy, proposalToDecide, tryAgain } from '../repair.ts';
import * as wire from '../wire/repair.ts';
import { done } from '../wire/shared.ts';

const ACCESS = staffWith('repairCases');

/** Requests whose history a repair stands in, once each; a payment request has that of its loan. */
const numbersOf = (rows: readonly Stopped[]): number[] =>
  [...new Set(rows.map(({ requestId }) => requestId))].filter((number) => number > 0);

export const repairRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Repair',
    access: ACCESS,
    summary: 'What needs a person to go on, by cause; numbers, statuses and codes only',
    output: wire.repairConsole,
    handler: async ({ deps, session }) => {
      const { db, config } = deps;
      const now = new Date();
      const [stopped, tries, watch, proposals, staff] = await Promise.all([
        listStopped(db),
        listTries(db),
        watchAll(db),
        listRepairProposals(db),
        listStaff(db),
      ]);
      const loans = new Set(stopped.filter(({ payment }) => !payment).map(({ requestId }) => requestId));
      const payments = new Set(stopped.flatMap(({ payment }) => payment?.id ?? []));
      const engine = { uiUrl: config.TEMPORAL_UI_URL ?? null, namespace: config.TEMPORAL_NAMESPACE };
      return {
        now: time(now),
        checkedAt: time(watch.checkedAt),
        stopped: loans.size + payments.size,
        running: Math.max(0, watch.open - loans.size),
        causes: causesOf({ stopped, tries, watch, engine, now }),
        proposals: proposals.map((row) => proposalOf(row, session.userId)),
        people: staff
          .filter(({ id, roles }) => id !== session.userId && hasRight('repairCases', roles))
          .map(personOf),
      };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Repair/Propose',
    access: ACCESS,
    summary: 'Proposes a repair to a second person, who carries it out',
    body: wire.proposeInput,
    output: wire.proposed,
    fails: [404, 409],
    handler: async ({ deps, session, body }) => {
      const kept = await keptBy(deps, body.cause);
      const meant =
        body.remedy === 'return'
          ? kept.filter((row) => row.requestId === body.requestId && !row.payment)
          : kept;
      if (meant.length === 0 || (body.remedy === 'return' && !body.action)) throw new Problem('notFound');
      const second = (await listStaff(deps.db)).find(({ id }) => id === body.secondId);
      const may = second ? personOf(second) : null;
      const isAble = body.action ? may?.mayReturn.includes(body.action) : true;
      if (!may?.mayRetry || !isAble || may.id === session.userId) throw new Problem('repairSecond');
      const isReturn = body.remedy === 'return';
      if (isReturn) {
        // What the move would refuse is said now, not to the second person.
        const given = INPUTS[body.action!].safeParse({ comment: body.reason });
        if (!given.success) throw validationProblem(given.error, { comment: 'reason' });
      }
      const id = await insertRepair(deps.db, {
        cause: body.cause,
        remedy: body.remedy,
        requestId: isReturn ? body.requestId : null,
        action: isReturn ? body.action : null,
        reason: body.reason,
        proposedBy: session.userId,
        secondId: body.secondId,
        touches: numbersOf(meant),
      });
      if (id === null) throw new Problem('repairProposed');
      return { id };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Repair/{id}/Confirm',
    access: ACCESS,
    summary:
      'The second person carries out a repair: what is stuck is tried, or the request goes back a stage',
    params: wire.repairParams,
    output: done,
    fails: [404, 409],
    handler: async (call) => {
      const { deps, session, params } = call;
      const proposal = await proposalToDecide(deps, session, params.id);
      const { requestId, action, reason, cause } = proposal;
      const touches = requestId !== null ? [requestId] : numbersOf(await keptBy(deps, cause));
      // A repeated call finds the move made under its key; the decision is written after it, so neither is lost.
      if (requestId !== null && action !== null)
        await runAction(call, { requestId, action, input: { comment: reason } });
      else await tryAgain(deps, session, cause);
      const state = 'confirmed' as const;
      if (!(await decideRepair(deps.db, { id: params.id, by: session.userId, state, touches })))
        throw new Problem('repairDecided');
      return { ok: true as const };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Repair/{id}/Decline',
    access: ACCESS,
    summary: 'The second person declines a repair, or its author takes it back',
    params: wire.repairParams,
    output: done,
    fails: [404, 409],
    handler: async ({ deps, session, params }) => {
      const proposal = await findRepairProposal(deps.db, params.id);
      if (!proposal) throw new Problem('notFound');
      const isOwn = proposal.proposedById === session.userId;
      if (!isOwn && proposal.secondId !== session.userId) throw new Problem('repairOthers');
      const state = isOwn ? 'withdrawn' : 'declined';
      const touches = proposal.requestId === null ? [] : [proposal.requestId];
      if (!(await decideRepair(deps.db, { id: params.id, by: session.userId, state, touches })))
        throw new Problem('repairDecided');
      return { ok: true as const };
    },
  }),
];
