import { sql } from 'kysely';
import type { ClockKind } from '../../domain/application/clocks.ts';
import type { Command } from '../../domain/application/command.ts';
import { filesOf, type ActionInput } from '../../domain/application/inputs.ts';
import { mailsOfMove } from '../../domain/application/mails.ts';
import { signedKind } from '../../domain/application/signatures.ts';
import { Status, type StatusId } from '../../domain/application/status.ts';
import { judgesLimits } from '../../domain/application/transitions.ts';
import { countUntouched, type Untouched } from '../../domain/forms/findings.ts';
import { invoicesOf, type Seller } from '../../domain/invoices/fee-invoice.ts';
import { movedEndsText } from '../../domain/texts/lt/calendar.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import type { Effects } from './case/kind.ts';
import type { MovedEnd } from './case/clocks.ts';
import {
  extendEvaluation,
  mainClock,
  moveClocks,
  recountClocks,
  type ClockContext,
  type OpenClock,
} from './clocks.ts';
import type { ServerInput, Tx } from './command-input.ts';
import { adoptDocuments, adoptSignedVersion, currentDocument } from './documents.ts';
import { formContextOf } from './borrower.ts';
import type { FactSources } from './facts.ts';
import { loadUntouched } from './findings.ts';
import { termsHash, termsToApprove } from './approval.ts';
import { checkDocumentTerms } from './document-terms.ts';
import { issueInvoices } from './fee-invoices.ts';
import { awaitDecisionSignature, DECIDING, tellOfDecision } from './decision-signing.ts';
import { moveHeld } from './held-decision.ts';
import { settleReservation } from './ledger.ts';
import { moveProposals, openProposal, stepOf } from './proposals.ts';
import { enqueueMail } from './outbox.ts';
import type { RequestView } from './request-view.ts';
import { rowChanges, type RowChanges } from './row-changes.ts';
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
  seller: Seller;
  /** Decisions wait for the signatory before the applicant is told. */
  signsDecisions: boolean;
}

/** Everything an allowed transition does, in the caller's transaction. */
export async function carryOut(tx: Tx, parts: EffectParts): Promise<Effects<ClockKind>> {
  const { view, command, to, now } = parts;
  const changes = await changesOf(tx, parts);
  await adoptFiles(tx, parts);
  const moved = await changeClocks(tx, parts);
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
  await moveProposals(tx, { ...command, view, to, input: parts.input });
  await moveHeld(tx, parts);
  await moveScreening(tx, {
    requestId: view.id,
    action: command.action,
    to,
    actorId: command.actorId,
    commandId: command.commandId,
    now,
    input: parts.input,
  });
  if (mayEndSignings(parts)) await cancelObsoleteSignings(tx, view.id, to);
  await tellOfMove(tx, parts, clocks);
  await invoice(tx, parts, row);
  return {
    details: { ...detailsOf(parts), ...saidOf(moved, parts), ...(await untouchedOf(tx, parts)) },
    clocks,
  };
}

/** Sent in again with findings nobody has done anything about: whoever assesses it is told which. */
async function untouchedOf(
  tx: Tx,
  { command, view, from, sources }: EffectParts,
): Promise<{ untouched?: Untouched }> {
  if (command.action !== 'submit' || from !== Status.returned) return {};
  const { id: requestId, submissionCount, form: answers } = view;
  const context = formContextOf(view, await sources.borrower());
  const untouched = await loadUntouched(tx, { requestId, submissionCount, answers, context });
  return untouched && countUntouched(untouched) > 0 ? { untouched } : {};
}

function saidOf(moved: readonly MovedEnd<ClockKind>[], { input }: EffectParts): Record<string, unknown> {
  const why = typeof input.comment === 'string' ? input.comment : '';
  return moved.length > 0 ? { moved, comment: movedEndsText(moved, why) } : {};
}

