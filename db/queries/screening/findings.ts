import { sql } from 'kysely';
import type { ActionInput } from '../../../domain/application/inputs.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import { AML_RESULT, type AmlResult } from '../../../domain/screening/result.ts';
import { effectOf, isSettled, matchState, overallResult } from '../../../domain/screening/review.ts';
import type { Tx } from '../command-input.ts';
import { Refused } from '../refused.ts';
import { closeTask } from '../tasks.ts';
import { failedMatches, findWaitingCheck, loadMatches, type CaseMatch } from './matches.ts';

export interface Finding {
  requestId: number;
  actorId: string;
  commandId: string;
  /** ISO instant of the transition. */
  now: string;
}

const textOrNull = (text: string): string | null => (text === '' ? null : text);

/** Stores what a person says of matches of the newest screening, and what follows for the request. */
export async function storeAnswers(
  tx: Tx,
  finding: Finding,
  { matches }: Pick<ActionInput<'reviewAml'>, 'matches'>,
): Promise<void> {
  const found = await loadMatches(tx, finding.requestId);
  for (const given of matches) {
    const match = found.find(({ id }) => id === given.matchId);
    if (!match) throw new Refused('findingsCurrent');
    const effect = effectOf(match, { answer: given.answer, actorId: finding.actorId });
    if (effect === 'settled') throw new Refused('findingsCurrent');
    if (effect === 'answers') await answer(tx, finding, { match, given });
    else await confirm(tx, finding, { match, given });
  }
  await conclude(tx, finding, { kind: 'review', on: vilniusDate(finding.now), note: null });
}

interface Given {
  match: CaseMatch;
  given: ActionInput<'reviewAml'>['matches'][number];
}

async function answer(tx: Tx, finding: Finding, { match, given }: Given): Promise<void> {
  const { requestId, actorId, now } = finding;
  if (match.review)
    await sql`update aml_match_review set superseded_at = ${now} where id = ${match.review.id}`.execute(tx);
  await tx
    .insertInto('aml_match_review')
    .values({
      request_id: requestId,
      match_key: match.key,
      hit_id: match.id,
      kind: match.kind,
      answer: given.answer,
      note: textOrNull(given.note),
      answered_by: actorId,
      answered_at: now,
    })
    .execute();
  // What waits for its second person does not cover a match it has not seen.
  if (given.answer === 'same') await withdrawChecks(tx, finding);
}

/** Four eyes are in the statement itself, as they are in the table. */
async function confirm(tx: Tx, { actorId, now }: Finding, { match, given }: Given): Promise<void> {
  const { numAffectedRows } = await sql`update aml_match_review
    set confirmed_by = ${actorId}::uuid, confirmed_at = ${now}, confirmation_note = ${textOrNull(given.note)}
    where id = ${match.review!.id} and superseded_at is null and confirmed_by is null and answer = 'other'
      and answered_by <> ${actorId}::uuid`.execute(tx);
  if (numAffectedRows !== 1n) throw new Refused('notOwnFinding');
}

async function withdrawChecks(tx: Tx, { requestId, now }: Finding): Promise<void> {
  await sql`update aml_additional_check set superseded_at = ${now} where request_id = ${requestId}
    and needs_second and confirmed_by is null and superseded_at is null`.execute(tx);
}

type CheckInput = Pick<ActionInput<'saveAmlCheck'>, 'result' | 'date' | 'note'>;

/**
 * Stores the additional check of a failed result. Passed over a sanctions match it waits for a second person, whose own
 * check confirms it; failed, it takes back what waited.
 */
export async function storeCheck(tx: Tx, finding: Finding, given: CheckInput): Promise<void> {
  const { requestId, actorId } = finding;
  const waiting = await findWaitingCheck(tx, requestId);
  const passes = given.result === AML_RESULT.passed;
  if (passes && waiting) {
    await confirmCheck(tx, finding, given);
    await clear(tx, finding, { first: waiting.madeById, second: actorId });
  } else {
    await withdrawChecks(tx, finding);
    const needsSecond = passes && (await isAboutSanctions(tx, requestId));
    await tx
      .insertInto('aml_additional_check')
      .values({
        request_id: requestId,
        result: given.result,
        checked_on: given.date,
        note: textOrNull(given.note),
        made_by: actorId,
        made_at: finding.now,
        needs_second: needsSecond,
      })
      .execute();
    // Half a check decides nothing: what was decided before stands, and another person goes on.
    if (needsSecond) return handToSecond(tx, requestId);
    if (passes) await clear(tx, finding, { first: actorId, second: null });
  }
  await conclude(tx, finding, { kind: 'additionalCheck', on: given.date, note: textOrNull(given.note) });
}

