import { sql } from 'kysely';
import { decisionNumberText, type DecisionSeries } from '../../domain/documents/decision-number.ts';
import type { Tx } from './command-input.ts';

export interface NumberedPaper {
  requestId: number;
  /** Of the request after the decision. */
  version: number;
  series: DecisionSeries;
}

/** The number of a paper; null when it has none yet. */
export async function findDecisionNumber(db: Tx, paper: NumberedPaper): Promise<string | null> {
  const row = await db
    .selectFrom('decision_number')
    .select('ordinal')
    .where('request_id', '=', paper.requestId)
    .where('version', '=', paper.version)
    .where('series', '=', paper.series)
    .executeTakeFirst();
  return row ? decisionNumberText({ ...paper, ordinal: row.ordinal }) : null;
}

/** The number of a paper, drawn once: whatever is printed again keeps it. Two drawn at a time: the second is refused and tries again. */
export async function drawDecisionNumber(db: Tx, paper: NumberedPaper): Promise<string> {
  const { requestId, version, series } = paper;
  await sql`insert into decision_number (request_id, version, series, ordinal)
    select ${requestId}, ${version}, ${series}, 1 + coalesce(max(ordinal), 0) from decision_number
    where request_id = ${requestId} and series = ${series}
    on conflict (request_id, series, version) do nothing`.execute(db);
  return (await findDecisionNumber(db, paper))!;
}