/** Moves of the terms themselves; answers the ends that other days off have moved. */
async function changeClocks(
  tx: Tx,
  { command, view, now, clocks }: EffectParts,
): Promise<MovedEnd<ClockKind>[]> {
  if (command.action === 'extendEvaluation') await extendEvaluation(tx, { requestId: view.id, now }, clocks);
  return command.action === 'recountClocks' ? recountClocks(tx, view.id, clocks) : [];
}

/** What the history keeps beside what was given: the terms as they were approved, the step of a proposal, what stood before. */
function detailsOf(parts: EffectParts): Record<string, unknown> {
  return { ...given(parts), ...(awaitsSignature(parts) ? { awaitsSignature: true } : {}) };
}

function given({ command, view, input }: EffectParts): Record<string, unknown> {
  if (command.action === 'submit') return { submissionNo: view.submissionCount + 1 };
  if (command.action === 'stopDecision') return { held: view.held?.action };
  if (command.action === 'saveLoanSums') return { before: view.loanSums };
  if (command.action === 'extendDelay') return { before: { delayMonths: view.contractDelayMonths } };
  const step = stepOf(view, { ...command, input });
  if (step) return { step };
  const terms = termsToApprove(view, command.action, input);
  return terms ? { terms, termsHash: termsHash(view.id, terms) } : {};
}

/** Sessions end with the status that waits for them, or with the document they are about (changeContractFile). */
const mayEndSignings = ({ command, from, to }: EffectParts): boolean =>
  from !== to || filesOf(command.action) !== null;

async function changesOf(tx: Tx, parts: EffectParts): Promise<RowChanges> {
  const { command, view, from, now, input } = parts;
  if (command.action === 'submit') {
    const borrower = await parts.sources.borrower();
    const limitCents = await parts.sources.limitCents();
    const { actorId, commandId } = command;
    return storeSubmission(tx, { view, borrower, limitCents, actorId: actorId!, commandId, now });
  }
  return rowChanges(command.action, {
    input: input,
    actorId: command.actorId,
    from,
    now,
    assessedBy: view.assessedBy,
    changeTerms: await termsOfChange(tx, view),
    terms: termsToApprove(view, command.action, input),
    approvers: view.approvedBy,
    proposalStep: stepOf(view, { ...command, input }),
    confirmedChange: confirmedChange(view),
  });
}

/** Terms of the condition change that is on its way; null when there is none. */
async function termsOfChange(
  tx: Tx,
  view: RequestView,
): Promise<Partial<ActionInput<'uploadConditionsChange'>> | null> {
  if (signedKind(view.status) !== 'ChangeConditions') return null;
  return ((await currentDocument(tx, view.id, 'ChangeConditions'))?.terms ?? null) as Partial<
    ActionInput<'uploadConditionsChange'>
  > | null;
}

const confirmedChange = (view: RequestView) => {
  const open = openProposal(view, 'change');
  return open !== null && open.confirmedBy !== null ? open : null;
};

async function adoptFiles(tx: Tx, parts: EffectParts): Promise<void> {
  const { command, view, input } = parts;
  const { comment: _comment, fileIds = [], partyId: _party, ...given } = input;
  const contractDate = vilniusDate(parts.now);
  const terms = { ...given, ...detailsOf(parts), contractDate, version: view.version + 1 };
  await checkDocumentTerms(tx, { requestId: view.id, action: command.action, fileIds, given });
  const isWhole = await adoptDocuments(tx, { requestId: view.id, action: command.action, fileIds, terms });
  if (!isWhole) throw new Refused('inputMissing');
  if (typeof input.signingId === 'string') await adoptSignedVersion(tx, input.signingId);
  if (!awaitsSignature(parts)) return;
  if (fileIds.length > 0)
    await awaitDecisionSignature(tx, { requestId: view.id, decidedBy: command.actorId });
}

/** The row moves on by one without another change; the sign of the transition holds until the transaction ends. */
export async function nextVersion(tx: Tx, requestId: number): Promise<void> {
  await sql`update loan_request set version = version + 1
    from (select set_config('portal.transition', 'on', true)) sign where id = ${requestId}`.execute(tx);
}

