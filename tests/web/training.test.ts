import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { MAIL_TEXT } from '../../domain/texts/lt/mail.ts';
import { TRAINING } from '../../domain/texts/lt/screen/training.ts';
import { STATUS_TEXT } from '../../domain/texts/lt/status.ts';
import type { StatusId } from '../../domain/application/status.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import type { Case, World } from '../harness/case.ts';
import * as journey from '../harness/journey.ts';
import { temporalClient, type TestClient } from '../harness/temporal.ts';
import { PDF } from '../harness/over-http.ts';
import { until } from '../harness/waiting.ts';
import { testFolder } from '../harness/test-folder.ts';
import { paths } from '../../web/paths.ts';
import { expectNoPageErrors, look, openBrowser } from './browser.ts';
import { openAs, type Side } from './logged-in.ts';

// A working day of minutes: nothing of a case happens here but what it is brought to.
const DAY = '300';

const LIFE = [
  ...['start 1', 'submit 2', 'return 5', 'submit 2'],
  ...['setAssessor 2', 'setCompanySize 2', 'setLoanSum 2', 'handOver 2', 'approve 3'],
  ...['uploadContract 7', 'signingExpired 3'],
  ...['uploadContract 7', 'applicantSign 8', 'providerSign 9'],
  ...['requestConditionsChange 13', 'uploadConditionsChange 14', 'changeSigningExpired 13'],
];

let api: Api;
let browser: Browser;
let folder: ReturnType<typeof testFolder>;
let trainer: Client;
let staff: journey.Staff;
let temporal: TestClient;
let world: World;

beforeAll(async () => {
  folder = testFolder('training-pages-');
  const build = promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', folder.path],
    { env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', TRAINING_MODE: '1' } },
  );
  const env = { TRAINING_MODE: '1', WORKING_DAY_SECONDS: DAY, WEB_DIR: folder.path };
  [api, browser] = await Promise.all([startApi({ env }), openBrowser(), build]);
  temporal = await temporalClient();
  const { taskQueue, storageDir } = api.worker!;
  world = { db: api.database.db, client: temporal.client, taskQueue, storageDir };
  staff = await journey.addEverybody(world);
  trainer = await api.staff('ona', ['manager', 'administrator']);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await temporal?.close();
  await api?.close();
  folder?.remove();
}, 60_000);

async function pageOf(who: Client, side: Side): Promise<Page> {
  const page = await openAs({ browser, url: api.url }, who, side);
  page.setDefaultTimeout(90_000);
  return page;
}

/** What people of the applicant were written, oldest first. */
async function mailsOf(one: Case): Promise<string[]> {
  const rows = await world.db
    .selectFrom('outbox')
    .select('kind')
    .where('request_id', '=', one.requestId)
    .where('recipient', '<>', 'sutartys@example.test')
    .where('kind', 'not like', 'staff%')
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind }) => kind);
}

describe('a whole life of a request, brought from deadline to deadline', () => {
  let one: Case;
  let desk: Page;
  let hers: Page;
  const sentence = () => desk.locator('section[aria-label="Vertinimo terminas"]').innerText();

  /** The button on the case: its dialog wants a reason. */
  const forward = async (): Promise<void> => {
    await desk.getByRole('button', { name: TRAINING.move }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel(TRAINING.reason).fill('Rodome naujiems kolegoms');
    await dialog.getByRole('button', { name: TRAINING.confirm }).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  const expectStatus = (status: StatusId) =>
    desk.locator('header').getByText(STATUS_TEXT[status].label).first().waitFor();

  test('the clock of the evaluation pauses while the applicant corrects, and goes on where it stood', async () => {
    one = await journey.toSubmitted(world);
    const { userId, partyId } = one.applicant;
    const director = await api.logIn({ userId, kind: 'applicant', partyId, loginType: 'Company' });
    desk = await pageOf(trainer, 'staff');
    hers = await pageOf(director, 'Company');
    await desk.goto(api.url + paths.staffRequest(one.requestId));
    await desk.getByText(TRAINING.day(Number(DAY))).waitFor();
    await desk.getByText('20 − 0 = 20').waitFor();
    await one.act(staff.assessor, 'return', { input: { comment: 'Patikslinkite paskirtį' } });
    await desk.reload();
    await desk.getByText('Terminas sustabdytas, liks 20').waitFor();
    await look(desk, 'training');
    await forward();
    await desk.getByText('liko 5 d. d.').first().waitFor();
    await desk.getByText('Terminas sustabdytas, liks 20').waitFor();
    expect(await mailsOf(one)).toEqual(['submitted', 'returned', 'correctionReminder']);
    await hers.goto(api.url + paths.requests);
    await hers.getByText('5 darbo dienos', { exact: true }).first().waitFor();
    await one.submit();
    await desk.reload();
    await desk.getByText('20 − 0 = 20').waitFor();
    expect(await sentence()).toContain('terminas stovėjo 15\u00a0dienų');
  }, 240_000);

  test('a contract nobody signs: three reminders, then back to 3, each with its mail, seen by both sides', async () => {
    await journey.approve(one, staff);
    await journey.sendContract(one, staff);
    await desk.reload();
    await expectStatus(7);
    for (const left of [5, 2, 1]) {
      await forward();
      await desk.getByText(`10 − ${10 - left} = ${left}`).waitFor();
    }
    await hers.goto(api.url + paths.request(one.requestId));
    await hers.getByText('liko 1 darbo diena').first().waitFor();
    await forward();
    await expectStatus(3);
    const life = ['submitted', 'returned', 'correctionReminder', 'submitted', 'approved', 'contractToSign'];
    const reminded = Array.from({ length: 3 }, () => 'signingReminder');
    expect(await mailsOf(one)).toEqual([...life, ...reminded, 'signingExpired']);
    await hers.goto(api.url + paths.notices);
    await hers.getByText(MAIL_TEXT.signingExpired.title).first().waitFor();
    expect(await hers.getByText(MAIL_TEXT.signingReminder.title).count()).toBeGreaterThanOrEqual(3);
  }, 240_000);

  test('a change nobody signs goes back from 14 to 13 the same way', async () => {
    await journey.sendContract(one, staff);
    await journey.signByBoth(one, staff, { url: api.standIns.urls.signing });
    const asked = [await one.stage('ChangeConditionsRequest', PDF)];
    await one.act(one.applicant, 'requestConditionsChange', { input: { fileIds: asked } });
    const { paymentTerm } = journey.contractTerms();
    const terms = { sumCents: 200_000_00, rate: 250, paymentTerm };
    const given = { documentNumber: 'P-1', documentDate: '2026-11-20', ...terms, termsConfirmed: true };
    const fileIds = [await one.stage('ChangeConditions', PDF)];
    await one.act(staff.manager, 'uploadConditionsChange', { input: { ...given, fileIds } });
    await desk.reload();
    await expectStatus(14);
    for (let step = 0; step < 4; step += 1) await forward();
    await expectStatus(13);
    expect((await mailsOf(one)).slice(-4)).toEqual([
      ...Array.from({ length: 3 }, () => 'signingReminder'),
      'signingExpired',
    ]);
    expectNoPageErrors();
  }, 240_000);

  test('every step stands once in the history, in order, with who brought it on and why', async () => {
    expect((await one.events()).map(({ action, to_status: to }) => `${action} ${to}`)).toEqual(LIFE);
    await desk.getByText('Istorija', { exact: true }).first().click();
    await desk.getByText(TRAINING.done).first().waitFor();
    // One forward for each reminder and each end, in both lives of a signature.
    await until(async () => (await desk.getByText('Rodome naujiems kolegoms').count()) >= 9);
  });
});
