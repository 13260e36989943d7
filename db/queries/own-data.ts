import { sql } from 'kysely';
import type { OwnData } from '../../domain/own-data/own-data.ts';
import type { Tx } from './command-input.ts';

/** Instants as people in Vilnius read them. */
const time = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'Europe/Vilnius', 'YYYY-MM-DD HH24:MI:SS')`;

/**
 * What is held of a person under their account and personal code, newest first. Of a request only that it is there: what a company's
 * case has come to is no business of somebody who has left it (decision 0041).
 */
export async function loadOwnData(db: Tx, userId: string): Promise<OwnData> {
  const { rows } = await sql<OwnData>`
    with me as (select * from app_user where id = ${userId}::uuid),
      mine as (select r.*, p.name as party_name from loan_request r join party p on p.id = r.party_id, me
        where (r.created_by = me.id
          or (p.login_type = 'Individual' and p.code = me.personal_code)
          or exists (select 1 from submission s where s.request_id = r.id and s.submitted_by = me.id)))
    select
      (select jsonb_build_object('firstName', first_name, 'lastName', last_name, 'personalCode', personal_code,
        'email', email, 'phone', phone, 'since', ${time('created_at')}) from me) as person,
      (select coalesce(jsonb_agg(jsonb_build_object('party', p.name, 'email', e.email, 'phone', e.phone,
          'at', ${time('e.accepted_at')}, 'version', e.text_version) order by e.accepted_at desc), '[]')
        from consent e join party p on p.id = e.party_id where e.user_id = ${userId}::uuid) as consents,
      (select coalesce(jsonb_agg(jsonb_build_object('party', p.name, 'from', a.valid_from, 'to', a.valid_to,
          'isRemoved', a.deleted_at is not null) order by a.valid_from desc), '[]')
        from representative a join party p on p.id = a.party_id, me where a.personal_code = me.personal_code) as authorisations,
      (select coalesce(jsonb_agg(jsonb_build_object('at', ${time('s.issued_at')}, 'lastSeenAt', ${time('s.last_seen_at')},
          'device', s.device, 'browser', s.browser) order by s.issued_at desc), '[]')
        from session s where s.user_id = ${userId}::uuid) as logins,
      (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'party', m.party_name,
          'startedAt', ${time('m.created_at')}, 'isDeleted', m.deleted_at is not null) order by m.id desc), '[]')
        from mine m) as requests,
      (select coalesce(jsonb_agg(jsonb_build_object('requestId', f.request_id, 'name', f.file_name,
          'at', ${time('f.uploaded_at')}, 'isRemoved', f.deleted_at is not null) order by f.uploaded_at desc), '[]')
        from attachment f where f.uploaded_by = ${userId}::uuid) as files,
      (select coalesce(jsonb_agg(to_jsonb(l) order by l."lastAt" desc), '[]') from (
        select c.request_id as "requestId", c.kind, to_jsonb(u.staff_roles) as roles, count(*)::int as times,
          to_char(max(c.at) at time zone 'Europe/Vilnius', 'YYYY-MM-DD HH24:MI:SS') as "lastAt"
        from case_read c join app_user u on u.id = c.reader_id join mine m on m.id = c.request_id
        group by c.request_id, c.kind, u.staff_roles) l) as reads`.execute(db);
  return rows[0]!;
}
