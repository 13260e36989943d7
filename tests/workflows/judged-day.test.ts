import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { ruleSetFor } from '../../domain/eligibility/rule-sets.ts';
import type { RuleResult } from '../../domain/eligibility/rule.ts';
import type { Snapshot } from '../../domain/eligibility/snapshot.ts';
import { addMonths, vilniusDate } from '../../domain/values/days.ts';
import { validForm } from '../harness/form.ts';
import { Case, failureCode } from '../harness/case.ts';
import { addEverybody, toSubmitted, type Staff } from '../harness/journey.ts';
import { addAttachments, saveForm } from '../harness/people.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';
import { demoForm } from './demo-form.ts';

const OLD = 'tiesiogines/2022-06-01';
const TODAY = vilniusDate(Date.now());
const IN_FORCE = ruleSetFor('tiesiogines', TODAY).version;

let around: Surroundings;
let staff: Staff;

beforeAll(async () => {
  around = await surroundings();
  staff = await addEverybody(around.world);
}, 120_000);
afterAll(() => around?.close());

const db = () => around.world.db;

async function drafted(company: string | undefined, schemeCode: string, form = validForm()) {
  const one = await Case.prepare(around.world, company);
  await one.start({ input: { schemeCode } });
  const formVersion = await saveForm(db(), one.requestId, form);
  const { storageDir } = around.world;
  await addAttachments(db(), { requestId: one.requestId, userId: one.applicant.userId, storageDir });
  return { one, submit: () => one.act(one.applicant, 'submit', { input: { formVersion } }) };
}

async function newest(one: Case) {
  const row = await db()
    .selectFrom('evaluation')
    .select(['id', 'decision', 'rules', 'snapshot', 'rule_set_version'])
    .where('request_id', '=', one.requestId)
    .orderBy('started_at', 'desc')
    .executeTakeFirstOrThrow();
  return {
    ...row,
    snapshot: row.snapshot as unknown as Snapshot,
    rules: row.rules as unknown as RuleResult[],
  };
}

/** Only a transition changes the row; here time itself is moved. */
const changeRow = (one: Case, change: ReturnType<typeof sql>) =>
  db()
    .transaction()
    .execute(async (tx) => {
      await sql`select set_config('portal.transition', 'on', true)`.execute(tx);
      await sql`update loan_request set ${change} where id = ${one.requestId}`.execute(tx);
    });

test('a draft evaluated before the rules changed is evaluated again', async () => {
  const { one, submit } = await drafted(undefined, 'tiesiogines');
  expect(await one.evaluate()).toBe('Accepted');
  await sql`update evaluation set rule_set_version = ${OLD} where request_id = ${one.requestId}`.execute(
    db(),
  );
  expect(await submit().catch(failureCode)).toBe('evaluationCurrent');
  expect(await one.evaluate()).toBe('Accepted');
  expect(await submit()).toMatchObject({ status: 2 });
  const submission = await db()
    .selectFrom('submission')
    .select(['rule_set_version', 'evaluation_id'])
    .where('request_id', '=', one.requestId)
    .executeTakeFirstOrThrow();
  expect(submission).toEqual({ rule_set_version: IN_FORCE, evaluation_id: (await newest(one)).id });
  expect((await one.row())?.rule_set_version).toBe(IN_FORCE);
}, 120_000);

test('who was young enough when the draft was checked, and is not on the day of the submission, checks again', async () => {
  const { LoanInfo, ...rest } = demoForm('socialinis', { social: true });
  const form = { ...rest, LoanInfo: { ...(LoanInfo as object), LoanSum: '40000.00' } };
  const { one, submit } = await drafted('socialinis', 'startuok', form);
  expect(await one.evaluate()).toBe('Accepted');
  const { id, snapshot } = await newest(one);
  const checked = (registrationDate: string, daysAgo: number) => {
    const askedOn = vilniusDate(Date.now() - daysAgo * 86_400_000);
    const { legalEntity } = snapshot.registers;
    const entity = { ...legalEntity, data: { ...legalEntity.data, registrationDate } };
    const then = { ...snapshot, askedOn, registers: { ...snapshot.registers, legalEntity: entity } };
    return sql`update evaluation set snapshot = ${JSON.stringify(then)}::jsonb where id = ${id}::uuid`.execute(
      db(),
    );
  };
  // Five years to the day two days ago.
  await checked(addMonths(vilniusDate(Date.now() - 2 * 86_400_000), -60), 2);
  expect(await submit().catch(failureCode)).toBe('evaluationCurrent');
  await checked(snapshot.registers.legalEntity.data!.registrationDate!, 2);
  expect(await submit()).toMatchObject({ status: 2 });
}, 120_000);

test('a submitted request keeps its day and its rules, through recheck, return and correction', async () => {
  const one = await toSubmitted(around.world);
  const first = '2022-07-01T21:30:00Z';
  await changeRow(one, sql`first_submitted_at = ${first}::timestamptz, rule_set_version = ${OLD}`);
  expect(await one.evaluate(staff.manager, 'recheck')).toBe('Accepted');
  const recheck = await newest(one);
  // Half past nine in the evening of the first in Greenwich is the second in Vilnius.
  expect([recheck.rule_set_version, recheck.snapshot.askedOn]).toEqual([OLD, '2022-07-02']);
  const difficulty = recheck.rules.find(({ ruleName }) => ruleName === 'UndertakingInDifficulty');
  expect(difficulty?.asOf).toBe('2021-12-31');
  // What the registers say is of now.
  const { legalEntity } = recheck.snapshot.registers;
  expect(legalEntity.state === 'answered' && vilniusDate(legalEntity.fetchedAt)).toBe(TODAY);

  await one.act(staff.assessor, 'return', {
    input: { comment: 'Patikslinkite', sections: ['loan'], documents: [] },
  });
  const form = validForm({ sum: '90000.00' });
  expect(await one.submit(form)).toMatchObject({ status: 2 });
  const again = await db()
    .selectFrom('submission')
    .select(['no', 'rule_set_version'])
    .where('request_id', '=', one.requestId)
    .orderBy('no')
    .execute();
  expect(again).toEqual([
    { no: 1, rule_set_version: IN_FORCE },
    { no: 2, rule_set_version: OLD },
  ]);
  expect((await newest(one)).snapshot.askedOn).toBe('2022-07-02');
  expect(new Date((await one.row())!.first_submitted_at!).toISOString()).toBe('2022-07-01T21:30:00.000Z');
}, 120_000);
