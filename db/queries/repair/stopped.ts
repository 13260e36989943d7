import { sql } from 'kysely';
import { FINAL_STATUSES, type StatusId } from '../../../domain/application/status.ts';
import { FINAL_PAYMENT_STATUSES, type PaymentStatusId } from '../../../domain/payment/status.ts';
import type { Database } from '../../connect.ts';
import { ACTIONS_LOST } from '../stuck.ts';

/** A request, or a payment request of it, and one thing that keeps it; one may stand for several. No names: whoever repairs needs none. */
export interface Stopped {
  cause: string;
  requestId: number;
  status: StatusId | null;
  since: Date;
  /** When it is tried again by itself; null: it is not, or not known. */
  nextAt: Date | null;
  /** What the last try was answered with. */
  code: string | null;
  /** End of the term that runs meanwhile. */
  dueAt: Date | null;
  /** The applicant's place in the registers; null where that is not the matter. */
  subject: { kind: string; code: string } | null;
  /** It is this payment request of the request that is kept; null: the request itself. */
  payment: { id: number; number: number; status: PaymentStatusId } | null;
}

/** Work that fails pauses so long (workflows/case/jobs.ts). */
const PAUSE_OF_WORK = sql`interval '15 minutes'`;
/** A mail is late when it was tried so often in vain. */
const MANY_TRIES = 3;
/** Of a row `p` of payment_request. */
const PAYMENT = sql`jsonb_build_object('id', p.id, 'number', p.number, 'status', p.status)`;

/** Everything that waits for a person or is tried in vain, the most urgent first. */
export async function listStopped(db: Database): Promise<Stopped[]> {
  const { rows } = await sql<Stopped>`
    with live as (select r.id, r.status, r.stuck_code, r.stuck_since, r.deadline_at, p.code,
        case p.login_type when 'Company' then 'company' else 'person' end as kind
      from loan_request r join party p on p.id = r.party_id
      where r.deleted_at is null and r.status <> all(${[...FINAL_STATUSES]}::smallint[])),
    silent as (select s.kind, s.code, t.register, t.missing_since, t.error_code, t.ask_again_at
      from register_subject s cross join lateral (
        select distinct on (t.register) t.register, t.state, t.missing_since, t.error_code, n.ask_again_at
        from register_run n join register_step t on t.run_id = n.id
        where n.subject_id = s.id order by t.register, n.started_at desc) t
      where t.state = 'failed' and t.missing_since is not null),
    tries as (select cause, request_id, max(at) as at from failed_try
      where at > now() - interval '7 days' group by cause, request_id)
    select 'register:' || s.register as cause, l.id as "requestId", l.status, s.missing_since as since,
      case when s.ask_again_at > now() - interval '1 minute' then s.ask_again_at end as "nextAt", s.error_code as code,
      l.deadline_at as "dueAt", jsonb_build_object('kind', l.kind, 'code', l.code) as subject,
      null::jsonb as payment
    from live l join silent s on s.kind = l.kind and s.code = l.code
    union all
    select case when l.stuck_code like 'engine:%' then 'workflow:failing' else 'work:' || l.stuck_code end,
      l.id, l.status, l.stuck_since,
      case when l.stuck_code not like 'engine:%' then t.at + ${PAUSE_OF_WORK} end, split_part(l.stuck_code, ':', 2),
      l.deadline_at, null, null
    from live l left join tries t on t.cause = 'work:' || l.stuck_code and t.request_id = l.id
    where l.stuck_code is not null and l.stuck_code <> ${ACTIONS_LOST}
    union all
    select case when p.stuck_code like 'engine:%' then 'workflow:failing' else 'work:' || p.stuck_code end,
      r.id, r.status, p.stuck_since, null, split_part(p.stuck_code, ':', 2),
      (select min(k.due_at) from payment_clock k where k.payment_request_id = p.id and k.stopped_at is null), null,
      ${PAYMENT}
    from payment_request p join loan_request r on r.id = p.request_id
    where p.stuck_code is not null and p.stuck_code <> ${ACTIONS_LOST}
      and p.status <> all(${[...FINAL_PAYMENT_STATUSES]}::smallint[])
    union all
    select t.cause, l.id, l.status, min(t.at), null, null, min(l.deadline_at), null, null
    from failed_try t join live l on l.id = t.request_id
    where t.cause like 'signing:%' and exists (select 1 from signing g where g.request_id = l.id and g.state = 'created')
    group by 1, 2, 3
    union all
    select case when o.closed_at is null then 'mailServer:late' else 'mail:undeliverable' end,
      r.id, case when r.deleted_at is null then r.status end, min(o.created_at),
      min(o.next_try_at) filter (where o.closed_at is null), min(coalesce(o.reply_code::text, o.error_code)),
      min(r.deadline_at), null, null
    from outbox o join loan_request r on r.id = o.request_id
    where o.sent_at is null and ((o.error_code = 'undeliverable' and o.closed_at is not null)
      or (o.closed_at is null and o.attempts >= ${MANY_TRIES}))
    group by 1, 2, 3
    union all
    select 'reconcile:' || f.kind, coalesce(f.request_number, p.request_id, 0), r.status, min(f.found_at), null, null,
      min(r.deadline_at), null, case when p.id is not null then ${PAYMENT} end
    from reconcile_finding f left join payment_request p on p.id = f.payment_request_number
      left join loan_request r on r.id = coalesce(f.request_number, p.request_id)
    where f.needs_person and f.acknowledged_at is null group by 1, 2, 3, p.id
    order by "dueAt" nulls last, since, "requestId"`.execute(db);
  return rows;
}

/** Instants at which a cause failed, the newest `limit` of the last week, oldest first. */
export async function listTries(
  db: Database,
  limit = 40,
): Promise<{ cause: string; at: Date[]; count: number }[]> {
  const { rows } = await sql<{ cause: string; at: string[]; count: number }>`
    with tries as (
      select cause, at from failed_try where at > now() - interval '7 days'
      union all
      select 'register:' || t.register, t.finished_at from register_step t
      where t.state = 'failed' and t.finished_at > now() - interval '7 days'),
    ranked as (select cause, at, row_number() over (partition by cause order by at desc) as place from tries)
    select cause, count(*)::int as count, coalesce(jsonb_agg(at order by at) filter (where place <= ${limit}), '[]') as at
    from ranked group by cause`.execute(db);
  return rows.map(({ at, ...rest }) => ({ ...rest, at: at.map((one) => new Date(one)) }));
}

export interface Watch {
  /** Requests that are not over. */
  open: number;
  /** When the reconciler last looked at all of them. */
  checkedAt: Date | null;
  /** Registers that answered somebody within a day, and when last. */
  answering: { register: string; at: string }[];
}

/** What else works, and since when that is known. */
export async function watchAll(db: Database): Promise<Watch> {
  const { rows } = await sql<Watch>`select
    (select count(*)::int from loan_request where deleted_at is null
      and status <> all(${[...FINAL_STATUSES]}::smallint[])) as open,
    (select max(finished_at) from reconcile_report) as "checkedAt",
    (select coalesce(jsonb_agg(jsonb_build_object('register', a.register, 'at', a.at) order by a.register), '[]') from
      (select register, max(finished_at) as at from register_step
        where state = 'answered' and finished_at > now() - interval '1 day' group by register) a) as answering`.execute(
    db,
  );
  return rows[0]!;
}
