import { sql } from 'kysely';
import type { StatusId } from '../../../domain/application/status.ts';
import type { Decision } from '../../../domain/eligibility/rule.ts';
import type { RuleFlip, WhatIfDecision } from '../../../domain/eligibility/what-if.ts';
import type { Tx } from '../command-input.ts';

export interface Outcome {
  requestId: number;
  applicantName: string;
  /** As it stands now. */
  status: StatusId;
  oldDecision: Decision;
  newDecision: WhatIfDecision;
  byDraft: boolean;
  flips: RuleFlip[];
  askedCents: number | null;
  grantedCents: number | null;
  evaluatedAt: Date;
  ruleSetVersion: string | null;
}

export interface OutcomeFilter {
  runId: string;
  oldDecision: string | null;
  newDecision: string | null;
  /** Only where this rule flipped. */
  rule: string | null;
}

const columns = sql`o.request_id as "requestId", q.applicant_name as "applicantName", q.status,
  o.old_decision as "oldDecision", o.new_decision as "newDecision", o.by_draft as "byDraft", o.flips,
  o.asked_cents as "askedCents", o.granted_cents as "grantedCents", e.finished_at as "evaluatedAt",
  e.rule_set_version as "ruleSetVersion"`;

const outcomesOf = ({ runId, oldDecision, newDecision, rule }: OutcomeFilter) =>
  sql`from policy_outcome o join loan_request q on q.id = o.request_id join evaluation e on e.id = o.evaluation_id
    where o.run_id = ${runId}::uuid and (${oldDecision}::text is null or o.old_decision = ${oldDecision})
      and (${newDecision}::text is null or o.new_decision = ${newDecision})
      and (${rule}::text is null or o.flips @> jsonb_build_array(jsonb_build_object('ruleName', ${rule}::text)))`;

/** A page of changed requests, the largest sums first, and how many there are. */
export async function listOutcomes(
  db: Tx,
  filter: OutcomeFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: Outcome[]; total: number }> {
  const counted = await sql<{ total: number }>`select count(*)::int as total ${outcomesOf(filter)}`.execute(
    db,
  );
  const { rows } = await sql<Outcome>`select ${columns} ${outcomesOf(filter)}
    order by coalesce(o.granted_cents, o.asked_cents) desc nulls last, o.request_id
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

/** The next changed requests in the order of their numbers, for files. */
export async function nextOutcomes(
  db: Tx,
  filter: OutcomeFilter,
  { after, limit }: { after: number; limit: number },
): Promise<Outcome[]> {
  const { rows } = await sql<Outcome>`select ${columns} ${outcomesOf(filter)} and o.request_id > ${after}
    order by o.request_id limit ${limit}`.execute(db);
  return rows;
}

/** How often each rule flipped. */
export async function countFlips(db: Tx, runId: string): Promise<{ ruleName: string; requests: number }[]> {
  const { rows } = await sql<{ ruleName: string; requests: number }>`
    select f->>'ruleName' as "ruleName", count(*)::int as requests
    from policy_outcome o cross join lateral jsonb_array_elements(o.flips) f
    where o.run_id = ${runId}::uuid group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}
