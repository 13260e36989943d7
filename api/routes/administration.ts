import { decideChange, makeChange } from '../../db/queries/administration/make.ts';
import type { Deps } from '../deps.ts';
import { adminProblem, administrationOf, changeOf } from '../administration.ts';
import { forgetFeatures } from '../features.ts';
import { defineRoute } from '../http/define-route.ts';
import { staffWith } from '../http/rights.ts';
import * as wire from '../wire/administration.ts';
import { done } from '../wire/shared.ts';

export const administrationRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Administration',
    access: staffWith('confirmAdministration'),
    summary: 'Accounts, absences, schemes, switches, and changes of them with who and why',
    output: wire.administration,
    handler: async ({ deps, session }) => administrationOf(deps.db, session),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Administration/Change',
    access: staffWith('administer'),
    summary:
      'Changes an account, a scheme or a switch; what touches rights or money waits for a second person',
    body: wire.adminChangeInput,
    fails: [404, 409],
    output: wire.adminMade,
    handler: async ({ deps, session, key, body }) => {
      const made = await makeChange(deps.db, changeOf(body), { by: session.userId, key });
      if ('code' in made) throw adminProblem(made);
      forgetFeatures(deps.db);
      return made;
    },
  }),
  decision('Confirm', 'Confirms a change somebody else proposed; it is in force at once', true),
  decision('Decline', 'Declines a change, or takes back one’s own', false),
];

function decision(name: string, summary: string, confirms: boolean) {
  return defineRoute({
    method: 'POST',
    path: `/api/BackOffice/Administration/{id}/${name}`,
    access: staffWith('confirmAdministration'),
    summary,
    params: wire.changeParams,
    fails: [404, 409],
    output: done,
    handler: ({ deps, session, params }) => decide(deps, { id: params.id, by: session.userId, confirms }),
  });
}

async function decide({ db }: Deps, given: Parameters<typeof decideChange>[1]): Promise<{ ok: true }> {
  const refused = await decideChange(db, given);
  if (refused) throw adminProblem(refused);
  return { ok: true };
}
