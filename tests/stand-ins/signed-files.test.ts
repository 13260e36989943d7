import { X509Certificate, createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { Certificate } from 'pkijs';
import { DevelopmentCa } from '../../stack/stand-ins/signing/dev-ca.ts';
import { PdfFile } from '../../stack/stand-ins/signing/pdf-file.ts';
import { readArray } from '../../stack/stand-ins/signing/pdf-syntax.ts';
import { makePdf } from './harness.ts';
import { openssl } from './openssl.ts';
import { pdfWithObjectStreams } from './pdfs.ts';
import { authorityOf, signedAs, signerOf, type SignedAs } from './signed-files.ts';
import { containersOf, pem, plain, stampOf, storeOf } from './signed-parts.ts';

let contract: Buffer;
beforeAll(async () => {
  contract = await makePdf('Paskolos suma 120 000,00 EUR. ĄČĘĖĮŠŲŪŽ');
});

const agreed = (verdict: ReturnType<typeof openssl>): void => {
  if (verdict !== null) expect([verdict.agrees, verdict.said]).toEqual([true, expect.anything()]);
};

describe('signed files as a signing service returns them, read by others', () => {
  test.each(['P-256', 'P-384', 'P-521', 'RSA-2048', 'RSA-3072', 'RSA-PSS-2048'] as const)(
    '%s: openssl follows the signature, its time-stamp, the answers and the list to the root',
    async (keys) => {
      const { bytes, rootPem } = await signedAs(contract, { level: 'LTA', keys });
      const [signature, stamp] = containersOf(bytes);
      if (!signature || !stamp) throw new Error('two containers expected');
      const { issuing, root } = await authorityOf(keys);
      const files = { root: rootPem, issuing: issuing.certificate.toString('pem') };

      const cms = ['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-purpose', 'any', '-in', '@cms'];
      agreed(
        openssl({ ...files, cms: signature.cms, covered: signature.covered }, [
          ...[...cms, '-content', '@covered', '-CAfile', '@root', '-out', '/dev/null'],
        ]),
      );
      const ts = ['ts', '-verify', '-token_in', '-in', '@token', '-data', '@data', '-CAfile', '@root'];
      const { value, token } = stampOf(signature.cms);
      agreed(openssl({ ...files, token, data: value }, ts));
      agreed(openssl({ ...files, token: stamp.cms, data: stamp.covered }, ts));
      expect(stamp.end).toBe(bytes.length);

      const store = storeOf(bytes);
      const [signer] = store.certificates;
      expect(signer && Certificate.fromBER(plain(signer)).extensions?.map(({ extnID }) => extnID)).toContain(
        '1.3.6.1.5.5.7.1.3',
      );
      const ocsp = openssl(
        { ...files, answer: store.ocsps[0] ?? '', signer: pem(signer ?? Buffer.alloc(0)) },
        [...['ocsp', '-respin', '@answer', '-issuer', '@issuing', '-cert', '@signer', '-CAfile', '@root']],
      );
      if (ocsp !== null)
        expect(ocsp.said.match(/Response verify OK|signer: good/g)?.sort()).toEqual([
          'Response verify OK',
          'signer: good',
        ]);
      agreed(
        openssl({ ...files, crl: store.crls[0] ?? '' }, [
          ...['crl', '-inform', 'DER', '-in', '@crl', '-CAfile', '@root', '-noout'],
        ]),
      );
      expect(store.certificates.some((der) => der.equals(Buffer.from(root.certificate.rawData)))).toBe(true);
    },
  );
});

describe('the revisions of a signed file', () => {
  const KINDS = [
    ['a table after a table', 'contract', undefined],
    ['plain objects in a stream after a stream', 'packed', undefined],
    ['packed objects after packed objects', 'packed', 'stream'],
    ['packed objects after a table', 'contract', 'stream'],
  ] as const;

  test.each(KINDS)('%s: each is a whole file, and nothing before it changes', async (_, which, xref) => {
    const base = which === 'packed' ? pdfWithObjectStreams() : contract;
    const signers = [signerOf('ieva'), signerOf('daiva')];
    const { bytes } = await signedAs(base, { level: 'LTA', signers, ...(xref ? { xref } : {}) });
    expect(bytes.subarray(0, base.length).equals(base)).toBe(true);
    const added = bytes.toString('latin1', base.length);
    expect(added.match(/startxref\n\d+\n%%EOF\n/g)).toHaveLength(6);
    expect(/\nxref\n/.test(added)).toBe(which === 'contract' && xref === undefined);
    expect(added.includes('/Type /ObjStm')).toBe(xref === 'stream');
    const file = new PdfFile(bytes);
    expect(readArray(file.dict(file.firstPageNumber).get('Annots') ?? '[]')).toHaveLength(4);
    const { vri, certificates } = storeOf(bytes);
    const keys = containersOf(bytes).map(({ room }) => createHash('sha1').update(room).digest('hex'));
    expect(vri).toEqual([keys[0], keys[2]].map((key) => key?.toUpperCase()));
    expect(certificates).toHaveLength(10);
    for (const { end } of containersOf(bytes))
      expect(() => new PdfFile(bytes.subarray(0, end))).not.toThrow();
  });

  test('who may be asked for: not qualified, without nonRepudiation, revoked before or after, no longer valid', async () => {
    const at = new Date();
    const before = new Date(at.getTime() - 60_000);
    const later = new Date(at.getTime() + 60_000);
    const statements = '1.3.6.1.5.5.7.1.3';
    const read = async (options: SignedAs) => {
      const { bytes } = await signedAs(contract, { at, ...options });
      const { certificates, ocsps } = storeOf(bytes);
      const certificate = new X509Certificate(certificates[0] ?? '');
      const extensions = Certificate.fromBER(plain(certificates[0] ?? Buffer.alloc(0))).extensions ?? [];
      return { certificate, extensions: extensions.map(({ extnID }) => extnID), ocsp: ocsps[0] };
    };
    const qualified = await read({});
    expect(qualified.extensions).toContain(statements);
    expect((await read({ qualified: false })).extensions).not.toContain(statements);
    const expired = await read({ notBefore: new Date(at.getTime() - 3_600_000), notAfter: before });
    expect(new Date(expired.certificate.validTo) < at).toBe(true);

    const { issuing, root } = await authorityOf();
    const said = async (revokedAt: Date) => {
      const { certificate, ocsp = Buffer.alloc(0) } = await read({ revokedAt });
      const files = { answer: ocsp, signer: certificate.toString() };
      return openssl(
        { ...files, issuing: issuing.certificate.toString(), root: root.certificate.toString() },
        [...['ocsp', '-respin', '@answer', '-issuer', '@issuing', '-cert', '@signer', '-CAfile', '@root']],
      )?.said;
    };
    expect((await said(before)) ?? 'signer: revoked').toContain('signer: revoked');
    expect((await said(later)) ?? 'signer: good').toContain('signer: good');
  });

  test('a folder of an older version: what was signed then still leads to the trusted file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'older-'));
    try {
      const former = (await authorityOf('P-256', 'stranger')).certificate.toString('pem');
      writeFileSync(join(folder, 'development-ca.json'), JSON.stringify({ key: '', certificate: former }));
      writeFileSync(join(folder, 'development-ca.pem'), `${former}\n`);
      const first = await DevelopmentCa.open(folder);
      const again = await DevelopmentCa.open(folder);
      expect(again.certificate.equal(first.certificate)).toBe(true);
      expect(readFileSync(again.certificateFile, 'utf8')).toBe(
        `${first.certificate.toString('pem')}\n${former}\n`,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