async function confirmCheck(tx: Tx, { requestId, actorId, now }: Finding, { note }: CheckInput) {
  const { numAffectedRows } = await sql`update aml_additional_check
    set confirmed_by = ${actorId}::uuid, confirmed_at = ${now}, confirmation_note = ${textOrNull(note)}
    where request_id = ${requestId} and needs_second and confirmed_by is null and superseded_at is null
      and made_by <> ${actorId}::uuid`.execute(tx);
  if (numAffectedRows !== 1n) throw new Refused('notOwnFinding');
}

/** A failure nobody wrote match by match counts as one of sanctions while such a match is open. */
async function isAboutSanctions(tx: Tx, requestId: number): Promise<boolean> {
  const failed = await failedMatches(tx, requestId);
  if (failed.length > 0) return failed.includes('sanctions');
  const found = await loadMatches(tx, requestId);
  return found.some((match) => match.kind === 'sanctions' && !isSettled(matchState(match)));
}

async function clear(
  tx: Tx,
  { requestId, now }: Finding,
  by: { first: string; second: string | null },
): Promise<void> {
  await sql`update aml_match_review set cleared_at = ${now}, cleared_by = ${by.first}::uuid,
      cleared_second_by = ${by.second}::uuid
    where request_id = ${requestId} and answer = 'same' and superseded_at is null and cleared_at is null`.execute(
    tx,
  );
}

interface Decided {
  kind: 'review' | 'additionalCheck';
  on: string;
  note: string | null;
}

/** The overall result, who brought it about, and whose work it is now. */
async function conclude(tx: Tx, finding: Finding, { kind, on, note }: Decided): Promise<void> {
  const { requestId, actorId, now } = finding;
  const result = await resultOf(tx, requestId);
  const isDecided = result !== AML_RESULT.needsReview;
  await tx
    .updateTable('loan_request')
    .set({
      aml_check_result_id: result,
      aml_decision: isDecided ? kind : null,
      aml_decision_result: isDecided ? result : null,
      aml_decision_on: isDecided ? on : null,
      aml_decision_note: isDecided ? note : null,
      aml_decided_by: isDecided ? actorId : null,
      aml_decided_at: isDecided ? now : null,
    })
    .where('id', '=', requestId)
    .execute();
  if (result === AML_RESULT.passed) await closeTask(tx, requestId, 'amlReview', finding.commandId);
  else await handToSecond(tx, requestId);
}

/** The result as the answers to the matches of the newest screening, and to earlier ones, have it. */
export async function resultOf(tx: Tx, requestId: number): Promise<AmlResult> {
  const [found, failed] = [await loadMatches(tx, requestId), await failedMatches(tx, requestId)];
  return overallResult(found, failed.length > 0);
}

/** When all that is left needs a second person, the task leaves the first one's inbox and is anybody else's. */
export async function handToSecond(tx: Tx, requestId: number): Promise<void> {
  const open = (await loadMatches(tx, requestId)).filter((match) => !isSettled(matchState(match)));
  const waiting = await findWaitingCheck(tx, requestId);
  const authors = new Set(open.map((match) => authorOf(match, waiting?.madeById ?? null)));
  const [author] = authors;
  const only = authors.size === 1 && author ? author : null;
  await sql`update staff_task t set not_for = ${only}::uuid,
      assignee_id = case when ${only}::uuid is null then coalesce(t.assignee_id, r.assessor_id) end
    from loan_request r where r.id = t.request_id and t.request_id = ${requestId} and t.kind = 'amlReview'
      and t.closed_at is null`.execute(tx);
}

/** Who has done their part of an open match; null: the first part is still to be done. */
function authorOf(match: CaseMatch, checkedBy: string | null): string | null {
  const state = matchState(match);
  if (state === 'awaitsSecond') return match.review!.answeredById;
  return state === 'same' ? checkedBy : null;
}
