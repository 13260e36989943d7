import { sql } from 'kysely';
import { addDays, vilniusInstant } from '../../domain/values/days.ts';
import type { Tx } from './command-input.ts';

export interface CaseOnDay {
  /** Null: there was none yet. */
  status: number | null;
  since: Date | null;
  by: string | null;
  assessor: string | null;
  /** Which submission's answers counted; null: none yet. */
  submission: { no: number; at: Date } | null;
  files: { fileName: string; fileType: number; uploadedAt: string }[];
  documents: { fileName: string; createdAt: string }[];
}

/** The case as it stood at the end of a day, told from its history and from when its papers came and went. */
export async function loadCaseOn(db: Tx, requestId: number, day: string): Promise<CaseOnDay> {
  const end = sql`${vilniusInstant(addDays(day, 1))}::timestamptz`;
  const { rows } = await sql<CaseOnDay & { no: number | null; submittedAt: Date | null }>`
    select moved.to_status as status, moved.at as since, moved.by, given.name as assessor,
      sent.no, sent.submitted_at as "submittedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('fileName', a.file_name, 'fileType', a.file_type,
          'uploadedAt', a.uploaded_at) order by a.uploaded_at), '[]') from attachment a
        where a.request_id = ${requestId} and a.uploaded_at < ${end}
          and (a.deleted_at is null or a.deleted_at >= ${end})) as files,
      (select coalesce(jsonb_agg(jsonb_build_object('fileName', d.file_name, 'createdAt', d.created_at)
          order by d.created_at), '[]') from document d
        where d.request_id = ${requestId} and d.created_at < ${end} and d.state <> 'staged') as documents
    from (select 1) one
      left join lateral (select e.to_status, e.at, u.first_name || ' ' || u.last_name as by
        from request_event e left join app_user u on u.id = e.actor_id
        where e.request_id = ${requestId} and e.at < ${end} and e.to_status is not null
          and e.to_status is distinct from e.from_status order by e.id desc limit 1) moved on true
      left join lateral (select u.first_name || ' ' || u.last_name as name
        from request_event e join app_user u on u.id::text = e.details->>'userId'
        where e.request_id = ${requestId} and e.at < ${end} and e.action = 'setAssessor'
        order by e.id desc limit 1) given on true
      left join lateral (select s.no, s.submitted_at from submission s
        where s.request_id = ${requestId} and s.submitted_at < ${end} order by s.no desc limit 1) sent on true`.execute(
    db,
  );
  const { no, submittedAt, ...found } = rows[0]!;
  return { ...found, submission: no === null ? null : { no, at: submittedAt! } };
}
