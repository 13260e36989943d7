import { sql } from 'kysely';
import { ARRIVALS, type MailKind } from '../../domain/application/arrivals.ts';
import type { ClockKind } from '../../domain/application/clocks.ts';
import type { Command } from '../../domain/application/command.ts';
import { ACTION_FILES, type ActionInput } from '../../domain/application/inputs.ts';
import { Status, type StatusId } from '../../domain/application/status.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import { vilniusDate } from '../../domain/values/working-days.ts';
import { mainClock, moveClocks, type ClockContext, type OpenClock } from './clocks.ts';
import type { ServerInput, Tx } from './command-input.ts';
import { adoptDocuments, adoptSignedVersion, currentDocument } from './documents.ts';
import type { FactSources } from './facts.ts';
import { settleReservation } from './ledger.ts';
import { enqueueMail } from './outbox.ts';
import type { RequestView } from './request-view.ts';
import { rowChanges, type ChangeFacts, type RowChanges } from './row-changes.ts';
import { moveScreening } from './screening/move.ts';
import { cancelObsoleteSignings } from './signing.ts';
import { storeSubmission } from './submission.ts';
import { moveTasks } from './tasks.ts';
import { Refused } from './refused.ts';

export interface EffectParts {
  command: Command & { requestId: number };
  view: RequestView;
  from: StatusId;
  to: StatusId | null;
  /** ISO instant of the transition. */
  now: string;
  input: Record<string, unknown> & ServerInput;
  sources: FactSources;
  movesMoney: boolean;
  extend: readonly ClockKind[];
  clocks: ClockContext;
}

export interface Effects {
  /** What the history keeps beside the input. */
  details: Record<string, unknown>;
  /** The clocks that are open afterwards. */
  clocks: readonly OpenClock[];
}

/** Everything an allowed transition does, in the caller's transaction. */
export async function carryOut(tx: Tx, parts: EffectParts): Promise<Effects> {
  const { view, command, to, now } = parts;
  const changes = await changesOf(tx, parts);
  await adoptFiles(tx, parts);
  const clocks = await moveClocks(tx, { requestId: view.id, to, now, extend: parts.extend }, parts.clocks);
  const row = await updateRow(tx, parts, changes, clocks);
  if (parts.movesMoney) await settle(tx, parts, row);
  await moveTasks(tx, {
    requestId: view.id,
    action: command.action,
    from: parts.from,
    to,
    assessorId: row.assessor_id,
    commandId: command.commandId,
    clocks,
  });
  await moveScreening(tx, {
    requestId: view.id,
    action: command.action,
    to,
    actorId: command.actorId,
    commandId: command.commandId,
    input: parts.input,
  });
  if (mayEndSignings(parts)) await cancelObsoleteSignings(tx, view.id, to);
  await mailArrival(tx, parts, clocks);
  return { details: command.action === 'submit' ? { submissionNo: view.submissionCount + 1 } : {}, clocks };
}

/** Sessions end with the status that waits for them, or with the document they are about (changeContractFile). */
const mayEndSignings = ({ command, from, to }: EffectParts): boolean =>
  from !== to || ACTION_FILES[command.action] !== undefined;

async function changesOf(tx: Tx, parts: EffectParts): Promise<RowChanges> {
  const { command, view, from, now, input } = parts;
  if (command.action === 'submit') {
    const borrower = await parts.sources.borrower();
    const limitCents = await parts.sources.limitCents();
    const { actorId, commandId } = command;
    return storeSubmission(tx, { view, borrower, limitCents, actorId: actorId!, commandId, now });
  }
  return rowChanges(command.action, {
    input: input as ChangeFacts['input'],
    actorId: command.actorId,
    from,
    now,
    assessedBy: view.assessedBy,
    changeTerms: await termsOfChange(tx, view),
  });
}

/** Terms of the condition change that is on its way; null when there is none. */
async function termsOfChange(
  tx: Tx,
  view: RequestView,
): Promise<Partial<ActionInput<'uploadConditionsChange'>> | null> {
  if (view.status !== Status.changeGenerated && view.status !== Status.changeSignedByApplicant) return null;
  return ((await currentDocument(tx, view.id, 'ChangeConditions'))?.terms ?? null) as Partial<
    ActionInput<'uploadConditionsChange'>
  > | null;
}

async function adoptFiles(tx: Tx, { command, view, input }: EffectParts): Promise<void> {
  const { comment: _comment, fileIds = [], partyId: _party, ...given } = input;
  const terms = { ...given, version: view.version + 1 };
  const isWhole = await adoptDocuments(tx, { requestId: view.id, action: command.action, fileIds, terms });
  if (!isWhole) throw new Refused('inputMissing');
  if (typeof input.signingId === 'string') await adoptSignedVersion(tx, input.signingId);
}

interface ChangedRow {
  loan_sum_cents: number | null;
  invega_loan_sum_cents: number | null;
  assessor_id: string | null;
}

/** The statement that changes the row says itself that it may: the sign holds until the transaction ends. */
async function updateRow(
  tx: Tx,
  { view, from, to, now }: EffectParts,
  changes: RowChanges,
  clocks: readonly OpenClock[],
): Promise<ChangedRow> {
  const main = mainClock(to, clocks);
  return tx
    .updateTable('loan_request')
    .from(sql`set_config('portal.transition', 'on', true)`.as('sign'))
    .set({
      ...changes,
      version: view.version + 1,
      ...(to === null ? {} : { status: to }),
      ...(to === from ? {} : { status_changed_at: now }),
      deadline_at: main?.dueAt ?? null,
      deadline_kind: main?.kind ?? null,
    })
    .where('id', '=', view.id)
    .returning(['loan_sum_cents', 'invega_loan_sum_cents', 'assessor_id'])
    .executeTakeFirstOrThrow();
}

/** While a change of conditions is being signed, the greater of the two sums is held. */
async function settle(tx: Tx, { command, view, to, sources }: EffectParts, row: ChangedRow): Promise<void> {
  const { borrowerCode, groupCodes } = await sources.borrower();
  const agreed = row.invega_loan_sum_cents ?? row.loan_sum_cents ?? 0;
  const isChanging = to === Status.changeGenerated || to === Status.changeSignedByApplicant;
  const terms = isChanging ? (await currentDocument(tx, view.id, 'ChangeConditions'))?.terms : null;
  const asked = Number((terms as { sumCents?: number } | null | undefined)?.sumCents ?? 0);
  await settleReservation(tx, {
    requestId: view.id,
    schemeCode: view.schemeCode,
    borrowerCode,
    groupCodes,
    status: to,
    cents: Math.max(agreed, asked),
    commandId: command.commandId,
  });
}

/** Where the way into a status says more than the status: another mail, or (null) none. */
const MAIL_OF_ACTION: Partial<Record<ActionName, MailKind | null>> = {
  signingExpired: 'signingExpired',
  changeSigningExpired: 'signingExpired',
  changeToSubmitted: null,
  rejectConditionsChange: 'changeRejected',
  changeContractFile: 'contractReplaced',
};

async function mailArrival(tx: Tx, parts: EffectParts, clocks: readonly OpenClock[]): Promise<void> {
  const { action } = parts.command;
  const { from, to, view } = parts;
  const special = MAIL_OF_ACTION[action];
  const kind = special !== undefined ? special : to !== null && to !== from ? ARRIVALS[to].mail : null;
  if (!kind) return;
  const due = mainClock(to, clocks)?.dueAt;
  await enqueueMail(tx, {
    kind,
    requestId: view.id,
    params: { status: to, dueDate: due ? vilniusDate(due) : null },
  });
}
