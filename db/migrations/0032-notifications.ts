import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Notices of the portal beside the mails, who read them, which mails a person does without, the mornings whose digest is
 * done, and the one-time links of mails, of which only hashes are kept (decision 0051).
 */
const STATEMENTS = [
  `create table notification (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    request_id bigint not null references loan_request,
    user_id uuid references app_user,
    params jsonb not null default '{}',
    created_at timestamptz not null default now()
  )`,
  `create index notification_of_request on notification (request_id, created_at desc)`,
  `create index notification_of_staff on notification (user_id, created_at desc) where user_id is not null`,
  `create table notification_read (
    notification_id uuid not null references notification,
    user_id uuid not null references app_user,
    read_at timestamptz not null default now(),
    primary key (notification_id, user_id)
  )`,
  `alter table outbox add column notification_id uuid references notification`,
  `create index outbox_of_notification on outbox (notification_id) where notification_id is not null`,
  `create index outbox_of_request on outbox (request_id, created_at desc)`,
  `create table mail_preference (
    user_id uuid primary key references app_user,
    muted text[] not null default '{}',
    digest_at time not null default '08:00',
    changed_at timestamptz not null default now()
  )`,
  `create table staff_digest (
    user_id uuid not null references app_user,
    day date not null,
    mailed boolean not null,
    at timestamptz not null default now(),
    primary key (user_id, day)
  )`,
  `create table mail_link (
    token_hash bytea primary key,
    outbox_id uuid not null references outbox on delete cascade,
    path text not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create index mail_link_of_mail on mail_link (outbox_id)`,
];

export const notifications: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
