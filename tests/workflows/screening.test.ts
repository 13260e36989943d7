import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { bundleWorkflowCode, DefaultLogger, Runtime } from '@temporalio/worker';
import { sql } from 'kysely';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findWaitingCheck, loadMatches } from '../../db/queries/screening/matches.ts';
import { workflowBundle } from '../../worker/bundle.ts';
import { gateReport, replayOpenHistories } from '../../worker/release-gate.ts';
import * as define from '../../workflows/definitions.ts';
import { Case, failureCode, type Person } from '../harness/case.ts';
import { validForm } from '../harness/form.ts';
import * as journey from '../harness/journey.ts';
import { addStaff } from '../harness/people.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';
import { NAMESPACE, TEMPORAL_ADDRESS } from '../harness/temporal.ts';
import { until } from '../harness/waiting.ts';

let around: Surroundings;
beforeAll(async () => {
  around = await surroundings();
}, 120_000);
afterEach(() => lists({ mode: 'reset' }));
afterAll(() => around?.close());

async function lists(rule: Record<string, unknown>): Promise<void> {
  await fetch(`${around.standIns.urls.screening}/__control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(rule),
  });
}

const VIKTOR = { name: 'Viktor', surname: 'Morozov', citizenshipId: 'BY', personCode: '36812059976' };
/** The applicant names Viktor, who is in a list of sanctions. */
const NAMING = {
  pepData: {
    HasImportantResponsibilities: false,
    ControllingPersons: [{ ...VIKTOR, position: 'Konsultantas', sharesPart: 10, votingPart: 10 }],
  },
};

async function submitted(company: string, more: Record<string, unknown> = {}): Promise<Case> {
  const one = await Case.prepare(around.world, company);
  await one.start();
  await one.submit({ ...validForm({ company }), ...more });
  return one;
}

const screened = (one: Case, result: number) =>
  until(
    async () => (await runs(one)).at(-1)?.finished_at && (await one.row())?.aml_check_result_id === result,
    {
      what: `screening result ${result}`,
      timeoutMs: 40_000,
    },
  );

async function runs(one: Case) {
  return around.world.db
    .selectFrom('screening_run')
    .selectAll()
    .where('request_id', '=', one.requestId)
    .orderBy('started_at')
    .execute();
}

async function subjects(one: Case) {
  const { rows } = await sql<{ name: string; roles: string[]; hits: string[] }>`
    select c.subject_name as name, c.roles, array(select h.kind || ' ' || h.entity_id || ' ' || h.datasets[1]
      from aml_hit h where h.check_id = c.id) as hits
    from aml_check c where c.run_id = (select id from screening_run where request_id = ${one.requestId}
      order by started_at desc limit 1) order by c.id`.execute(around.world.db);
  return rows.map(({ name, roles, hits }) => [name, roles.join(' '), hits.join()]);
}

describe('who is found', () => {
  test('head in office, holder of a quarter and one per cent, who controls that holder; nobody with 23 %', async () => {
    const one = await submitted('tekstile');
    await screened(one, 3);
    expect(await subjects(one)).toEqual([
      ['AB „Baltijos audinys“', 'applicant', ''],
      ['Tomas Žukauskas', 'controllingPerson companyHead', 'pep demo-tomas demo_list'],
      ['UAB „Šiaurės linija“', 'controllingCompany', ''],
      ['Ieva Sakalauskaitė', 'controllingPerson', ''],
      ['Pavyzdžio tiekėjas', 'supplier', ''],
    ]);
    expect(await one.row()).toMatchObject({ pep_exists: true });
    expect(await one.tasks()).toContain('amlReview');
  });

  test('who holds exactly 25 % is not looked up', async () => {
    const one = await submitted('riba');
    await screened(one, 3);
    expect((await subjects(one)).map(([name]) => name)).not.toContain('Jonas Petrauskas');
  });

  test('a supplier’s head comes from the register, a named person from the answers: sanctions are found', async () => {
    const [supplier] = validForm().suppliers as object[];
    const known = { name: 'UAB „Senasis fabrikas“', code: '900000030', registrationCountryId: 'LT' };
    const suppliers = [{ ...supplier, ...known }];
    const one = await submitted('linija', { ...NAMING, suppliers });
    await screened(one, 3);
    expect(await subjects(one)).toEqual([
      ['UAB „Šiaurės linija“', 'applicant', ''],
      ['Ieva Sakalauskaitė', 'controllingPerson companyHead', ''],
      ['Viktor Morozov', 'controllingPerson', 'sanctions demo-viktor demo_list'],
      ['UAB „Senasis fabrikas“', 'supplier', ''],
      ['Jonas Petrauskas', 'supplierHead', 'pep demo-jonas demo_list'],
    ]);
  });
});

/** Says the same of every match that may be judged, as it stands now. */
async function answer(one: Case, person: Person, said: 'same' | 'other') {
  const found = await loadMatches(around.world.db, one.requestId);
  const matches = found.map(({ id, review }) => ({
    matchId: id,
    seenReviewId: review?.id ?? null,
    answer: said,
    note: said === 'other' ? 'Kita gimimo data.' : '',
  }));
  return one.act(person, 'reviewAml', { input: { matches } });
}

describe('what staff decide', () => {
  test('confirmed matches refuse the approval until the additional check passes', async () => {
    const { assessor, approver } = around.staff;
    const one = await submitted('linija', NAMING);
    await screened(one, 3);
    await one.act(assessor, 'setAssessor', { input: { userId: assessor.actorId } });
    await one.act(assessor, 'setCompanySize', { input: { companySizeTypeId: 2 } });
    await one.act(assessor, 'setLoanSum', { input: { sumCents: 200_000_00 } });
    const refused = (work: Promise<unknown>) => work.then(() => null, failureCode);
    const second: Person = { actorId: await addStaff(around.world.db, 'paulius'), roles: ['assessor'] };
    const check = { result: 1, date: '2026-11-20', note: 'Pasitarta su atitikties skyriumi.' };
    expect(await refused(one.act(assessor, 'saveAmlCheck', { input: check }))).toBe('amlFailed');
    await answer(one, assessor, 'same');
    expect(await one.row()).toMatchObject({ aml_check_result_id: 2 });
    expect(await one.tasks()).toContain('amlReview');
    expect(await refused(one.act(assessor, 'handOver'))).toBe('amlNotFailed');
    expect(await refused(one.act(approver, 'approve'))).toBe('amlNotFailed');
    expect(await refused(answer(one, assessor, 'other'))).toBe('amlReviewable');
    await one.act(assessor, 'renewAml');
    await until(async () => (await runs(one)).length === 2 && (await runs(one))[1]!.finished_at);
    expect(await one.row()).toMatchObject({ aml_check_result_id: 2 });
    await one.act(assessor, 'saveAmlCheck', { input: check });
    // One person is not enough over a sanctions match, nor is the same person twice.
    expect(await one.row()).toMatchObject({
      aml_check_result_id: 2,
      aml_decision: 'review',
      aml_decision_note: null,
    });
    const seenCheckId = (await findWaitingCheck(around.world.db, one.requestId))!.id;
    expect(await refused(one.act(assessor, 'saveAmlCheck', { input: { ...check, seenCheckId } }))).toBe(
      'notOwnFinding',
    );
    expect(await refused(one.act(second, 'saveAmlCheck', { input: check }))).toBe('findingsCurrent');
    await one.act(second, 'saveAmlCheck', { input: { ...check, seenCheckId } });
    expect(await one.row()).toMatchObject({ aml_check_result_id: 1, aml_decision_note: check.note });
    expect(await one.tasks()).not.toContain('amlReview');
    await one.act(assessor, 'assessRisk', { input: { result: 3, date: '2026-11-20', note: '' } });
    await one.act(assessor, 'handOver');
    await one.act(approver, 'approve', { input: { comment: 'Tinka' } });
    expect((await one.events()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['reviewAml', 'renewAml', 'saveAmlCheck', 'assessRisk', 'approve']),
    );
  });

  test('matches two people dismissed stay dismissed when the same are found again', async () => {
    const { assessor, manager } = around.staff;
    const one = await submitted('linija', NAMING);
    await screened(one, 3);
    await answer(one, assessor, 'other');
    expect(await one.row()).toMatchObject({ aml_check_result_id: 3 });
    await answer(one, manager, 'other');
    expect(await one.row()).toMatchObject({ aml_check_result_id: 1 });
    await one.act(assessor, 'renewAml');
    await until(async () => (await runs(one)).at(-1)?.result);
    expect((await runs(one)).map(({ result }) => result)).toEqual([3, 1]);
  });
});

describe('lists that do not answer', () => {
  test.each([{ mode: 'failing' }, { mode: 'down' }, { mode: 'malformed' }])(
    'renewal with %p: why and since when are kept, a second one is refused, and it ends by itself',
    async (rule) => {
      const { assessor } = around.staff;
      const one = await submitted('linija');
      await screened(one, 1);
      await lists(rule);
      await one.act(assessor, 'renewAml');
      const failing = await until(async () => (await runs(one)).find((run) => run.failing_since), {
        what: 'the failure',
      });
      expect(failing.failure_code).toBe(rule.mode === 'malformed' ? 'malformed' : 'unavailable');
      expect(await one.act(assessor, 'renewAml').then(() => null, failureCode)).toBe('screeningIdle');
      expect((await one.row())?.aml_check_result_id).toBe(1);
      await lists({ mode: 'reset' });
      if (rule.mode === 'malformed') {
        await until(async () => (await one.row())?.stuck_code === 'screening:malformed');
        return;
      }
      await until(async () => (await runs(one)).at(-1)?.finished_at, { what: 'the end', timeoutMs: 60_000 });
      expect((await runs(one)).at(-1)).toMatchObject({ failing_since: null, failure_code: null, result: 1 });
    },
    90_000,
  );

  test('a slow answer is waited for while the request goes on', async () => {
    const { assessor } = around.staff;
    await lists({ mode: 'slow', delayMs: 2_500 });
    const one = await journey.toSubmitted(around.world);
    await one.act(assessor, 'setCompanySize', { input: { companySizeTypeId: 2 } });
    expect((await one.row())?.aml_check_result_id).toBeNull();
    await screened(one, 1);
  });

  test('a rejected request is looked up no more', async () => {
    await lists({ mode: 'failing' });
    const one = await journey.toSubmitted(around.world);
    await one.act(around.staff.manager, 'reject', { input: { comment: 'Netinka programai' } });
    expect(await runs(one)).toMatchObject([{ outcome: 'abandoned' }]);
    await one.handle.result();
  });
});

describe('a case that is stuck, while a release is made', () => {
  let one: Case;
  beforeAll(async () => {
    Runtime.install({ logger: new DefaultLogger('ERROR', () => undefined) });
    await lists({ mode: 'malformed' });
    one = await submitted('tekstile');
    await until(async () => (await one.row())?.stuck_code === 'screening:malformed');
  }, 60_000);

  const wish = (code: string) => ({
    client: around.world.client,
    taskQueue: around.world.taskQueue,
    build: { workflowBundle: { code } },
  });

  test('passes the gate: npm run gate counts the histories and ends with 0', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'worker/gate.ts'], {
      cwd: fileURLToPath(new URL('../../', import.meta.url)),
      env: {
        PATH: process.env.PATH,
        APP_ENV: 'test',
        TEMPORAL_ADDRESS,
        TEMPORAL_NAMESPACE: NAMESPACE,
        TEMPORAL_TASK_QUEUE: around.world.taskQueue,
      },
    });
    let said = '';
    for (const out of [child.stdout, child.stderr])
      out.on('data', (chunk: Buffer) => (said += String(chunk)));
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect([code, said]).toEqual([0, expect.stringMatching(/^loanRequest: [1-9]\d* replayed\n/)]);
    expect(said).toMatch(/passed: \d+ open histories replay with this build\n$/);
  }, 60_000);

  test('is refused to a build that goes another way, which is told by workflow and event, without payloads', async () => {
    const { code } = await bundleWorkflowCode({
      workflowsPath: fileURLToPath(new URL('./reordered-workflows.ts', import.meta.url)),
      logger: new DefaultLogger('ERROR'),
    });
    const outcome = await replayOpenHistories(wish(code));
    const mine = outcome.divergences.find(
      ({ workflowId }) => workflowId === define.workflowIdOf(one.requestId),
    )!;
    expect(mine).toMatchObject({
      workflowType: 'loanRequest',
      event: { id: expect.any(Number), type: expect.any(String) },
    });
    const said = gateReport(outcome);
    expect(said.at(-1)).toMatch(/^refused: \d+ of \d+ open histories diverge$/);
    expect(said.join('\n')).toContain(`DIVERGES loanRequest loan-request:${one.requestId}`);
    expect(said.join('\n')).not.toMatch(/commandId|"data"|tekstile|Failure/);
  }, 60_000);

  test('goes on at once when a person wants it tried, and the marked change replays', async () => {
    await lists({ mode: 'reset' });
    await one.handle.signal(define.retryNow);
    await until(async () => (await one.row())?.stuck_code === null, { what: 'the flag to go' });
    const outcome = await replayOpenHistories(wish(await workflowBundle({ encodesFailures: false })));
    expect(outcome.divergences).toEqual([]);
    const events = (await one.handle.fetchHistory()).events ?? [];
    const marks = events.flatMap(({ markerRecordedEventAttributes: marker }) =>
      marker?.markerName === 'core_patch'
        ? Buffer.from(marker.details!['patch-data']!.payloads![0]!.data!).toString()
        : [],
    );
    expect(marks.join()).toContain('retries-now');
  }, 60_000);
});
