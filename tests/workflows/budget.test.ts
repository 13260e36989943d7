import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Semaphore } from 'async-mutex';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { connect, type Database } from '../../db/connect.ts';
import { loadCalendar } from '../../db/queries/clocks.ts';
import { storeCommandInput } from '../../db/queries/command-input.ts';
import { applyTransition, type TransitionContext } from '../../db/queries/transition.ts';
import { addApplicant, addAttachments, newRequestId, saveForm, type Applicant } from '../harness/people.ts';
import { createDatabase, type TestDatabase } from '../harness/database.ts';
import { validForm } from '../harness/form.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const REQUESTS = 200;
const SUM = 40_000_00;
/** As many transactions as a worker runs side by side. */
const atOnce = new Semaphore(20);

let database: TestDatabase;
let wide: Database;
let context: TransitionContext;
let storageDir: string;
beforeAll(async () => {
  database = await createDatabase();
  wide = connect(database.url, { max: 20 });
  context = { clocks: await loadCalendar(database.db, null), callPeriodClosed: false };
  storageDir = mkdtempSync(join(tmpdir(), 'budget-'));
}, 60_000);
afterAll(async () => {
  await wide?.destroy();
  await database?.drop();
  rmSync(storageDir, { recursive: true, force: true });
});

async function draft(applicant: Applicant): Promise<{ requestId: number; formVersion: number }> {
  const { db } = database;
  const requestId = await newRequestId(db);
  const commandId = randomUUID();
  const input = { schemeCode: 'tiesiogines', partyId: applicant.partyId };
  await storeCommandInput(db, { commandId, requestId, action: 'start', actorId: applicant.userId, input });
  const base = { actorId: applicant.userId, roles: ['applicant'] as const, expectedVersion: null };
  await applyTransition(db, { ...base, requestId, action: 'start', commandId, knownVersion: null }, context);
  const formVersion = await saveForm(db, requestId, validForm({ sum: '40000.00' }));
  await addAttachments(db, { requestId, userId: applicant.userId, storageDir });
  await sql`insert into evaluation (request_id, kind, state, decision, form_version, command_id, rule_set_version)
    values (${requestId}, 'applicant', 'finished', 'Accepted', ${formVersion}, ${randomUUID()}, 'test')`.execute(
    db,
  );
  return { requestId, formVersion };
}

describe('the last money', () => {
  test('two hundred submissions at once reserve not a cent too much, in their order, and nobody is deadlocked', async () => {
    const applicant = await addApplicant(database.db);
    const drafts = [];
    for (let made = 0; made < REQUESTS; made += 1) drafts.push(await draft(applicant));
    // The borrower's own cap is 5 M: 125 requests of 40,000. The budget ends sooner, at 100 and a half.
    await sql`update scheme_budget set budget_cents = ${100 * SUM + SUM / 2}`.execute(database.db);
    const outcomes = await Promise.all(
      drafts.map(async ({ requestId, formVersion }) => {
        const commandId = randomUUID();
        await storeCommandInput(wide, {
          commandId,
          requestId,
          action: 'submit',
          actorId: applicant.userId,
          input: { formVersion },
        });
        const base = { actorId: applicant.userId, roles: ['applicant'] as const, expectedVersion: null };
        const submit = { ...base, requestId, action: 'submit' as const, commandId, knownVersion: 1 };
        return atOnce.runExclusive(() => applyTransition(wide, submit, context));
      }),
    );
    const codes = outcomes.map((outcome) => (outcome.kind === 'done' ? 'done' : outcome.code));
    expect(codes.filter((code) => code === 'done')).toHaveLength(100);
    expect(codes.filter((code) => code === 'withinLimits')).toHaveLength(100);
    const { rows } = await sql<{ reserved: number; held: number; ledger: number; late: number }>`
      select b.reserved_cents as reserved, (select sum(cents) from reservation)::bigint as held,
        (select sum(reserved_delta_cents) from ledger_entry)::bigint as ledger,
        (select count(*) from (select submitted_at < lag(submitted_at) over (order by seq) as back from submission) o
          where o.back)::int as late
      from scheme_budget b where scheme_code = 'tiesiogines'`.execute(database.db);
    expect(rows[0]).toEqual({ reserved: 100 * SUM, held: 100 * SUM, ledger: 100 * SUM, late: 0 });
  }, 120_000);
});
