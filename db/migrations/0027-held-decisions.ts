import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A decision between its click and the end of the undo window (decision 0045), at most one of a request. It goes when the
 * window ends or the decision is stopped; the history keeps it. What was given with it lies in `command_input`.
 */
const STATEMENTS = [
  `create table held_decision (
    request_id bigint primary key references loan_request,
    action text not null,
    command_id text not null,
    actor_id uuid not null references app_user,
    roles text[] not null,
    from_status smallint not null,
    decided_at timestamptz not null,
    takes_effect_at timestamptz not null
  )`,
];

export const heldDecisions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
