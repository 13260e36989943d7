import { beforeAll, describe, expect, test } from '@jest/globals';
import { isSignedVersionOf, verifyPdfSignatures } from '../../activities/adapters/pdf-signature.ts';
import { createPortalValidation } from '../../activities/adapters/validation/portal.ts';
import { findingRefusal } from '../../domain/documents/signature-finding.ts';
import { makePdf } from './harness.ts';
import { pdfWithObjectStreams } from './pdfs.ts';
import { ATTACKS, signedAs, signerOf, type SignedAs } from './signed-files.ts';

const portal = createPortalValidation({ judgesLevel: true });

/** What the portal says of a file as it comes back from a signing service. */
async function judged(base: Buffer, how: SignedAs) {
  const { bytes, rootPem } = await signedAs(base, how);
  const signatures = await verifyPdfSignatures(bytes, rootPem);
  const { findings } = await portal.validate(bytes, signatures);
  return { isOurs: isSignedVersionOf(bytes, base), signatures, findings };
}

const PASSED = { indication: 'TOTAL-PASSED', subIndication: null, level: 'QESIG' };

describe('files as they come back', () => {
  const bases = {
    'of the portal': () => makePdf('Sutartis'),
    'of a word processor': () => Promise.resolve(pdfWithObjectStreams()),
  };
  describe.each(Object.entries(bases))('%s', (_, base) => {
    test.each(['T', 'LT', 'LTA'] as const)('level %s', async (level) => {
      for (const xref of ['table', 'stream'] as const) {
        const { isOurs, signatures, findings } = await judged(await base(), { level, xref });
        expect({ isOurs, xref }).toEqual({ isOurs: true, xref });
        expect(signatures).toMatchObject([{ valid: true, reason: null, personCode: signerOf('ieva').code }]);
        expect(findings).toMatchObject([
          level === 'T'
            ? { indication: 'INDETERMINATE', subIndication: 'TRY_LATER', format: 'PAdES_BASELINE_T' }
            : { ...PASSED, format: `PAdES_BASELINE_${level}` },
        ]);
      }
    });

    test('two people, each signature with data of its own', async () => {
      const { isOurs, signatures, findings } = await judged(await base(), {
        signers: [signerOf('ieva'), signerOf('daiva')],
      });
      expect(isOurs).toBe(true);
      expect(signatures.map(({ personCode }) => personCode)).toEqual([
        signerOf('ieva').code,
        signerOf('daiva').code,
      ]);
      expect(findings).toMatchObject([PASSED, PASSED]);
    });
  });

  test.each(['P-256', 'P-384', 'RSA-2048', 'RSA-PSS-3072'] as const)('keys %s', async (keys) => {
    const { isOurs, findings } = await judged(await makePdf('Sutartis'), { keys });
    expect(isOurs).toBe(true);
    expect(findings).toMatchObject([PASSED]);
  });
});

/** What spoils nothing: the file proves the same by other means, or what came to it says nothing. */
const LEFT_STANDING: Readonly<Record<string, string>> = {
  'a byte flipped in the revocation list of the validation data': 'the responder’s answer is whole',
  'a byte flipped in a certificate of the validation data': 'the container brings its certificates',
  'a document time-stamp of a unit nobody trusts': 'it does not make the file LTA',
};

/** Whole and the person's own: only its worth is not enough. */
const NOT_QUALIFIED = 'a signer whose certificate is not qualified';

describe('a file somebody has laid hands on', () => {
  let stored: Buffer;
  beforeAll(async () => {
    stored = await makePdf('Paskolos suma 120 000,00 EUR');
  });

  test.each(ATTACKS.map((one) => [one.name, one] as const))('%s', async (name, { make, prepare, harm }) => {
    const base = prepare ? prepare(stored) : stored;
    const { bytes: good, rootPem } = await signedAs(base);
    const bad = await make(good, base);
    const isOurs = isSignedVersionOf(bad, base);
    const signatures = await verifyPdfSignatures(bad, rootPem);
    const { findings } = await portal.validate(bad, signatures);
    const isWhole = signatures.length === 1 && signatures.every(({ valid }) => valid);
    const isProven = findings.every((finding) => findingRefusal(finding, ['QESIG']) === null);
    const taken = isOurs && isWhole && isProven;
    if (LEFT_STANDING[name]) {
      expect({ taken, findings }).toMatchObject({
        taken: true,
        findings: [{ ...PASSED, format: 'PAdES_BASELINE_LT' }],
      });
      return;
    }
    expect({ harm, taken }).toEqual({ harm, taken: false });
    // What is shown is judged without a look at the signature.
    if (harm === 'content') expect(isOurs).toBe(false);
    // A portal whose validation says nothing of the level must find these by itself.
    if (harm === 'signature' && name !== NOT_QUALIFIED) expect(isOurs && isWhole).toBe(false);
  });

  test('a signature the form does not list is none, however sound it is', async () => {
    const { bytes, rootPem } = await signedAs(stored);
    const taken = ATTACKS.find(({ name }) => name === 'the signature taken out of the form')!;
    const signatures = await verifyPdfSignatures(await taken.make(bytes, stored), rootPem);
    expect(signatures).toMatchObject([{ valid: false, reason: 'badByteRange' }]);
  });

  test('each exception is one of them', () => {
    const names = ATTACKS.map(({ name }) => name);
    expect([...Object.keys(LEFT_STANDING), NOT_QUALIFIED].filter((name) => !names.includes(name))).toEqual(
      [],
    );
  });
});
