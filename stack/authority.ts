// A private authority as an institution has one: its certificates count only for whoever was given its own.
import 'reflect-metadata';
import * as x509 from '@peculiar/x509';
import { randomBytes, webcrypto } from 'node:crypto';

const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAY_MS = 24 * 60 * 60_000;

export interface Pem {
  cert: string;
  key: string;
}

export interface Authority {
  /** Its own certificate, PEM. */
  cert: string;
  /** For a server of this name, or a client so called, as of now or, `isOver`, until yesterday. */
  issue(name: string, isOver?: boolean): Promise<Pem>;
}

const newKeys = (): Promise<webcrypto.CryptoKeyPair> =>
  webcrypto.subtle.generateKey(EC, true, ['sign', 'verify']);

const isAddress = (name: string): boolean => /^[\d.]+$/.test(name);

export async function newAuthority(name = 'Bandomoji įstaiga'): Promise<Authority> {
  const keys = await newKeys();
  const own = await x509.X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: serial(),
      name: [{ CN: [name] }],
      notBefore: daysFromNow(-3),
      notAfter: daysFromNow(30),
      signingAlgorithm: EC,
      keys,
      extensions: [
        new x509.BasicConstraintsExtension(true, 0, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      ],
    },
    webcrypto as Crypto,
  );
  return {
    cert: own.toString('pem'),
    async issue(subject, isOver = false) {
      const { publicKey, privateKey } = await newKeys();
      const certificate = await x509.X509CertificateGenerator.create(
        {
          serialNumber: serial(),
          subject: [{ CN: [subject] }],
          issuer: own.subjectName,
          notBefore: daysFromNow(-2),
          notAfter: daysFromNow(isOver ? -1 : 20),
          signingAlgorithm: EC,
          publicKey,
          signingKey: keys.privateKey,
          extensions: [
            new x509.SubjectAlternativeNameExtension([
              { type: isAddress(subject) ? 'ip' : 'dns', value: subject },
            ]),
          ],
        },
        webcrypto as Crypto,
      );
      const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', privateKey));
      return { cert: certificate.toString('pem'), key: pem('PRIVATE KEY', key) };
    },
  };
}

const serial = (): string => `7f${randomBytes(15).toString('hex')}`;
const daysFromNow = (days: number): Date => new Date(Date.now() + days * DAY_MS);
const pem = (kind: string, der: Buffer): string =>
  `-----BEGIN ${kind}-----\n${der.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END ${kind}-----\n`;
