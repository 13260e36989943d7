import { refused } from '../failures.ts';
import type { HeldCase } from './held-case.ts';
import type { CommandOf, HeldTypes } from './held-types.ts';

/**
 * Whether the command is refused already by what the workflow holds. A command that was answered before is let
 * through to be answered again. Who saw a newer version than the workflow may know better: the database decides.
 */
export function commandRefusal<T extends HeldTypes>(held: HeldCase<T>, command: CommandOf<T>): string | null {
  const { rules, notCommands } = held.kind;
  if (held.answered(command.commandId)) return null;
  if (notCommands.includes(command.action)) return 'wrongStatus';
  if (held.current?.status === null) return 'requestGone';
  const ahead = versionsAhead(held, command);
  if (ahead > 0) return null;
  return ahead < 0 ? 'versionConflict' : rules.refusal(command.action, held.status, command.roles);
}

/** How much newer the version is that the person saw than the one held; 0 when either is not known. */
function versionsAhead<T extends HeldTypes>(
  held: HeldCase<T>,
  { expectedVersion, seenVersion }: CommandOf<T>,
): number {
  if (trails(held, { seenVersion })) return seenVersion! - heldVersion(held);
  return held.current && expectedVersion !== null ? expectedVersion - held.current.version : 0;
}

const heldVersion = <T extends HeldTypes>({ current }: HeldCase<T>): number => current?.version ?? 0;

/**
 * The row was further on when the call was judged than what is held: a command has been committed whose answer is still on
 * its way. Nothing may be refused by the status held then.
 */
export function trails<T extends HeldTypes>(
  held: HeldCase<T>,
  { seenVersion }: { seenVersion?: number },
): boolean {
  return seenVersion !== undefined && seenVersion > heldVersion(held);
}

/** Makes a move: asks again, one transaction, adopts what the database says. Runs under the mutex. */
export async function move<T extends HeldTypes>(
  held: HeldCase<T>,
  command: CommandOf<T>,
): Promise<T['result']> {
  const earlier = held.answered(command.commandId);
  if (earlier) return earlier;
  const code = commandRefusal(held, command);
  if (code) throw refuse(held, command, code);
  const outcome = await held.kind.hands.apply({
    ...command,
    // The row may just have been moved otherwise: who saw that is not told that somebody was faster.
    knownVersion: versionsAhead(held, command) > 0 ? null : (held.current?.version ?? null),
  });
  held.adopt(outcome.state);
  if (outcome.kind === 'refused') throw refuse(held, command, outcome.code);
  held.remember(command.commandId, outcome.result, { action: command.action, at: new Date().toISOString() });
  return outcome.result;
}

/** A workflow whose case never came to be has nothing to wait for. */
function refuse<T extends HeldTypes>(held: HeldCase<T>, command: CommandOf<T>, code: string) {
  const isStart = held.kind.rules.transitionOf(command.action).from === null;
  if (isStart && !held.current) {
    held.isRefused = true;
    held.serial += 1;
  }
  return refused(code, held.current);
}

export async function resync<T extends HeldTypes>(held: HeldCase<T>): Promise<void> {
  held.adopt(await held.kind.hands.load());
}

/** Under the mutex nobody else's answer is on its way any more: whatever is still missing is read. */
export async function catchUp<T extends HeldTypes>(
  held: HeldCase<T>,
  command: { seenVersion?: number },
): Promise<void> {
  if (trails(held, command)) await resync(held);
}
