import { z } from 'zod';
import { listManagerRequests } from '../../db/queries/manager-requests.ts';
import { listSavedViews, removeView, saveView, type SavedView } from '../../db/queries/saved-views.ts';
import { TOO_MANY_VIEWS, VIEW_NAME_TAKEN } from '../../domain/texts/lt/saved-view.ts';
import type { Deps } from '../deps.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { staffWith } from '../http/rights.ts';
import type { StaffSession } from '../http/session.ts';
import { holidaysOf, requestFilter } from '../staff-filter.ts';
import * as wire from '../wire/saved-views.ts';
import { done } from '../wire/shared.ts';
import { managerFilter } from '../wire/staff-list.ts';

export const savedViewRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/GetSavedViews',
    access: staffWith('readCases'),
    summary: 'Named views of the list, one’s own and the team’s, each with how many it finds',
    output: z.array(wire.savedView),
    handler: async ({ deps, session }) => {
      const views = await listSavedViews(deps.db, session.userId);
      return Promise.all(views.map((view) => counted(deps, session, view)));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/SaveView',
    access: staffWith('readCases'),
    summary: 'Stores a view of the list under a name, for oneself or the team, or removes one’s own',
    body: wire.viewInput,
    output: done,
    handler: async ({ deps, session, body }) => {
      const { Id: id = null, Name: name, Team: isTeam, View: view } = body;
      if (body.Removed) {
        if (id === null || !(await removeView(deps.db, id, session.userId))) throw new Problem('notFound');
        return { ok: true as const };
      }
      // A filter that the list would refuse is refused here.
      requestFilter(view, holidaysOf(await deps.calendar()));
      const saved = await saveView(deps.db, {
        id,
        ownerId: session.userId,
        name,
        isTeam,
        view: { ...view, page: 1 },
      });
      if (saved === 'notTheirs') throw new Problem('notFound');
      if (saved !== 'saved')
        throw new Problem('validation', {
          errors: { Name: [saved === 'taken' ? VIEW_NAME_TAKEN : TOO_MANY_VIEWS] },
        });
      return { ok: true as const };
    },
  }),
];

async function counted(
  deps: Deps,
  session: StaffSession,
  saved: SavedView,
): Promise<z.input<typeof wire.savedView>> {
  const view = managerFilter.parse(saved.view);
  const { total } = await listManagerRequests(deps.db, {
    filter: requestFilter(view, holidaysOf(await deps.calendar())),
    viewer: { userId: session.userId, roles: session.roles },
    page: 1,
    perPage: 1,
    sortBy: 'id',
    descending: false,
  });
  return {
    Id: saved.id,
    Name: saved.name,
    Team: saved.isTeam,
    Mine: saved.ownerId === session.userId,
    Owner: saved.owner,
    View: view,
    Count: total,
  };
}
