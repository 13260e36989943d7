// What the tests of money share: a database, people, drafts saved as the API saves them.
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../db/connect.ts';
import { loadCalendar } from '../../db/queries/clocks.ts';
import { saveDraft } from '../../db/queries/drafts.ts';
import { typedAnswers } from '../../domain/forms/typed-answers.ts';
import type { StaffRole } from '../../domain/application/role.ts';
import { createDatabase } from '../harness/database.ts';
import { addStaff, type Applicant } from '../harness/people.ts';
import { move, type Draft, type Ground, type Move } from '../harness/without-engine.ts';

export interface MoneyGround extends Ground {
  /** A member of staff of each role, by role. */
  staff: Record<Exclude<StaffRole, 'administrator'>, string>;
  close(): Promise<void>;
}

export async function openMoney(max = 8): Promise<MoneyGround> {
  const database = await createDatabase();
  const db = connect(database.url, { max });
  const storageDir = mkdtempSync(join(tmpdir(), 'money-'));
  const [assessor, manager, approver, signatory] = await Promise.all(
    ['egle', 'kristina', 'andrius', 'daiva'].map((key) => addStaff(db, key)),
  );
  return {
    db,
    context: { clocks: await loadCalendar(db, null), callPeriodClosed: false },
    storageDir,
    staff: { assessor: assessor!, manager: manager!, approver: approver!, signatory: signatory! },
    async close() {
      await db.destroy();
      await database.drop();
      rmSync(storageDir, { recursive: true, force: true });
    },
  };
}

/** A staff action as its role does it; answers 'done' or the code of the refusal. */
export async function act(
  { staff, ...ground }: MoneyGround,
  requestId: number,
  role: keyof MoneyGround['staff'],
  given: Pick<Move, 'action' | 'input'>,
): Promise<string> {
  const outcome = await move(ground, requestId, { ...given, actorId: staff[role], roles: [role] });
  return outcome.kind === 'done' ? 'done' : outcome.code;
}

/** Saves answers as the API's `SaveDraft` does; answers the new version. */
export async function saveAsApplicant(
  { db }: Ground,
  { userId }: Applicant,
  { requestId, formVersion }: Draft,
  form: Record<string, unknown>,
): Promise<number> {
  const saved = await db.transaction().execute((tx) =>
    saveDraft(tx, {
      requestId,
      formVersion,
      userId,
      form,
      progress: {},
      typed: typedAnswers(form, 'Company'),
    }),
  );
  if (!saved.saved) throw new Error('not saved');
  return saved.formVersion;
}

/** What a request holds; null when nothing. */
export async function heldBy({ db }: Ground, requestId: number) {
  const row = await db
    .selectFrom('reservation')
    .select(['cents', 'hold', 'group_codes as groupCodes'])
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ?? null;
}

/** The register says that one company holds so many per cent of another. */
export async function holds(
  { db }: Pick<Ground, 'db'>,
  owner: string,
  owned: string,
  part = 100,
): Promise<void> {
  const participant = { kind: 'company', companyCode: owner, name: 'x', country: 'LT' };
  const data = { participants: [{ ...participant, sharesPart: part, votingPart: part }] };
  await sql`with made as (insert into register_subject (kind, code) values ('company', ${owned})
      on conflict do nothing returning id),
    subject as (select id from made union all select id from register_subject where kind = 'company' and code = ${owned} limit 1)
    insert into register_snapshot (subject_id, register, source, as_of, data)
    select id, 'shareholders', 'x', (now() at time zone 'Europe/Vilnius')::date, ${JSON.stringify(data)}::jsonb from subject`.execute(
    db,
  );
}

/** The form of `validForm` that also names companies of the group. */
export function naming(form: Record<string, unknown>, ...codes: readonly string[]): Record<string, unknown> {
  const CompanyData = {
    ...(form.CompanyData as object),
    HasParentCompanyCode: codes.length > 0,
    ParentCompanyCodesFromRequest: codes.length > 0 ? codes.join(', ') : null,
  };
  return { ...form, CompanyData };
}
