import { changeDay } from '../../db/queries/calendar/days.ts';
import { changeLength } from '../../db/queries/calendar/lengths.ts';
import { CLOCKS } from '../../domain/application/clocks.ts';
import { dayProblems } from '../../domain/calendar/day-off.ts';
import { lengthProblems } from '../../domain/calendar/length.ts';
import { DAY_PROBLEM_TEXT } from '../../domain/texts/lt/calendar.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { staffWith } from '../http/rights.ts';
import { calendarOf } from '../working-calendar.ts';
import * as wire from '../wire/calendar.ts';
import { done } from '../wire/shared.ts';

const ACCESS = staffWith('keepCalendar');

export const calendarRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Calendar',
    access: ACCESS,
    summary: 'Days off of a year, lengths of terms, and who changed them',
    query: wire.calendarQuery,
    output: wire.calendar,
    handler: async ({ deps, query }) => calendarOf(deps.db, query.year ?? null),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/SaveDayOff',
    access: ACCESS,
    summary: 'Adds or takes back a day off; the ends of open terms move with it',
    body: wire.dayInput,
    output: done,
    handler: async ({ deps, session, key, body }) => {
      const today = vilniusDate(new Date());
      const { id } = await changeDay(
        deps.db,
        { ...body, actorId: session.userId, key: keyOf(session, key) },
        (stored) => refuse(dayProblems(body, { today, stored }), (problem) => DAY_PROBLEM_TEXT[problem]),
      );
      // Should the engine be away, the reconciler has it carried on.
      await deps.engine.startCalendarChange({ changeId: id }).catch(() => undefined);
      return { ok: true as const };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/SaveTermLength',
    access: ACCESS,
    summary: 'Sets the length of a term for cases that come to it from now on',
    body: wire.termInput,
    output: done,
    handler: async ({ deps, session, key, body }) => {
      refuse(lengthProblems(body, CLOCKS[body.kind].unit), (words) => words);
      if (!(await changeLength(deps.db, { ...body, actorId: session.userId, key: keyOf(session, key) })))
        throw new Problem('termChanged');
      return { ok: true as const };
    },
  }),
];

const keyOf = ({ userId }: { userId: string }, key: string): string => `${userId}:${key}`;

/** Field errors in words; nothing happens when there are none. */
function refuse<P extends string>(
  problems: Partial<Record<string, P>>,
  inWords: (problem: P) => string,
): void {
  const errors = Object.entries(problems).map(([field, problem]) => [field, [inWords(problem!)]]);
  if (errors.length > 0)
    throw new Problem('validation', { errors: Object.fromEntries(errors) as Record<string, string[]> });
}
