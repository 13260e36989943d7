import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** A setting that names a file and becomes its text; what is not as it should be keeps the process from starting. */
const pemFile = (check: (pem: string) => void, kind: string) =>
  z.string().transform((path, context): string => {
    const refuse = (message: string): never => {
      context.addIssue({ code: 'custom', message, input: path });
      return z.NEVER;
    };
    let pem: string;
    try {
      pem = readFileSync(path, 'utf8');
    } catch {
      return refuse('the file cannot be read');
    }
    try {
      check(pem);
    } catch {
      return refuse(`the file does not hold ${kind} in PEM`);
    }
    return pem;
  });

/** Any number of certificates, at least one. */
export const certificateFile = pemFile((pem) => {
  const found = pem.match(CERTIFICATE) ?? [];
  if (found.length === 0) throw new Error('no certificate');
  for (const one of found) new X509Certificate(one);
}, 'certificates');

/** A key without a passphrase. */
export const privateKeyFile = pemFile((pem) => void createPrivateKey(pem), 'a private key');

/** The same, of the one kind RSA signatures are made with. */
export const rsaKeyFile = pemFile((pem) => {
  if (createPrivateKey(pem).asymmetricKeyType !== 'rsa') throw new Error('another kind of key');
}, 'an RSA private key');

/** Whether the first certificate of a file is that of the key; true as well where either cannot be read, which is said elsewhere. */
export function isPair(certificatePath: string, keyPath: string): boolean {
  try {
    const key = createPrivateKey(readFileSync(keyPath));
    return new X509Certificate(readFileSync(certificatePath)).checkPrivateKey(key);
  } catch {
    return true;
  }
}
