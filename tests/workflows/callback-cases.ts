// Cases whose contract (or change) waits for the applicant's signature, as bare rows: a thousand real ways to one would take hours.
import { sql } from 'kysely';
import { inputHash } from '../../db/queries/case/command-log.ts';
import type { Database } from '../../db/connect.ts';
import { addManyRequests } from '../harness/many-requests.ts';
import { addStaff } from '../harness/people.ts';

export interface CallbackCase {
  requestId: number;
  userId: string;
  status: 7 | 14;
  /** The session over the document that stands. */
  current: Session;
  /** Over a document that was replaced (7), or the contract that was signed and is in force (14). */
  old: Session;
}

interface Session {
  id: string;
  token: string;
}

export interface Papers {
  storageKey: string;
  sha256: string;
  size: number;
}

/** `count` cases, every fourth of them in a change of conditions. */
export async function addCallbackCases(
  db: Database,
  count: number,
  base: Papers,
): Promise<readonly CallbackCase[]> {
  const ids = await addManyRequests(
    db,
    Array.from({ length: count }, (_, at) => String(810_000_000 + at)),
  );
  const { rows: people } = await sql<{ id: string }>`select created_by as id from loan_request
    where id = ${ids[0]!}`.execute(db);
  const userId = people[0]!.id;
  // Whom the one mail of a signature goes to.
  const assessor = await addStaff(db, 'egle');
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('portal.transition', 'on', true)`.execute(tx);
    await sql`update loan_request set status = case when id % 4 = 0 then 14 else 7 end,
      assessor_id = ${assessor}::uuid, invega_loan_sum_cents = 10000000, contract_number = 'S-' || id where id = any(${ids}::bigint[])`.execute(
      tx,
    );
  });
  await document(db, ids, {
    ...base,
    key: 'old',
    state: `case when id % 4 = 0 then 'current' else 'void' end`,
  });
  await document(db, ids, { ...base, key: 'current', state: `'current'` });
  await session(db, userId, 'old');
  await session(db, userId, 'current');
  const { rows } = await sql<Row>`select r.id, r.status, o.id as "oldId", o.provider_token as "oldToken",
      c.id as "currentId", c.provider_token as "currentToken"
    from loan_request r join signing o on o.provider_token = 'old-' || r.id
      join signing c on c.provider_token = 'current-' || r.id
    where r.id = any(${ids}::bigint[]) order by r.id`.execute(db);
  const cases = rows.map((row) => ({
    requestId: row.id,
    userId,
    status: row.status,
    old: { id: row.oldId, token: row.oldToken },
    current: { id: row.currentId, token: row.currentToken },
  }));
  await signedBefore(
    db,
    cases.filter(({ status }) => status === 14),
  );
  return cases;
}

interface Row {
  id: number;
  status: 7 | 14;
  oldId: string;
  oldToken: string;
  currentId: string;
  currentToken: string;
}

type Made = Papers & { key: string; state: string };

async function document(db: Database, ids: readonly number[], made: Made): Promise<void> {
  const kind =
    made.key === 'current'
      ? `case when id % 4 = 0 then 'ChangeConditions' else 'Contract' end`
      : `'Contract'`;
  await sql`insert into document (request_id, kind, state, file_name, storage_key, sha256, size_bytes, upload_key)
    select id, ${sql.raw(kind)}, ${sql.raw(made.state)}, 'sutartis.pdf', ${made.storageKey}, ${made.sha256},
      ${made.size}, ${made.key} || '-' || id from unnest(${[...ids]}::bigint[]) id`.execute(db);
}

async function session(db: Database, userId: string, key: string): Promise<void> {
  await sql`insert into signing (request_id, document_id, signer, user_id, provider_token, signer_token)
    select request_id, id, 'applicant', ${userId}::uuid, upload_key, 'signer-' || id from document
    where upload_key like ${`${key}-%`}`.execute(db);
}

/** The contract of a change was signed long ago: its session is over, its move is in the log of commands. */
async function signedBefore(db: Database, cases: readonly CallbackCase[]): Promise<void> {
  for (const { requestId, userId, old } of cases) {
    const commandId = `signing:${old.id}`;
    const asked = { caseId: requestId, action: 'applicantSign', actorId: userId };
    const input = { signingId: old.id };
    await sql`with signed as (insert into document (request_id, kind, state, file_name, storage_key, sha256, size_bytes,
          signed_version_of)
        select request_id, kind, 'current', file_name, storage_key, sha256, size_bytes, id from document
        where upload_key = ${old.token} returning id),
      closed as (update signing set state = 'completed', finished_at = now(),
        signed_document_id = (select id from signed) where id = ${old.id}::uuid),
      given as (insert into command_input (command_id, request_id, action, actor_id, input)
        values (${commandId}, ${requestId}, 'applicantSign', ${userId}::uuid, ${JSON.stringify(input)}::jsonb))
      insert into command_log (command_id, case_kind, request_id, action, actor_id, input_hash, result)
      values (${commandId}, 'loanRequest', ${requestId}, 'applicantSign', ${userId}::uuid,
        ${inputHash(asked, input)}, ${JSON.stringify({ requestId, status: 8, version: 1 })}::jsonb)`.execute(
      db,
    );
  }
}
