import { sql } from 'kysely';
import type { Command } from '../../domain/application/command.ts';
import type { Role } from '../../domain/application/role.ts';
import type { StatusId } from '../../domain/application/status.ts';
import { transitionOf, type ActionName } from '../../domain/application/transitions.ts';
import type { CaseTable } from './case/table.ts';
import type { Held } from './case/window.ts';
import type { Tx } from './command-input.ts';

/** A decision on a loan request between its click and the end of the undo window (decision 0045). */
export type HeldDecision = Held<ActionName, Role>;

/** Where they are kept. */
export const HELD: CaseTable = { table: 'held_decision', key: 'request_id' };

/** The same as JSON of the database. */
export type StoredHeld = HeldDecision;

/** In a statement over `loan_request r`: its held decision; null without one. */
export const HELD_DECISION = sql<StoredHeld | null>`(
  select jsonb_build_object('action', h.action, 'commandId', h.command_id, 'actorId', h.actor_id, 'roles', h.roles,
    'decidedAt', h.decided_at, 'takesEffectAt', h.takes_effect_at)
  from held_decision h where h.request_id = r.id)`;

export function heldOf(stored: StoredHeld | null): HeldDecision | null {
  const iso = (instant: string): string => new Date(instant).toISOString();
  return (
    stored && {
      ...stored,
      decidedAt: iso(stored.decidedAt),
      takesEffectAt: iso(stored.takesEffectAt),
    }
  );
}

/** The held decision of a request and who took it, as the case shows it; null without one. */
export async function findHeldDecision(
  db: Tx,
  requestId: number,
): Promise<{ action: string; decidedBy: string; decidedAt: Date; takesEffectAt: Date } | null> {
  const { rows } = await sql<{ action: string; decidedBy: string; decidedAt: Date; takesEffectAt: Date }>`
    select h.action, u.first_name || ' ' || u.last_name as "decidedBy", h.decided_at as "decidedAt",
      h.takes_effect_at as "takesEffectAt"
    from held_decision h join app_user u on u.id = h.actor_id where h.request_id = ${requestId}`.execute(db);
  return rows[0] ?? null;
}

interface Move {
  command: Command & { requestId: number };
  from: StatusId;
  to: StatusId | null;
  view: { held: HeldDecision | null };
}

/**
 * What another move does to a held decision. Stopping ends it. An applicant, who cannot know of it, goes on: what was
 * decided was about something else then, so its window ends at once and it is judged against what has become of the request.
 * Where nothing could become of it any more, it goes.
 */
export async function moveHeld(tx: Tx, { command, from, to, view: { held } }: Move): Promise<void> {
  if (!held) return;
  const { requestId } = command;
  const mayStand = to !== null && transitionOf(held.action).from?.includes(to);
  if (command.action === 'stopDecision' || (from !== to && !mayStand && !isApplicants(command)))
    return release(tx, requestId, held);
  if (from !== to && isApplicants(command))
    await sql`update held_decision set takes_effect_at = least(takes_effect_at, clock_timestamp())
      where request_id = ${requestId}`.execute(tx);
}

const isApplicants = ({ roles }: Pick<Command, 'roles'>): boolean => roles.includes('applicant');

/** Ends a decision without its effect; files that came with it are nobody's any more. */
export async function release(tx: Tx, requestId: number, held: HeldDecision): Promise<void> {
  await sql`delete from held_decision where request_id = ${requestId}`.execute(tx);
  await sql`update document set state = 'void' where request_id = ${requestId} and state = 'staged'
    and id in (select jsonb_array_elements_text(i.input->'fileIds')::uuid from command_input i
      where i.command_id = ${held.commandId} and jsonb_typeof(i.input->'fileIds') = 'array')`.execute(tx);
}
