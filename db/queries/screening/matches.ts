import { sql } from 'kysely';
import type { StandingAnswer, MatchKind } from '../../../domain/screening/review.ts';
import type { Tx } from '../command-input.ts';

/** A match of the newest answered screening with the answer that stands for it. */
export interface CaseMatch {
  /** Of the hit; another after every screening. */
  id: number;
  /** The same in every screening: subject, entry of the list, and kind. */
  key: string;
  kind: MatchKind;
  review: (StandingAnswer & { id: number }) | null;
}

/** All matches of the newest screening that the lists have answered. */
export async function loadMatches(db: Tx, requestId: number): Promise<CaseMatch[]> {
  const { rows } = await sql<CaseMatch>`
    select h.id, c.subject_key || '|' || h.entity_id || '|' || h.kind as key, h.kind,
      case when v.id is not null then jsonb_build_object('id', v.id, 'answer', v.answer, 'answeredById', v.answered_by,
        'isConfirmed', v.confirmed_by is not null, 'isCleared', v.cleared_at is not null) end as review
    from aml_hit h join aml_check c on c.id = h.check_id
      left join aml_match_review v on v.request_id = c.request_id and v.superseded_at is null
        and v.match_key = c.subject_key || '|' || h.entity_id || '|' || h.kind
    where c.run_id = (select id from screening_run where request_id = ${requestId} and outcome = 'answered'
      order by started_at desc limit 1)
    order by h.id`.execute(db);
  return rows;
}

/** Kinds of the matches, found now or earlier, that are people of the request and that no check has passed over. */
export async function failedMatches(db: Tx, requestId: number): Promise<MatchKind[]> {
  const rows = await db
    .selectFrom('aml_match_review')
    .select('kind')
    .where('request_id', '=', requestId)
    .where('answer', '=', 'same')
    .where('superseded_at', 'is', null)
    .where('cleared_at', 'is', null)
    .execute();
  return rows.map(({ kind }) => kind as MatchKind);
}

/** An additional check that a second person has yet to confirm; null when none waits. */
export interface WaitingCheck {
  id: number;
  madeById: string;
}

export async function findWaitingCheck(db: Tx, requestId: number): Promise<WaitingCheck | null> {
  const row = await db
    .selectFrom('aml_additional_check')
    .select(['id', 'made_by'])
    .where('request_id', '=', requestId)
    .where('needs_second', '=', true)
    .where('confirmed_by', 'is', null)
    .where('superseded_at', 'is', null)
    .executeTakeFirst();
  return row ? { id: row.id, madeById: row.made_by } : null;
}
