// What a signature is worth decides whether the contract counts as signed; what was said of it is kept either way.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Status } from '../../domain/application/status.ts';
import * as define from '../../workflows/definitions.ts';
import type { Case } from '../harness/case.ts';
import * as journey from '../harness/journey.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';
import { sivaServer, type SivaSignature } from '../stand-ins/siva.ts';

/** A contract whose applicant signs so; what the workflow says, and what was kept. */
async function signed(around: Surroundings, fate?: string) {
  const one = await journey.toSubmitted(around.world);
  await journey.approve(one, around.staff);
  await journey.sendContract(one, around.staff);
  const session = await journey.openSession(one, one.applicant, 'applicant');
  if (fate) await fetch(`${around.place.url}/__signings/${session.provider}/${fate}`, { method: 'POST' });
  await journey.pressSign(session, around.place);
  const outcome = await one.handle.executeUpdate(define.signingNews, {
    args: [{ signingId: session.signingId }],
  });
  return { one, outcome, report: await reportOf(around, session.signingId) };
}

const reportOf = (around: Surroundings, signingId: string) =>
  around.database.db
    .selectFrom('signature_report')
    .selectAll()
    .where('signing_id', '=', signingId)
    .executeTakeFirst();
const statusOf = async (one: Case) => (await one.row())?.status;

describe('the portal’s own check', () => {
  let around: Surroundings;
  beforeAll(async () => {
    around = await surroundings();
  }, 120_000);
  afterAll(() => around?.close());

  test('a file as the provider sends it: proven, qualified, kept', async () => {
    const { one, outcome, report } = await signed(around);
    expect(outcome).toMatchObject({ state: 'completed' });
    expect(await statusOf(one)).toBe(Status.signedByApplicant);
    expect(report).toMatchObject({
      checked_by: 'portal',
      policy: null,
      finding: { indication: 'TOTAL-PASSED', level: 'QESIG', format: 'PAdES_BASELINE_LT' },
    });
  }, 60_000);

  test.each([
    ['basic', 'signatureUnconfirmed', { indication: 'INDETERMINATE', subIndication: 'NO_POE' }],
    ['unqualified', 'signatureNotQualified', { indication: 'TOTAL-PASSED', level: 'ADESIG' }],
    ['revoked', 'certificateRevoked', null],
  ])(
    'a signature that is %s: %s, and another one may be made',
    async (fate, failureCode, finding) => {
      const { one, outcome, report } = await signed(around, fate);
      expect(outcome).toMatchObject({ state: 'failed', failureCode });
      expect(await statusOf(one)).toBe(Status.contractGenerated);
      if (finding) expect(report).toMatchObject({ finding });
      else expect(report).toBeUndefined();
      const again = await journey.openSession(one, one.applicant, 'applicant');
      await journey.pressSign(again, around.place);
      expect(
        await one.handle.executeUpdate(define.signingNews, { args: [{ signingId: again.signingId }] }),
      ).toMatchObject({ state: 'completed' });
      expect(await statusOf(one)).toBe(Status.signedByApplicant);
    },
    60_000,
  );
});

describe('a validation service', () => {
  let around: Surroundings;
  let service: Awaited<ReturnType<typeof sivaServer>>;
  let change: (all: SivaSignature[]) => SivaSignature[] = (all) => all;
  beforeAll(async () => {
    service = await sivaServer((all) => change(all));
    around = await surroundings({ SIGNATURE_VALIDATION_URL: service.url });
  }, 120_000);
  afterAll(async () => {
    await around?.close();
    await service?.close();
  });

  test('its word counts and its report is kept whole', async () => {
    const { one, outcome, report } = await signed(around);
    expect(outcome).toMatchObject({ state: 'completed' });
    expect(await statusOf(one)).toBe(Status.signedByApplicant);
    expect(report).toMatchObject({
      checked_by: 'service',
      policy: 'POLv3',
      finding: { level: 'QESIG', stampedAt: '2026-05-21T13:56:48Z' },
      full_report: { validationReport: { validationProcess: {} } },
    });
  }, 60_000);

  test('its „not qualified“ counts although the portal found the signature whole', async () => {
    change = (all) => all.map((one) => ({ ...one, signatureLevel: 'ADESIG_QC' }));
    const { one, outcome } = await signed(around);
    expect(outcome).toMatchObject({ state: 'failed', failureCode: 'signatureNotQualified' });
    expect(await statusOf(one)).toBe(Status.contractGenerated);
    change = (all) => all;
  }, 60_000);
});
