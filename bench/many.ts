import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';

/** Tables that are filled, in the order of their references. */
const TABLES = [
  'party',
  'loan_request',
  'loan_request_form',
  'submission',
  'clock',
  'running_term',
  'staff_task',
  'reservation',
  'request_event',
  'request_search',
];
/** From so many on, indexes are dropped first and made anew at the end. */
const MANY = 20_000;

const FIRST_NAMES = `array['Ąžuolas','Živilė','Šarūnas','Ieva','Jonas','Ūla','Čėsna','Eglė','Rūta','Gediminas','Įmantė','Paulius']`;
const LAST_NAMES = `array['Žukauskas','Šimkutė','Čepaitė','Petrauskas','Kazlauskienė','Ąžuolaitis','Ūdrys','Norkus','Vertelytė',
  'Janulienė','Budrys','Įlankaitė','Grybas','Stonkutė','Eitmanavičius','Lėlytė','Mėlynis']`;
const ADJECTIVES = `array['Šiaurės','Pajūrio','Žaliasis','Čiobrelio','Ąžuolyno','Gintaro','Vilnelės','Ūkio','Mėlynoji','Rytų']`;
const NOUNS = `array['linija','žvaigždė','baldai','ėlelė','grūdai','šaltinis','prekyba','statyba','verslas','medis','įrankiai','uostas','čia']`;
/** A hundred statuses as a portal of some years has them. */
const STATUSES = `array[${[
  [1, 9],
  [2, 9],
  [3, 3],
  [4, 18],
  [5, 4],
  [6, 7],
  [7, 4],
  [8, 2],
  [9, 28],
  [10, 3],
  [11, 3],
  [12, 3],
  [13, 1],
  [14, 1],
  [15, 1],
  [16, 4],
]
  .flatMap(([status, times]) => Array.from({ length: times! }, () => status))
  .join(',')}]`;

/** A number of the row's own for each question, the same at every run: hash of number and salt. */
const drawn = (salt: string, below: number): string =>
  `((abs(hashint8(n::bigint * 131 + ${salt.length * 7919} + hashtext('${salt}'))::bigint) % ${below})::int)`;
const picked = (list: string, salt: string, size: number): string => `(${list})[1 + ${drawn(salt, size)}]`;

/**
 * Requests as a portal of some years has them: every status, four schemes, people, terms, decisions. Written as rows in
 * bulk: a million real journeys would take months. Answers the number of the last one.
 */
export async function addMany(db: Database, count: number, staff: readonly string[]): Promise<void> {
  await db.connection().execute(async (one) => {
    const dropped = count >= MANY ? [...(await dropReferences(one)), ...(await dropIndexes(one))] : [];
    for (const table of TABLES) await sql.raw(`alter table ${table} disable trigger user`).execute(one);
    await sql`create temporary table many_staff as
      select no, (${[...staff]}::uuid[])[1 + no % ${staff.length}] as id from generate_series(3, 11) no`.execute(
      one,
    );
    for (const statement of statementsOf(count)) await sql.raw(statement).execute(one);
    for (const table of TABLES) await sql.raw(`alter table ${table} enable trigger user`).execute(one);
    for (const definition of dropped.reverse()) await sql.raw(definition).execute(one);
    await sql`drop table many, many_staff`.execute(one);
    // As a portal of some years was vacuumed long ago; until then an index is not read without its rows.
    await sql.raw(`${count >= MANY ? 'vacuum (analyze)' : 'analyze'} ${TABLES.join(', ')}`).execute(one);
  });
}

