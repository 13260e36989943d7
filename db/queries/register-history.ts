import { sql } from 'kysely';
import type { RegisterId } from '../../domain/registers/register-id.ts';
import type { Tx } from './command-input.ts';

/** One stored answer about a subject; with who entered and confirmed it when it is not the register's own. */
export interface RegisterVersion {
  id: number;
  source: string;
  asOf: string | null;
  fetchedAt: Date;
  data: unknown;
  enteredBy: string | null;
  confirmedBy: string | null;
  reason: string | null;
  handEntryId: string | null;
  handRequestId: number | null;
}

/** Everything one register has said of a company or person, the newest first. */
export async function listVersions(
  db: Tx,
  subject: { kind: string; code: string; register: RegisterId },
  limit = 50,
): Promise<RegisterVersion[]> {
  const { rows } = await sql<RegisterVersion>`
    select n.id, n.source, n.as_of as "asOf", n.fetched_at as "fetchedAt", n.data, e.reason,
      a.first_name || ' ' || a.last_name as "enteredBy", d.first_name || ' ' || d.last_name as "confirmedBy",
      n.hand_entry_id as "handEntryId", e.request_id as "handRequestId"
    from register_subject s join register_snapshot n on n.subject_id = s.id and n.register = ${subject.register}
    left join register_hand_entry e on e.id = n.hand_entry_id
    left join app_user a on a.id = e.entered_by left join app_user d on d.id = e.decided_by
    where s.kind = ${subject.kind} and s.code = ${subject.code} order by n.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}
