import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { diskFileStore } from '../../db/files/store.ts';
import { validForm } from '../harness/form.ts';
import * as journey from '../harness/journey.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';

let around: Surroundings;
beforeAll(async () => {
  around = await surroundings();
}, 120_000);
afterAll(() => around?.close());

describe('the way of a request', () => {
  test('from an empty form through a correction to a signed contract', async () => {
    const { world, staff, place } = around;
    const one = await journey.toSubmitted(world);
    expect(await one.tasks()).toEqual(['takeRequest']);

    await one.act(staff.assessor, 'setAssessor', { input: { userId: staff.assessor.actorId } });
    expect(await one.tasks()).toEqual(['assess']);
    await one.act(staff.assessor, 'return', { input: { comment: 'Patikslinkite sumą', sections: ['loan'] } });
    expect(await one.tasks()).toEqual([]);
    expect(await one.submit(validForm({ sum: '240000.00' }))).toMatchObject({ status: 2 });
    expect(await one.tasks()).toEqual(['assess']);
    expect(await one.money()).toMatchObject({ reserved: 240_000_00, ledgerReserved: 240_000_00 });

    expect(await journey.approve(one, staff)).toMatchObject({ status: 3 });
    expect(await one.tasks()).toEqual(['prepareContract']);
    expect(await journey.sendContract(one, staff)).toMatchObject({
      status: 7,
      deadline: { kind: 'reminder' },
    });
    const signed = await journey.sign(one, one.applicant, { ...place, signer: 'applicant' });
    expect(signed).toMatchObject({ state: 'completed', result: { status: 8 } });
    const done = await journey.sign(one, staff.signatory, { ...place, signer: 'provider' });
    expect(done).toMatchObject({ state: 'completed', result: { status: 9 } });
    expect(await one.money()).toEqual({
      reserved: 0,
      issued: 200_000_00,
      ledgerReserved: 0,
      ledgerIssued: 200_000_00,
    });

    const events = await one.events();
    expect(events.map(({ action, to_status: to }) => [action, to])).toEqual([
      ['start', 1],
      ['submit', 2],
      ['setAssessor', 2],
      ['return', 5],
      ['submit', 2],
      ['setAssessor', 2],
      ['setCompanySize', 2],
      ['setLoanSum', 2],
      ['handOver', 2],
      ['approve', 3],
      ['uploadContract', 7],
      ['applicantSign', 8],
      ['providerSign', 9],
    ]);
    expect(events.map(({ version }) => version)).toEqual(events.map((_, index) => index + 1));
  });

  test('the papers of the way are there, current and whole', async () => {
    const { world, database } = around;
    const documents = await until(async () => {
      const rows = await database.db
        .selectFrom('document')
        .selectAll()
        .where('state', '=', 'current')
        .execute();
      return rows.length >= 2 && rows;
    });
    expect(documents.map(({ kind }) => kind).sort()).toEqual(['Contract', 'Decision']);
    for (const document of documents) {
      const bytes = await diskFileStore(world.storageDir).read(document.storage_key);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.length).toBe(document.size_bytes);
    }
    expect(documents.find(({ kind }) => kind === 'Contract')?.signed_version_of).not.toBeNull();
  });

  test('mails went out once each, and the notice of the decision stopped its clock', async () => {
    const { database } = around;
    const rows = await until(async () => {
      const all = await database.db
        .selectFrom('outbox')
        .selectAll()
        .orderBy('created_at')
        .orderBy('recipient')
        .execute();
      return all.every(({ sent_at: sentAt }) => sentAt !== null) && all;
    });
    const [applicant, contract] = ['linija@example.test', 'sutartys@example.test'];
    expect(rows.map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual([
      `submitted ${applicant}`,
      `returned ${applicant}`,
      `submitted ${applicant}`,
      `approved ${applicant}`,
      `contractToSign ${applicant}`,
      `contractToSign ${contract}`,
      'staffSigned egle@example.test',
      `contractSigned ${applicant}`,
    ]);
    const clocks = await database.db
      .selectFrom('clock')
      .selectAll()
      .where('stopped_at', 'is', null)
      .execute();
    expect(clocks.map(({ kind }) => kind)).toEqual(['fundsUse']);
  });

  test('conditions are changed, signed anew, and the contract is terminated in the end', async () => {
    const { world, staff, place } = around;
    const one = await journey.toSigned(world, staff, place);
    const pdf = await diskFileStore(world.storageDir).read(
      (
        await world.db
          .selectFrom('document')
          .select('storage_key')
          .where('kind', '=', 'Contract')
          .executeTakeFirstOrThrow()
      ).storage_key,
    );
    const asked = await one.stage('ChangeConditionsRequest', pdf);
    await one.act(one.applicant, 'requestConditionsChange', { input: { fileIds: [asked] } });
    expect(await one.tasks()).toEqual(['reviewConditionsChange']);
    expect(
      await one.act(staff.manager, 'rejectConditionsChange', {
        input: { comment: 'Terminas per ilgas' },
      }),
    ).toMatchObject({ status: 9 });

    const again = await one.stage('ChangeConditionsRequest', pdf);
    await one.act(one.applicant, 'requestConditionsChange', { input: { fileIds: [again] } });
    const { paymentTerm } = journey.contractTerms();
    const terms = { sumCents: 260_000_00, rate: 250, paymentTerm };
    await journey.agreeChange(one, staff, terms);
    const given = { documentNumber: 'P-1', documentDate: '2026-11-20', ...terms, termsConfirmed: true };
    const change = await one.stage('ChangeConditions', (await generated(one)) ?? pdf);
    const before = await one.money();
    await one.act(staff.manager, 'uploadConditionsChange', { input: { ...given, fileIds: [change] } });
    expect((await one.money()).issued - before.issued).toBe(60_000_00);
    await journey.signByBoth(one, staff, place);
    expect(await one.row()).toMatchObject({
      status: 16,
      invega_loan_sum_cents: 260_000_00,
      interest_rate_bp: 250,
      conditions_changed: true,
    });
    const ended = await one.stage('Termination', pdf);
    expect(await one.act(staff.manager, 'terminate', { input: { fileIds: [ended] } })).toMatchObject({
      status: 10,
    });
    expect(await one.handle.result()).toBe('final');
    const told = await world.db
      .selectFrom('outbox')
      .select(['kind', 'recipient'])
      .where('request_id', '=', one.requestId)
      .execute();
    expect(told).toContainEqual({ kind: 'changeToSign', recipient: 'sutartys@example.test' });
    expect(told.filter(({ kind }) => kind === 'staffSigned')).toHaveLength(2);
    expect((await one.money()).issued).toBe(before.issued - 200_000_00);
  });
});

/** Bytes of an unsigned contract: a PDF that can be signed. */
async function generated(one: { world: Surroundings['world'] }): Promise<Buffer | null> {
  const row = await one.world.db
    .selectFrom('document')
    .select('storage_key')
    .where('kind', '=', 'Contract')
    .where('signed_version_of', 'is', null)
    .executeTakeFirst();
  return row ? diskFileStore(one.world.storageDir).read(row.storage_key) : null;
}
