import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerState, containerVerdict } from '../../../domain/documents/container.ts';
import { adocOf, adocParts, zipOf, type AdocMade } from '../../../tests/stand-ins/adoc.ts';
import { signerOf } from '../../../tests/stand-ins/authorities.ts';
import { openContainer } from './container.ts';
import { ContainerRefused } from './parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'adoc-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ieva = signerOf('ieva');
const jonas = signerOf('jonas');
const documents = {
  'Įgaliojimas.pdf': Buffer.from('%PDF-1.7 įgaliojimas'),
  'priedas.pdf': Buffer.from('%PDF-1.7 priedas'),
};
const people = { givers: [ieva.code], representative: jonas.code };

async function open(bytes: Buffer) {
  const path = join(folder, 'one.adoc');
  writeFileSync(path, bytes);
  return openContainer(path);
}
const opened = async (made: Partial<AdocMade>) => open(await adocOf({ documents, ...made }));
const refusal = async (bytes: Buffer) =>
  open(bytes).then(
    () => 'taken',
    (error: unknown) => (error instanceof ContainerRefused ? error.fault : error),
  );
const stateOf = async (made: Partial<AdocMade>) => {
  const found = await opened(made);
  return {
    state: containerState(containerVerdict(found, people)),
    faults: found.signatures.map(({ fault }) => fault),
  };
};

describe('a signed container', () => {
  test.each(['P-256', 'RSA-2048'] as const)('tells who signed all of it and when (%s)', async (keys) => {
    const at = new Date('2026-11-20T08:00:00.000Z');
    const notBefore = new Date('2026-01-01T00:00:00Z');
    const found = await opened({ signers: [{ person: ieva, keys, at, notBefore }] });
    expect(found).toEqual({
      documents: ['Įgaliojimas.pdf', 'priedas.pdf'],
      signatures: [
        {
          holder: `${ieva.firstName} ${ieva.lastName}`,
          personCode: ieva.code,
          signedAt: at.toISOString(),
          fault: null,
          covers: ['Įgaliojimas.pdf', 'priedas.pdf'],
        },
      ],
    });
    const verdict = containerVerdict(found, people);
    expect(containerState(verdict)).toBe('signed');
    expect(JSON.stringify(verdict)).not.toContain(ieva.code);
  });

  test('of two signers tells both', async () => {
    const found = await opened({ signers: [{ person: jonas }, { person: ieva }] });
    expect(containerVerdict(found, people).signatures.map(({ signer }) => signer)).toEqual([
      'representative',
      'giver',
    ]);
  });

  test.each<[string, Partial<AdocMade>, string, (string | null)[]]>([
    [
      'a byte of a document changed',
      { signers: [{ person: ieva }], swapped: { 'priedas.pdf': Buffer.from('%PDF-1.7 priedaS') } },
      'broken',
      ['altered'],
    ],
    ['another person’s key', { signers: [{ person: jonas, shows: ieva }] }, 'broken', ['badSignature']],
    ['somebody else as signer', { signers: [{ person: signerOf('darius') }] }, 'byOthers', [null]],
    [
      'only one of two documents signed',
      { signers: [{ person: ieva, covers: ['priedas.pdf'] }] },
      'partial',
      [null],
    ],
    [
      'a certificate one logs in with',
      { signers: [{ person: ieva, nonRepudiation: false }] },
      'broken',
      ['notForSigning'],
    ],
    [
      'a certificate that ended before',
      { signers: [{ person: ieva, notAfter: new Date(Date.now() - 1000) }] },
      'broken',
      ['certificateNotValid'],
    ],
    [
      'a hash given up long ago',
      { signers: [{ person: ieva, digest: 'sha1' }] },
      'broken',
      ['weakAlgorithm'],
    ],
    ['nobody', {}, 'unsigned', []],
    [
      'a file added that nobody signed',
      { signers: [{ person: ieva }], swapped: { 'trecias.pdf': Buffer.from('%PDF-') } },
      'partial',
      [null],
    ],
  ])('%s', async (_what, made, state, faults) => {
    expect(await stateOf(made)).toEqual({ state, faults });
  });

  test('what is signed may not be another part of the file than the one that is read', async () => {
    const parts = await adocParts({ documents, signers: [{ person: ieva }] });
    const name = 'META-INF/signatures/signatures0.xml';
    const text = parts.get(name)!.toString('utf8');
    const twice = text.replace('<ds:Object>', '<ds:Object><x Id="S0-P"/></ds:Object><ds:Object>');
    parts.set(name, Buffer.from(twice));
    expect((await open(await zipOf(parts))).signatures).toMatchObject([{ fault: 'unsupported', covers: [] }]);
    const later = text.replace(/<xades:SigningTime>\d{4}/, '<xades:SigningTime>2020');
    parts.set(name, Buffer.from(later));
    expect((await open(await zipOf(parts))).signatures).toMatchObject([{ fault: 'altered', covers: [] }]);
  });
});

