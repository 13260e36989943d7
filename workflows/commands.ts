import { Status } from '../domain/application/status.ts';
import type { Command, CommandFailure, CommandResult } from '../domain/application/command.ts';
import { refusal, type RefusalCode } from '../domain/application/refusal.ts';
import type { EvaluateCommand, OpenSigningCommand } from './definitions.ts';
import { refused } from './failures.ts';
import type { HeldState } from './held-state.ts';
import { records } from './proxies.ts';

type Code = RefusalCode | CommandFailure;

/** Saves go to the draft directly and evaluations through their own Update: neither is a command. */
const NOT_COMMANDS = ['save', 'evaluate'];

/**
 * Whether the command is refused already by what the workflow holds. A command that was answered before is let
 * through to be answered again. Who saw a newer version than the workflow may know better: the database decides.
 */
export function commandRefusal(held: HeldState, command: Command): Code | null {
  if (held.answered(command.commandId)) return null;
  if (NOT_COMMANDS.includes(command.action)) return 'wrongStatus';
  if (held.current?.status === null) return 'requestGone';
  const ahead = versionsAhead(held, command);
  if (ahead > 0) return null;
  return ahead < 0 ? 'versionConflict' : refusal(command.action, held.status, command.roles);
}

/** How much newer the version is that the person saw than the one held; 0 when either is not known. */
function versionsAhead({ current }: HeldState, { expectedVersion }: Command): number {
  return current && expectedVersion !== null ? expectedVersion - current.version : 0;
}

const STAFF = ['assessor', 'manager', 'approver'] as const;
const CHECKED_BY_STAFF: readonly number[] = [
  Status.submitted,
  Status.approved,
  Status.returned,
  Status.awaitingDocuments,
  Status.documentsSubmitted,
];

/** The applicant's own evaluation is a row of the table; rechecks and double checks of staff never move a status. */
export function evaluationRefusal(held: HeldState, { kind, roles }: EvaluateCommand): Code | null {
  if (kind === 'applicant') return refusal('evaluate', held.status, roles);
  if (!STAFF.some((role) => roles.includes(role))) return 'wrongRole';
  return held.status !== null && CHECKED_BY_STAFF.includes(held.status) ? null : 'wrongStatus';
}

/** Who signs when: the applicant in 7 and 14, the provider in 8 and 15. */
export function signingRefusal(held: HeldState, { signer, roles }: OpenSigningCommand): Code | null {
  if (!roles.includes(signer === 'applicant' ? 'applicant' : 'signatory')) return 'wrongRole';
  const statuses: readonly (number | null)[] =
    signer === 'applicant'
      ? [Status.contractGenerated, Status.changeGenerated]
      : [Status.signedByApplicant, Status.changeSignedByApplicant];
  return statuses.includes(held.status) ? null : 'wrongStatus';
}

/** Makes a move: asks again, one transaction, adopts what the database says. Runs under the mutex. */
export async function move(held: HeldState, command: Command): Promise<CommandResult> {
  const earlier = held.answered(command.commandId);
  if (earlier) return earlier;
  const code = commandRefusal(held, command);
  if (code) throw refuse(held, command, code);
  const outcome = await records.applyTransition({
    ...command,
    requestId: held.requestId,
    // An evaluation may just have moved the request: who saw that is not told that somebody was faster.
    knownVersion: versionsAhead(held, command) > 0 ? null : (held.current?.version ?? null),
  });
  held.adopt(outcome.state);
  if (outcome.kind === 'refused') throw refuse(held, command, outcome.code);
  held.remember(command.commandId, outcome.result, { action: command.action, at: new Date().toISOString() });
  return outcome.result;
}

/** A workflow whose request never came to be has nothing to wait for. */
function refuse(held: HeldState, command: Command, code: Code) {
  const isStart = command.action === 'start' || command.action === 'copy';
  if (isStart && !held.current) {
    held.isRefused = true;
    held.serial += 1;
  }
  return refused(code, held.current);
}
