import { sql } from 'kysely';
import { heldCents, limitOf, type Limit } from '../../domain/application/ledger.ts';
import { holdOf, type Hold, type StatusId } from '../../domain/application/status.ts';
import { schemeOf, type SchemeCode } from '../../domain/schemes/index.ts';
import type { Tx } from './command-input.ts';
import { groupMembers } from './group-members.ts';

/** Takes the budget of a scheme until the transaction ends. Always after the row of the request, never before. */
export async function lockBudget(db: Tx, schemeCode: SchemeCode): Promise<void> {
  await sql`select 1 from scheme_budget where scheme_code = ${schemeCode} for no key update`.execute(db);
}

export interface LimitQuestion {
  requestId: number;
  schemeCode: SchemeCode;
  borrowerCode: string;
  /** Codes the request itself links the borrower to; whom those are linked to is found here. */
  groupCodes: readonly string[];
  ruleLimitCents: number;
}

/**
 * The least of free budget, borrower's and group's caps and the rule-set limit, in cents, not counting what the
 * request itself holds (PRODUCT.md section 6). Exact only under `lockBudget`.
 */
export async function loadLimit(db: Tx, question: LimitQuestion): Promise<Limit> {
  const { requestId, schemeCode, borrowerCode } = question;
  const members = groupMembers([borrowerCode, ...question.groupCodes], requestId);
  const { rows } = await sql<{
    budget: number;
    total: number;
    own: number;
    borrower: number;
    grouped: number;
  }>`
    with recursive ${members} select b.budget_cents as budget, b.reserved_cents + b.issued_cents as total,
      coalesce((select cents from reservation where request_id = ${requestId}), 0) as own,
      coalesce((select sum(cents) from reservation where scheme_code = b.scheme_code
        and request_id <> ${requestId} and borrower_code = ${borrowerCode}), 0)::bigint as borrower,
      coalesce((select sum(cents) from reservation where scheme_code = b.scheme_code
        and request_id <> ${requestId} and borrower_code = any(array(select code from member))), 0)::bigint as grouped
    from scheme_budget b where b.scheme_code = ${schemeCode}`.execute(db);
  const row = rows[0]!;
  const scheme = schemeOf(schemeCode);
  return limitOf({
    budgetCents: row.budget,
    budgetOpenCents: row.total - row.own,
    borrowerCapCents: scheme.borrowerCapCents,
    borrowerOpenCents: row.borrower,
    groupCapCents: scheme.groupCapCents,
    groupOpenCents: row.grouped,
    ruleLimitCents: question.ruleLimitCents,
  });
}

export interface Holding {
  requestId: number;
  schemeCode: SchemeCode;
  borrowerCode: string;
  status: StatusId | null;
  /** Agreed or asked for now. */
  cents: number;
  /** Null: the sum was not judged against the limits, so it may only fall and the group stays as it was judged. */
  judged: { groupCodes: readonly string[] } | null;
  commandId: string;
}

/**
 * Makes the reservation of a request what its status asks for, moves the budget by the difference and writes the entry
 * of the ledger. Needs `lockBudget`; the budget's own constraint refuses what would go over it.
 */
export async function settleReservation(db: Tx, holding: Holding): Promise<void> {
  const before = await db
    .selectFrom('reservation')
    .select(['cents', 'hold', 'group_codes'])
    .where('request_id', '=', holding.requestId)
    .executeTakeFirst();
  if (!holding.judged && !before) return;
  const hold = holdOf(holding.status);
  const hadCents = before?.cents ?? 0;
  const cents = heldCents({ hadCents, standingCents: holding.cents, isJudged: holding.judged !== null });
  const groupCodes = holding.judged?.groupCodes ?? before?.group_codes ?? [];
  const had = sumsOf((before?.hold ?? 'none') as Hold, hadCents);
  const has = sumsOf(hold, cents);
  const delta = { reserved: has.reserved - had.reserved, issued: has.issued - had.issued };

  if (hold === 'none' && !before) return;
  const held = hold === 'none' ? removal(holding) : entry(holding, { hold, cents, groupCodes });
  if (delta.reserved === 0 && delta.issued === 0) await held.execute(db);
  else {
    await sql`with held as (${held}),
      moved as (update scheme_budget set reserved_cents = reserved_cents + ${delta.reserved},
        issued_cents = issued_cents + ${delta.issued} where scheme_code = ${holding.schemeCode})
      insert into ledger_entry (scheme_code, request_id, command_id, reserved_delta_cents, issued_delta_cents)
      values (${holding.schemeCode}, ${holding.requestId}, ${holding.commandId}, ${delta.reserved}, ${delta.issued})`.execute(
      db,
    );
  }
}

const removal = ({ requestId }: Holding) => sql`delete from reservation where request_id = ${requestId}`;

const entry = (
  { requestId, schemeCode, borrowerCode }: Holding,
  { hold, cents, groupCodes }: { hold: Hold; cents: number; groupCodes: readonly string[] },
) =>
  sql`insert into reservation (request_id, scheme_code, borrower_code, group_codes, cents, hold)
    values (${requestId}, ${schemeCode}, ${borrowerCode}, ${[...groupCodes]}::text[], ${cents}, ${hold})
    on conflict (request_id) do update set cents = excluded.cents, hold = excluded.hold,
      group_codes = excluded.group_codes, at = now()`;

function sumsOf(hold: Hold, cents: number): { reserved: number; issued: number } {
  return { reserved: hold === 'reserved' ? cents : 0, issued: hold === 'issued' ? cents : 0 };
}
