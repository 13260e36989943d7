import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RuleResult } from '../../domain/eligibility/rule.ts';
import { Case, failureCode } from '../harness/case.ts';
import { addEverybody, contractTerms, type Staff } from '../harness/journey.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';
import { demoForm } from './demo-form.ts';

let around: Surroundings;
let staff: Staff;

beforeAll(async () => {
  around = await surroundings();
  staff = await addEverybody(around.world);
}, 120_000);
afterAll(() => around?.close());

/** A young social business, declared small, in 2: taken, screened, with a size of staff's own. */
async function sized(sum: string, companySizeTypeId: number): Promise<Case> {
  const one = await Case.prepare(around.world, 'socialinis');
  await one.start({ input: { schemeCode: 'startuok' } });
  const form = demoForm('socialinis', { social: true, size: 2 }) as Record<string, Record<string, unknown>>;
  await one.submit({ ...form, LoanInfo: { ...form.LoanInfo, LoanSum: sum } });
  await until(async () => (await one.row())?.aml_check_result_id, { what: 'the screening' });
  await one.act(staff.assessor, 'setAssessor', { input: { userId: staff.assessor.actorId } });
  await one.act(staff.assessor, 'setCompanySize', { input: { companySizeTypeId } });
  return one;
}

async function evaluation(one: Case, kind: 'recheck' | 'double') {
  const decision = await one.evaluate(staff.manager, kind);
  const row = await around.world.db
    .selectFrom('evaluation')
    .select(['rules', 'snapshot'])
    .where('request_id', '=', one.requestId)
    .where('kind', '=', kind)
    .orderBy('started_at', 'desc')
    .executeTakeFirstOrThrow();
  const denied = (row.rules as unknown as RuleResult[]).filter((rule) => rule.decision === 'Denied');
  return { decision, denied, answers: (row.snapshot as { answers: object }).answers };
}

test('a start-up staff enter as large is seen in the recheck and gets no contract', async () => {
  const one = await sized('40000.00', 4);
  const recheck = await evaluation(one, 'recheck');
  expect(recheck.decision).toBe('Denied');
  expect(recheck.answers).toMatchObject({ sizeType: 2, sizeByStaff: 4 });
  expect(recheck.denied).toMatchObject([
    { ruleName: 'SocialProjectSize', source: 'evaluator', value: { kind: 'size', value: 4 } },
    { ruleName: 'LargeSize', source: 'evaluator', value: { kind: 'size', value: 4 } },
  ]);
  await one.act(staff.assessor, 'setLoanSum', { input: { sumCents: 40_000_00 } });
  await one.act(staff.assessor, 'handOver');
  await one.act(staff.approver, 'approve', { input: { comment: 'Tinka' } });
  expect((await evaluation(one, 'double')).decision).toBe('Denied');
  const terms = { ...contractTerms(40_000_00), rate: 210 };
  const upload = async () => {
    const documentId = await one.generateContract(staff.manager, terms);
    return one.act(staff.manager, 'uploadContract', { input: { ...terms, fileIds: [documentId] } });
  };
  expect(await upload().catch(failureCode)).toBe('doubleCheckAccepted');
}, 120_000);

test('the limit is that of the size staff entered, and the declared size stays what it was', async () => {
  // Small with a social business: up to 200,000; medium: what everybody may ask for.
  const one = await sized('120000.00', 3);
  expect(await one.row()).toMatchObject({ company_size_type_id: 2, company_size_type_id_invega: 3 });
  const setSum = (sumCents: number) => one.act(staff.assessor, 'setLoanSum', { input: { sumCents } });
  expect(await setSum(50_000_01).catch(failureCode)).toBe('withinLimits');
  await one.act(staff.assessor, 'setCompanySize', { input: { companySizeTypeId: 1 } });
  expect(await setSum(110_000_00)).toMatchObject({ status: 2 });
  await one.act(staff.assessor, 'setCompanySize', { input: { companySizeTypeId: 3 } });
  await one.act(staff.assessor, 'handOver');
  expect(await one.act(staff.approver, 'approve', { input: { comment: 'Tinka' } }).catch(failureCode)).toBe(
    'withinLimits',
  );
}, 120_000);

test('a corrected request is judged with the size staff entered, without being asked to', async () => {
  const one = await sized('40000.00', 4);
  await one.act(staff.assessor, 'return', {
    input: { comment: 'Patikslinkite', sections: ['loan'], documents: [] },
  });
  const submit = (formVersion: number) => one.act(one.applicant, 'submit', { input: { formVersion } });
  const { form_version } = await around.world.db
    .selectFrom('loan_request_form')
    .select('form_version')
    .where('request_id', '=', one.requestId)
    .executeTakeFirstOrThrow();
  expect(await submit(form_version).catch(failureCode)).toBe('evaluationCurrent');
  expect(await one.evaluate()).toBe('Denied');
  expect(await submit(form_version).catch(failureCode)).toBe('evaluationAccepted');
}, 120_000);
