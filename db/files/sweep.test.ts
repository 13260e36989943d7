import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type TestDatabase } from '../../tests/harness/database.ts';
import { addApplicant, newRequestId } from '../../tests/harness/people.ts';
import { insertDocument } from '../queries/documents.ts';
import { diskFileStore, type FileStore, type StoredFile } from './store.ts';
import { sweepFiles } from './sweep.ts';

let database: TestDatabase;
let directory: string;
let files: FileStore;
beforeAll(async () => {
  database = await createDatabase();
  directory = await mkdtemp(join(tmpdir(), 'sweep-'));
  files = diskFileStore(directory);
});
afterAll(async () => {
  await database?.drop();
  await rm(directory, { recursive: true, force: true });
});

const DAY = 86_400_000;
const aged = async (days: number): Promise<StoredFile> => {
  const stored = await files.put(Buffer.from(`${days}`));
  const at = new Date(Date.now() - days * DAY);
  await utimes(join(directory, stored.storageKey), at, at);
  return stored;
};
const isThere = (file: StoredFile): Promise<boolean> =>
  files.read(file.storageKey).then(
    () => true,
    () => false,
  );

test('bytes nobody names and staged documents nobody claimed go; everything else stays', async () => {
  const { db } = database;
  const { userId, partyId } = await addApplicant(db);
  const requestId = await newRequestId(db);
  await sql`insert into loan_request (id, scheme_code, party_id, login_type, status, version, applicant_name, applicant_code, applicant_search, created_by)
    values (${requestId}, 'tiesiogines', ${partyId}, 'Company', 1, 1, 'x', '1', 'x', ${userId}::uuid)`.execute(
    db,
  );
  const kept = async (state: 'staged' | 'current', days: number) => {
    const stored = await aged(days);
    const { id } = await insertDocument(db, {
      requestId,
      kind: 'Contract',
      state,
      fileName: 'a.pdf',
      stored,
      createdBy: userId,
      uploadKey: stored.storageKey,
    });
    await sql`update document set created_at = now() - ${`${days} days`}::interval where id = ${id}::uuid`.execute(
      db,
    );
    return stored;
  };
  const [current, fresh, unclaimed] = [
    await kept('current', 400),
    await kept('staged', 2),
    await kept('staged', 20),
  ];
  const [nameless, underWay] = [await aged(2), await aged(0)];
  expect(await sweepFiles(db, files)).toEqual({ staged: 1, nameless: 1 });
  expect(await Promise.all([current, fresh, unclaimed, nameless, underWay].map(isThere))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
  expect(await sweepFiles(db, files)).toEqual({ staged: 0, nameless: 0 });
});

test('every table that keeps a key of the store names its column so', async () => {
  const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name
    from information_schema.columns where table_schema = 'public'
      and column_name like '%\\_key' and column_name <> 'storage_key' order by 1`.execute(database.db);
  // None of these is a key of the store. A new one must be looked at before it is added here.
  expect(rows.map(({ name }) => name)).toMatchInlineSnapshot(`
   [
     "admin_change.call_key",
     "aml_check.subject_key",
     "aml_match_review.match_key",
     "attachment.upload_key",
     "batch.filter_key",
     "clock_length_change.call_key",
     "data_import.applied_key",
     "data_import.undone_key",
     "data_import.upload_key",
     "document.upload_key",
     "holiday_change.call_key",
     "legal_hold.call_key",
     "loan_arrear.end_key",
     "loan_arrear.save_key",
     "payment_document.save_key",
     "payment_file.upload_key",
     "policy_draft.created_key",
     "policy_draft.saved_key",
     "policy_run.started_key",
     "register_hand_entry.upload_key",
     "representative.created_key",
     "representative_file.upload_key",
     "signatory_office.call_key",
     "text_draft.saved_key",
   ]
  `);
});
