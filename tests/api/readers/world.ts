// A request whose every staff column holds a word that stands nowhere else, put into any status without a workflow.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../../db/connect.ts';
import { diskFileStore } from '../../../db/files/store.ts';
import { loadCalendar } from '../../../db/queries/clocks.ts';
import type { StatusId } from '../../../domain/application/status.ts';
import { startApi, type Api, type Client } from '../../harness/api.ts';
import { addDraft, submitDraft, type Ground } from '../../harness/without-engine.ts';
import { engineOf } from '../hostile/engine.ts';

/** Begins every word that is for staff alone; it is looked for in answers without regard to case. */
export const MARK = 'zymeklis';
/** The sum staff work with, as cents and as any screen would write it. */
export const WORKING_CENTS = 765_432_109;
export const WORKING_SUMS = ['7654321.09', '7654321,09', '765432109', '7 654 321,09'];
/** Written for the applicant by staff: these must arrive. */
export const FOR_APPLICANT = 'pareiškėjui skirtas žodis';

export interface Readers {
  api: Api;
  ground: Ground;
  director: Client;
  /** A member of staff whose name and address are marked. */
  staffId: string;
  submitted(): Promise<number>;
  close(): Promise<void>;
}

export async function openReaders(): Promise<Readers> {
  const storageDir = mkdtempSync(join(tmpdir(), 'readers-'));
  const api = await startApi({ withWorker: false, env: { STORAGE_DIR: storageDir } });
  const { db } = api.database;
  const real = api.deps.engine;
  const context = { clocks: await loadCalendar(db, null), callPeriodClosed: false };
  api.deps.engine = engineOf(db, context);
  const ground: Ground = { db, context, storageDir };
  const director = await api.applicant();
  const staffId = await markedStaff(db);
  return {
    api,
    ground,
    director,
    staffId,
    async submitted() {
      const applicant = { ...director, code: '' };
      const draft = await addDraft(ground, applicant);
      await submitDraft(ground, applicant, draft);
      return draft.requestId;
    },
    async close() {
      await real.close();
      await api.close();
      rmSync(storageDir, { recursive: true, force: true });
    },
  };
}

async function markedStaff(db: Database): Promise<string> {
  const { rows } = await sql<{
    id: string;
  }>`insert into app_user (kind, personal_code, first_name, last_name, email,
      staff_roles) values ('staff', '49001010001', ${`${MARK}Vardė`}, ${`${MARK}Pavardė`}, ${`${MARK}@example.test`},
      '{assessor,manager,approver,signatory}') returning id`.execute(db);
  return rows[0]!.id;
}

