// Training only (decision 0060): no image holds this folder, and openapi.json describes production.
import { z } from 'zod';
import { bringToNextDeadline, findNextDeadline } from '../../db/training/next-deadline.ts';
import { workingDaySeconds } from '../../db/training-settings.ts';
import { findRequest } from '../../db/queries/request-row.ts';
import { TRAINING } from '../../domain/texts/lt/screen/training.ts';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { time } from '../present/wire-values.ts';
import { dateTime, idParams } from '../wire/shared.ts';

const ACCESS = { staff: ['administrator'] } as const;

/** `isNow`: its instant has come, and what it brings about is under way. */
const next = z.object({ at: dateTime, kind: z.string(), isNow: z.boolean() }).nullable();
const training = z.object({ daySeconds: z.number(), next });

export const TRAINING_ROUTES: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Training/{id}',
    access: ACCESS,
    summary: 'How long a working day lasts, and what the case comes to next',
    params: idParams,
    output: training,
    fails: [404],
    handler: async ({ deps, params: { id } }) => {
      await known(deps, id);
      const seconds = secondsOf(deps);
      return { daySeconds: seconds, next: wireOf(await findNextDeadline(deps.db, id, seconds)) };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Training/{id}/NextDeadline',
    access: ACCESS,
    summary: 'Brings one case to its next reminder, end of a term or end of a window',
    params: idParams,
    body: z.object({ reason: z.string().trim().min(6, 'commentTooShort').max(500) }),
    output: training,
    fails: [404, 409],
    handler: async ({ deps, session, params: { id }, body: { reason }, key }) => {
      await known(deps, id);
      const wish = { requestId: id, actorId: session.userId, key, reason, title: TRAINING.done };
      const seconds = secondsOf(deps);
      const reached = await bringToNextDeadline(deps.db, wish, seconds);
      if (!reached) throw new Problem('wrongStatus');
      await deps.engine.resync(id);
      return { daySeconds: seconds, next: wireOf(reached) };
    },
  }),
];

const secondsOf = ({ config }: Deps): number => workingDaySeconds(config)!;

const wireOf = (found: { at: string; kind: string } | null) =>
  found && { at: time(new Date(found.at)), kind: found.kind, isNow: Date.parse(found.at) <= Date.now() };

async function known({ db }: Deps, id: number): Promise<void> {
  if (!(await findRequest(db, id))) throw new Problem('notFound');
}
