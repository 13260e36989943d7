import { sql, type RawBuilder } from 'kysely';
import { audienceOf, MAIL_KINDS, REMINDERS, type MailKind } from '../../domain/application/mail-kind.ts';
import { IN_FORCE } from './representatives/represented.ts';

/**
 * Whoever gave consent `c` may act for its party now: under an authorisation in force, or in their own name, unless the
 * register of legal entities has named another manager since.
 */
export const MAY_ACT: RawBuilder<boolean> = sql`exists (
  select 1 from app_user u join party p on p.id = c.party_id
  where u.id = c.user_id and u.active and (
    exists (select 1 from representative r
      where r.party_id = c.party_id and r.personal_code = u.personal_code and ${IN_FORCE})
    or (c.representative_id is null and not exists (
      select 1 from (select n.data->'manager'->>'personalCode' as manager, n.fetched_at
        from register_snapshot n join register_subject s on s.id = n.subject_id
        where p.login_type = 'Company' and s.kind = 'company' and s.code = p.code and n.register = 'legal-entities'
        order by n.id desc limit 1) word
      where word.manager <> u.personal_code and word.fetched_at > c.accepted_at))))`;

/**
 * Address (`email`), account and age (`at`) of everybody a mail of this kind about `loan_request r` goes to; the same address may
 * come twice. Nobody of the staff is told of what they did themselves (`doneBy`).
 */
export function recipientsOf(kind: MailKind, doneBy: string | null): RawBuilder<unknown> {
  const audience = audienceOf(kind);
  if (audience === 'assignee')
    return sql`select u.email, u.id as user_id, now() as at from app_user u
      where u.id = r.assessor_id and u.active and u.email is not null and u.id is distinct from ${doneBy}::uuid`;
  const people = sql`select c.email, c.user_id, c.accepted_at as at from consent c
    where c.party_id = r.party_id and ${MAY_ACT}`;
  return audience === 'signing' ? sql`${people} union all ${CONTRACT_ADDRESS}` : people;
}

const CONTRACT_EMAIL = sql`sent.form #>> array[
  case r.login_type when 'Company' then 'CompanyData' else 'ApplicantData' end, 'ContractEmail']`;

/** The one the answers that count name for the contract; whoever reads it. */
const CONTRACT_ADDRESS = sql`select ${CONTRACT_EMAIL}, null::uuid, '-infinity'::timestamptz from submission sent
  where sent.request_id = r.id and sent.no = r.submission_count and ${CONTRACT_EMAIL} like '%@%'`;

const TO_ASSIGNEE = MAIL_KINDS.filter((kind) => audienceOf(kind) === 'assignee');

const holdersMayAct = sql`exists (select 1 from loan_request r join consent c on c.party_id = r.party_id
  where r.id = o.request_id and lower(c.email) = lower(o.recipient) and ${MAY_ACT})`;

/** Of a notice to a party, about no request: whoever it goes to may still act for it. */
const MAY_ACT_FOR_OWNER = sql`not exists (select 1 from notification n
  where n.id = o.notification_id and n.party_id is not null and not exists (
    select 1 from consent c where c.party_id = n.party_id and c.user_id = o.user_id and ${MAY_ACT}))`;

/**
 * Why `outbox o` is not to go any more, decided the moment it is sent; null: it is to go. An address of the answers goes
 * as long as it is nobody's who may no longer act.
 */
export const NO_LONGER: RawBuilder<'notEntitled' | 'outdated' | null> = sql`case
  when o.request_id is null then case when o.user_id is not null and not (exists (
    select 1 from app_user u where u.id = o.user_id and u.active) and ${MAY_ACT_FOR_OWNER}) then 'notEntitled' end
  when o.kind = any(${TO_ASSIGNEE}::text[]) then case when not exists (
    select 1 from loan_request r join app_user u on u.id = r.assessor_id
    where r.id = o.request_id and u.id = o.user_id and u.active) then 'notEntitled' end
  when o.user_id is not null then case when not exists (
    select 1 from loan_request r join consent c on c.party_id = r.party_id
    where r.id = o.request_id and c.user_id = o.user_id and ${MAY_ACT}) then 'notEntitled' end
  when exists (select 1 from loan_request r join consent c on c.party_id = r.party_id
    where r.id = o.request_id and lower(c.email) = lower(o.recipient)) and not ${holdersMayAct} then 'notEntitled'
  end`;

/** The term a mail is about has ended otherwise, stands still, or (a reminder) is over. */
export const OUTDATED: RawBuilder<boolean> = sql`o.clock_id is not null and not exists (
  select 1 from clock k where k.id = o.clock_id and k.stopped_at is null and not k.pauses @> '[{"to": null}]'
    and (o.kind <> all(${[...REMINDERS]}::text[]) or k.due_at > clock_timestamp()))`;
