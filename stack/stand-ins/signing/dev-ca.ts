import 'reflect-metadata';
import { randomBytes, webcrypto } from 'node:crypto';
import { join } from 'node:path';
import * as x509 from '@peculiar/x509';
import { keep } from '../keys.ts';

const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const YEAR_MS = 365 * 24 * 3600 * 1000;

export interface SignerPerson {
  code: string;
  firstName: string;
  lastName: string;
  country: string;
}

export interface Credential {
  privateKey: webcrypto.CryptoKey;
  certificate: ArrayBuffer;
}

const keyPair = (): Promise<webcrypto.CryptoKeyPair> =>
  webcrypto.subtle.generateKey(EC, true, ['sign', 'verify']);

const serial = (): string => `7f${randomBytes(15).toString('hex')}`;

async function newAuthority(): Promise<string> {
  const keys = await keyPair();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: serial(),
      name: [
        { C: ['LT'] },
        { O: ['Bandomoji pasirašymo tarnyba'] },
        { CN: ['Bandomoji sertifikavimo tarnyba'] },
      ],
      notBefore: new Date(Date.now() - YEAR_MS),
      notAfter: new Date(Date.now() + 20 * YEAR_MS),
      signingAlgorithm: EC,
      keys,
      extensions: [
        new x509.BasicConstraintsExtension(true, 0, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
        await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      ],
    },
    webcrypto as Crypto,
  );
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey));
  return JSON.stringify({ key: key.toString('base64'), certificate: certificate.toString('pem') });
}

/** The development authority: made on first use, kept in the data folder, trusted by nobody else. */
export class DevelopmentCa {
  readonly #people = new Map<string, Promise<Credential>>();

  private constructor(
    readonly certificate: x509.X509Certificate,
    readonly certificateFile: string,
    private readonly key: webcrypto.CryptoKey,
  ) {}

  static async open(folder: string): Promise<DevelopmentCa> {
    const made = await newAuthority();
    // One file holds key and certificate together, so that a crash between two writes cannot part them.
    const kept = JSON.parse(keep(folder, 'development-ca.json', () => made)) as {
      key: string;
      certificate: string;
    };
    keep(folder, 'development-ca.pem', () => `${kept.certificate}\n`);
    const key = await webcrypto.subtle.importKey('pkcs8', Buffer.from(kept.key, 'base64'), EC, false, [
      'sign',
    ]);
    return new DevelopmentCa(
      new x509.X509Certificate(kept.certificate),
      join(folder, 'development-ca.pem'),
      key,
    );
  }

  /** Key and certificate of a person; the subject carries the personal code as eIDAS certificates do (`PNOLT-…`). */
  credentialFor(person: SignerPerson): Promise<Credential> {
    const known = this.#people.get(person.code) ?? this.#issue(person);
    this.#people.set(person.code, known);
    return known;
  }

  async #issue({ code, firstName, lastName, country }: SignerPerson): Promise<Credential> {
    const keys = await keyPair();
    const certificate = await x509.X509CertificateGenerator.create(
      {
        serialNumber: serial(),
        subject: [
          { C: [country] },
          { CN: [`${lastName.toUpperCase()},${firstName.toUpperCase()}`] },
          { '2.5.4.4': [lastName] },
          { '2.5.4.42': [firstName] },
          { '2.5.4.5': [`PNO${country}-${code}`] },
        ],
        issuer: this.certificate.subject,
        notBefore: new Date(Date.now() - 24 * 3600 * 1000),
        notAfter: new Date(Date.now() + 3 * YEAR_MS),
        signingAlgorithm: EC,
        publicKey: keys.publicKey,
        signingKey: this.key,
        extensions: [
          new x509.BasicConstraintsExtension(false, undefined, true),
          new x509.KeyUsagesExtension(x509.KeyUsageFlags.nonRepudiation, true),
          await x509.AuthorityKeyIdentifierExtension.create(this.certificate),
          await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
        ],
      },
      webcrypto as Crypto,
    );
    return { privateKey: keys.privateKey, certificate: certificate.rawData };
  }
}
