import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A number for every paper that a decision brings: series S of decisions, P of certificates, counted within the request
 * (decision 0044). Papers printed before keep the number of their request: no ordinal. And the certificate's kind.
 */
const STATEMENTS = [
  `create table decision_number (
    request_id bigint not null references loan_request,
    version integer not null,
    series text not null check (series in ('S', 'P')),
    ordinal integer check (ordinal > 0),
    primary key (request_id, series, version),
    unique (request_id, series, ordinal)
  )`,
  `insert into decision_number (request_id, version, series, ordinal)
    select distinct request_id, (terms->>'version')::int, 'S', null::int from document
    where kind in ('Decision', 'RejectDecision') and state <> 'staged' and terms ? 'version'`,
  `alter table document drop constraint document_kind_check`,
  `alter table document add constraint document_kind_check check (kind in ('Contract', 'Decision', 'RejectDecision',
    'NoBankFinancingNote', 'ChangeConditionsRequest', 'ChangeConditions', 'Termination'))`,
];

export const decisionPapers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