interface ChangedRow {
  loan_sum_cents: number | null;
  contract_number: string | null;
  invega_loan_sum_cents: number | null;
  assessor_id: string | null;
}

/** The statement that changes the row says itself that it may: the sign holds until the transaction ends. */
async function updateRow(
  tx: Tx,
  { command, view, from, to, now }: EffectParts,
  changes: RowChanges,
  clocks: readonly OpenClock[],
): Promise<ChangedRow> {
  const main = mainClock(to, clocks);
  return tx
    .updateTable('loan_request')
    .from([
      sql`set_config('portal.transition', 'on', true)`.as('sign'),
      // The author of a note that changes with the row.
      sql`set_config('portal.actor', ${command.actorId ?? ''}::text, true)`.as('author'),
    ])
    .set({
      ...changes,
      version: view.version + 1,
      ...(to === null ? {} : { status: to }),
      ...(to === from ? {} : { status_changed_at: now }),
      deadline_at: main?.dueAt ?? null,
      deadline_kind: main?.kind ?? null,
    })
    .where('id', '=', view.id)
    .returning(['loan_sum_cents', 'invega_loan_sum_cents', 'assessor_id', 'contract_number'])
    .executeTakeFirstOrThrow();
}

/**
 * Only a transition that has judged the limits takes money; every other one keeps what is held or gives some back. While a
 * change of conditions is being signed, the greater of the two sums is held.
 */
async function settle(tx: Tx, { command, view, to, sources }: EffectParts, row: ChangedRow): Promise<void> {
  const agreed = row.invega_loan_sum_cents ?? row.loan_sum_cents ?? 0;
  const isChanging = signedKind(to) === 'ChangeConditions';
  const terms = isChanging ? (await currentDocument(tx, view.id, 'ChangeConditions'))?.terms : null;
  const asked = Number((terms as { sumCents?: number } | null | undefined)?.sumCents ?? 0);
  await settleReservation(tx, {
    requestId: view.id,
    schemeCode: view.schemeCode,
    borrowerCode: view.partyCode,
    status: to,
    cents: Math.max(agreed, asked),
    judged: judgesLimits(command.action) ? await sources.borrower() : null,
    commandId: command.commandId,
  });
}

/** Fees follow from what both have signed: the invoice is part of the move, once or not at all (decision 0047). */
async function invoice(tx: Tx, parts: EffectParts, row: ChangedRow): Promise<void> {
  const { command, view, input, now, seller, clocks } = parts;
  const after = row.invega_loan_sum_cents ?? 0;
  const kinds = invoicesOf({
    action: command.action,
    step: stepOf(view, { ...command, input }),
    loanCents: { before: view.invegaLoanSumCents ?? 0, after },
  });
  await issueInvoices(tx, {
    requestId: view.id,
    kinds,
    contractNumber: row.contract_number ?? '',
    loanCents: after,
    borrower: {
      partyId: view.partyId,
      partyCode: view.partyCode,
      isCompany: view.loginType === 'Company',
    },
    seller,
    holidays: 'holidays' in clocks.calendar ? clocks.calendar.holidays : undefined,
    now,
    commandId: command.commandId,
  });
}

/** The move is a decision whose document the signatory is to sign. */
const awaitsSignature = ({ command, signsDecisions }: EffectParts): boolean =>
  signsDecisions && DECIDING.includes(command.action);

async function tellOfMove(tx: Tx, parts: EffectParts, clocks: readonly OpenClock[]): Promise<void> {
  const { from, to, view, command } = parts;
  const due = mainClock(to, clocks)?.dueAt;
  const params = { status: to, dueDate: due ? vilniusDate(due) : null };
  const { action } = command;
  if (action === 'signDecision') await tellOfDecision(tx, view, clocks);
  for (const kind of mailsOfMove({ action, from, to, isWithheld: awaitsSignature(parts) }))
    await enqueueMail(tx, { kind, requestId: view.id, params, doneBy: command.actorId });
}
