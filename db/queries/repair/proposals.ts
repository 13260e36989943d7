import { sql } from 'kysely';
import type { Remedy, ReturnAction } from '../../../domain/repair/cause.ts';
import type { Database, Tx } from '../../connect.ts';

export interface RepairProposal {
  id: string;
  cause: string;
  remedy: Remedy;
  /** The one request it is about; null: all that the cause keeps. */
  requestId: number | null;
  /** Row of the transition table, of a return. */
  action: ReturnAction | null;
  reason: string;
  proposedById: string;
  /** Names of staff. */
  proposedBy: string;
  secondId: string;
  second: string;
  proposedAt: Date;
  state: 'waiting' | 'confirmed' | 'declined' | 'withdrawn';
  decidedAt: Date | null;
}

/** What waits for a second person, and what was decided within a day, the newest first. */
export async function listRepairProposals(db: Database): Promise<RepairProposal[]> {
  const { rows } = await sql<RepairProposal>`${SELECT}
    where p.state = 'waiting' or p.decided_at > now() - interval '1 day' order by p.proposed_at desc limit 200`.execute(
    db,
  );
  return rows;
}

export async function findRepairProposal(db: Database, id: string): Promise<RepairProposal | null> {
  const { rows } = await sql<RepairProposal>`${SELECT} where p.id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

const SELECT = sql`select p.id, p.cause, p.remedy, p.request_id as "requestId", p.action, p.reason, p.state,
  p.proposed_by as "proposedById", a.first_name || ' ' || a.last_name as "proposedBy",
  p.second_id as "secondId", b.first_name || ' ' || b.last_name as second,
  p.proposed_at as "proposedAt", p.decided_at as "decidedAt"
  from repair_proposal p join app_user a on a.id = p.proposed_by join app_user b on b.id = p.second_id`;

export interface NewRepair {
  cause: string;
  remedy: Remedy;
  requestId: number | null;
  action: ReturnAction | null;
  reason: string;
  proposedBy: string;
  secondId: string;
  /** Requests it would touch: each gets it into its log. */
  touches: readonly number[];
}

/** Null: the same is proposed already. */
export async function insertRepair(db: Database, made: NewRepair): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      id: string;
    }>`insert into repair_proposal (cause, remedy, request_id, action, reason,
        proposed_by, second_id)
      values (${made.cause}, ${made.remedy}, ${made.requestId}, ${made.action}, ${made.reason},
        ${made.proposedBy}::uuid, ${made.secondId}::uuid)
      on conflict (cause, remedy, coalesce(request_id, 0)) where state = 'waiting' do nothing returning id`.execute(
      tx,
    );
    const [row] = rows;
    if (!row) return null;
    await logged(tx, { deed: 'repairProposed', id: row.id, by: made.proposedBy, touches: made.touches });
    return row.id;
  });
}

export interface RepairDecision {
  id: string;
  by: string;
  state: 'confirmed' | 'declined' | 'withdrawn';
  touches: readonly number[];
}

/** Four eyes are in the statement itself. False: it was decided meanwhile, or is not this person's to decide. */
export async function decideRepair(
  db: Database,
  { id, by, state, touches }: RepairDecision,
): Promise<boolean> {
  const whose = state === 'withdrawn' ? sql`proposed_by` : sql`second_id`;
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`update repair_proposal set state = ${state}, decided_by = ${by}::uuid,
        decided_at = clock_timestamp()
      where id = ${id}::uuid and state = 'waiting' and ${whose} = ${by}::uuid returning id`.execute(tx);
    if (rows.length === 0) return false;
    const deed = { confirmed: 'repairConfirmed', declined: 'repairDeclined', withdrawn: 'repairWithdrawn' }[
      state
    ];
    await logged(tx, { deed, id, by, touches });
    return true;
  });
}

type Entry = { deed: string; id: string; by: string; touches: readonly number[] };

async function logged(tx: Tx, entry: Entry): Promise<void> {
  const { deed, id, by, touches } = entry;
  const details = JSON.stringify({ proposal: id });
  await sql`insert into audit_event (actor_id, kind, request_id, details)
    select ${by}::uuid, ${deed}, request_id, ${details}::jsonb
    from unnest(${[...touches]}::bigint[]) as request_id`.execute(tx);
}
