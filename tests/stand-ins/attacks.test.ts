import { beforeAll, describe, expect, test } from '@jest/globals';
import { PdfFile } from '../../stack/stand-ins/signing/pdf-file.ts';
import type { Harm } from './attacks/attack.ts';
import { firstHole } from './attacks/pdf-edits.ts';
import { makePdf } from './harness.ts';
import { hasOpenssl, openssl } from './openssl.ts';
import { pdfWithObjectStreams } from './pdfs.ts';
import { ATTACKS, authorityOf, signedAs } from './signed-files.ts';
import { containersOf, opened, pem, stampOf, storeOf } from './signed-parts.ts';

// An attack that breaks nothing would make every verifier look good: here others than the portal's verifier say what is wrong with each.

let contract: Buffer;
let root: string;
let issuing: string;
beforeAll(async () => {
  contract = await makePdf('Paskolos suma 120 000,00 EUR. ĄČĘĖĮŠŲŪŽ');
  const ca = await authorityOf();
  root = ca.certificate.toString('pem');
  issuing = ca.issuing.certificate.toString('pem');
});

const says = (files: Record<string, Uint8Array | string>, args: readonly string[]): boolean =>
  openssl({ root, issuing, ...files }, [...args, '-CAfile', '@root'])?.agrees ?? true;

/** Whether the first signature covers its revision from end to end and openssl agrees with it, certificates aside. */
function isSigned(pdf: Buffer): boolean {
  const text = pdf.toString('latin1');
  const range = /\/ByteRange \[0 (\d+) (\d+) (\d+) *\]/.exec(text);
  const [from = 0, to = 0, rest = 0] = (range ?? []).slice(1).map(Number);
  if (!/^<[0-9a-f]{1000,}>$/.test(text.slice(from, to)) || to + rest > pdf.length) return false;
  const room = Buffer.from(text.slice(from + 1, to - 1), 'hex');
  const length = 4 + room.readUInt16BE(2);
  if (room.subarray(length).some((byte) => byte !== 0)) return false;
  const covered = Buffer.concat([pdf.subarray(0, from), pdf.subarray(to, to + rest)]);
  const files = { cms: room.subarray(0, length), covered };
  const verify = ['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-purpose', 'any', '-in', '@cms'];
  return says(files, [...verify, '-content', '@covered', '-out', '/dev/null']);
}

/** Whether openssl agrees with the time-stamps, the first answer, the list and the certificates that go with them. */
function isProven(pdf: Buffer): boolean {
  const [signature, ...stamps] = containersOf(pdf);
  if (!signature) return false;
  const stamped = ['ts', '-verify', '-token_in', '-in', '@token', '-data', '@data'];
  const { value, token } = stampOf(signature.cms);
  if (!says({ token, data: value }, stamped)) return false;
  if (!stamps.every(({ cms, covered }) => says({ token: cms, data: covered }, stamped))) return false;
  const { certificates, ocsps, crls } = storeOf(pdf);
  const isChained = (der: Buffer): boolean =>
    openssl({ root, issuing, one: pem(der) }, [
      'verify',
      '-untrusted',
      '@issuing',
      '-CAfile',
      '@root',
      '@one',
    ])?.agrees ?? true;
  if (!certificates.slice(0, 1).every(isChained)) return false;
  const [signer] = opened(signature.cms).certificates ?? [];
  const files = {
    answer: ocsps[0] ?? '',
    signer: pem(Buffer.from(signer?.toSchema().toBER() as ArrayBuffer)),
  };
  const answer = openssl({ root, issuing, ...files }, [
    ...['ocsp', '-respin', '@answer', '-issuer', '@issuing', '-cert', '@signer', '-CAfile', '@root'],
  ]);
  const said = answer?.said ?? 'Response verify OK signer: good';
  if (!said.includes('Response verify OK') || !said.includes('signer: good') || said.includes('Status times'))
    return false;
  const list = openssl({ root, crl: crls[0] ?? '' }, [
    ...['crl', '-inform', 'DER', '-in', '@crl', '-CAfile', '@root', '-noout'],
  ]);
  return list === null || list.said.includes('verify OK');
}

/** Everything a reader reaches from the trailer, validation data aside, as text. */
function reached(pdf: Buffer): string {
  const file = new PdfFile(pdf);
  const seen = new Set<number>();
  const walk = (text: string): string => {
    const refs = text.split('stream\n')[0]?.matchAll(/\b(\d{1,7}) 0 R/g) ?? [];
    return [text, ...[...refs].map(([, number]) => follow(Number(number)))].join('\n');
  };
  const follow = (number: number): string => {
    if (seen.has(number)) return '';
    seen.add(number);
    try {
      return `${number}: ${walk(file.object(number))}`;
    } catch {
      return `${number}: missing`;
    }
  };
  const root = file.dict(file.rootNumber);
  root.delete('DSS');
  root.delete('Extensions');
  return walk([...root].map(([name, value]) => `/${name} ${value}`).join('\n'));
}

const known = new Map<string, Buffer>();
/** The good file of a document, found good by openssl; those of one name are made once. */
async function goodOf(base: Buffer, name: string): Promise<Buffer> {
  const made = known.get(name);
  if (made) return made;
  const { bytes } = await signedAs(base, { level: 'LTA' });
  expect([isSigned(bytes), isProven(bytes)]).toEqual([true, true]);
  if (name) known.set(name, bytes);
  return bytes;
}

/** Only readers that repair a file see these. */
const FOR_REPAIRERS = /^objects without a table/;

const judged = hasOpenssl() ? test : test.skip;
const harmful = (harm: Harm) => ATTACKS.filter((one) => one.harm === harm);

judged.each(harmful('signature'))('the signature is not valid: $name', async ({ name, make }) => {
  const bad = await make(await goodOf(contract, 'contract'), contract);
  // What openssl does not ask about: the purpose of a person's certificate, its quality, and answers that lie in the PDF.
  const isUnasked = /not qualified|logs in with|revoked before/.test(name);
  expect(isSigned(bad)).toBe(isUnasked);
});

judged.each(harmful('proof'))('the signature is sound and not proven: $name', async ({ make }) => {
  const bad = await make(await goodOf(contract, 'contract'), contract);
  expect([isSigned(bad), isProven(bad)]).toEqual([true, false]);
});

describe.each(['a contract', 'a document of a word processor'])('%s', (which) => {
  test.each(harmful('content'))('shows something else: $name', async ({ name, prepare, make }) => {
    const plain = which === 'a contract' ? contract : pdfWithObjectStreams();
    const base = prepare?.(plain) ?? plain;
    const { bytes: good } = await signedAs(base, { level: 'LTA' });
    const bad = await make(good, base);
    const { end } = firstHole(good);
    expect(bad.subarray(0, end).equals(good.subarray(0, end))).toBe(true);
    expect(bad.equals(good)).toBe(false);
    if (!FOR_REPAIRERS.test(name)) expect(reached(bad) === reached(good)).toBe(false);
  });
});

test('there are many attacks, and each has a name of its own', () => {
  expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length);
  expect(ATTACKS.length).toBeGreaterThan(75);
});