/** Foreign keys of the tables; checked at once at the end instead of row by row. */
async function dropReferences(db: Database): Promise<string[]> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid = any(${TABLES}::text[]::regclass[])`.execute(db);
  for (const { table, name } of rows)
    await sql.raw(`alter table ${table} drop constraint ${name}`).execute(db);
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  );
}

async function dropIndexes(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
    definition: string;
  }>`select i.indexname as name, i.indexdef as definition
    from pg_indexes i where i.schemaname = 'public' and i.tablename = any(${TABLES}::text[])
      and not exists (select 1 from pg_constraint c where c.conname = i.indexname)
      and i.indexdef not like 'CREATE UNIQUE%'`.execute(db);
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(db);
  return rows.map(({ definition }) => definition);
}

function statementsOf(count: number): string[] {
  return [
    `set synchronous_commit = off`,
    `set statement_timeout = 0`,
    `set maintenance_work_mem = '512MB'`,
    `set work_mem = '256MB'`,
    `insert into app_user (kind, personal_code, first_name, last_name) values ('applicant', '38001010000', 'Bandomasis', 'Pareiškėjas')
      on conflict (kind, personal_code) do nothing`,
    // Begun over four years, the newest first of all days; decided some weeks later.
    `create unlogged table many as select n, nextval('loan_request_number') as id,
        ${picked(STATUSES, 'status', 100)}::smallint as status,
        (array['tiesiogines','tiesiogines','tiesiogines','startuok','covid','nuoma'])[1 + ${drawn('scheme', 6)}] as scheme,
        'UAB „' || ${picked(ADJECTIVES, 'adjective', 10)} || ' ' || ${picked(NOUNS, 'noun', 13)} || '“ ' || n as name,
        (300000000 + n)::text as code,
        ${picked(FIRST_NAMES, 'first', 12)} as first_name, ${picked(LAST_NAMES, 'last', 17)} as last_name,
        ${picked(FIRST_NAMES, 'first of owner', 12)} as owner_first, ${picked(LAST_NAMES, 'last of owner', 17)} as owner_last,
        now() - interval '10 minutes' - make_interval(hours => ${drawn('created', 35_000)}::int + 24) as created,
        (5000 + ${drawn('sum', 295_000)}) * 100 as cents, ${drawn('staff', 12)} as staff_no, ${drawn('evaluated', 40)} as took,
        ${drawn('parent', 20)} = 0 as has_parent, ${drawn('changed', 30)} = 0 as changed
      from generate_series(1, ${count}) n`,
    `create index on many (id)`,
    `insert into party (login_type, code, name) select 'Company', code, name from many on conflict do nothing`,
    `insert into loan_request (id, scheme_code, party_id, login_type, status, version, created_by, created_at, status_changed_at,
        first_submitted_at, submitted_at, submission_count, returned_at, approved_at, decided_at, contract_signing_time,
        applicant_name, applicant_code, applicant_search, loan_sum_cents, invega_loan_sum_cents, deadline_at, deadline_kind,
        conditions_changed, aml_check_result_id, assessor_id)
      select m.id, m.scheme, p.id, 'Company', m.status, 2, u.id, m.created,
        case when m.status = 1 then m.created else least(now(), m.created + make_interval(days => 1 + m.took)) end,
        case when m.status <> 1 then m.created + interval '1 hour' end, case when m.status <> 1 then m.created + interval '1 hour' end,
        case when m.status = 1 then 0 else 1 end,
        case when m.status = 5 then least(now(), m.created + make_interval(days => 1 + m.took)) end,
        case when m.status in (3, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16) then least(now(), m.created + make_interval(days => 1 + m.took)) end,
        case when m.status in (3, 4, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16) then least(now(), m.created + make_interval(days => 1 + m.took)) end,
        case when m.status in (9, 10, 13, 14, 15, 16) then least(now(), m.created + make_interval(days => 10 + m.took)) end,
        m.name, m.code, lower(m.name || ' ' || m.code), m.cents,
        case when m.status in (3, 7, 8, 9, 10, 13, 14, 15, 16) then m.cents - 100000 end,
        case when m.status in (2, 3, 5, 7, 8, 11, 12, 13, 14, 15) then m.created + make_interval(days => 28 + m.took % 5) end,
        case when m.status in (2, 12) then 'evaluation' end, m.changed and m.status = 16, 1 + (m.took % 3), s.id
      from many m join party p on p.login_type = 'Company' and p.code = m.code
        left join many_staff s on s.no = m.staff_no and m.status <> 1
        cross join (select id from app_user where kind = 'applicant' and personal_code = '38001010000') u`,
    `create unlogged table many_form as select m.id, jsonb_build_object(
        'ContactInfo', jsonb_build_object('ApplicantName', m.first_name, 'ApplicantSurname', m.last_name,
          'ApplicantEmail', 'p' || m.n || '@example.test'),
        'CompanyData', jsonb_build_object('CompanyManagerName', m.first_name || ' ' || m.last_name, 'HasParentCompanyCode', m.has_parent),
        'pepData', jsonb_build_object('ControllingPersons', jsonb_build_array(
          jsonb_build_object('name', m.owner_first, 'surname', m.owner_last))),
        'LoanInfo', jsonb_build_object('LoanSum', (m.cents / 100)::text || '.00')) as form from many m`,
    `insert into loan_request_form (request_id, form, form_version) select id, form, 1 from many_form`,
    `insert into submission (request_id, no, form, form_version, limit_cents, printout, rule_set_version, submitted_by, submitted_at)
      select m.id, 1, f.form, 1, 30000000, '[]', 'tiesiogines/2022-06-01', r.created_by, r.submitted_at
      from many m join many_form f on f.id = m.id join loan_request r on r.id = m.id where m.status <> 1`,
    `insert into clock (request_id, kind, length, started_at, due_at, stopped_at, pauses, calendar_version)
      select m.id, 'evaluation', 20, r.submitted_at, coalesce(r.deadline_at, r.submitted_at + interval '28 days'),
        case when m.status not in (2, 5, 11, 12) then r.status_changed_at end,
        case when m.status in (5, 11) then jsonb_build_array(jsonb_build_object('from', r.status_changed_at, 'to', null))
          when m.took > 12 and m.took % 3 = 0 then jsonb_build_array(jsonb_build_object(
            'from', r.submitted_at + interval '2 days', 'to', r.submitted_at + interval '6 days')) else '[]' end, 'bench'
      from many m join loan_request r on r.id = m.id where m.status not in (1, 6)`,
    `insert into running_term (clock_id, request_id, kind, due_at)
      select c.id, c.request_id, c.kind, c.due_at from clock c join many m on m.id = c.request_id
      where c.stopped_at is null and not jsonb_path_exists(c.pauses, '$[*] ? (@.to == null)')`,
    `insert into staff_task (request_id, kind, due_at, opened_at)
      select m.id, case m.status when 2 then 'takeRequest' when 12 then 'assess' when 3 then 'prepareContract'
          when 13 then 'reviewConditionsChange' else 'signAsProvider' end, r.deadline_at, r.status_changed_at
      from many m join loan_request r on r.id = m.id where m.status in (2, 3, 8, 12, 13, 15)`,
    `insert into reservation (request_id, scheme_code, borrower_code, cents, hold)
      select m.id, m.scheme, m.code, m.cents, case when m.status in (9, 13, 14, 15, 16) then 'issued' else 'reserved' end
      from many m where m.status in (2, 3, 5, 7, 8, 9, 11, 12, 13, 14, 15, 16)`,
    `insert into request_event (request_id, version, action, log_codes, from_status, to_status, actor_role, command_id, at)
      select m.id, 2, 'submit', '{3}', 1, 2, 'applicant', 'many-submit-' || m.id, r.submitted_at
      from many m join loan_request r on r.id = m.id where m.status <> 1`,
    `insert into request_event (request_id, version, action, log_codes, from_status, to_status, actor_role, command_id, at)
      select m.id, 3, case when m.status = 4 then 'reject' when m.status in (11, 12) then 'approveWithDocs' else 'approve' end,
        case when m.status = 4 then '{5}'::smallint[] when m.status in (11, 12) then '{21}' else '{4}' end,
        2, case when m.status = 4 then 4 when m.status in (11, 12) then 11 else 3 end, 'approver', 'many-decide-' || m.id, r.decided_at
      from many m join loan_request r on r.id = m.id where r.decided_at is not null`,
    `insert into request_event (request_id, version, action, log_codes, from_status, to_status, actor_role, command_id, at)
      select m.id, 4, 'requestConditionsChange', '{39}', 9, 13, 'applicant', 'many-change-' || m.id, r.status_changed_at
      from many m join loan_request r on r.id = m.id where m.status in (13, 14, 15, 16)`,
    `insert into request_search (request_id, words, emails, has_parent)
      select m.id, search_fold(concat_ws(' ', '', m.id, m.name, m.code, m.first_name, m.last_name, m.first_name, m.last_name,
          m.owner_first, m.owner_last)), array['p' || m.n || '@example.test'], m.has_parent from many m`,
    `drop table many_form`,
  ];
}