describe('what is no whole container is not taken', () => {
  const whole = () => adocOf({ documents, signers: [{ person: ieva }] });
  /** Names that a writer refuses to write, put in afterwards: both directories name the file with as many letters. */
  const renamed = async (name: string) => {
    const from = 'x'.repeat(Buffer.byteLength(name));
    const bytes = await zipOf([...(await adocParts({ documents })), [from, Buffer.from('x')]]);
    return Buffer.from(bytes.toString('latin1').replaceAll(from, name), 'latin1');
  };

  test('cut off anywhere', async () => {
    const bytes = await whole();
    for (const share of [0.3, 0.9, 0.999])
      expect(await refusal(bytes.subarray(0, Math.floor(bytes.length * share)))).toBe('containerUnreadable');
  });

  test('a manifest that names what is not there, no manifest, no document', async () => {
    expect(await refusal(await adocOf({ documents, listed: ['nera.pdf'] }))).toBe('containerFileMissing');
    const parts = await adocParts({ documents });
    parts.delete('META-INF/manifest.xml');
    expect(await refusal(await zipOf(parts))).toBe('containerNoManifest');
    expect(await refusal(await adocOf({ documents: {} }))).toBe('containerFileMissing');
  });

  test.each(['../../etc/x', '/etc/passwd', 'a/../../b', 'C:\\x.pdf', 'a\u0000b.pdf'])(
    'a file called %j',
    async (name) => {
      expect(await refusal(await renamed(name))).toBe('containerUnsafeName');
    },
  );

  test('two files of one name', async () => {
    const bytes = await renamed('priedas.pdf');
    expect(await refusal(bytes)).toBe('containerUnreadable');
  });

  test('a bomb: more than it may inflate to, or than it says', async () => {
    const big = Buffer.alloc(101 * 1024 * 1024);
    expect(await refusal(await adocOf({ documents: { 'a.pdf': big } }))).toBe('containerTooLarge');
    const many = Array.from({ length: 501 }, (_, i) => [`f${i}.pdf`, Buffer.from('x')] as const);
    expect(await refusal(await zipOf(many))).toBe('containerTooLarge');
    const small = await adocOf({ documents: { 'a.pdf': Buffer.alloc(4096) } });
    // Its size in both directories is said to be 16 bytes.
    const lies = Buffer.from(small);
    for (let i = 0; i < lies.length - 4; i += 1) if (lies.readUInt32LE(i) === 4096) lies.writeUInt32LE(16, i);
    expect(await refusal(lies)).toBe('containerUnreadable');
  });

  test('entities in its manifest or signatures', async () => {
    const parts = await adocParts({ documents, signers: [{ person: ieva }] });
    const name = 'META-INF/signatures/signatures0.xml';
    const text = parts.get(name)!.toString('utf8').replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>');
    parts.set(name, Buffer.from(text));
    expect(await refusal(await zipOf(parts))).toBe('containerUnreadable');
  });
});
