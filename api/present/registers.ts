import type { z } from 'zod';
import { listHandEntries, type HandEntry } from '../../db/queries/register-hand-entry.ts';
import type { RegisterVersion } from '../../db/queries/register-history.ts';
import { findRunProgress } from '../../db/queries/register-progress.ts';
import type { RequestRow } from '../../db/queries/request-row.ts';
import { hasRight } from '../../domain/application/rights.ts';
import { FINAL_STATUSES } from '../../domain/application/status.ts';
import { HAND_ENTRY_ROLES } from '../../domain/forms/hand-entry/schema.ts';
import type { Deps } from '../deps.ts';
import type { StaffSession } from '../http/session.ts';
import { presentProgress, subjectKind } from '../registers.ts';
import type { caseRegisters, handEntry, registerVersion } from '../wire/register-entries.ts';
import { time } from './wire-values.ts';

/** How the registers stand with a case: keys as `caseRegisters` of the wire. */
export async function presentRegisters(
  deps: Deps,
  session: StaffSession,
  row: RequestRow,
): Promise<z.input<typeof caseRegisters>> {
  const kind = subjectKind(row.loginType);
  const [run, entries] = await Promise.all([
    findRunProgress(deps.db, kind, row.partyCode),
    listHandEntries(deps.db, { kind, code: row.partyCode }),
  ]);
  const progress = presentProgress(row, run);
  const isOver = FINAL_STATUSES.includes(row.status);
  const mayEnter = !isOver && hasRole(session);
  const isOpen = (register: string) =>
    entries.some((entry) => entry.register === register && entry.state === 'waiting');
  return {
    progress,
    startedBy: run?.requestedBy ?? null,
    reason: run?.reason ?? null,
    entries: entries.map((entry) => entryOf(entry, session, row)),
    enterable: mayEnter
      ? progress.Steps.filter(({ name, state }) => state !== 'answered' && !isOpen(name)).map(
          ({ name }) => name,
        )
      : [],
    mayRenew: !isOver && hasRight('renewRegisters', session.roles),
  };
}

function hasRole({ roles }: StaffSession): boolean {
  return HAND_ENTRY_ROLES.some((role) => roles.includes(role));
}

function entryOf(entry: HandEntry, session: StaffSession, row: RequestRow): z.input<typeof handEntry> {
  const { id, register, asOf, values, reason, fileName, enteredBy, state, decidedBy, decisionComment } =
    entry;
  const isOpen = state === 'waiting' && entry.requestId === row.id;
  const isOwn = entry.enteredById === session.userId;
  return {
    Id: id,
    register,
    asOf,
    values,
    reason,
    fileName,
    requestId: entry.requestId,
    enteredBy,
    enteredAt: time(entry.enteredAt),
    state,
    decidedBy,
    decidedAt: time(entry.decidedAt),
    decisionComment,
    isInForce: entry.isInForce,
    mayDecide: isOpen && !isOwn && hasRole(session) && !FINAL_STATUSES.includes(row.status),
    mayWithdraw: isOpen && isOwn,
  };
}

export function versionOf(version: RegisterVersion): z.input<typeof registerVersion> {
  const { id, fetchedAt, ...rest } = version;
  return { Id: id, fetchedAt: time(fetchedAt), ...rest };
}
