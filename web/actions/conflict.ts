import { STATUS_TEXT } from '../../domain/texts/lt/status.ts';
import { ACTION_TEXT } from '../../domain/texts/lt/action.ts';
import { formatAgo } from '../../domain/texts/lt/format.ts';
import { ACTOR_LABEL } from '../../domain/texts/lt/screen/staff.ts';
import { CONFLICT } from '../../domain/texts/lt/screen/staff-case.ts';
import { isActionName } from '../../domain/application/transitions.ts';
import { vilniusMs } from '../../domain/values/days.ts';
import type { ProblemBody } from '../staff/data/types.ts';

/** „prieš 20 s“, then minutes and hours: seconds matter when two people act at once. */
export function agoWords(then: number, now: number): string {
  const seconds = Math.max(1, Math.round((now - then) / 1000));
  return seconds < 60 ? CONFLICT.secondsAgo(seconds) : formatAgo(then, now);
}

/** „Perduota tvirtinti“ of 'handOver'; the code itself for an action this version does not know. */
export function actionDone(action: string): string {
  return isActionName(action) ? ACTION_TEXT[action].done : action;
}

/** Who did what and when: one line, and what it means now. */
export function conflictWords(
  latest: ProblemBody['latest'],
  now: number,
): { line: string; status: string | null } {
  if (!latest) return { line: CONFLICT.unknown, status: null };
  const who = latest.actorName ?? ACTOR_LABEL[latest.actorRole] ?? latest.actorRole;
  const done = actionDone(latest.action);
  return {
    line: CONFLICT.what(
      who,
      done.charAt(0).toLowerCase() + done.slice(1),
      agoWords(vilniusMs(latest.at), now),
    ),
    status: latest.status === null ? null : CONFLICT.nowStatus(STATUS_TEXT[latest.status].label),
  };
}
