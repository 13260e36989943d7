import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { switchRule } from '../../db/queries/administration/kept.ts';
import { Case } from '../harness/case.ts';
import * as journey from '../harness/journey.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';
import * as define from '../../workflows/definitions.ts';

describe('clocks', () => {
  let around: Surroundings;
  beforeAll(async () => {
    around = await surroundings({ WORKING_DAY_SECONDS: '1' });
  }, 120_000);
  afterAll(() => around?.close());

  test('documents that never come reject nothing, unless the administration has turned that on', async () => {
    const { world, staff } = around;
    const asked = async (): Promise<Case> => {
      const one = await journey.toSubmitted(world);
      await journey.prepareDecision(one, staff);
      await one.act(staff.approver, 'approveWithDocs', { input: {} });
      return one;
    };
    const isNoted = async (one: Case) => {
      const clock = await world.db
        .selectFrom('clock')
        .select('reminded')
        .where('request_id', '=', one.requestId)
        .where('kind', '=', 'additionalDocuments')
        .executeTakeFirst();
      return (clock?.reminded as string[] | undefined)?.includes('due') ?? false;
    };
    const late = await asked();
    await until(() => isNoted(late), { timeoutMs: 60_000, what: 'the end of the documents’ term' });
    const running = await asked();
    await switchRule(world.db, { rule: 'documentsExpire', isOn: true });
    await until(async () => (await running.row())?.status === 4, {
      timeoutMs: 60_000,
      what: 'the rejection',
    });
    expect((await running.events()).at(-1)).toMatchObject({ action: 'docsExpired', actor_role: 'system' });
    // A term that was over before stays a term that is over, whatever is done with the request.
    await late.act(staff.assessor, 'setLoanSum', { input: { sumCents: 190_000_00 } });
    expect((await late.row())?.status).toBe(11);
    expect((await late.handle.query(define.getState)).wake?.kind).not.toBe('docsExpired');
    expect((await late.events()).map(({ action }) => action)).not.toContain('docsExpired');
  }, 180_000);
});

describe('a long life', () => {
  let around: Surroundings;
  beforeAll(async () => {
    // A term must outlast twelve new contracts on a busy machine.
    around = await surroundings({ WORKING_DAY_SECONDS: '4' });
  }, 120_000);
  afterAll(() => around?.close());

  test('continuing as new keeps answered commands and the deadline', async () => {
    const { world, staff } = around;
    const one = await Case.prepare(world);
    await one.start({}, 120);
    const firstRun = (await one.handle.describe()).runId;
    await one.submit();
    const commandId = randomUUID();
    const assign = { commandId, input: { userId: staff.assessor.actorId } };
    const answer = await one.act(staff.manager, 'setAssessor', assign);
    for (let size = 1; size <= 12; size += 1) {
      await one.act(staff.assessor, 'setCompanySize', { input: { companySizeTypeId: (size % 3) + 1 } });
    }
    await until(async () => (await one.handle.describe()).runId !== firstRun, { what: 'a new run' });
    const { version } = (await one.row())!;
    expect(await one.act(staff.manager, 'setAssessor', assign)).toEqual(answer);
    expect((await one.row())!.version).toBe(version);

    await one.act(staff.assessor, 'setLoanSum', { input: { sumCents: 200_000_00 } });
    await until(async () => (await one.row())?.aml_check_result_id);
    await one.act(staff.approver, 'approve', { input: {} });
    await journey.sendContract(one, staff);
    const runAtSigning = (await one.handle.describe()).runId;
    for (let turn = 0; turn < 12; turn += 1) {
      const contract = await one.generateContract(staff.manager, journey.contractTerms());
      await one.act(staff.manager, 'changeContractFile', {
        input: { ...journey.contractTerms(), fileIds: [contract] },
      });
    }
    await until(async () => (await one.handle.describe()).runId !== runAtSigning, {
      what: 'another new run',
    });
    await until(async () => (await one.row())?.status === 3, {
      timeoutMs: 80_000,
      what: 'the end of the term',
    });
    expect((await one.handle.query(define.getState)).status).toBe(3);
  }, 240_000);
});
