import { sql } from 'kysely';
import type { Remedy, ReturnAction } from '../../domain/repair/cause.ts';
import type { Tx } from './command-input.ts';

/** What people did about a case without moving it, as its history tells it. */
export const AUDITED = [
  'repairProposed',
  'repairConfirmed',
  'repairDeclined',
  'repairWithdrawn',
  'broughtToDeadline',
  'holdPlaced',
  'holdEnded',
  'billsFunded',
  'billRefused',
] as const;
export type AuditedDeed = (typeof AUDITED)[number];

export interface AuditRow {
  id: number;
  deed: AuditedDeed;
  at: Date;
  actorName: string | null;
  /** The repair it is about; null: none. */
  repair: {
    cause: string;
    remedy: Remedy;
    action: ReturnAction | null;
    reason: string;
    /** Names who carries it out. */
    second: string;
  } | null;
  details: { title?: string; comment?: string };
}

/** The deeds of a case, the newest first. */
export async function listAudited(db: Tx, requestId: number, limit = 200): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select a.id, a.kind as deed, a.at, u.first_name || ' ' || u.last_name as "actorName", a.details,
      case when p.id is not null then jsonb_build_object('cause', p.cause, 'remedy', p.remedy, 'action', p.action,
        'reason', p.reason, 'second', s.first_name || ' ' || s.last_name) end as repair
    from audit_event a left join app_user u on u.id = a.actor_id
      left join repair_proposal p on p.id::text = a.details->>'proposal' left join app_user s on s.id = p.second_id
    where a.request_id = ${requestId} and a.kind = any(${[...AUDITED]}::text[])
    order by a.id desc limit ${limit}`.execute(db);
  return rows;
}