/** Puts the request into a status as its workflow would, without asking whether the way there exists. */
export async function force(db: Database, requestId: number, status: StatusId): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('portal.transition', 'on', true)`.execute(tx);
    await sql`update loan_request set status = ${status} where id = ${requestId}`.execute(tx);
  });
}

/** Marks everything staff write, decide or cause. */
export async function mark({ ground, staffId }: Readers, requestId: number): Promise<void> {
  const { db } = ground;
  await sql`update loan_request set assessor_id = ${staffId}::uuid, assessed_by = array[${staffId}::uuid],
    approved_by = ${staffId}::uuid, handed_over_at = now(), approvers_comment = ${`${MARK} tvirtintojo`},
    signatorys_comment = ${`${MARK} pasirašančiojo`}, invega_loan_sum_cents = ${WORKING_CENTS},
    company_size_type_id_invega = 4, aml_check_result_id = 2, pep_exists = true, aml_decision = 'review',
    aml_decision_result = 2, aml_decision_on = '2026-01-02', aml_decision_note = ${`${MARK} aml`},
    aml_decided_by = ${staffId}::uuid, aml_decided_at = now(), risk_assessment_result_id = 1,
    risk_assessment_note = ${`${MARK} rizika`}, risk_assessment_date = '2026-01-02',
    risk_assessed_by = ${staffId}::uuid, risk_assessed_at = now(), stuck_code = ${`${MARK}Stuck`}, stuck_since = now()
    where id = ${requestId}`.execute(db);
  for (const action of ['setAssessor', 'setLoanSum', 'assessRisk', 'handOver', 'approve', 'uploadContract'])
    await event(ground, { requestId, staffId, action, comment: `${MARK} ${action}` });
  await sql`insert into comment (request_id, author_id, text, visible_to_applicant)
    values (${requestId}, ${staffId}::uuid, ${`${MARK} vidinis`}, false),
      (${requestId}, ${staffId}::uuid, ${FOR_APPLICANT}, true)`.execute(db);
  await attachment(ground, requestId, staffId);
  await sql`insert into staff_task (request_id, kind, assignee_id) values (${requestId}, ${`${MARK}Task`}, ${staffId}::uuid)
    on conflict do nothing`.execute(db);
  await screening(ground, requestId, staffId);
  await evaluations(ground, requestId, staffId);
  await handEntry(ground, requestId, staffId);
  await provider(ground, requestId, staffId);
}

interface Happened {
  requestId: number;
  staffId: string;
  action: string;
  comment: string;
}

/** An event of staff; the readers of its comment are those the table of actions gives, as the transition writes them. */
export async function event(
  { db }: Ground,
  { requestId, staffId, action, comment }: Happened,
): Promise<void> {
  await sql`insert into request_event (request_id, version, action, from_status, to_status, actor_id, actor_role,
      command_id, comment, comment_reader, details)
    select id, version, ${action}, status, status, ${staffId}::uuid, 'assessor', ${randomUUID()}, ${comment}, 'staff',
      ${JSON.stringify({ note: `${MARK} pastaba`, sumCents: WORKING_CENTS })}::jsonb
    from loan_request where id = ${requestId}`.execute(db);
}

async function attachment({ db, storageDir }: Ground, requestId: number, staffId: string): Promise<void> {
  const stored = await diskFileStore(storageDir).put(Buffer.from('%PDF-1.7\n%%EOF\n'));
  await sql`insert into attachment (request_id, file_type, file_name, content_type, size_bytes, sha256, storage_key,
      additional, uploaded_by, upload_key)
    values (${requestId}, 11, ${`${MARK}-failas.pdf`}, 'application/pdf', ${stored.size}, ${stored.sha256},
      ${stored.storageKey}, true, ${staffId}::uuid, ${randomUUID()})`.execute(db);
}

async function screening({ db }: Ground, requestId: number, staffId: string): Promise<void> {
  await sql`with run as (insert into screening_run (request_id, reason, started_by, finished_at, outcome, result)
      values (${requestId}, 'renewal', ${staffId}::uuid, now(), 'answered', 3) returning id),
    found as (insert into aml_check (request_id, subject_role, subject_name, query, has_sanctions, has_pep, run_id)
      select ${requestId}, 'beneficialOwner', ${`${MARK} Asmuo`}, ${`${MARK} Asmuo`}, true, true, id from run returning id)
    insert into aml_hit (check_id, kind, entity_id, caption, score)
    select id, 'sanctions', ${`${MARK}-1`}, ${`${MARK} Sąrašas`}, 0.99 from found`.execute(db);
}

/** What staff had judged again, and a value they brought in. */
async function evaluations({ db }: Ground, requestId: number, staffId: string): Promise<void> {
  const rules = [
    { ruleName: 'LargeSize', decision: 'Denied', value: `${MARK} reikšmė`, limit: null, byHand: true },
  ];
  for (const kind of ['recheck', 'double'])
    await sql`insert into evaluation (request_id, kind, state, decision, rules, rule_set_version, form_version, command_id,
        started_by, started_at, finished_at, failure_code)
      values (${requestId}, ${kind}, 'finished', 'Denied', ${JSON.stringify(rules)}::jsonb, ${`${MARK}/1`}, 1,
        ${randomUUID()}, ${staffId}::uuid, now() + interval '1 hour', now() + interval '1 hour', ${`${MARK}Failure`})`.execute(
      db,
    );
}

async function handEntry({ db }: Ground, requestId: number, staffId: string): Promise<void> {
  await sql`with subject as (insert into register_subject (kind, code) select 'company', p.code
      from loan_request r join party p on p.id = r.party_id where r.id = ${requestId}
      on conflict (kind, code) do update set code = excluded.code returning id)
    insert into register_hand_entry (request_id, subject_id, register, as_of, entered, reason, file_name, content_type,
      size_bytes, sha256, storage_key, upload_key, entered_by)
    select ${requestId}, id, 'leases', '2026-01-02', ${JSON.stringify({ reikšmė: MARK })}::jsonb, ${`${MARK} priežastis`},
      ${`${MARK}.pdf`}, 'application/pdf', 1, 'x', ${`${MARK}-key`}, ${randomUUID()}, ${staffId}::uuid from subject
    on conflict do nothing`.execute(db);
}

/** A contract made by a member of staff, which she tried to sign and could not. */
async function provider({ db, storageDir }: Ground, requestId: number, staffId: string): Promise<void> {
  const stored = await diskFileStore(storageDir).put(Buffer.from('%PDF-1.7\n%%EOF\n'));
  await sql`with made as (insert into document (request_id, kind, state, file_name, size_bytes, sha256, storage_key, terms,
      created_by) values (${requestId}, 'Contract', 'current', 'sutartis.pdf', ${stored.size}, ${stored.sha256},
      ${stored.storageKey}, ${JSON.stringify({ sumCents: WORKING_CENTS })}::jsonb, ${staffId}::uuid) returning id)
    insert into signing (request_id, document_id, signer, user_id, provider_token, signer_token, state, failure_code)
    select ${requestId}, id, 'provider', ${staffId}::uuid, ${`${MARK}-${requestId}`}, ${MARK}, 'failed', ${`${MARK}Code`}
    from made`.execute(db);
}
