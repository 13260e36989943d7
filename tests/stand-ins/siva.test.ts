// The adapter of the validation service against answers in the shape its documentation gives (open-eid/SiVa, docs/siva3/interfaces.md).
import { beforeAll, describe, expect, test } from '@jest/globals';
import { verifyPdfSignatures, type PdfSignature } from '../../activities/adapters/pdf-signature.ts';
import { createSiva } from '../../activities/adapters/validation/siva.ts';
import { failure, makePdf, playServer } from './harness.ts';
import { signedAs, signerOf } from './signed-files.ts';
import { sivaServer, type SivaSignature } from './siva.ts';

let pdf: Buffer;
let signatures: PdfSignature[];
beforeAll(async () => {
  const made = await signedAs(await makePdf('Sutartis'), {
    level: 'LTA',
    signers: [signerOf('ieva'), signerOf('daiva')],
  });
  pdf = made.bytes;
  signatures = await verifyPdfSignatures(pdf, made.rootPem);
});

async function validated(change?: (all: SivaSignature[]) => SivaSignature[]) {
  const service = await sivaServer(change);
  const client = createSiva({ baseUrl: service.url, policy: 'POLv3' });
  try {
    return { answer: await client.validate(pdf, signatures), requests: service.requests };
  } finally {
    await service.close();
  }
}

const refusal = async (answer: { status?: number; body: string }) => {
  const service = await playServer(() => answer);
  const client = createSiva({ baseUrl: service.url, policy: 'POLv4' });
  const code = await failure(client.validate(pdf, signatures));
  await service.close();
  return code;
};

describe('a validation service', () => {
  test('is given the file and nothing that names anybody, and its report is kept whole', async () => {
    const { answer, requests } = await validated();
    expect(requests).toEqual([
      {
        filename: 'document.pdf',
        document: pdf.toString('base64'),
        signaturePolicy: 'POLv3',
        reportType: 'Detailed',
      },
    ]);
    const finding = {
      indication: 'TOTAL-PASSED',
      subIndication: null,
      level: 'QESIG',
      format: 'PAdES_BASELINE_LT',
      claimedAt: '2026-05-21T13:56:52Z',
      stampedAt: '2026-05-21T13:56:48Z',
      revocationToldAt: '2026-05-21T13:56:49Z',
      errors: [],
      warnings: [],
    };
    expect(answer).toMatchObject({ checkedBy: 'service', policy: 'POLv3', findings: [finding, finding] });
    expect(answer.full).toMatchObject({
      validationReport: {
        validationConclusion: { validationLevel: 'ARCHIVAL_DATA', signatures: [{ signedBy: 'SIGNER' }, {}] },
        validationProcess: { signatures: [] },
      },
    });
  });

  test('names its signatures in an order of its own', async () => {
    const { answer } = await validated(([first, second]) => [
      { ...second!, signatureLevel: 'ADESIG' },
      { ...first!, signatureLevel: 'QESIG' },
    ]);
    expect(answer.findings.map(({ level }) => level)).toEqual(['QESIG', 'ADESIG']);
  });

  test('says what is wrong in its own words', async () => {
    const { answer } = await validated((all) =>
      all.map((one) => ({
        ...one,
        indication: 'INDETERMINATE',
        subIndication: 'REVOKED_NO_POE',
        signatureLevel: 'INDETERMINATE_QESIG',
        errors: [{ content: 'The certificate is revoked!' }],
        warnings: [{ content: 'Something else' }],
      })),
    );
    expect(answer.findings[0]).toMatchObject({
      indication: 'INDETERMINATE',
      subIndication: 'REVOKED_NO_POE',
      level: 'INDETERMINATE_QESIG',
      errors: ['The certificate is revoked!'],
      warnings: ['Something else'],
    });
  });

  test.each([
    ['leaves one out', (all: SivaSignature[]) => all.slice(1)],
    [
      'says nothing of the signers’ certificates',
      (all: SivaSignature[]) => all.map((one) => ({ ...one, certificates: [] })),
    ],
    ['names one certificate twice', ([first]: SivaSignature[]) => [first!, first!]],
  ])('that %s proves nothing', async (_, change) => {
    const { answer } = await validated(change);
    expect(answer.findings.at(-1)).toMatchObject({ indication: 'INDETERMINATE', level: 'NA' });
  });

  test('without a word on the level it is not a qualified one', async () => {
    const { answer } = await validated((all) =>
      all.map(({ signatureLevel: _, ...one }) => ({ ...one, signatureLevel: '' })),
    );
    expect(answer.findings[0]).toMatchObject({ level: 'NA' });
  });

  test('that wants to be asked later is asked later', async () => {
    expect(
      await failure(
        validated((all) =>
          all.map((one) => ({ ...one, indication: 'INDETERMINATE', subIndication: 'TRY_LATER' })),
        ),
      ),
    ).toBe('unavailable');
  });

  test.each([
    [
      { status: 400, body: '{"requestErrors":[{"message":"Document malformed","key":"document"}]}' },
      'refused',
    ],
    [{ status: 500, body: '{}' }, 'unavailable'],
    [{ body: '<html>' }, 'malformed'],
    [{ body: '{"validationReport":{}}' }, 'malformed'],
    [
      {
        body: '{"validationReport":{"validationConclusion":{"signaturesCount":1,"policy":{"policyName":"POLv4"}}}}',
      },
      'malformed',
    ],
  ])('%j is %s', async (answer, code) => {
    expect(await refusal(answer)).toBe(code);
  });
});
