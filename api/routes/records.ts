import { endHold, placeHold, type HoldRefusal } from '../../db/queries/retention/holds.ts';
import {
  confirmRemoval,
  makeRetentionList,
  proposeRemoval,
  reopenRemoval,
} from '../../db/queries/retention/lists.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { staffWith } from '../http/rights.ts';
import { itemsOf, listFor, reasonOf, recordsOf, reportFile } from '../records.ts';
import * as wire from '../wire/records.ts';
import { done } from '../wire/shared.ts';

const SEES = staffWith('confirmAdministration');
const DONE = { ok: true as const };

export const recordRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Records',
    access: SEES,
    summary: 'Lists of records whose term is over, and cases that are held; numbers and days only',
    output: wire.records,
    handler: async ({ deps, session }) => recordsOf(deps.db, session),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Records/Make',
    access: staffWith('keepRecords'),
    summary: 'Makes the list of what may go today; an empty one is sealed at once',
    fails: [409],
    output: wire.madeList,
    handler: async ({ deps }) => {
      const id = await makeRetentionList(deps.db, vilniusDate(new Date()), { onlyOnce: false });
      if (id === null) throw new Problem('listOpen');
      return { id };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Records/{id}/Items',
    access: SEES,
    summary: 'A page of a list: what would go, or has gone',
    params: wire.listParams,
    query: wire.itemQuery,
    fails: [404],
    output: wire.recordItems,
    handler: async ({ deps, params, query }) => itemsOf(deps.db, params.id, query.page),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Records/{id}/Report',
    access: SEES,
    summary: 'The sealed report of a removal with its hash',
    params: wire.listParams,
    fails: [404],
    output: { file: 'text/plain' },
    handler: async ({ deps, params }) => reportFile(deps.db, params.id),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Records/{id}/Propose',
    access: staffWith('keepRecords'),
    summary: 'The first of two people lets a list go',
    params: wire.listParams,
    body: wire.proposalInput,
    fails: [404, 409],
    output: done,
    handler: async ({ deps, session, params: { id }, body }) => {
      const reason = reasonOf(body.reason);
      const list = await listFor(deps.db, id);
      if (list.total === 0) throw new Problem('listEmpty');
      if (!(await proposeRemoval(deps.db, { id, by: session.userId, reason })))
        throw new Problem('listDecided');
      return DONE;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Records/{id}/Confirm',
    access: SEES,
    summary: 'The second person lets it go: rows, files and histories are removed at once',
    params: wire.listParams,
    fails: [404, 409],
    output: done,
    handler: async ({ deps, session, params: { id } }) => {
      const list = await listFor(deps.db, id);
      if (list.state === 'proposed' && list.proposedById === session.userId) throw new Problem('changeOwn');
      if (!(await confirmRemoval(deps.db, { id, by: session.userId }))) throw new Problem('listDecided');
      // Should the engine be away, the reconciler begins it from the row.
      await deps.engine
        .startRemoval(id)
        .catch((error: unknown) => deps.logger.warn({ error }, 'removal not begun'));
      return DONE;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Records/{id}/Decline',
    access: SEES,
    summary: 'Declines a removal, or takes back one’s own proposal; the list stays open',
    params: wire.listParams,
    fails: [404, 409],
    output: done,
    handler: async ({ deps, params: { id } }) => {
      await listFor(deps.db, id);
      if (!(await reopenRemoval(deps.db, id))) throw new Problem('listDecided');
      return DONE;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Holds',
    access: staffWith('holdCases'),
    summary: 'Holds a case: nothing of it is removed, whatever its term',
    body: wire.holdInput,
    fails: [404, 409],
    output: done,
    handler: async ({ deps, session, key, body }) => {
      const reason = reasonOf(body.reason);
      const { requestId } = body;
      refuse(await placeHold(deps.db, { requestId, reason, by: session.userId, key }));
      return DONE;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Holds/{id}/End',
    access: staffWith('holdCases'),
    summary: 'Ends a hold',
    params: wire.holdParams,
    body: wire.proposalInput,
    fails: [404, 409],
    output: done,
    handler: async ({ deps, session, params, body }) => {
      refuse(await endHold(deps.db, { id: params.id, by: session.userId, reason: reasonOf(body.reason) }));
      return DONE;
    },
  }),
];

function refuse(refusal: HoldRefusal | null): void {
  if (refusal) throw new Problem(refusal);
}
