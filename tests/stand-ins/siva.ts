import { Certificate, ContentInfo, SignedData } from 'pkijs';
import { playServer } from './harness.ts';

export interface SivaSignature {
  indication: string;
  subIndication?: string;
  signatureLevel?: string;
  signatureFormat: string;
  signedBy: string;
  claimedSigningTime: string;
  signatureMethod: string;
  id: string;
  errors?: { content: string }[];
  warnings?: { content: string }[];
  signatureScopes: { scope: string; name: string; content: string }[];
  certificates: { commonName: string; type: string; content: string }[];
  info: Record<string, unknown>;
}

const plain = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

/** Certificates of the signers, by the file's containers; a time-stamp over the document is none. */
function signersOf(pdf: Buffer): Certificate[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/ByteRange \[0 (\d+) (\d+) (\d+)/g)].flatMap((range) => {
    const [from = 0, to = 0] = range.slice(1).map(Number);
    const room = Buffer.from(text.slice(from + 1, to - 1), 'hex');
    const content = ContentInfo.fromBER(plain(room.subarray(0, 4 + room.readUInt16BE(2)))).content as unknown;
    const signed = new SignedData({ schema: content as never });
    const [first] = signed.certificates ?? [];
    const isTimeStamp = signed.encapContentInfo.eContentType === '1.2.840.113549.1.9.16.1.4';
    return !isTimeStamp && first instanceof Certificate ? [first] : [];
  });
}

/** One signature in the shape of the sample in docs/siva3/interfaces.md of open-eid/SiVa („Sample JSON response Simple Report“). */
const signatureOf = (certificate: Certificate): SivaSignature => ({
  signatureFormat: 'PAdES_BASELINE_LT',
  certificates: [
    { commonName: 'DEMO of SK TSA 2014', type: 'SIGNATURE_TIMESTAMP', content: 'MII' },
    {
      commonName: 'SIGNER',
      type: 'SIGNING',
      content: Buffer.from(certificate.toSchema().toBER(false)).toString('base64'),
    },
    { commonName: 'TEST of SK OCSP RESPONDER 2011', type: 'REVOCATION', content: 'MII' },
  ],
  signedBy: 'SIGNER',
  claimedSigningTime: '2026-05-21T13:56:52Z',
  signatureLevel: 'QESIG',
  signatureScopes: [{ scope: 'FULL', name: 'document.pdf', content: 'Full document' }],
  signatureMethod: 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256',
  id: 'S-a9ce7f66cff1d17ddaab37c46a88f5f4',
  indication: 'TOTAL-PASSED',
  info: {
    timestampCreationTime: '2026-05-21T13:56:48Z',
    timeAssertionMessageImprint: 'MDEwDQYJYIZIAWUDBAIBBQAEID3j',
    bestSignatureTime: '2026-05-21T13:56:48Z',
    ocspResponseCreationTime: '2026-05-21T13:56:49Z',
  },
});

/** A validation service that speaks SiVa's documented JSON; `change` says what it makes of each signature. */
export async function sivaServer(change: (signatures: SivaSignature[]) => SivaSignature[] = (all) => all) {
  const requests: Record<string, string>[] = [];
  const server = await playServer((body, request) => {
    if (request.url !== '/validate' || request.method !== 'POST') return { status: 404, body: '{}' };
    const asked = JSON.parse(body) as Record<string, string>;
    requests.push(asked);
    const missing = ['document', 'filename'].filter((key) => !asked[key]);
    if (missing.length > 0) {
      const requestErrors = missing.map((key) => ({ message: 'Must not be blank', key }));
      return { status: 400, body: JSON.stringify({ requestErrors }) };
    }
    const signatures = change(signersOf(Buffer.from(asked['document'] ?? '', 'base64')).map(signatureOf));
    const validationConclusion = {
      validationTime: '2026-06-15T11:45:52Z',
      signaturesCount: signatures.length,
      validationLevel: 'ARCHIVAL_DATA',
      validatedDocument: { filename: asked['filename'] },
      validSignaturesCount: signatures.filter(({ indication }) => indication === 'TOTAL-PASSED').length,
      signatures,
      policy: {
        policyDescription: 'Policy for validating Electronic Signatures and Electronic Seals',
        policyUrl: 'http://open-eid.github.io/SiVa/siva3/appendix/validation_policy/#POLv3',
        policyName: asked['signaturePolicy'],
      },
    };
    const report = { validationConclusion, validationProcess: { signatures: [] } };
    return { body: JSON.stringify({ validationReport: report }) };
  });
  return { ...server, requests };
}
